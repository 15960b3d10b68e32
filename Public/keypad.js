// Amounts on a touch screen: keys of their own, until somebody asks for those of the phone.
"use strict";
(() => {
  const template = document.getElementById("keypad");
  if (!template || !matchMedia("(pointer: coarse)").matches) return;
  const pad = template.content.querySelector(".keypad").cloneNode(true), again = template.content.querySelector(".btn").cloneNode(true);
  const $ = (selector) => pad.querySelector(selector), decimal = $("[data-zeros]"), point = decimal.value, name = "penny-keyboard";
  const fields = [...document.querySelectorAll("input[data-decimals]")].filter((field) => field.form.contains(template)), classes = document.documentElement.classList;
  let field = fields[0], isPlain = false;
  if (!field) return;
  try { isPlain = localStorage.getItem(name) === "phone"; } catch { /* private mode */ }

  const follow = () => {
    const hasDecimals = Number(field.dataset.decimals) > 0;
    decimal.textContent = decimal.value = hasDecimals ? point : "00";
    decimal.ariaLabel = hasDecimals ? decimal.dataset.point : decimal.dataset.zeros;
  };
  const open = () => {
    if (isPlain) return;
    follow();
    pad.hidden = false;
    classes.add("keyed");
    see();
  };
  // The result below the field comes and goes.
  const see = () => {
    for (const seen of [document.getElementById(field.id + "-r"), field]) seen?.scrollIntoView({ block: "nearest" });
  };
  const close = () => { pad.hidden = true; classes.remove("keyed"); };
  const choose = (plain) => {
    isPlain = plain;
    again.hidden = !plain;
    for (const one of fields) one.inputMode = plain ? "decimal" : "none";
  };
  const remember = (plain) => {
    choose(plain);
    try { if (plain) localStorage.setItem(name, "phone"); else localStorage.removeItem(name); } catch { /* private mode */ }
    field.blur();
    field.focus();
  };
  const replace = (from, to, text) => {
    if (field.value.length - (to - from) + text.length > 60) return;
    field.setRangeText(text, from, to, "end");
    if (field.selectionEnd === field.value.length) field.scrollLeft = field.scrollWidth;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const isSign = (text) => /^[+−×÷]$/.test(text);

  // The field keeps the focus, and with it the caret.
  for (const kind of ["pointerdown", "mousedown"]) pad.addEventListener(kind, (event) => event.preventDefault());
  pad.addEventListener("click", (event) => {
    const key = event.target.closest("button");
    if (!key) return;
    if (key.dataset.act === "close") return close();
    if (key.dataset.act === "phone") { close(); return remember(true); }
    if (document.activeElement !== field && !pad.contains(document.activeElement)) field.focus({ preventScroll: true });
    const from = field.selectionStart, to = field.selectionEnd;
    if (key.dataset.act === "delete") return replace(from === to ? Math.max(0, from - 1) : from, to, "");
    replace(from === to && isSign(key.value) && isSign(field.value.slice(from - 1, from)) ? from - 1 : from, to, key.value);
  });
  for (const one of fields) for (const kind of ["focus", "click"]) one.addEventListener(kind, () => { field = one; open(); });
  field.form.addEventListener("input", (event) => event.target === field && !pad.hidden && see());
  field.form.addEventListener("change", () => requestAnimationFrame(follow));
  again.addEventListener("click", () => remember(false));
  addEventListener("keydown", (event) => event.key === "Escape" && close());

  // Another field closes the keys; a button does not, since it would move away under the finger.
  const settle = () => requestAnimationFrame(() => fields.includes(document.activeElement) || document.activeElement.matches("button") || close());
  addEventListener("focusin", settle);
  addEventListener("click", settle);

  pad.hidden = true;
  document.querySelector("main").append(pad);
  (field.closest(".quick-row") ?? field.closest(".money")).after(again);
  choose(isPlain);
  if (fields.includes(document.activeElement)) { field = document.activeElement; open(); }
})();
