// Numbers as they are said, for amounts.js: the rules of SaidNumber and SaidChange.
"use strict";
(() => {
  const language = document.documentElement.lang;
  const one = 10000n, said = "〇一二三四五六七八九", digits = { 零: 0, 两: 2, 兩: 2, 壱: 1, 弐: 2, 参: 3, 壹: 1, 贰: 2, 貳: 2, 叁: 3, 參: 3, 肆: 4, 伍: 5, 陆: 6, 陸: 6, 柒: 7, 捌: 8, 玖: 9 };
  const units = { 十: 10n, 拾: 10n, 百: 100n, 佰: 100n, 千: 1000n, 仟: 1000n }, myriads = { 万: one, 萬: one, 億: one * one, 亿: one * one };
  const digitOf = (mark) => (said.includes(mark) ? said.indexOf(mark) : digits[mark]), largest = 2n ** 63n - 1n;
  const sayNumber = (text) => {
    let at = 0, total = 0n, section = 0n, now, last = 0n, lastLarge = largest, lastSmall = largest, isSaid = false, isNowSaid = false, hasZero = false;
    for (let mark = text[0]; mark; mark = text[at]) {
      if (units[mark]) {
        if (units[mark] >= lastSmall) break;
        if (units[mark] === 100n && now === undefined && !total && !section && language === "zh-Hans") return;
        section += (now ?? one) * units[mark];
        [now, last, lastSmall, isSaid, hasZero] = [undefined, units[mark], units[mark], true, false];
      } else if (myriads[mark]) {
        if (myriads[mark] >= lastLarge || !(section + (now ?? 0n))) break;
        total += (section + (now ?? 0n)) * myriads[mark];
        [section, now, last, lastLarge, lastSmall, isSaid, hasZero] = [0n, undefined, myriads[mark], myriads[mark], largest, true, false];
      } else if (digitOf(mark) !== undefined) {
        if (now !== undefined && !isNowSaid) break;
        if (now > 0n && now < 10n * one && BigInt(digitOf(mark)) * one === now + one) return;
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
    return { length: at, value: sum + (now ?? 0n), other: isShort ? sum + tens : undefined };
  };
  const digit = `[\\d${said}${Object.keys(digits).join("")}]`;
  const change = new RegExp(`^(?:(${digit})[毛角](?:(${digit})分?)?|(${digit})分|(${digit})(?:(${digit})分?)?)[钱錢]?(?!${digit}|[.,])`);
  const sayChange = (text, isAlone) => {
    if (text[0] === "半" && !isAlone) return { length: 1, value: 50n };
    const [found, tens, rest, only, first, second] = text.match(change) ?? [], value = (mark) => (mark === undefined ? 0 : digitOf(mark) ?? Number(mark));
    const parts = tens ? value(tens) * 10 + value(rest) : only ? value(only) : value(first) * 10 + value(second);
    if (!found || !parts || (isAlone && !/^.[毛角分]/.test(found))) return;
    return { length: found.length, value: BigInt(parts) };
  };

  window.said = {
    change: sayChange,
    // The number at the beginning of a text: its length, its values, two of them if it can be read in two ways, and the parts of one that they count.
    number: (text, signs) => {
      const coins = signs.includes("元") && sayChange(text, true), number = coins || sayNumber(text.slice(0, 40));
      return number && { length: number.length, values: number.other ? [number.value, number.other] : [number.value], under: coins ? 100n : one };
    },
  };
})();
