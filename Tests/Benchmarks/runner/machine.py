"""What the figures were measured on."""

import datetime
import os
import platform
import subprocess

from .process import first_line


def cpu_model():
    """The processor's name."""
    try:
        with open("/proc/cpuinfo") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return first_line(["sysctl", "-n", "machdep.cpu.brand_string"])


def header(workshop):
    """The first lines of a report."""
    versions = first_line([workshop.python, "-c", (
        "import sys, numpy, numba; print('Python', sys.version.split()[0] + ', NumPy',"
        " numpy.__version__ + ', Numba', numba.__version__)")])
    commit = first_line(["git", "-C", str(workshop.root), "describe", "--always", "--dirty"])
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    clock = "CPU time" if workshop.options.cpu_time else "wall time"
    return "\n".join([
        "# Benchmarks of swipelab", "",
        f"- {datetime.date.today()}, commit {commit}, {workshop.options.rounds} alternating"
        " rounds; medians (min .. max); ratios are formed within each round",
        f"- {cpu_model()}, {os.cpu_count()} cores, {platform.platform()}, load {load}",
        f"- {first_line(['swift', '--version'])}",
        f"- peers: {first_line([workshop.compiler, '--version'])}; {versions}",
        f"- throughput by {clock}: of the product, whole processes, a large run minus a small one;"
        " of the peers, inside the process after warm-up and compilation",
        "- workload: `throughput.json` (everyday people, iphone-16-pro, six intents x 20 swipes,"
        " pan, uikit-blend, ten policies)",
    ])
