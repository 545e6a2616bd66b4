#!/usr/bin/env python3
"""Converts recordings of real people into a folder that `swipelab fidelity --recordings` reads.

    convert_recordings.py DATA OUT

DATA holds the folders `touchalytics`, `wide_strokes`, `wide_traces` and `scsu_swipes`, as far as
they are there; OUT takes one file for each set. Intents are what the task was: paging to the right
stands for a pop, reading a text for `contentVertical`, browsing for `contentBrowse`. Strokes
shorter than 16 pt are taps and left out. The recordings themselves belong to nobody's repository.
"""
import csv
import gzip
import itertools
import math
import os
import sys

TOUCHES = "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase"
STROKES = ("participant,view_width_pt,intent,start_x_pt,dx_pt,dy_pt,duration_ms,"
           "mean_speed_pt_per_s,release_speed_pt_per_s,straightness,deviation")
SHORTEST = 16.0


def rows(*path):
    with gzip.open(os.path.join(*path), "rt", newline="") as file:
        yield from csv.DictReader(file)


def number(value, decimals=3):
    return f"{value:.{decimals}f}".rstrip("0").rstrip(".")


def sideways(dx, dy):
    """The intent of a stroke that pages; None for one that runs up or down."""
    if abs(dx) < abs(dy):
        return None
    return "pop" if dx > 0 else "contentLeft"


def write_touches(path, width, swipes):
    """swipes: participant, intent, times in s, x, y in pt; the last event is the lift."""
    with open(path, "w") as file:
        file.write(TOUCHES + "\n")
        for index, (who, intent, times, xs, ys) in enumerate(swipes):
            last = len(times) - 1
            for place, (time, x, y) in enumerate(zip(times, xs, ys)):
                phase = "began" if place == 0 else "ended" if place == last else "moved"
                file.write(f"{index},{who},,{number(width, 1)},,{intent},"
                           f"{number(time, 4)},{number(x)},{number(y)},{phase}\n")


def write_strokes(path, width, strokes):
    """strokes: participant, intent, start (or None), dx, dy, duration in ms, path in pt."""
    with open(path, "w") as file:
        file.write(STROKES + "\n")
        for who, intent, start, dx, dy, duration, way in strokes:
            straight = min(1, math.hypot(dx, dy) / max(way, 0.01))
            start = "" if start is None else number(start)
            file.write(f"{who},{width},{intent},{start},{number(dx)},{number(dy)},"
                       f"{number(duration)},{number(way / duration * 1000)},,"
                       f"{number(straight, 4)},\n")


def touchalytics(data):
    """Upright phones, 320 dp. Only the order of points is known: their times are spread evenly."""
    strokes = list(rows(data, "touchalytics", "strokes_dev.csv.gz"))
    points = rows(data, "touchalytics", "points_dev.csv.gz")
    for key, group in itertools.groupby(points, key=lambda row: row["stroke"]):
        stroke, places = strokes[int(key)], [(float(p["x_dp"]), float(p["y_dp"])) for p in group]
        time = float(stroke["dur_s"])
        if stroke["orient"] != "1" or len(places) < 2 or time <= 0:
            continue
        dx, dy = places[-1][0] - places[0][0], places[-1][1] - places[0][1]
        intent = "contentVertical" if stroke["task"] == "text" else sideways(dx, dy)
        if intent is None or math.hypot(dx, dy) < SHORTEST:
            continue
        # The lift repeats the last move, which is where the duration ends.
        if len(places) > 2 and places[-1] == places[-2]:
            moves = len(places) - 2
            times = [time * place / moves for place in range(moves + 1)] + [time + 0.001]
        else:
            times = [time * place / (len(places) - 1) for place in range(len(places))]
        yield stroke["user"], intent, times, [p[0] for p in places], [p[1] for p in places]


def wide_strokes(data):
    """Browsing upright, 320 dp: features alone, without the speed at release."""
    for row in rows(data, "wide_strokes", "portrait_dev.csv.gz"):
        x0, y0, x1, y1 = (float(row[name]) for name in ("x0_dp", "y0_dp", "x1_dp", "y1_dp"))
        dx, dy, duration = x1 - x0, y1 - y0, float(row["duration_ms"])
        if math.hypot(dx, dy) < SHORTEST or duration <= 0:
            continue
        yield (row["user"], sideways(dx, dy) or "contentBrowse", x0, dx, dy, duration,
               float(row["path_dp"]))


# 233 pixels an inch, as guessed: 1.456 of them are 1/160 inch.
TRACE_PIXELS = 1.456


def wide_traces(data):
    """Browsing, raw points of a panel 480 px wide; vertical strokes, up to the first lift."""
    for (who, _), group in itertools.groupby(
            rows(data, "wide_traces", "traces_dev.csv.gz"),
            key=lambda row: (row["user"], row["stroke"])):
        events = []
        for row in group:
            events.append((float(row["time_ms"]) / 1000, float(row["x_px"]) / TRACE_PIXELS,
                           float(row["y_px"]) / TRACE_PIXELS))
            if row["phase"] == "up":
                break
        start = events[0][0]
        dx, dy = events[-1][1] - events[0][1], events[-1][2] - events[0][2]
        if math.hypot(dx, dy) < SHORTEST or abs(dy) <= abs(dx) or events[-1][0] <= start:
            continue
        kept = [(0.0, events[0][1], events[0][2])]
        for time, x, y in events[1:]:
            time -= start
            # Of events closer than 4 ms the later one counts.
            if len(kept) > 1 and time - kept[-1][0] < 0.004:
                kept[-1] = (kept[-1][0], x, y)
            else:
                kept.append((time if time > kept[-1][0] else kept[-1][0] + 0.004, x, y))
        if len(kept) >= 3:
            yield who, "contentBrowse", *([event[place] for event in kept] for place in range(3))


def scsu(data, finger):
    """Prompted flicks of one finger, 3 px a dp: features alone, without start and release."""
    for row in rows(data, "scsu_swipes", "swipes_dev.csv.gz"):
        length, slope = float(row["dist_px"]) / 3, row["slope_end"]
        if row["finger_code"] != finger or length < SHORTEST or not slope:
            continue
        dx = length / math.hypot(1, float(slope)) * (1 if row["dir"] == "right" else -1)
        dy = dx * float(slope)
        intent, duration = sideways(dx, dy), float(row["dur_ms"])
        if intent and duration > 0:
            yield row["user"], intent, None, dx, dy, duration, float(row["traj_px"]) / 3


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    data, out = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    place = lambda name: os.path.join(out, name + ".csv")
    if os.path.isdir(os.path.join(data, "touchalytics")):
        write_touches(place("touchalytics"), 320, touchalytics(data))
    if os.path.isdir(os.path.join(data, "wide_strokes")):
        write_strokes(place("wide_strokes"), 320, wide_strokes(data))
    if os.path.isdir(os.path.join(data, "wide_traces")):
        write_touches(place("wide_traces"), 480 / TRACE_PIXELS, wide_traces(data))
    if os.path.isdir(os.path.join(data, "scsu_swipes")):
        write_strokes(place("scsu_thumb"), 360, scsu(data, "22"))
        write_strokes(place("scsu_index"), 360, scsu(data, "21"))


if __name__ == "__main__":
    main()
