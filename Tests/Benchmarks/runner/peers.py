"""The programs beside which the product is measured."""

import platform
import re
from dataclasses import dataclass, field
from functools import cached_property

from .process import Meter, build

# Swipes of one participant: six intents, twenty each.
SWIPES = 120


@dataclass
class Peer:
    """One peer: how it is called, how it is started, and what the product should reach."""

    name: str
    meter: Meter
    command: list
    # Least ratio of the product's throughput to this peer's, default build and AVX2 build.
    target: tuple = (None, None)
    flags: list = field(default_factory=list)
    # Whether its rates are compared: one version of each program is enough.
    is_compared: bool = True

    def run(self, participants, *more):
        """Runs it on one core."""
        return self.meter.usage([*self.command, int(participants), *self.flags, *more])

    def speed(self, participants, by_cpu):
        """Million swipes per second, measured by the peer itself."""
        output = self.run(participants).output
        if not by_cpu:
            return float(re.search(r"Mps=([\d.]+)$", output.strip()).group(1))
        seconds = float(re.search(r"cpu_seconds=([\d.]+)", output).group(1))
        return participants * SWIPES / 1e6 / seconds


class Peers:
    """All peers, built when first asked for."""

    def __init__(self, workshop):
        self.workshop = workshop

    @cached_property
    def all(self):
        """The peers in the order of tables."""
        python, home, meter = self.workshop.python, self.workshop.home, self.workshop.meter
        numpy = [python, home / "numpy_peer.py"]
        return [
            Peer("NumPy", meter, numpy, (30, 50)),
            Peer(
                "NumPy, Generator.standard_normal", meter, numpy, (30, 50), ["--ziggurat"], False),
            Peer("Numba", meter, [python, home / "numba_peer.py"], (20, None)),
            Peer("C++, mt19937_64", meter, [self.native("cpp_idiomatic", [])], (8, None)),
            Peer(
                "C++, xoshiro256++", meter, [self.native("cpp_idiomatic", ["-DFAST_RNG"])],
                (8, None), [], False),
        ] + self.ports

    @property
    def ports(self):
        """A port of the product's hot path to C++, once for each instruction set, if there."""
        if not (self.workshop.home / "cpp_port.cpp").exists():
            return []
        exact = ["-ffp-contract=off", "-fno-math-errno"]
        clang, meter = self.workshop.clang, self.workshop.meter
        ports = [Peer(
            "C++ port, same instructions as default", meter,
            [self.native("cpp_port", exact, "", clang)], (0.95, None))]
        if self.workshop.product_avx2:
            ports.append(Peer(
                "C++ port, AVX2", meter,
                [self.native("cpp_port", exact, "x86-64-v3", clang)], (None, 0.95), [], False))
        return ports

    def native(self, source, flags, machine="native", compiler=None):
        """Compiles a C++ peer."""
        name = "-".join([source, machine or "baseline", *(flag.strip("-") for flag in flags)])
        program = self.workshop.cache / re.sub(r"[^\w-]", "_", name)
        # Clang refuses -march=native for Apple's processors; away from x86, -mcpu says the same.
        option = "mcpu" if platform.machine() in ("arm64", "aarch64") else "march"
        march = [f"-{option}={machine}"] if machine else []
        build([
            compiler or self.workshop.compiler, "-std=c++17", "-O3", *march, *flags,
            self.workshop.home / f"{source}.cpp", "-o", program, "-lpthread"])
        return program
