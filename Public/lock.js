// Replaces an inactive page by the lock screen. The server locks without this file too.
"use strict";
(() => {
  const { seconds, token, base } = document.currentScript.dataset, key = "penny-used";
  const pause = Math.max(seconds, 60) * 1000, screen = base + "/locked";
  let seen, leaving = false, locked = false;
  const note = () => { seen = Date.now(); try { localStorage[key] = seen; } catch {} };
  // The time of the last use, also in other tabs.
  const last = () => { try { return Math.max(localStorage[key] || 0, seen); } catch { return seen; } };
  const look = () => {
    if (leaving || (!locked && Date.now() - last() <= pause)) return;
    leaving = true;
    location.replace(screen + "?next=" + encodeURIComponent((location.pathname + location.search).slice(base.length)));
  };
  note();
  setInterval(look, 5000);
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  // Typing counts as use.
  addEventListener("input", () => {
    const now = Date.now();
    if (now - seen < 30000 || now - last() > pause) return;
    note();
    fetch(screen, { method: "HEAD", redirect: "manual" }).catch(() => {});
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return look();
    if (seconds === "0" && !leaving) locked = navigator.sendBeacon(base + "/lock", new URLSearchParams({ csrf: token }));
  });
})();
