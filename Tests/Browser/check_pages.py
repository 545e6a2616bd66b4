#!/usr/bin/env python3
"""Opens reports in Chromium and checks what report.html promises: check_pages.py PAGE...

Needs: apt-get install chromium; pip install playwright axe-playwright-python (for axe.min.js).
"""
import argparse, csv, json, math, os, re, shutil, sys, tempfile
from multiprocessing import Pool
from pathlib import Path
from urllib.parse import quote

import axe_playwright_python
from playwright.sync_api import sync_playwright

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
WIDTHS = (360, 768, 1440)
SCRIPT_BYTES, STYLE_BYTES, PAGE_BYTES = 20_000, 8_000, 2 * 1024 * 1024
# Six screens of two kinds, where there were two.
SMALLER = {"quickstart": 512 * 1024, "frameworks": 1024 * 1024}
SETTLE = 900  # ms: longer than any delay of the script

results = []


def check(page, name, is_met, note=""):
    results.append(bool(is_met))
    print(f"{'ok  ' if is_met else 'FAIL'} {page}: {name}" + (f" ({note})" if note != "" else ""), flush=True)


class Session:
    """A browser context that keeps what the console and the network said."""

    def __init__(self, browser, **options):
        self.context = browser.new_context(**options)
        self.said, self.requests = [], []

    def open(self, url):
        page = self.context.new_page()
        page.on("console", lambda m: self.said.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self.said.append(str(e)))
        page.on("request", lambda r: self.requests.append(r.url))
        page.goto(url)
        page.wait_for_timeout(250)
        return page


def axe(page, colours_only=False):
    """What axe finds: contrasts, which take nearly all of its time, in three texts of each colouring."""
    page.evaluate(AXE.read_text())
    return page.evaluate("""async isOnlyColours => {
      const look = n => n === document.body ? '' : look(n.parentElement) + ' ' + n.tagName
        + (n.getAttribute('class') ?? '') + (n.getAttribute('style') ?? '') + (n.getAttribute('fill') ?? '')
        + (n.tagName === 'TR' ? n.rowIndex % 2 : '');
      const seen = {}, texts = [...document.body.querySelectorAll('*')].filter(n => [...n.childNodes].some(
        c => c.nodeType === 3 && c.data.trim())).filter(n => (seen[look(n)] = (seen[look(n)] ?? 0) + 1) <= 3);
      const run = (within, options) => axe.run(within, {resultTypes: ['violations'], ...options});
      const found = [await run({include: texts}, {runOnly: ['color-contrast']})];
      if (!isOnlyColours) found.push(await run(document, {rules: {'color-contrast': {enabled: false}}}));
      return found.flatMap(r => r.violations).map(v =>
        v.id + ' x' + v.nodes.length + ': ' + v.nodes[0].html.slice(0, 110));
    }""", colours_only)


def layout(name, browser, url, shots):
    for scheme in ("light", "dark"):
        session = Session(browser, color_scheme=scheme, viewport={"width": 1440, "height": 900})
        page = session.open(url)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            page.wait_for_timeout(250)
            size = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            check(name, f"no overflow at {width} px, {scheme}, all open", size[0] <= size[1], size)
            if shots:
                page.evaluate("document.querySelectorAll('details').forEach(d => d.open = false)")
                page.wait_for_timeout(150)
                page.screenshot(path=str(shots / f"{name}-{width}-{scheme}.png"), full_page=True)
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        page.wait_for_timeout(300)
        # Colours are all that differs between the schemes.
        found = axe(page, colours_only=scheme == "dark")
        check(name, f"axe is clean, {scheme}, all open", not found, found[:6] or "")
        if page.query_selector("#policy"):
            page.select_option("#policy", index=1)
            page.wait_for_timeout(100)
            found = axe(page, colours_only=scheme == "dark")
            check(name, f"axe is clean, {scheme}, a policy highlighted", not found, found[:6] or "")
        page.set_viewport_size({"width": 360, "height": 900})
        page.wait_for_timeout(200)
        found = axe(page, colours_only=scheme == "dark")
        check(name, f"axe is clean, {scheme}, 360 px", not found, found[:6] or "")
        # Panels stand below each other, at three quarters of their size or more; rows are cards.
        sizes = page.evaluate("""[...document.querySelectorAll('.narrow > svg')].map(
          s => s.clientWidth / s.viewBox.baseVal.width)""")
        check(name, f"panels can be read at 360 px, {scheme}", all(s >= 0.75 for s in sizes), sizes)
        cut = page.evaluate("""[...document.querySelectorAll('.cards')].filter(
          t => t.closest('.wide')?.scrollWidth > t.closest('.wide')?.clientWidth).map(t => t.id)""")
        check(name, f"cards are not cut at 360 px, {scheme}", not cut, cut)
        check(name, f"console is silent, {scheme}", not session.said, session.said[:3] or "")
        others = [r for r in session.requests if r.split("#")[0] != url]
        check(name, f"no request but the file, {scheme}", not others, others[:3] or "")
        session.context.close()


