#!/usr/bin/env python3
"""Records swipes in Chromium with the page of `swipelab record`: check_recorder.py PROGRAM.

Touches that the program makes are played to the page at 60 and 120 Hz. What the page saves must
hold every event, and be judged as what was played; people are fitted to it. Needs what
check_pages.py needs.
"""
import argparse, asyncio, csv, json, re, shutil, subprocess, sys, tempfile
from collections import Counter, defaultdict
from pathlib import Path

from playwright.async_api import async_playwright

from check_pages import AXE, check, results

PAGE_BYTES = 60_000
WIDTHS = (360, 768, 1440)
COUNTS = {"back": 20, "change": 10, "read": 50, "skim": 50, "next": 10, "previous": 10, "tap": 60}
INTENTS = {"back": "pop", "change": "popAbort", "read": "contentVertical", "skim": "contentBrowse",
           "next": "contentLeft", "previous": "contentRight", "tap": "tapSmear"}
FIRST = ["swipe", "participant", "screen", "view_width_pt", "context", "intent", "time_s", "x_pt", "y_pt", "phase"]
LAST = ["recording", "prompt", "hand", "grip", "mm_per_pt", "view_height_pt", "pixel_ratio", "device"]
POLICIES = "half-width,one-third,fixed-distance,velocity-weighted,fling-override"
# Screen, its size, pixels per pt, events per second, hand and grip.
PEOPLE = [("iphone-16-pro", 402, 874, 3, 60, "right", "thumb"),
          ("iphone-16-pro", 402, 874, 3, 120, "left", "both"),
          ("ipad-pro-11", 834, 1210, 2, 120, "right", "finger")]
BAR = 160  # px: more than the bar above the recorded view takes


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def swipes(table):
    """The rows of each swipe, in order."""
    found = defaultdict(list)
    for row in table:
        found[row["swipe"]].append(row)
    return list(found.values())


async def axe(page):
    await page.evaluate(AXE.read_text())
    return await page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v =>"
        "v.id + ' x' + v.nodes.length + ': ' + v.nodes[0].html.slice(0, 110)))")


async def look(name, page, shots, state):
    """A state of the page in every width and colouring, then as it was."""
    size = page.viewport_size
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 740})
        for scheme in ("light", "dark"):
            await page.emulate_media(color_scheme=scheme)
            await page.wait_for_timeout(60)
            wide = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            check(name, f"{state}: no overflow, {width} px, {scheme}", wide[0] <= wide[1], wide)
            if width == min(WIDTHS):
                found = await axe(page)
                check(name, f"{state}: axe is clean, {scheme}", not found, found[:4] or "")
            if shots:
                await page.screenshot(path=str(shots / f"{state}-{width}-{scheme}.png"))
    await page.emulate_media(color_scheme="light")
    await page.set_viewport_size(size)
    await page.wait_for_timeout(60)


# Notes what the browser delivers, apart from the recorder. Chromium reads two clocks for every time
# it is given, one after the other, so that it is off by as much as passes between them.
DELIVERED = """window.delivered = [];
for (const kind of ["down", "move", "up", "cancel"]) addEventListener("pointer" + kind, (event) => {
  if (event.pointerType !== "touch") return;
  const reports = kind === "move" ? event.getCoalescedEvents() : [];
  for (const report of reports.length ? reports : [event]) delivered.push(report.timeStamp / 1000);
}, true);"""


