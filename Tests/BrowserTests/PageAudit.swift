import BrowserDriver

/// Measurements of the open page; each returns a sentence per finding.
enum PageAudit {
    /// Returns the elements that make the page scroll horizontally.
    static func overflow(_ browser: Browser) throws -> [String] { try ask(browser, overflowScript) }

    /// Returns links, buttons and fields smaller than 44 by 44 CSS pixels, except links inside a sentence.
    static func smallTargets(_ browser: Browser) throws -> [String] { try ask(browser, targetScript) }

    /// Returns texts with a contrast below 4.5 to 1, or 3 to 1 if large (WCAG 2.2, 1.4.3).
    static func weakContrast(_ browser: Browser) throws -> [String] { try ask(browser, contrastScript) }

    /// Returns labels of charts that touch each other or leave their card.
    static func collidingLabels(_ browser: Browser) throws -> [String] { try ask(browser, collisionScript) }

    /// Returns the elements that make the page scroll horizontally, texts that leave their element, that an ancestor clips without an
    /// ellipsis, or that touch another text, and buttons and headings whose text is shortened.
    static func layout(_ browser: Browser) throws -> [String] {
        try ask(browser, "(() => { \(overflowScript) })(); \(cutScript)")
    }

    private static func ask(_ browser: Browser, _ script: String) throws -> [String] {
        try browser.run(common + script).array.compactMap(\.string)
    }

    private static let common = """
        const wrong = [];
        for (const details of document.querySelectorAll('details')) details.open = true;
        const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !e.closest('.vh, .skip');
        const name = (e) => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') + (e.className && e.className.baseVal === undefined ? '.'
          + [...e.classList].join('.') : '') + ' "' + (e.innerText || e.value || e.getAttribute('aria-label') || '').trim().slice(0, 30) + '"';

        """

    private static let overflowScript = """
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth > width) {
          for (const e of document.querySelectorAll('body *')) {
            const box = e.getBoundingClientRect();
            if (shown(e) && box.right > width + 0.5 && box.width > 0) wrong.push(name(e) + ' ends at ' + Math.round(box.right) + ' of ' + width);
          }
          if (!wrong.length) wrong.push('the page is ' + document.documentElement.scrollWidth + ' wide, not ' + width);
        }
        return wrong.slice(0, 5);
        """

    private static let cutScript = """
        const texts = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode, e = node.parentElement;
          if (!node.data.trim() || !shown(e) || e.closest('svg, option, script, style, textarea')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
          let seen = rects.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
          let isMoving = false, isScrolled = false, isHidden = false, isCut = '';
          for (let at = e; at && at !== document.documentElement; at = at.parentElement) {
            const style = getComputedStyle(at), box = at.getBoundingClientRect();
            const beyond = seen.some((r) => r.right > box.right + 1 || r.left < box.left - 1);
            if (style.position === 'absolute' && box.width < 3) isHidden = true;
            if (/auto|scroll/.test(style.overflowX)) { isScrolled = true; break; }
            if (at === e && style.display !== 'inline' && beyond && style.overflowX === 'visible') isCut = 'leaves its element';
            if (/hidden|clip/.test(style.overflowX)) {
              if (beyond && style.textOverflow !== 'ellipsis') isCut = 'is clipped by ' + name(at);
              if (beyond && at.matches('button, .btn, h1, h2')) isCut = 'is shortened';
              for (const r of seen) { r.left = Math.max(r.left, box.left); r.right = Math.min(r.right, box.right); }
            }
            if (/hidden|clip/.test(style.overflowY)) {
              if (style.webkitLineClamp === 'none' && seen.some((r) => r.bottom > box.bottom + 2 || r.top < box.top - 2)) isCut = 'is clipped by ' + name(at);
              for (const r of seen) { r.top = Math.max(r.top, box.top); r.bottom = Math.min(r.bottom, box.bottom); }
            }
            // The text behind an ellipsis is not looked for any further.
            seen = seen.filter((r) => r.right > r.left && r.bottom > r.top);
            if (/fixed|sticky|absolute/.test(style.position)) { isMoving = true; if (style.position === 'fixed') break; }
          }
          if (isHidden) continue;
          if (isCut) wrong.push('"' + node.data.trim().slice(0, 40) + '" in ' + name(e) + ' ' + isCut);
          if (!isMoving && !isScrolled) texts.push(...seen.map((r) => [node, r]));
        }
        texts.sort((a, b) => a[1].top - b[1].top);
        texts.forEach(([one, a], at) => {
          for (let next = at + 1; next < texts.length && texts[next][1].top < a.bottom; next++) {
            const [other, b] = texts[next];
            // The boxes of lines reach into each other by what a font leaves above and below its letters.
            const isBeside = Math.min(a.bottom, b.bottom) - b.top < 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
            if (one !== other && !isBeside && a.left + 2 < b.right && b.left + 2 < a.right)
              wrong.push('"' + one.data.trim().slice(0, 30) + '" touches "' + other.data.trim().slice(0, 30) + '" in ' + name(one.parentElement));
          }
        });
        return [...new Set(wrong)].slice(0, 8);
        """