def without_script(name, browser, url):
    session = Session(browser, java_script_enabled=False, viewport={"width": 1440, "height": 900})
    page = session.open(url)
    # No script in the page: ask by the protocol's own means.
    for fold in page.locator("main details > summary").all():
        fold.click()
    page.wait_for_timeout(200)
    for kind, selector in (("tables", "main > .wide table, details .wide table"), ("charts", "figure .wide svg"),
                           ("paragraphs", "main > p:not([data-script]), details p"), ("code", "main > .wide pre, details pre")):
        count = page.locator(selector).count()
        hidden = sum(not page.locator(selector).nth(i).is_visible() for i in range(0, count, max(1, count // 40)))
        check(name, f"without script {kind} are visible", hidden == 0, f"{count}")
    panel = page.locator("[data-script]")
    check(name, "without script no control that does nothing",
          all(not panel.nth(i).is_visible() for i in range(panel.count())))
    session.context.close()


def sorting(name, page):
    place = page.evaluate(
        "[...document.querySelectorAll('main > .wide table[id]')].findIndex(t => t.querySelector('th button'))"
    )
    if place < 0:
        return
    table = page.locator("main > .wide table[id]").nth(place)
    before = table.locator("tbody tr").all_inner_texts()
    column = table.locator("th").count() - 1
    button = table.locator("th").nth(column).locator("button")
    orders, rows = [], []
    for _ in range(3):
        button.focus()
        page.keyboard.press("Enter")
        orders.append(table.locator("th").nth(column).get_attribute("aria-sort"))
        rows.append(table.locator("tbody tr").all_inner_texts())
    check(name, "sort by keyboard sets aria-sort", orders == ["ascending", "descending", "none"], orders)
    check(name, "the third press restores the order", rows[2] == before)
    check(name, "sorting keeps all rows", sorted(rows[0]) == sorted(before))
    numbers = page.evaluate(
        "([id, column]) => [...document.getElementById(id).tBodies[0].rows].map(r => number_(r.cells[column].textContent))"
        .replace("number_", "(t => { const m = /^(\\d+|none) in ([\\d.]+)/.exec(t); return m ? (parseFloat(m[1]) || 0) / m[2] : parseFloat(t); })"),
        [table.get_attribute("id"), column],
    ) if button.press("Enter") is None else []
    numbers = [n for n in numbers if n is not None and not math.isnan(n)]
    check(name, "numbers ascend", numbers == sorted(numbers), numbers[:6])
    check(name, "the sort is in the hash", f"{table.get_attribute('id')}={column}a" in page.url)
    page.go_back()
    page.wait_for_timeout(200)
    check(name, "Back undoes the sort", table.locator("th").nth(column).get_attribute("aria-sort") == "none")


def awkward(browser, path):
    """Cells of every kind that reports have, in a copy of a page: the script's hash stays right."""
    columns = {
        "rates": ("1 in 240 scrolls", "1 in 17,300 scrolls", "none in 1,600 strokes", "\u2014", "1 in 90", ""),
        "errors": ("+21.6 ± 0.3", "-39.1 ± 0.3", "\u22127 ± 1", "0 (< 0.003)", "100 (> 99.991)", "\u2014"),
        "percent": ("93.6%", "100%", "7.25%", ".5%", "± 0.3", ""),
        "words": ("x 10", "x 9", "b", "a", "", "x 9"),
    }
    expected = {
        "rates": ("none in 1,600 strokes", "1 in 17,300 scrolls", "1 in 240 scrolls", "1 in 90", "\u2014", ""),
        "errors": ("-39.1 ± 0.3", "\u22127 ± 1", "0 (< 0.003)", "+21.6 ± 0.3", "100 (> 99.991)", "\u2014"),
        "percent": ("± 0.3", ".5%", "7.25%", "93.6%", "100%", ""),
        "words": ("a", "b", "x 9", "x 9", "x 10", ""),
    }
    downward = {  # The other way round, equals in their order, empty cells last all the same.
        key: tuple(sorted((c for c in cells if c not in ("", "\u2014")), key=cells.index, reverse=True))
        + tuple(c for c in columns[key] if c in ("", "\u2014"))
        for key, cells in expected.items()
    }
    cell = lambda text: "<td>" + text.replace("<", "&lt;") + "</td>"
    body = "".join("<tr>" + "".join(map(cell, row)) + "</tr>" for row in zip(*columns.values()))
    head = "".join(f'<th scope="col">{key}</th>' for key in columns)
    table = f'<table id="t1"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.html"
        copy.write_text(re.sub(r'<table id="t1">.*?</table>', lambda _: table, path.read_text(), count=1, flags=re.S))
        session = Session(browser)
        page = session.open(copy.as_uri())
        for place, key in enumerate(columns):
            for wanted, way in ((expected, "up"), (downward, "down")):
                page.locator("#t1 th button").nth(place).click()
                cells = page.evaluate("c => [...document.querySelectorAll('#t1 tbody tr')].map(r => r.cells[c].textContent)", place)
                check("sorting", f"{key} {way}", cells == list(wanted[key]), cells)
            page.locator("#t1 th button").nth(place).click()
        session.context.close()


def highlighting(name, page, data):
    counts = page.evaluate(
        "Object.fromEntries([...new Set([...document.querySelectorAll('figure [data-policy]')]"
        ".map(n => n.dataset.policy))].map(p => [p, [...document.querySelectorAll('figure .wide svg')]"
        ".filter(s => s.querySelector(`[data-policy=\"${p}\"]`)).length]))"
    )
    if counts:
        policy = max(counts, key=counts.get)
        page.select_option("#policy", policy)
        marks = page.evaluate(
            "p => [...document.querySelectorAll('figure [data-policy]')].map(n => [n.dataset.policy === p, "
            "n.classList.contains('on'), n.classList.contains('off'), "
            "!!n.closest('svg').querySelector(`[data-policy=\"${p}\"]`)])", policy)
        right = all(on == (same and here) and off == (here and not same) for same, on, off, here in marks)
        check(name, f"{policy} is highlighted in {counts[policy]} charts, others dim", right, len(marks))
        page.select_option("#policy", "")
    buttons = page.locator("main > .wide code.name")
    if buttons.count() == 0:
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        page.wait_for_timeout(100)
        buttons = page.locator("details[open] code.name")
    if buttons.count():
        first = buttons.first
        policy = first.inner_text()
        first.focus()
        page.keyboard.press("Enter")
        check(name, "Enter on a name highlights its rows",
              first.evaluate("n => n.closest('tr').classList.contains('on') && n.ariaPressed === 'true'"), policy)
        check(name, "the highlight is in the hash", "policy=" + quote(policy, safe="") in page.url.replace("+", "%20"))
        page.keyboard.press("Enter")
        check(name, "Enter again ends it", page.locator("tr.on").count() == 0)


def marks(name, page):
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    page.wait_for_timeout(150)
    stops = page.evaluate(
        "[...document.querySelectorAll('figure .wide svg')].map(s => [s.querySelectorAll('.tip').length, "
        "s.querySelectorAll('[tabindex=\"0\"]').length]).filter(([n]) => n)")
    if not stops:
        return
    check(name, "one tab stop for each chart", all(stop == 1 for _, stop in stops), stops)
    place = page.evaluate(
        "[...document.querySelectorAll('figure .wide svg')].findIndex(s => s.querySelectorAll('.tip .mark').length > 2)")
    if place < 0:
        return
    svg = page.locator("figure .wide svg").nth(place)
    svg.locator("[tabindex='0']").focus()
    page.wait_for_timeout(250)
    tip = page.locator("#tip")
    label = page.evaluate("document.activeElement.ariaLabel")
    check(name, "focus shows the value", tip.is_visible() and tip.inner_text() == label, label[:60])
    box = tip.bounding_box()
    check(name, "the value is on the screen", box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 1440)
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    check(name, "a focused mark has an outline", outline != "none", outline)
    page.keyboard.press("Escape")
    check(name, "Escape hides it", not tip.is_visible())
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(100)
    other = page.evaluate("document.activeElement.ariaLabel")
    check(name, "an arrow moves to the next mark", other != label and tip.inner_text() == other, other[:60])
    page.keyboard.press("End")
    check(name, "still one tab stop", svg.locator("[tabindex='0']").count() == 1)
    page.evaluate("document.activeElement.blur()")
    # A mark that no other thing lies on.
    point = page.evaluate(
        "place => { const svg = document.querySelectorAll('figure .wide svg')[place];"
        "for (const mark of [...svg.querySelectorAll('.tip .mark')].reverse()) {"
        "mark.scrollIntoView({block: 'center'}); const b = mark.getBoundingClientRect();"
        "const p = [b.x + b.width / 2, b.y + b.height / 2];"
        "if (document.elementFromPoint(...p) === mark) return p; } }", place)
    page.wait_for_timeout(100)
    page.mouse.move(*point)
    check(name, "hovering shows a value", tip.is_visible())
    box = tip.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    check(name, "it stays under the pointer", tip.is_visible())
    page.mouse.move(2, 2)
    page.wait_for_timeout(500)
    check(name, "it goes with the pointer", not tip.is_visible())


def set_range(page, selector, value):
    page.eval_on_selector(
        selector, "(n, v) => { n.value = v; n.dispatchEvent(new Event('input', {bubbles: true})) }", str(value))
    page.wait_for_timeout(SETTLE)


def thresholds(name, page, data, browser, url):
    if "sweeps" not in data:
        return
    lines = data["sweeps"]["lines"]
    check(name, "lines, values and screens are few enough",
          len(lines) <= 24 and all(len(l["values"]) <= 60 and len(l["screens"]) <= 16 for l in lines), len(lines))
    line = lines[-1]
    page.select_option("#rule", line["key"])
    for at in (0, len(line["values"]) // 2, len(line["values"]) - 1):
        set_range(page, "#at", at)
        value = line["values"][at]
        check(name, f"Swift line at {value}", page.inner_text("#swift") == "let policy = " + line["swift"].replace("{}", str(value)),
              page.inner_text("#swift"))
        check(name, "the value is announced", page.get_attribute("#at", "aria-valuetext") == f"{value}{line['unit']}")
        rows = page.locator("#threshold tbody tr").all()
        right = len(rows) == len(line["screens"])
        for row, own in zip(rows, line["screens"]):
            cells = row.locator("td").all_inner_texts()
            shown = [float(re.match(r"[\d.]+", cells[1])[0]), float(re.search(r"\(([\d.]+)", cells[2])[1]),
                     float(re.match(r"[\d.]+", cells[3])[0])]
            texts = [cells[1], cells[2].split("(")[1], cells[3]]
            for a, b, text in zip(shown, (own["s"][at], own["a"][at], own["h"][at]), texts):
                digits = len(re.match(r"\d+\.?(\d*)", text)[1])
                right &= abs(a - 100 * b) <= 0.51 * 10**-digits
            right &= (cells[4] == "kept") == (own["k"][at] == "k")
            right &= bool(cells[4])
        check(name, f"figures at {value} are the data's, limits in words", right)
        says = page.inner_text("#threshold-says")
        kept = sum(own["k"][at] == "k" for own in line["screens"])
        check(name, "the summary counts screens", f"{kept} of {len(line['screens'])}" in says, says)
    check(name, "the place is in the hash", f"at={line['values'][-1]}" in page.url)
    # The best value keeps the limits, and no other that keeps them succeeds more by over the margin,
    # unless it was chosen for other people, whose rates the page does not have.
    for line in lines[:3]:
        page.select_option("#rule", line["key"])
        kept = {i: min(o["s"][i] for o in line["screens"]) for i in range(len(line["values"]))
                if all(o["k"][i] == "k" for o in line["screens"])}
        if kept:
            check(name, "the best value keeps the limits", line["best"] in kept, line["best"])
            check(name, "none succeeds more by over the margin", line["inWorlds"]
                  or max(kept.values()) - kept.get(line["best"], -1) <= data["limits"]["margin"] + 1e-9)
            best = line["values"][line["best"]]
            check(name, "the button names the best", page.inner_text("#best") == f"Best within the limits: {best}")
            page.click("#best")
            check(name, "and goes there", page.inner_text("#at-value") == f"{best}{line['unit']}")
        else:
            check(name, "no best value, and it says so", page.is_disabled("#best"), page.inner_text("#best"))
    page.focus("#at")
    page.keyboard.press("Home")
    before = page.inner_text("#at-value")
    page.keyboard.press("ArrowRight")
    check(name, "the slider moves by keyboard", page.inner_text("#at-value") != before)
    page.click("#copy")
    page.wait_for_timeout(SETTLE)
    check(name, "copy says what it did", page.inner_text("#threshold-says") in ("Copied.", "Selected."),
          page.inner_text("#threshold-says"))


def prices(name, page, data, folder):
    if "costs" not in data:
        return
    rows = list(csv.DictReader(open(folder / "costs.csv")))
    many = "~" in data["costs"]["conditions"][0]["name"]
    worst, winners, right = 0.0, set(), True
    stops = page.evaluate("+document.getElementById('ratio').max + 1")
    places = {}
    page.evaluate("document.getElementById('ratio').scrollIntoView()")
    for at in range(stops):
        page.eval_on_selector("#ratio", "(n, v) => { n.value = v; n.dispatchEvent(new Event('input', {bubbles: true})) }", str(at))
        places[float(page.inner_text("#ratio-value"))] = at
    groups = {}
    for row in rows:
        where = "~".join((row["screen"], row["context"], row["recognizer"])) if many else row["screen"]
        groups.setdefault((where, row["prior"], float(row["cost_ratio"])), {})[row["policy"]] = row
    for (where, prior, ratio), costs in groups.items():
        page.eval_on_selector("#screen", "(n, v) => { n.value = v }", where)
        page.eval_on_selector("#prior", "(n, v) => { n.value = v }", prior)
        page.eval_on_selector("#ratio", "(n, v) => { n.value = v; n.dispatchEvent(new Event('input', {bubbles: true})) }", str(places[ratio]))
        shown = page.evaluate("[...document.querySelectorAll('#price tbody tr')].map(r => [r.cells[0].textContent, +r.cells[1].dataset.cost])")
        for policy, cost in shown:
            worst = max(worst, abs(cost - float(costs[policy]["cost_per_100_swipes"])))
        right &= len(shown) == len(costs) and costs[shown[0][0]]["is_best"] == "yes"
        winners.add(shown[0][0])
    check(name, "costs are those of costs.csv", worst < 1e-9, f"{len(rows)} figures, worst {worst:.1e}")
    check(name, "the first is the best of costs.csv", right)
    expected = {r["policy"] for r in rows if r["is_best"] == "yes"}
    check(name, "the winner changes with price, prior and screen", winners == expected, sorted(winners))
    page.wait_for_timeout(SETTLE)
    check(name, "the winner is named in a sentence", shown[0][0] in page.inner_text("#price-says"), page.inner_text("#price-says"))


def restoring(name, page, data, browser, url):
    """A fresh page with the same hash shows the same."""
    state = []
    if data["policies"]:
        state.append("policy=" + quote(data["policies"][-1], safe=""))
    line = None
    if "sweeps" in data:
        line = data["sweeps"]["lines"][-1]
        state += ["rule=" + quote(line["key"], safe=""), f"at={line['values'][3]}"]
    if "costs" in data:
        state += ["ratio=10", "prior=" + quote(data["costs"]["priors"][-1]["name"])]
    fold = page.evaluate("document.querySelector('main details')?.id")
    if fold:
        state.append(f"open={fold}")
    table = page.evaluate("[...document.querySelectorAll('table[id]')].find(t => t.querySelector('th button'))?.id")
    if table:
        state.append(f"{table}=0d")
    session = Session(browser, viewport={"width": 1440, "height": 900})
    fresh = session.open(f"{url}#files&{'&'.join(state)}")
    fresh.wait_for_timeout(SETTLE)
    if data["policies"]:
        check(name, "hash restores the policy", fresh.input_value("#policy") == data["policies"][-1])
    if line:
        check(name, "hash restores rule and threshold", line["swift"].replace("{}", str(line["values"][3])) in fresh.inner_text("#swift"))
    if "costs" in data:
        check(name, "hash restores price and prior", fresh.inner_text("#ratio-value") == "10"
              and fresh.input_value("#prior") == data["costs"]["priors"][-1]["name"])
    if fold:
        opened = fresh.evaluate("[...document.querySelectorAll('details[open]')].map(d => d.id)")
        check(name, "hash restores open details", opened == [fold], opened)
    if table:
        check(name, "hash restores the sort", fresh.get_attribute(f"#{table} th", "aria-sort") == "descending")
    top = fresh.evaluate("document.getElementById('files').getBoundingClientRect().top")
    near_end = fresh.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 2")
    check(name, "and the section", 0 <= top < 200 or near_end, top)
    if fold:
        fresh.evaluate("location.hash = '#' + document.querySelectorAll('main details')[1].id")
        fresh.wait_for_timeout(300)
        check(name, "a plain anchor opens its section", fresh.evaluate("document.querySelectorAll('main details')[1].open"))
        fresh.go_back()
        fresh.wait_for_timeout(300)
        if data["policies"]:
            check(name, "Back brings the state again", fresh.input_value("#policy") == data["policies"][-1])
    check(name, "console is silent meanwhile", not session.said, session.said[:2] or "")
    session.context.close()


def keyboard(name, page):
    """Tab through the page: focus is always visible, and the first stop is the skip link."""
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = false)")
    page.evaluate("history.replaceState(null, '', '#')")
    page.reload()
    page.wait_for_timeout(300)
    seen, bad = 0, []
    for step in range(60):
        page.keyboard.press("Tab")
        state = page.evaluate(
            "(() => { const n = document.activeElement; const s = getComputedStyle(n); const b = n.getBoundingClientRect();"
            "return [n.outerHTML.slice(0, 80), n === document.body, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0,"
            "b.right > 0 && b.bottom > 0 && b.top < innerHeight, n.className.baseVal ?? n.className]; })()")
        if state[1]:
            break
        seen += 1
        if step == 0 and page.query_selector(".skip"):
            check(name, "the first stop is the skip link", state[4] == "skip", state[0])
        if not (state[2] and state[3]):
            bad.append(state[0])
    check(name, "focus is visible at every stop", not bad, bad[:3] or seen)


def structure(name, page):
    heads = page.evaluate("[...document.querySelectorAll('h1,h2,h3,h4,h5')].map(h => +h.tagName[1])")
    steps = all(b <= a + 1 for a, b in zip(heads, heads[1:]))
    check(name, "one h1, and no level is skipped", heads.count(1) == 1 and heads[0] == 1 and steps)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(n => n.id)")
    check(name, "ids are unique", len(ids) == len(set(ids)), [i for i in set(ids) if ids.count(i) > 1][:5] or len(ids))
    dead = page.evaluate("[...document.querySelectorAll('a[href^=\"#\"]')].filter(a => !document.getElementById(a.hash.slice(1))).map(a => a.outerHTML)")
    check(name, "links in the page lead somewhere", not dead, dead[:3] or "")
    check(name, "lang is set", page.evaluate("document.documentElement.lang") == "en")


def printing(name, browser, url):
    session = Session(browser, viewport={"width": 1440, "height": 900})
    page = session.open(url)
    page.emulate_media(media="print")
    page.wait_for_timeout(200)
    state = page.evaluate(
        "[...document.querySelectorAll('main details')].map(d => d.lastElementChild.getBoundingClientRect().height > 0)")
    check(name, "print shows closed details", all(state), len(state))
    check(name, "print hides controls", not page.locator("header").is_visible())
    session.context.close()


def sizes(name, path):
    text = path.read_text()
    script = re.search(r'<script type="module">(.*?)</script>', text, re.S)
    script = script[1] if script else ""
    check(name, "script is small and has short lines",
          len(script.encode()) <= SCRIPT_BYTES and all(len(l) <= 100 for l in script.split("\n")), len(script.encode()))
    limit = SMALLER.get(name, PAGE_BYTES)
    check(name, "page is small", len(text.encode()) <= limit, len(text.encode()))
    style = re.search(r"<style>\n(.*?)\n?</style>", text, re.S)[1]
    own = style.split(".swipelab-chart")[0]
    check(name, "style is small", len(own.encode()) <= STYLE_BYTES, len(own.encode()))


def check_page(path, screenshots, is_first):
    """Everything about one page; the number of checks and of those that failed."""
    results.clear()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if is_first:
            awkward(browser, path)
        name, url = (path.parent.name if path.stem == "report" else path.stem), path.as_uri()
        sizes(name, path)
        layout(name, browser, url, screenshots)
        without_script(name, browser, url)
        session = Session(browser, viewport={"width": 1440, "height": 900})
        page = session.open(url)
        structure(name, page)
        if page.query_selector("#data"):
            data = json.loads(page.text_content("#data"))
            sorting(name, page)
            highlighting(name, page, data)
            marks(name, page)
            thresholds(name, page, data, browser, url)
            prices(name, page, data, path.parent)
            restoring(name, page, data, browser, url)
            printing(name, browser, url)
        keyboard(name, page)
        check(name, "console was silent throughout", not session.said, session.said[:3] or "")
        browser.close()
    return len(results), results.count(False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pages", nargs="+", type=Path)
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    # The largest first, so that no process is left with it at the end.
    pages = sorted((p.resolve() for p in options.pages), key=lambda p: -p.stat().st_size)
    # Once, in a page whose first table lies open.
    tried = next((p for p in pages if '<table id="t1">' in p.read_text().split("<details")[0]), None)
    # Pages mostly wait.
    with Pool(2 * os.cpu_count()) as pool:
        counts = pool.starmap(check_page, [(p, options.screenshots, p == tried) for p in pages], chunksize=1)
        # Workers end by themselves: where a parent blocks SIGTERM, terminating them waits for ever.
        pool.close()
        pool.join()
    checks, failed = map(sum, zip(*counts))
    print(f"{checks - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