class Finger:
    """Plays touches with times of their own; nobody waits for an event, so that some coalesce."""

    def __init__(self, page, session):
        self.page, self.session = page, session
        # How far off each time was delivered, in s.
        self.delays = []
        # Touches of which not every event came.
        self.incomplete = 0

    async def play(self, touch):
        """Plays (time, x, y, phase), x and y in the recorded view; the same with the times delivered."""
        await self.page.evaluate("delivered.length = 0")
        top = await self.page.evaluate("document.getElementById('view').getBoundingClientRect().top")
        start = await self.page.evaluate("(performance.timeOrigin + performance.now()) / 1000")
        kinds = {"began": "touchStart", "moved": "touchMove", "ended": "touchEnd", "cancelled": "touchCancel"}
        await asyncio.gather(*[self.session.send("Input.dispatchTouchEvent", {
            "type": kinds[phase], "timestamp": start + time,
            "touchPoints": [{"x": x, "y": top + y}] if phase in ("began", "moved") else [],
        }) for time, x, y, phase in touch])
        times = await self.page.evaluate("delivered")
        self.incomplete += len(times) != len(touch)
        self.delays += [abs(time - times[0] - event[0] + touch[0][0]) for time, event in zip(times, touch)]
        return [(time, *event[1:]) for time, event in zip(times, touch)]


def touch_of(table):
    """The events of a swipe that the program made; a lift has no place of its own in a browser."""
    return [(float(r["time_s"]), float(r["x_pt"]), float(r["y_pt"]), r["phase"]) for r in table]


class Recording:
    """One person who records: what was played, and what the page saved."""

    def __init__(self, name, page, finger, made):
        self.name, self.page, self.finger = name, page, finger
        self.made, self.next = made, Counter()
        # Every touch that the file should hold: its prompt, whether it counts, its events.
        self.played, self.seen = [], set()

    async def state(self):
        return await self.page.evaluate(
            "[document.querySelector('section:not([hidden])').id, view.dataset.number ?? '', view.dataset.prompt]"
            .replace("view.", "document.getElementById('view')."))

    async def perform(self, prompt):
        """Plays the next touch of a prompt; one that is too short is asked for again."""
        intent = INTENTS[prompt]
        touch = touch_of(self.made[intent][self.next[intent]])
        self.next[intent] += 1
        x, y = touch[0][1:3]
        # The page measures where the finger was last seen.
        far = max(((a - x) ** 2 + (b - y) ** 2) ** 0.5 for _, a, b, p in touch if p != "ended")
        self.played.append((prompt, prompt == "tap" or far >= 10, await self.finger.play(touch)))

    async def odd(self, prompt):
        """Touches that count for nothing; only in the first prompt that is no tap."""
        before = await self.state()
        line = [(0.01 * i, 60 + 9.0 * i, 300, "began" if i == 0 else "moved") for i in range(8)]
        says = lambda: self.page.inner_text("#note")
        played = await self.finger.play(line + [(0.08, 123, 300, "cancelled")])
        # What the system takes has no time of its own.
        self.played.append((prompt, False, played[:-1] + [(played[-2][0], *played[-1][1:])]))
        check(self.name, "a touch that the system takes is asked for again", "Once more" in await says(), await says())
        still = [(0, 60, 300, "began"), (0.05, 63, 300, "moved"), (0.06, 63, 300, "ended")]
        self.played.append((prompt, False, await self.finger.play(still)))
        check(self.name, "a tap is no swipe", "farther" in await says(), await says())
        # Two fingers.
        send = lambda kind, points: self.finger.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x, "y": 400, "id": i} for i, x in enumerate(points)]})
        await send("touchStart", [100])
        await send("touchStart", [100, 200])
        await send("touchEnd", [])
        self.played.append((prompt, False, None))
        check(self.name, "two fingers are refused", "One finger" in await says(), await says())
        await self.page.mouse.move(100, 400)
        await self.page.mouse.down()
        await self.page.mouse.up()
        check(self.name, "so is a mouse", "mouse" in await says(), await says())
        check(self.name, "nothing of it counts", await self.state() == before)

    async def run(self, shots):
        """The whole protocol."""
        page, before, tried = self.page, None, set()
        while True:
            section, number, prompt = await self.state()
            if section == "done":
                break
            if section == "card":
                if shots and "card" not in tried:
                    tried.add("card")
                    await look(self.name, page, shots[0], "card")
                await page.click("#go")
                before = None
                continue
            if section == "stage" and number != before:
                if shots and prompt not in self.seen:
                    await look(self.name, page, shots[0], f"stage-{prompt}")
                self.seen.add(prompt)
                if prompt != "tap" and not any(p for p in self.played):
                    await self.odd(prompt)
                if len([1 for p in self.played if p[1]]) == 12 and "undo" not in tried:
                    tried.add("undo")
                    await self.undo_and_pause(number, shots)
                    before = None
                    continue
                await self.perform(prompt)
                before = number if self.played[-1][1] else None
            await page.wait_for_timeout(15)

    async def undo_and_pause(self, number, shots):
        page = self.page
        await page.click("#stage [data-undo]")
        section, again, prompt = await self.state()
        check(self.name, "undo asks for the last again", section == "stage" and int(again) == int(number) - 1, again)
        last = max(i for i, p in enumerate(self.played) if p[1])
        self.played = self.played[:last]
        await page.click("#stage [data-pause]")
        check(self.name, "a pause shows what is recorded", "11 of 210" in await page.inner_text("#pause-says"))
        if shots:
            await look(self.name, page, shots[0], "pause")
        await page.click("#resume")
        section, resumed, _ = await self.state()
        check(self.name, "it goes on where it was", resumed == again or section == "card", resumed)


