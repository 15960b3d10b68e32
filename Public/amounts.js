// Amounts: shows the result of what is typed, and marks what is no amount; never changes the text. The rules are those of AmountExpression.
"use strict";
(() => {
  const power = (digits) => 10n ** BigInt(digits), size = (number) => (number < 0n ? -number : number);
  const plain = { "。": ".", "｡": ".", "٫": ".", "、": ",", "､": ",", "’": "'", "٬": "'", "−": "-", "ー": "-", "×": "*", "÷": "/", "∕": "/", "￠": "¢", "￡": "£", "￥": "¥", "￦": "₩" };
  const plainText = (text) => text.toLowerCase().replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt() - 0xfee0)).replace(/[‐-—]/g, "-")
    .replace(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt() & 15).replace(/\s/g, " ").replace(/[^ -~]/g, (mark) => plain[mark] ?? mark);
  const isGrouped = (text) => /^(\d*|[1-9]\d{0,2}([.,' ])\d{3}(\2\d{3})*|[1-9]\d?(,\d\d)+,\d{3})$/.test(text);
  const language = document.documentElement.lang, commas = "commas" in document.currentScript.dataset;
  const round = (top, bottom) => {
    const part = top / bottom, rest = 2n * size(top % bottom);
    return rest > bottom || (rest === bottom && part % 2n) ? part + (top < 0n ? -1n : 1n) : part;
  };

  // Numbers as they are said, in ten-thousandths: the rules of SaidNumber and SaidChange.
  const one = 10000n, said = "〇一二三四五六七八九", digits = { 零: 0, 两: 2, 兩: 2, 壱: 1, 弐: 2, 参: 3 };
  const units = { 十: 10n, 拾: 10n, 百: 100n, 佰: 100n, 千: 1000n, 仟: 1000n }, myriads = { 万: one, 萬: one, 億: one * one, 亿: one * one };
  const digitOf = (mark) => (said.includes(mark) ? said.indexOf(mark) : digits[mark]), largest = 2n ** 63n - 1n;
  const sayNumber = (text) => {
    let at = 0, total = 0n, section = 0n, now, last = 0n, lastLarge = largest, lastSmall = largest, isSaid = false, isNowSaid = false, hasZero = false;
    for (let mark = text[0]; mark; mark = text[at]) {
      if (units[mark]) {
        if (units[mark] >= lastSmall) break;
        section += (now ?? one) * units[mark];
        [now, last, lastSmall, isSaid, hasZero] = [undefined, units[mark], units[mark], true, false];
      } else if (myriads[mark]) {
        if (myriads[mark] >= lastLarge || !(section + (now ?? 0n))) break;
        total += (section + (now ?? 0n)) * myriads[mark];
        [section, now, last, lastLarge, lastSmall, isSaid, hasZero] = [0n, undefined, myriads[mark], myriads[mark], largest, true, false];
      } else if (digitOf(mark) !== undefined) {
        if (now !== undefined && !isNowSaid) break;
        if (!digitOf(mark) && now === undefined) hasZero = true;
        [now, isNowSaid, isSaid] = [(now ?? 0n) * 10n + BigInt(digitOf(mark)) * one, true, true];
      } else {
        const [typed, whole, part = ""] = (now === undefined && text.slice(at).match(/^(\d+(?:,\d{3}(?!\d))*)(?:\.(\d+))?/)) || [];
        if (!typed || part.length > 4 || whole.replace(/,/g, "").length > 13) break;
        [now, isNowSaid] = [BigInt(whole.replace(/,/g, "") + part.padEnd(4, "0")), false];
        at += typed.length - 1;
      }
      if (total + section + (now ?? 0n) > largest) return;
      at++;
    }
    if (!isSaid) return;
    const isShort = now > 0n && last >= 100n && now < 10n * one && now % one === 0n && !hasZero, tens = isShort && now * (last / 10n), sum = total + section;
    if (isShort && isNowSaid && language === "zh-Hans") return { length: at, value: sum + tens };
    return { length: at, value: sum + (now ?? 0n), other: isShort && !(isNowSaid && language === "ja") ? sum + tens : undefined };
  };
  const digit = "[\\d一二两三四五六七八九零〇]";
  const change = new RegExp(`^(?:(${digit})[毛角](?:(${digit})分?)?|(${digit})分|(${digit})(?:(${digit})分?)?)[钱錢]?(?!${digit}|[.,])`);
  const sayChange = (text, isAlone) => {
    if (text[0] === "半" && !isAlone) return { length: 1, value: 50n };
    const [found, tens, rest, only, first, second] = text.match(change) ?? [], value = (mark) => (mark === undefined ? 0 : digitOf(mark) ?? Number(mark));
    const parts = tens ? value(tens) * 10 + value(rest) : only ? value(only) : value(first) * 10 + value(second);
    if (!found || !parts || (isAlone && !/^.[毛角分]/.test(found))) return;
    return { length: found.length, value: BigInt(parts) };
  };

  // A problem: the place of its sentence, and what the sentence names. Without a place, the text is the beginning of an amount.
  const [wrong, twice, either, whole, decimal, large, long] = [0, 1, 2, 3, 4, 5, 6], begun = [];

  // Returns the amount in minor units.
  const evaluate = (typed, decimals, signs) => {
    const text = plainText(typed);
    let at = 0;
    if (typed.length > 60) throw [long];
    const take = (pattern) => { const found = text.slice(at).match(pattern)?.[0] ?? ""; at += found.length; return found; };
    const takeSign = (skips = true) => { const sign = signs.find((sign) => text.startsWith(sign, at)) ?? ""; at += sign.length; if (sign && skips) take(/^ +/); return sign; };
    const refuse = () => { throw signs.some((sign) => sign.startsWith(text.slice(at))) ? begun : [wrong]; };
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
      const coins = signs.includes("元") && sayChange(text.slice(at), true), number = coins || sayNumber(text.slice(at, at + 40));
      if (!number) return;
      at += number.length;
      take(/^ +/);
      if (coins) return [coins.value, 100n];
      for (const value of [number.value, number.other ?? 0n]) if (value * power(limit) % one) throw limit ? [decimal, limit] : [whole];
      if (number.other) throw [either, ...[number.other, number.value].map((value) => round(value * power(decimals), one))];
      return [number.value, one];
    };
    const operand = (limit) => {
      const isMarked = takeSign(), isNegative = isMarked && take(/^[+-] */)[0] === "-", start = at;
      let [top, bottom] = say(limit) ?? figure(limit);
      const isWhole = !text.slice(start, at).includes(".") || /[^\d.,' ]/.test(text.slice(start, at)), mark = isMarked ? "" : takeSign(false);
      const parts = isWhole && decimals === 2 && /[块塊元圆圓]$/.test(mark) && sayChange(text.slice(at));
      if (parts) { at += parts.length; [top, bottom] = [top * 100n + parts.value * bottom, bottom * 100n]; }
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

  const sentences = document.currentScript.dataset.say.split("|");
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
    field.form.addEventListener("change", (event) => event.target.tagName === "SELECT" && update(true));
    update(false);
  }
})();
