// The comparison with a statement: follows the ticks. The server compares, as for the button; without an answer the button is still there.
"use strict";
(() => {
  const comparison = document.getElementById("comparison");
  if (!comparison) return;
  const form = comparison.closest("form");
  let asked = 0, isAsking = false;
  form.addEventListener("change", async (event) => {
    // Whatever else is changed meanwhile would be lost with the answer: it is asked for once more.
    if (!isAsking && !event.target.matches(".ticks input")) return;
    const own = ++asked;
    isAsking = true;
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) })
      .then((response) => (response.ok && !response.redirected ? response.text() : "")).catch(() => "");
    if (own !== asked) return;
    isAsking = false;
    const found = answer && new DOMParser().parseFromString(answer, "text/html").getElementById("comparison");
    if (!found) return;
    const name = comparison.contains(document.activeElement) && document.activeElement.name;
    comparison.replaceChildren(...found.childNodes);
    if (name) comparison.querySelector(`[name="${name}"]`)?.focus();
  });
})();
