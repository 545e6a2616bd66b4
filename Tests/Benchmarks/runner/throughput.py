"""a. Swipes per second on one core, beside each peer."""

from .tables import at_least, ratios, spread, table
from .workshop import SWIPES, note

SMALL = 500
# A run makes the swipes of its people, and as many of other people who judge what was chosen.
MADE = 2 * SWIPES


def section(workshop):
    """A row for each build of the product and for each peer."""
    by_cpu, peers = workshop.options.cpu_time, workshop.peers.all
    seconds = 1 if workshop.options.quick else 4
    builds = [("product, default build", workshop.product)]
    if workshop.product_avx2:
        builds.append(("product, AVX2 build", workshop.product_avx2))
    people = workshop.people_for(seconds)
    sizes = {peer.name: peer_size(peer, seconds, by_cpu) for peer in peers}
    figures = {name: [] for name, _ in builds}
    figures.update({peer.name: [] for peer in peers})
    for turn in range(workshop.options.rounds):
        note(f"throughput: round {turn + 1} of {workshop.options.rounds}")
        for name, program in builds:
            figures[name].append(product_speed(workshop, program, people, by_cpu))
        for peer in peers:
            figures[peer.name].append(peer.speed(sizes[peer.name], by_cpu))
    return rows(builds, peers, figures)


def product_speed(workshop, program, people, by_cpu):
    """Million swipes made per second: a large run minus a small one, so that start-up cancels."""
    experiment = workshop.experiment("throughput")
    small, large = (workshop.run(program, experiment, n) for n in (SMALL, SMALL + people))
    took = large.cpu - small.cpu if by_cpu else large.wall - small.wall
    return people * MADE / took / 1e6


def peer_size(peer, seconds, by_cpu):
    """How many participants a peer simulates in about this time."""
    return max(2000, int(peer.speed(5000, by_cpu) * 1e6 / SWIPES * seconds))


def rows(builds, peers, figures):
    """The table."""
    head = ["", "million swipes/s on one core"]
    for name, _ in builds:
        head += [f"{name} / this", "target"]
    lines = []
    for name in [name for name, _ in builds] + [peer.name for peer in peers]:
        line = [name, spread(figures[name])]
        for index, (product, _) in enumerate(builds):
            quotient = ratios(figures[product], figures[name])
            target = next((peer.target[index] for peer in peers if peer.name == name), None)
            line += ["1" if name == product else spread(quotient)]
            line += [at_least(quotient, target) if target else ""]
        lines.append(line)
    return table(head, lines)