    private static let collisionScript = """
        for (const svg of document.querySelectorAll('.chart > svg, .chart .ring')) {
          const card = svg.closest('.chart').getBoundingClientRect();
          const texts = [...svg.querySelectorAll('text')].filter((e) => getComputedStyle(e).display !== 'none').map((e) => [e.textContent, e.getBoundingClientRect()]);
          texts.forEach(([one, a], at) => {
            if (a.left < card.left || a.right > card.right) wrong.push(one + ' leaves its card');
            for (const [other, b] of texts.slice(at + 1)) {
              if (a.left < b.right && b.left < a.right && a.top + 2 < b.bottom - 2 && b.top + 2 < a.bottom - 2) wrong.push(one + ' touches ' + other);
            }
          });
        }
        return wrong;
        """

    private static let targetScript = """
        // A link that covers its row with ::after is as large as the row.
        const box = (e) => {
          const cover = getComputedStyle(e, '::after');
          if (cover.position === 'absolute' && cover.content !== 'none') {
            for (let at = e; at; at = at.parentElement) if (getComputedStyle(at).position !== 'static') return at.getBoundingClientRect();
          }
          return e.getBoundingClientRect();
        };
        const inSentence = (e) => e.tagName === 'A' && getComputedStyle(e).display === 'inline'
          && [...e.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        for (const e of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
          const target = e.closest('label') && /checkbox|radio/.test(e.type) ? e.closest('label') : e;
          if (!shown(target) || inSentence(e) || e.disabled || e.tabIndex < 0) continue;
          const { width, height } = box(target);
          if (width < 43.5 || height < 43.5) wrong.push(name(target) + ' is ' + Math.round(width) + ' by ' + Math.round(height));
        }
        return wrong;
        """

    private static let contrastScript = """
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
        const seen = new Map();
        const rgba = (css) => {
          if (!seen.has(css)) {
            canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = css; canvas.fillRect(0, 0, 1, 1);
            seen.set(css, [...canvas.getImageData(0, 0, 1, 1).data].map((part, at) => (at === 3 ? part / 255 : part)));
          }
          return seen.get(css);
        };
        const over = (top, below, alpha = top[3]) => [0, 1, 2].map((at) => top[at] * alpha + below[at] * (1 - alpha)).concat(1);
        const luminance = (colour) => {
          const [r, g, b] = colour.map((part) => { const c = part / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ratio = (one, other) => {
          const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
          return (light + 0.05) / (dark + 0.05);
        };
        // Every colour that a background may have behind an element: a gradient has several.
        const backgrounds = (e) => {
          if (!e) return [rgba('Canvas')];
          const style = getComputedStyle(e);
          const stops = (style.backgroundImage.match(/(rgba?|color|oklab|oklch)\\([^()]*\\)/g) || []).map(rgba);
          const own = stops.length ? stops : [rgba(style.backgroundColor)];
          return own.every((colour) => colour[3] === 1) ? own : backgrounds(e.parentElement).flatMap((below) => own.map((top) => over(top, below)));
        };
        const check = (e, style, text) => {
          if (!text || e.closest(':disabled, [aria-disabled=true], svg')) return;
          let opacity = 1;
          for (let at = e; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
          if (!opacity) return;
          const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
          for (const background of backgrounds(e)) {
            const colour = rgba(style.color), found = ratio(over(colour, background, colour[3] * opacity), background);
            if (found < (isLarge ? 3 : 4.5)) { wrong.push(name(e) + ' "' + text.slice(0, 30) + '" has ' + found.toFixed(2)); return; }
          }
        };
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const told = new Set();
        while (walker.nextNode()) {
          const e = walker.currentNode.parentElement, text = walker.currentNode.data.trim();
          if (!text || told.has(e) || !shown(e) || /SCRIPT|STYLE|OPTION|TITLE/.test(e.tagName)) continue;
          told.add(e);
          check(e, getComputedStyle(e), text);
        }
        for (const e of document.querySelectorAll('input, textarea, select')) {
          if (!shown(e) || /hidden|radio|checkbox|file/.test(e.type)) continue;
          check(e, getComputedStyle(e), e.value);
          if (e.placeholder) check(e, getComputedStyle(e, '::placeholder'), e.placeholder);
        }
        return [...new Set(wrong)].slice(0, 12);
        """
}
