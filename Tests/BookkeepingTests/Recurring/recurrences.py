"""Makes recurrences.txt: random rules, and the days that python-dateutil's rrule gives for them over 30 years.

Source: python-dateutil 2.9.0 (https://github.com/dateutil/dateutil), dateutil.rrule, an implementation of RFC 5545, section 3.3.10.
"The last day of shorter months" is BYMONTHDAY=day,-1;BYSETPOS=1. The weekend rule, which RFC 5545 does not have, is applied here.

Usage: python3 recurrences.py > recurrences.txt

A line is a rule: frequency (d, w, m, y) and interval, the first day, n (never), u (until a day) or t (a number of times), k (keep), b (before) or a (after)
the weekend; then the number of days and a hash of them: FNV-1a with 32 bits at a time. Days are counted from 1970-01-01.
"""

import random
from datetime import date, datetime, timedelta

from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

YEARS = 30
EPOCH = date(1970, 1, 1)


def moved(day, weekend):
    past = day.weekday() - 5
    if past < 0 or weekend == "k":
        return day
    return day - timedelta(days=past + 1) if weekend == "b" else day + timedelta(days=2 - past)


def fnv(days):
    value = 0x811C9DC5
    for day in days:
        value = (value ^ (day - EPOCH).days) * 0x01000193 & 0xFFFFFFFF
    return value


def days(frequency, every, first, until, times, weekend):
    options = {"interval": every, "dtstart": datetime(first.year, first.month, first.day)}
    if frequency in "my" and first.day > 28:
        options |= {"bymonthday": (first.day, -1), "bysetpos": 1}
        if frequency == "y":
            options["bymonth"] = first.month
    horizon = datetime(first.year + YEARS, first.month, 28)
    options["until"] = min(horizon, datetime(until.year, until.month, until.day)) if until else horizon
    found = []
    for moment in rrule({"d": DAILY, "w": WEEKLY, "m": MONTHLY, "y": YEARLY}[frequency], **options):
        day = moved(moment.date(), weekend)
        if found and found[-1] == day:
            continue
        found.append(day)
        if times == len(found):
            break
    return found


chance = random.Random(20261124)
for number in range(5000):
    frequency = chance.choice("ddwwmmmmmmyyy")
    every = chance.choice([1, 1, 1, 2, 2, 3, 4, 6, 12, chance.randint(1, 99)])
    first = date(2000, 1, 1) + timedelta(days=chance.randrange(36525))
    if frequency in "my" and chance.random() < 0.5:
        # Ends of months and leap days.
        first = date(first.year, first.month, 1) + timedelta(days=chance.choice([28, 29, 30]))
        first = date(first.year - first.year % 4, 2, 29) if chance.random() < 0.2 and first.year % 100 else first
    # Days over 30 years are many: one rule in twenty has them all.
    end = chance.choice("nut" if frequency != "d" or chance.random() < 0.05 else "ut")
    until = first + timedelta(days=chance.randrange(1000 if frequency == "d" else 11000)) if end == "u" else None
    times = chance.randint(1, 200 if frequency == "d" else 60) if end == "t" else None
    weekend = chance.choice("kba")
    result = days(frequency, every, first, until, times, weekend)
    limit = f"u{(until - EPOCH).days}" if until else f"t{times}" if times else "n"
    print(f"{frequency}{every} {(first - EPOCH).days} {limit} {weekend} {len(result)} {fnv(result):x}")
