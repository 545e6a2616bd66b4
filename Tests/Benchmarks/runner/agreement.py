"""b. Whether the peers simulate the same people: completion rates beside the product's."""

import csv
import math
import shutil
from statistics import median

from .tables import number, table
from .workshop import note

# Rarer completions say nothing under a normal approximation.
FEWEST = 20


def section(workshop):
    """A line for each peer, and the rates that differ most."""
    people = 4000 if workshop.options.quick else 40_000
    note(f"agreement: {people} participants each")
    product = product_rates(workshop, people)
    lines, furthest = [], []
    for peer in workshop.peers.all:
        if not peer.is_compared:
            continue
        scores = compare(product, peer_rates(peer, people))
        sizes = [abs(score[0]) for score in scores]
        mean_square = sum(size * size for size in sizes) / len(sizes)
        lines.append([
            peer.name, len(sizes), f"{max(sizes):.2f}", f"{median(sizes):.2f}",
            f"{math.sqrt(mean_square):.2f}", sum(size > 3 for size in sizes)])
        worst = sorted(scores, key=lambda score: -abs(score[0]))[:3]
        furthest += [
            [peer.name, *key, percent(ours), percent(theirs), f"{z:.2f}"]
            for z, key, ours, theirs in worst]
    head = ["peer", "rates", "largest abs z", "median", "root mean square", "beyond 3"]
    rates = table(
        ["peer", "intent", "policy", "product, %", "peer, %", "z"], furthest)
    return "\n\n".join([
        table(head, lines),
        f"Rates of each intent and policy with at least {FEWEST} completions; z is the difference"
        " over its standard error, from the product's error over participants and the numbers of"
        " participants. The three that differ most:",
        rates])


def percent(share):
    """A share as a percentage."""
    return number(100 * share)


def product_rates(workshop, people):
    """(intent, policy) to completions, swipes and standard error, from the report."""
    out = workshop.cache / "reports"
    shutil.rmtree(out, ignore_errors=True)
    experiment = workshop.experiment("throughput")
    workshop.run(workshop.product, experiment, people)
    swipes, rates = people * workshop.base["swipes_per_intent"], {}
    with open(out / "throughput" / "rates.csv", newline="") as file:
        for row in csv.DictReader(file):
            key, error = (row["intent"], row["policy"]), float(row["mc_error"])
            if row["metric"] in ("success", "false-trigger") and row["intent"] != "all":
                rates[key] = int(row["k"]), int(row["n"]), error
            if row["metric"] == "abort-honoured":
                # Of the pops that began, those that did not complete.
                begun = int(row["n"])
                share = begun / swipes
                rates[key] = begun - int(row["k"]), swipes, error * share
                rates["popAbort", "begun"] = begun, swipes, 0
    return rates


def peer_rates(peer, people):
    """(intent, policy) to completions and swipes."""
    lines = peer.run(people, "-v").output.splitlines()
    rows = csv.DictReader(line for line in lines if line.count(",") == 3 and "=" not in line)
    return {
        (row["intent"], row["policy"]): (int(row["completed"]), int(row["swipes"]))
        for row in rows}


def compare(product, peer):
    """Standardised differences, with their keys and both rates."""
    scores = []
    for key, (completed, swipes, error) in product.items():
        theirs, their_swipes = peer[key]
        ours, pooled = completed / swipes, (completed + theirs) / (swipes + their_swipes)
        if completed + theirs < FEWEST or pooled > 1 - FEWEST / (swipes + their_swipes):
            continue
        # The error over participants, and never less than that of independent swipes.
        error = max(error, math.sqrt(pooled * (1 - pooled) / swipes))
        z = (theirs / their_swipes - ours) / (error * math.sqrt(1 + swipes / their_swipes))
        scores.append((z, key, ours, theirs / their_swipes))
    return scores
