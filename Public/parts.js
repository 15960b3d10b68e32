// Parts of a record, or of people: tells while somebody types what they leave of the amount.
"use strict";
for (const strip of document.querySelectorAll(".remain")) {
  const whole = document.getElementById("amount"), form = whole.form;
  const [text, button, meter] = ["b", "button", ".meter-value"].map((selector) => strip.querySelector(selector));
  const tell = () => {
    const parts = [...form.querySelectorAll(`[name=${strip.dataset.parts}]`)].filter((field) => field.value.trim());
    const isKnown = whole.units > 0n && parts.every((field) => field.units >= 0n);
    strip.hidden = !isKnown;
    if (!isKnown) return;
    const left = parts.reduce((rest, field) => rest - field.units, whole.units), { left: some, over, even } = strip.dataset;
    strip.className = "remain " + (left > 0n ? "near" : left < 0n ? "over" : "ok");
    text.textContent = left ? (left > 0n ? some : over).replace("{}", () => whole.shown(left < 0n ? -left : left, Number(whole.dataset.decimals))) : even;
    if (button) button.hidden = left <= 0n;
    meter.setAttribute("width", Math.max(0, Math.min(100, 100 - Number((100n * left) / whole.units))) + "%");
  };
  form.addEventListener("worked-out", tell);
  tell();
}
