"""What the Python peers do around their work: the clock, and what is printed."""

import sys
import time


def measure(name, details, participants, swipes_each, intents, policies, run):
    """Times `run()`, which gives completions per intent and policy, and prints the peer's line."""
    start, start_of_work = time.perf_counter(), time.process_time()
    counts = run()
    elapsed, work = time.perf_counter() - start, time.process_time() - start_of_work
    if "-v" in sys.argv:
        print("intent,policy,completed,swipes")
        for intent, row in zip(intents, counts):
            for policy, count in zip(policies, row):
                print(f"{intent},{policy},{count},{participants * swipes_each}")
    swipes = participants * swipes_each * len(intents)
    print(
        f"{name} participants={participants} {details} cpu_seconds={work:.4f}"
        f" seconds={elapsed:.4f} Mps={swipes / elapsed / 1e6:.4f}")
