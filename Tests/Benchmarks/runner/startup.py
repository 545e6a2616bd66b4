"""f and i. Start-up, small reports, and the time to a first answer."""

from .costs import SCREENS
from .tables import at_most, ratios, spread, table
from .workshop import SWIPES, note

# 1e5 swipes.
PEOPLE = 1e5 / SWIPES


def section(workshop):
    """Milliseconds of whole processes."""
    program = workshop.product
    screens = workshop.experiment("screens-12", screens=SCREENS)
    meter = workshop.meter
    runs = {
        "`--help`": (lambda: meter.usage([program, "--help"]), 15),
        "`list policies`": (lambda: meter.usage([program, "list", "policies"]), None),
        "start to written report: 1e5 swipes on each of 12 screens, 10 policies, all cores":
            (lambda: workshop.run(program, screens, PEOPLE, threads=None), 100),
        "the same with 1e5 swipes on all screens together":
            (lambda: workshop.run(program, screens, PEOPLE / 12, threads=None), None),
    }
    took = {name: [] for name in runs}
    for turn in range(max(5, 3 * workshop.options.rounds)):
        for name, (start, _) in runs.items():
            took[name].append(start())
    rows = []
    for name, (_, target) in runs.items():
        walls, cpus = milliseconds(took[name])
        rows.append([
            name, spread(walls), at_most(walls, target, " ms") if target else "", spread(cpus)])
    return table(["", "ms, wall", "target", "ms, CPU of all threads"], rows)


def milliseconds(usages):
    """Wall and CPU times of runs, in ms."""
    return [1000 * usage.wall for usage in usages], [1000 * usage.cpu for usage in usages]


def first_answer(workshop):
    """Wall time of one whole process with 1e5 swipes: product and peers."""
    experiment = workshop.experiment("throughput")
    runs = {
        "product, one worker": lambda: workshop.run(workshop.product, experiment, PEOPLE),
        "product, all cores":
            lambda: workshop.run(workshop.product, experiment, PEOPLE, threads=None),
    }
    for peer in workshop.peers.all:
        runs[peer.name] = lambda peer=peer: peer.run(PEOPLE, "--cold")
    took = {name: [] for name in runs}
    for turn in range(workshop.options.rounds):
        note(f"first answer: round {turn + 1} of {workshop.options.rounds}")
        for name, start in runs.items():
            took[name].append(start())
    one, _ = milliseconds(took["product, one worker"])
    rows = []
    for name, usages in took.items():
        walls, cpus = milliseconds(usages)
        rows.append([name, spread(walls), spread(ratios(walls, one)), spread(cpus)])
    return "\n\n".join([
        table(["", "ms, wall", "wall over product, one worker", "ms, CPU of all threads"], rows),
        "Whole processes: start, imports, compilation in the process (Numba), 1e5 swipes; the"
        " product also writes its report with errors, contrasts and charts. Compiling the C++"
        " peers and the product beforehand is left out; Numba could keep its code on disk and would"
        " then pay only once."])
