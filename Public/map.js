// The map of records, moved by dragging, wheel, pinch or keys. Each move fetches the page of the new view from the server and replaces the map.
"use strict";
(() => {
  const map = () => document.getElementById("map");
  if (!map()) return;
  const world = (zoom) => 256 * 2 ** zoom;
  const across = (lon, zoom) => (lon / 360 + 0.5) * world(zoom);
  const down = (lat, zoom) => (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world(zoom);
  let asked = 0, timer, pointers = new Map(), drag = null, wheel = 0, settled = 0;

  // The number of pixels of the drawing per pixel of the screen: the drawing covers its box and is cropped at two sides.
  const scale = () => {
    const box = map().getBoundingClientRect(), view = map().querySelector("svg").viewBox.baseVal;
    return { box, factor: 1 / Math.max(box.width / view.width, box.height / view.height) };
  };
  const preview = (x, y, size, origin) => {
    const svg = map().querySelector("svg");
    svg.style.transformOrigin = origin || "50% 50%";
    svg.style.transform = `translate(${x}px, ${y}px) scale(${size})`;
  };

  // Returns the URL of the view after a move by (x, y) pixels of the drawing and a zoom step that keeps the point (px, py), measured from the centre, in place.
  const target = (x, y, step = 0, px = 0, py = 0) => {
    const data = map().dataset, zoom = Math.min(Math.max(Number(data.zoom) + step, Number(data.least)), Number(data.most));
    const grown = 2 ** (zoom - Number(data.zoom));
    const left = (across(Number(data.lon), Number(data.zoom)) + x + px) * grown - px, top = (down(Number(data.lat), Number(data.zoom)) + y + py) * grown - py;
    const lon = ((((left / world(zoom)) % 1) + 1) % 1) * 360 - 180;
    const lat = (Math.atan(Math.sinh((0.5 - Math.min(Math.max(top / world(zoom), 0), 1)) * 2 * Math.PI)) * 180) / Math.PI;
    const url = new URL(location.href);
    ["q", "at"].forEach((name) => url.searchParams.delete(name));
    url.searchParams.set("lat", lat.toFixed(5));
    url.searchParams.set("lon", lon.toFixed(5));
    url.searchParams.set("zoom", zoom);
    return url;
  };

  const show = async (url, focus) => {
    const mine = ++asked;
    map().setAttribute("aria-busy", "true");
    let page;
    try {
      const answer = await fetch(url, { credentials: "same-origin" });
      if (!answer.ok || answer.redirected) throw new Error();
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
      if (mine === asked) location.assign(url);
      return;
    }
    if (mine !== asked || !page.getElementById("map")) return;
    const had = document.activeElement === map() || focus, bar = document.querySelector(".chips.scroll"), left = bar ? bar.scrollLeft : 0;
    for (const part of document.querySelectorAll("[data-swap]")) {
      const next = page.querySelector(`[data-swap="${part.dataset.swap}"]`);
      if (next) part.replaceWith(next);
    }
    const chips = document.querySelector(".chips.scroll");
    if (chips) chips.scrollLeft = left;
    map().tabIndex = 0;
    if (had) map().focus({ preventScroll: true });
    history.replaceState(null, "", url);
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-swap] a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (performance.now() < settled) return event.preventDefault();
    const url = new URL(link.getAttribute("href"), location.href);
    if (url.origin !== location.origin || url.pathname !== location.pathname) return;
    event.preventDefault();
    show(url, link.closest(".map"));
  });

  document.addEventListener("dragstart", (event) => event.target.closest && event.target.closest(".map") && event.preventDefault());
  document.addEventListener("pointerdown", (event) => {
    if (event.button || !event.target.closest(".map svg") || event.target.closest(".map-scale")) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const all = [...pointers.values()];
    drag = all.length === 1
      ? { x: event.clientX, y: event.clientY, moved: false }
      : { x: (all[0].x + all[1].x) / 2, y: (all[0].y + all[1].y) / 2, apart: Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y), moved: true };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const all = [...pointers.values()];
    if (all.length > 1 && drag.apart) {
      const { box } = scale();
      drag.size = Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) / drag.apart;
      drag.to = { x: (all[0].x + all[1].x) / 2, y: (all[0].y + all[1].y) / 2 };
      preview(drag.to.x - drag.x, drag.to.y - drag.y, drag.size, `${drag.x - box.left}px ${drag.y - box.top}px`);
    } else if (!drag.apart) {
      if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 6) return;
      drag.moved = true;
      drag.to = { x: event.clientX, y: event.clientY };
      preview(drag.to.x - drag.x, drag.to.y - drag.y, 1);
    }
  });
  const release = (event) => {
    if (!pointers.delete(event.pointerId) || !drag) return;
    const { to, x, y, moved, apart, size } = drag;
    if (pointers.size && apart) return;
    drag = null;
    if (!moved || !to) return;
    settled = performance.now() + 50;
    const { box, factor } = scale();
    const step = apart ? Math.round(Math.log2(size || 1)) : 0;
    const px = (x - box.left - box.width / 2) * factor, py = (y - box.top - box.height / 2) * factor;
    show(target((x - to.x) * factor, (y - to.y) * factor, step, apart ? px : 0, apart ? py : 0));
  };
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);

  document.addEventListener("wheel", (event) => {
    if (!event.target.closest || !event.target.closest(".map")) return;
    event.preventDefault();
    wheel += event.deltaMode ? event.deltaY * 30 : event.deltaY;
    const step = Math.sign(-wheel) * Math.min(Math.ceil(Math.abs(wheel) / 240), 4), { box, factor } = scale();
    const x = event.clientX - box.left, y = event.clientY - box.top;
    preview(0, 0, 2 ** (-wheel / 240), `${x}px ${y}px`);
    clearTimeout(timer);
    timer = setTimeout(() => {
      wheel = 0;
      show(target(0, 0, step, (x - box.width / 2) * factor, (y - box.height / 2) * factor));
    }, 160);
  }, { passive: false });

  document.addEventListener("keydown", (event) => {
    if (event.target !== map() || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves = { ArrowLeft: [-160, 0, 0], ArrowRight: [160, 0, 0], ArrowUp: [0, -120, 0], ArrowDown: [0, 120, 0], "+": [0, 0, 1], "=": [0, 0, 1], "-": [0, 0, -1] };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    show(target(...move));
  });
  map().tabIndex = 0;
  document.documentElement.classList.add("live-map");
})();
