// A page that was left goes behind the lock screen. The server locks without this file too.
"use strict";
(() => {
  const { seconds, token, base } = document.currentScript.dataset, key = "penny-used";
  const pause = Math.max(Number(seconds), 60) * 1000;
  const used = () => { try { return Number(localStorage.getItem(key)); } catch { return 0; } };
  const opened = Date.now();
  try { localStorage.setItem(key, String(opened)); } catch { /* private mode */ }
  let leaving = false, locked = false;
  // Another tab may have been used since.
  const isOver = () => locked || Date.now() - Math.max(used(), opened) > pause;
  const look = () => {
    if (!isOver() || leaving) return;
    leaving = true;
    location.replace(base + "/locked?next=" + encodeURIComponent((location.pathname + location.search).slice(base.length)));
  };
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return look();
    if (seconds === "0" && !leaving) locked = navigator.sendBeacon(base + "/lock", new URLSearchParams({ csrf: token }));
  });
  setInterval(look, 5000);
})();
