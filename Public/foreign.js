// An amount in another currency: tells the rate that the server has, and what the amount is at it, or at the one typed.
"use strict";
(() => {
  const box = document.querySelector("details.foreign");
  if (!box) return;
  const form = box.closest("form"), $ = (selector) => form.querySelector(selector);
  const [original, currency, rate, amount, account, date] = ["#original_amount", "#original_currency", "#rate", "#amount", "#account", "#date"].map($);
  const told = $("#original-r"), hint = $("#rate-h"), usual = hint.textContent;
  const hasCommas = document.querySelector("script[data-commas]") !== null;
  let known = "", asked = "";

  // Half away from zero, as the server rounds.
  const convert = (units, text, decimals, others) => {
    // Where commas and points may be either, a mark before three last digits is asked about.
    if (!hasCommas && text === rate.value && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim())) return;
    // Only where people write commas between thousands is `16,780` no decimal.
    const plain = hasCommas && /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text.trim()) ? text.replaceAll(",", "") : text;
    const [, whole, part = ""] = plain.trim().match(/^(\d+)(?:[.,](\d+))?$/) ?? [];
    if (whole === undefined) return;
    const top = units * BigInt(whole + part) * 10n ** BigInt(others), bottom = 10n ** BigInt(part.length + decimals);
    return (2n * top + bottom) / (2n * bottom);
  };
  const show = () => {
    const others = Number(amount.dataset.decimals), decimals = Number(original.dataset.decimals);
    const units = original.units > 0n && !amount.value.trim() ? convert(original.units, rate.value || known, decimals, others) : undefined;
    told.hidden = !units;
    told.textContent = units ? "= " + amount.shown(units, others) : "";
  };
  const ask = async () => {
    const text = currency.value.trim(), address = box.dataset.rates + "?" + new URLSearchParams({ original_currency: text, account: account.value, date: date.value });
    if (address === asked) return;
    asked = address;
    const answer = text ? await fetch(address).then((response) => (response.ok ? response.text() : "")).catch(() => "") : "";
    if (asked !== address) return;
    const found = new URLSearchParams(answer);
    known = found.get("rate") ?? "";
    rate.placeholder = known;
    hint.textContent = found.get("hint") || usual;
    let mark = original.parentElement.querySelector("span[aria-hidden]");
    if (!mark) { mark = document.createElement("span"); mark.ariaHidden = "true"; original.before(mark); }
    mark.textContent = found.get("symbol") || found.get("code") || "";
    mark.hidden = !mark.textContent;
    Object.assign(original.dataset, { decimals: found.get("decimals") ?? 2, signs: found.get("signs") ?? "" });
    original.dispatchEvent(new Event("worked"));
    show();
  };
  let waiting;
  form.addEventListener("input", (event) => {
    if (![original, currency, rate, amount, date].includes(event.target)) return;
    show();
    clearTimeout(waiting);
    if (event.target === currency || event.target === date) waiting = setTimeout(ask, 250);
  });
  form.addEventListener("change", ask);
  box.addEventListener("toggle", ask);
  // A draft may have brought values.
  if ([original, currency, rate].some((field) => field.value)) box.open = true;
  if (box.open) ask();
})();
