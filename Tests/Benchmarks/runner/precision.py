"""j. CPU seconds on one core until rates have a given standard error."""

import csv
import math
from dataclasses import dataclass, replace
from statistics import geometric_mean, median

from .tables import number, ratios, spread, table
from .workshop import SWIPES, note

BALANCED, PLAIN = "swipelab, balanced", "swipelab, plain"
# What differs from the workload, and how many people take the time of one with twenty swipes.
DESIGNS = {BALANCED: ({"design": "balanced", "swipes_per_intent": 1}, 10), PLAIN: ({}, 1)}
KINDS = SUCCESS, FALSE_TRIGGERS, DIFFERENCE = "success", "false triggers", "difference of success"
# Rarer events, or rarer non-events, say too little of an error.
FEWEST = 20
POINTS, RARE, SHARE = 0.001, 1e-4, 0.1


@dataclass
class Told:
    """CPU seconds of a run, squared errors by kind and policies, rates of false triggers."""

    cpu: float
    squares: dict
    rates: dict

    def over(self, other, kind):
        """CPU seconds x error² over the other's; geometric mean over what both tell."""
        mine, others = self.squares[kind], other.squares[kind]
        squares = geometric_mean(mine[key] / others[key] for key in mine.keys() & others)
        return self.cpu / other.cpu * squares


def section(workshop):
    """All programs beside balanced draws, and what the rate of rare false triggers takes."""
    peers = [peer for peer in workshop.peers.all if peer.is_compared]
    # Whole blocks of balanced draws.
    some = workshop.people_for(4 if workshop.options.quick else 8) // 64 * 64
    people = {name: share * some for name, (_, share) in DESIGNS.items()}
    told = {name: [] for name in [*DESIGNS, *(peer.name for peer in peers)]}
    for turn in range(workshop.options.rounds):
        note(f"precision: round {turn + 1} of {workshop.options.rounds}")
        for name in DESIGNS:
            told[name].append(run(workshop, name, people[name], turn + 1))
        for peer in peers:
            # Its draws are plain, so its errors are those of as many people drawn plainly.
            cpu = people[PLAIN] * SWIPES / 1e6 / peer.speed(people[PLAIN], by_cpu=True)
            told[peer.name].append(replace(told[PLAIN][-1], cpu=cpu))
    return "\n\n".join([beside(told), rare(told), (
        f"CPU seconds x error², over those of balanced draws: geometric means over policies with"
        f" at least {FEWEST} events and {FEWEST} others, or over pairs of them. False triggers are"
        f" those by contentVertical. Balanced: {people[BALANCED]} people, one swipe of each intent;"
        f" plain and peers: {people[PLAIN]} people, 20. The product's time is that of whole"
        " processes with choices and report, the peers' is without start and compilation, and"
        " their errors are those of the product's plain draws.")])


def run(workshop, name, people, seed):
    """One run of a design, with people of its own."""
    file = workshop.experiment("precision", seed=seed, **DESIGNS[name][0])
    cpu = workshop.run(workshop.product, file, people).cpu
    kinds = {("success", "pop"): SUCCESS, ("false-trigger", "contentVertical"): FALSE_TRIGGERS}
    squares, rates = {kind: {} for kind in KINDS}, {}
    for row in rows(workshop, "rates"):
        kind, events = kinds.get((row["metric"], row["intent"])), int(row["k"])
        if kind and min(events, int(row["n"]) - events) >= FEWEST:
            squares[kind][row["policy"]] = float(row["mc_error"]) ** 2
            if kind == FALSE_TRIGGERS:
                rates[row["policy"]] = float(row["rate"])
    for row in rows(workshop, "contrasts"):
        pair, error = (row["policy_a"], row["policy_b"]), float(row["mc_error"])
        if row["metric"] == "success" and error > 0 and squares[SUCCESS].keys() >= set(pair):
            squares[DIFFERENCE][pair] = error ** 2
    return Told(cpu, squares, rates)


def rows(workshop, name):
    """A table of the last run's report."""
    with open(workshop.cache / "reports" / "precision" / f"{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def beside(told):
    """A row for each program: all kinds over balanced draws, and seconds until success is known."""
    lines = []
    for name, runs in told.items():
        line = [name]
        for kind in KINDS:
            quotients = [mine.over(other, kind) for mine, other in zip(runs, told[BALANCED])]
            line.append("1" if name == BALANCED else spread(quotients))
        squares = [geometric_mean(run.squares[SUCCESS].values()) for run in runs]
        seconds = [run.cpu * square / POINTS ** 2 for run, square in zip(runs, squares)]
        lines.append([*line, spread(seconds)])
    head = [f"{kind}, x" for kind in KINDS]
    return table(["", *head, "CPU s until success is known to 0.1 points"], lines)


def rare(told):
    """A row for each program: the policy whose false triggers are nearest to 1 in 10,000."""
    common = set.intersection(*(set(run.rates) for runs in told.values() for run in runs))
    rates = {policy: median(run.rates[policy] for run in told[BALANCED]) for policy in common}
    policy = min(sorted(rates), key=lambda policy: abs(math.log(rates[policy] / RARE)))
    error = SHARE * rates[policy]
    seconds = {name: [run.cpu * run.squares[FALSE_TRIGGERS][policy] / error ** 2 for run in runs]
               for name, runs in told.items()}
    lines = [
        [name, spread(took), "1" if name == BALANCED else spread(ratios(took, seconds[BALANCED]))]
        for name, took in seconds.items()]
    head = f"CPU s until false triggers of {policy} ({number(1e4 * rates[policy])} in 10,000)"
    return table(["", f"{head} are known within {SHARE:.0%}", "x"], lines)
