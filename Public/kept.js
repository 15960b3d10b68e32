// Sign-in: says that this browser has kept what was typed when a session ended; form.js and quick.js keep it.
"use strict";
(() => {
  const sent = sessionStorage.getItem("penny-sent");
  const isKept = sessionStorage.getItem("penny-quick") || (sent && localStorage.getItem("penny-draft:" + sent));
  const word = document.querySelector("[data-kept]");
  if (isKept && word) word.hidden = false;
})();