async def record(browser, url, person, made, folder, shots):
    """Fills the form, records everything, saves; the file, and what was played."""
    screen, width, height, ratio, rate, hand, grip = person
    name = f"{screen} at {rate} Hz"
    context = await browser.new_context(
        viewport={"width": width, "height": height + BAR}, screen={"width": width, "height": height},
        device_scale_factor=ratio, has_touch=True, is_mobile=True, accept_downloads=True)
    page, said, requests = await context.new_page(), [], []
    page.on("console", lambda m: said.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: said.append(str(e)))
    page.on("request", lambda r: requests.append(r.url))
    await page.add_init_script(DELIVERED)
    await page.goto(url)
    await context.set_offline(True)
    check(name, "the device is found by its size", await page.input_value("#device") == screen)
    if shots:
        await look(name, page, shots[0], "setup")
        await page.click("summary")
        await look(name, page, shots[0], "setup-help")
        await page.click("#measure")
        await look(name, page, shots[0], "ruler")
        bar = await page.evaluate("document.getElementById('span').offsetHeight")
        check(name, "the bar is as long as a card", abs(bar * 25.4 * 3 / 460 - 85.6) < 0.2, bar)
        await page.click("#longer")
        await page.click("#use")
        check(name, "and measures", "measured with a card" in await page.inner_text("#size"))
        await page.select_option("#device", "")
        check(name, "no device, no size", "not known" in await page.inner_text("#size"))
        await page.select_option("#device", screen)
        await page.fill("#code", "nonsense of mine"[:8])
    await page.check(f"input[name=hand][value={hand}]")
    await page.check(f"input[name=grip][value={grip}]")
    if shots:
        await page.fill("#code", "9wrong")
        await page.click("#form .first")
        check(name, "a wrong code is refused", "eight letters" in await page.inner_text("#form-says"))
        await page.fill("#code", "")
    await page.click("#form .first")
    recording = Recording(name, page, Finger(page, await context.new_cdp_session(page)), made)
    await recording.run(shots)
    says = await page.inner_text("#done-says")
    check(name, "the rate is told", f", {rate} a second" in says, says)
    if shots:
        await look(name, page, shots[0], "done")
    async with page.expect_download() as waiting:
        await page.click("#save")
    download = await waiting.value
    path = folder / download.suggested_filename
    await download.save_as(path)
    check(name, "the file is named after codes", re.fullmatch(r"touches-[a-z0-9]{8}-[a-z0-9]{4}\.csv", path.name), path.name)
    check(name, "console is silent", not said, said[:3] or "")
    others = [r for r in requests if r.split("#")[0] != url and not r.startswith("blob:")]
    check(name, "no request but the file", not others, others[:3] or "")
    await context.close()
    return recording, path, name


