// Amounts: shows the result of what is typed, and marks what is no amount; never changes the text. The rules are those of AmountExpression.
"use strict";
(() => {
  const power = (digits) => 10n ** BigInt(digits), size = (number) => (number < 0n ? -number : number);
  const plain = { "。": ".", "｡": ".", "٫": ".", "、": ",", "､": ",", "’": "'", "٬": "'", "−": "-", "ー": "-", "×": "*", "÷": "/", "∕": "/", "￠": "¢", "￡": "£", "￥": "¥", "￦": "₩" };
  const plainText = (text) => text.toLowerCase().replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt() - 0xfee0)).replace(/[‐-—]/g, "-")
    .replace(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt() & 15).replace(/\s/g, " ").replace(/[^ -~]/g, (mark) => plain[mark] ?? mark);
  const isGrouped = (text) => /^(\d*|[1-9]\d{0,2}([.,' ])\d{3}(\2\d{3})*|[1-9]\d?(,\d\d)+,\d{3})$/.test(text);
  const script = document.currentScript, commas = "commas" in script.dataset;
  const round = (top, bottom) => {
    const part = top / bottom, rest = 2n * size(top % bottom);
    return rest > bottom || (rest === bottom && part % 2n) ? part + (top < 0n ? -1n : 1n) : part;
  };

  // A problem: the place of its sentence, and what the sentence names. Without a place, the text is the beginning of an amount.
  const [wrong, twice, either, whole, decimal, large, long] = [0, 1, 2, 3, 4, 5, 6], begun = [];

  // Numbers as they are said are read by a script of their own, which comes with the first of them.
  const load = () => {
    const said = document.createElement("script");
    said.src = new URL("said.js", script.src);
    said.onload = () => dispatchEvent(new Event("said"));
    if (!document.querySelector(`[src="${said.src}"]`)) document.head.append(said);
  };

  // Returns the amount in minor units.
  const evaluate = (typed, decimals, signs) => {
    const text = plainText(typed);
    let at = 0;
    if (typed.length > 60) throw [long];
    const take = (pattern) => { const found = text.slice(at).match(pattern)?.[0] ?? ""; at += found.length; return found; };
    const takeSign = (skips = true) => { const sign = signs.find((sign) => text.startsWith(sign, at)) ?? ""; at += sign.length; if (sign && skips) take(/^ +/); return sign; };
    const refuse = () => {
      const isSaid = !window.said && /[〇-龥]/.test(text);
      if (isSaid) load();
      throw isSaid || signs.some((sign) => sign.startsWith(text.slice(at))) ? begun : [wrong];
    };
    const figure = (limit) => {
      const part = take(/^[\d.,' ]+/).trimEnd(), marks = part.match(/[.,]/g) ?? [], last = Math.max(part.lastIndexOf("."), part.lastIndexOf(","));
      if (!/\d/.test(part)) refuse();
      const mayGroup = last > 0 && isGrouped(part), isWhole = last < 0 || (mayGroup && (marks.length > 1 || ((!decimals || commas) && marks[0] === ",")));
      if (mayGroup && !isWhole && (decimals < 3 || marks[0] === ",")) {
        const units = BigInt(part.replace(/\D/g, "")) * power(decimals);
        throw [either, units, round(units, 1000n)];
      }
      const head = isWhole ? part : part.slice(0, last), tail = isWhole ? "" : part.slice(last + 1);
      if (!isWhole && marks.length > 1 && (!isGrouped(head) || head.includes(part[last]))) throw [twice];
      if (/\D/.test(tail) || !isGrouped(head)) throw [wrong];
      if (tail.length > limit) throw limit ? [decimal, limit] : [whole];
      return [BigInt(head.replace(/\D/g, "") + tail), power(tail.length)];
    };
    const say = (limit) => {
      const found = window.said?.number(text.slice(at), signs);
      if (!found) return;
      at += found.length;
      take(/^ +/);
      for (const value of found.values) if (value * power(limit) % found.under) throw limit ? [decimal, limit] : [whole];
      if (found.values[1]) throw [either, ...found.values.toReversed().map((value) => round(value * power(decimals), found.under))];
      return [found.values[0], found.under];
    };
    const operand = (limit) => {
      const isMarked = takeSign(), isNegative = isMarked && take(/^[+-] */)[0] === "-", start = at;
      let [top, bottom] = say(limit) ?? figure(limit);
      const isWhole = !text.slice(start, at).includes(".") || /[^\d.,' ]/.test(text.slice(start, at)), mark = isMarked ? "" : takeSign(false);
      const parts = isWhole && decimals === 2 && /[块塊元圆圓]$/.test(mark) && window.said?.change(text.slice(at));
      if (parts) [at, top, bottom] = [at + parts.length, top * 100n + parts.value * bottom, bottom * 100n];
      if (mark) take(/^ +/);
      return [isNegative ? -top : top, bottom];
    };
    let top = 0n, bottom = 1n;
    take(/^ +/);
    for (let sign = take(/^[+-] */)[0] ?? "+"; sign; sign = take(/^[+-] */)[0]) {
      let [over, under] = operand(decimals);
      for (let mark = take(/^[*x/] */)[0]; mark; mark = take(/^[*x/] */)[0]) {
        const [factor, parts] = operand(Math.max(decimals, 2));
        if (mark === "/" && !factor) throw [wrong];
        [over, under] = mark === "/" ? [over * parts, under * factor] : [over * factor, under * parts];
      }
      if ((sign === "-") !== under < 0n) over = -over;
      [top, bottom] = [top * size(under) + over * bottom, bottom * size(under)];
    }
    if (at < text.length) refuse();
    const units = round(top * power(decimals), bottom);
    if (size(units) >= power(15 - (decimals > 0) - (units < 0n))) throw [large];
    return units;
  };

  const sentences = script.dataset.say.split("|");
  for (const field of document.querySelectorAll("input[data-decimals]")) {
    const told = document.createElement("p"), error = document.getElementById(field.id + "-e");
    told.id = field.id + "-r";
    told.role = "status";
    told.hidden = true;
    (field.closest(".quick-row") ?? field.closest(".money, .amt")).after(told);
    field.setAttribute("aria-describedby", `${field.getAttribute("aria-describedby") ?? ""} ${told.id}`.trim());
    const shown = (units, decimals) => {
      const mark = (field.parentElement.querySelector("span[aria-hidden]:not([hidden])") ?? field.nextElementSibling)?.textContent ?? "";
      const digits = String(size(units)).padStart(decimals + 1, "0"), cut = digits.length - decimals;
      return (units < 0n ? "−" : "") + mark + (/[\p{L}.]$/u.test(mark) ? "\u00a0" : "") + digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ",")
        + (decimals ? "." + digits.slice(cut) : "");
    };
    field.shown = shown;
    const update = (isTyped) => {
      const decimals = Number(field.dataset.decimals);
      let words = "", isWrong = false;
      field.units = undefined;
      try {
        const units = evaluate(field.value, decimals, field.dataset.signs.split("|").map(plainText));
        field.units = units;
        if (!/^\d*[.,]?\d*$/.test(field.value) && (units > 0n || "negative" in field.dataset)) words = "= " + shown(units, decimals);
      } catch ([place, one, other]) {
        isWrong = place !== undefined;
        if (isWrong && isTyped) words = sentences[place].replace("{decimals}", one).replace("{whole}", () => shown(one, decimals)).replace("{decimal}", () => shown(other, decimals));
      }
      told.textContent = words;
      told.className = isWrong ? "error" : "hint";
      told.hidden = !words;
      field.form.dispatchEvent(new Event("worked-out"));
      if (!isTyped) return;
      error?.remove();
      field.ariaInvalid = isWrong;
    };
    field.addEventListener("input", () => update(true));
    field.addEventListener("worked", () => update(false));
    addEventListener("said", () => field.value && update(true));
    field.form.addEventListener("change", (event) => event.target.tagName === "SELECT" && update(true));
    update(false);
  }
})();
