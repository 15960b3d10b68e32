// The comparison with a statement: follows the ticks. The server compares, as for the button; without an answer the button is still there.
"use strict";
(() => {
  const comparison = document.getElementById("comparison");
  if (!comparison) return;
  const form = comparison.closest("form");
  let asked = 0;
  form.addEventListener("change", async (event) => {
    if (!event.target.matches(".ticks input")) return;
    const own = ++asked;
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) })
      .then((response) => (response.ok && !response.redirected ? response.text() : "")).catch(() => "");
    const found = answer && new DOMParser().parseFromString(answer, "text/html").getElementById("comparison");
    if (found && own === asked) comparison.replaceChildren(...found.childNodes);
  });
})();