def compare(recording, path, name, person, program, folder):
    """What was saved against what was played."""
    screen, width, height, ratio, rate, hand, grip = person
    table = rows(path)
    check(name, "the columns", list(table[0]) == FIRST + LAST, list(table[0]))
    saved = swipes(table)
    check(name, "every touch is there", len(saved) == len(recording.played), f"{len(saved)} of {len(recording.played)}")
    counts = Counter(s[0]["prompt"] for s in saved if s[0]["intent"])
    check(name, "as many of each prompt as were asked for", dict(counts) == COUNTS, dict(counts))
    same = lambda key, value: all(r[key] == value for r in table)
    code = table[0]["participant"]
    check(name, "one person, one recording, by a random code",
          same("participant", code) and same("recording", code) and re.fullmatch(r"[a-z][a-z0-9]{7}", code), code)
    check(name, "hand, grip, ratio", same("hand", hand) and same("grip", grip) and same("pixel_ratio", str(ratio)))
    check(name, "screen, width and size of a pt",
          same("screen", screen) and same("view_width_pt", str(width)) and 0.1 < float(table[0]["mm_per_pt"]) < 0.3)
    check(name, "times start at 0", float(table[0]["time_s"]) == 0 and all(0 <= float(r["time_s"]) < 3600 for r in table))
    wrong = {"prompts": 0, "intents": 0, "events": 0, "times": 0, "places": 0}
    copies = []
    for (prompt, counts_, touch), found in zip(recording.played, saved):
        wrong["prompts"] += found[0]["prompt"] != prompt
        wrong["intents"] += found[0]["intent"] != (INTENTS[prompt] if counts_ else "")
        if touch is None:
            # Two fingers: only the file knows where they were; what systems do next depends on it.
            copies += [[r[k] for k in FIRST] for r in found]
            continue
        wrong["events"] += [e[3] for e in touch] != [r["phase"] for r in found]
        # The file has tenths of a ms.
        wrong["times"] += any(
            abs(float(r["time_s"]) - float(found[0]["time_s"]) - (e[0] - touch[0][0])) > 1.01e-4 for e, r in zip(touch, found))
        wrong["places"] += any(
            abs(float(r["x_pt"]) - e[1]) > 0.01 or abs(float(r["y_pt"]) - e[2]) > 0.01
            for e, r in zip(touch, found) if e[3] in ("began", "moved"))
        # At the same time, since what systems do depends on the touch before.
        start = float(found[0]["time_s"]) - touch[0][0]
        for time, x, y, phase in touch:
            copies.append([found[0][k] for k in FIRST[:6]] + [start + time, x, y, phase])
    check(name, "the browser delivers every event", recording.finger.incomplete == 0, recording.finger.incomplete)
    middle = sorted(recording.finger.delays)[len(recording.finger.delays) // 2]
    check(name, "the browser delivers the times played", middle <= 2.5e-4, middle)
    for kind, count in wrong.items():
        check(name, f"{kind} are those played", count == 0, count)
    # The program judges both.
    played = folder / f"played-{code}.txt"
    with open(played, "w", newline="") as file:
        csv.writer(file).writerows([FIRST] + copies)
    for flags in (["--policies", POLICIES, "--recognizer", "pan"], ["--systems", "fd,uikit.edge"], []):
        outcomes = []
        for source in (path, played):
            run = subprocess.run([program, "judge", source, *flags], capture_output=True, text=True)
            check(name, f"judge {' '.join(flags)} reads it", run.returncode == 0, run.stderr[:300])
            outcomes.append({(r["swipe"], r["policy"]): r["outcome"] for r in csv.DictReader(run.stdout.splitlines())})
        differ = [k for k, v in outcomes[1].items() if outcomes[0].get(k) != v]
        # A velocity just at a threshold may be tipped by the tenths of a ms.
        check(name, f"judge {' '.join(flags)}: the same outcomes",
              outcomes[1] and len(differ) <= max(1, len(outcomes[1]) // 1000), f"{len(outcomes[1])}, {differ[:3]}")
    return code


def make(program, person, seed, folder):
    """Swipes of synthetic people by intent, in turns of three people."""
    screen, _, _, _, rate, _, _ = person
    experiment = {
        "policies": ["one-third"], "seed": seed, "participants": 3, "swipes_per_intent": 30, "design": "plain",
        "intents": list(INTENTS.values()), "contexts": ["plain"], "screens": [{"screen": screen, "touch_rate_hz": rate}]}
    file = folder / f"people-{seed}.json"
    file.write_text(json.dumps(experiment))
    touches = folder / f"made-{seed}.txt"
    subprocess.run([program, "sample", file, "--out", touches], check=True, capture_output=True)
    made = defaultdict(list)
    for swipe in swipes(rows(touches)):
        made[swipe[0]["intent"]].append(swipe)
    return made


async def without_script(browser, url):
    context = await browser.new_context(java_script_enabled=False)
    page = await context.new_page()
    await page.goto(url)
    check("page", "without script it says so", "needs its script" in await page.inner_text("#setup"))
    check("page", "and offers no form", not await page.is_visible("#form"))
    await context.close()


def together(program, recordings, people):
    """The folder of everybody's files, with one of them twice."""
    files = sorted(recordings.iterdir())
    shutil.copy(files[0], recordings / "again.csv")
    call = lambda *words: subprocess.run([program, *words], capture_output=True, text=True)
    judged = call("judge", recordings, "--policies", POLICIES, "--summary")
    check("files", "a folder is judged", judged.returncode == 0, judged.stderr[:300])
    check("files", "what stands twice is told", "are taken once" in judged.stderr, judged.stderr[-200:])
    count = len({r["swipe"] for f in files for r in rows(f)})
    decisions = call("judge", recordings, "--policies", "one-third")
    check("files", "and taken once", decisions.stdout.count("\n") == count + 1, count)
    fitted = call("fit", recordings, "--out", recordings / "people.json")
    check("files", "people are fitted to it", fitted.returncode == 0, fitted.stderr[:300])
    compared = call("fidelity", "--recordings", recordings, "--participants", "20", "--out", recordings / "out")
    check("files", "and compared with it, as one set", f"recordings ({people})" in
          (recordings / "out/fidelity/report.md").read_text() if compared.returncode == 0 else False, compared.stderr[:300])


async def run(options):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        recorder = folder / "recorder.html"
        subprocess.run([options.program, "record", "--out", recorder], check=True, capture_output=True)
        text = recorder.read_text()
        check("page", "it is small", len(text.encode()) <= PAGE_BYTES, len(text.encode()))
        check("page", "its policy allows no request", "default-src 'none'; script-src 'sha256-" in text)
        recordings = folder / "recordings"
        recordings.mkdir()
        people = [(p, make(options.program, p, 11 + i, folder)) for i, p in enumerate(PEOPLE)]
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            await without_script(browser, recorder.as_uri())
            done = await asyncio.gather(*[
                record(browser, recorder.as_uri(), person, made, recordings, [options.screenshots] if i == 0 else None)
                for i, (person, made) in enumerate(people)])
            await browser.close()
        codes = {compare(*d, person, options.program, folder) for d, (person, _) in zip(done, people)}
        check("files", "people have codes of their own", len(codes) == len(PEOPLE))
        together(options.program, recordings, len(PEOPLE))
    print(f"{results.count(True)} passed, {results.count(False)} failed")
    sys.exit(1 if False in results else 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=lambda p: str(Path(p).resolve()))
    parser.add_argument("--screenshots", type=Path)
    options = parser.parse_args()
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
