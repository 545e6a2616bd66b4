"""Builds what is measured, once, in a folder that git ignores."""

import json
import re
import shutil
import sys
from functools import cached_property

from .peers import SWIPES, Peers  # noqa: F401
from .process import Meter, build

AVX2 = ["-Xcc", "-march=x86-64-v3"]


class Workshop:
    """The folders, programs and experiments of a benchmark."""

    def __init__(self, home, options):
        self.home, self.options = home, options
        self.root = home.parent.parent
        self.cache = self.root / ".build" / "benchmarks"
        self.cache.mkdir(parents=True, exist_ok=True)
        text = (home / "throughput.json").read_text()
        self.base = json.loads(re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE))
        self.peers = Peers(self)

    @cached_property
    def meter(self):
        """Runs programs and says what they took."""
        program = self.cache / "measure"
        build([self.compiler, "-std=c++17", "-O2", self.home / "measure.cpp", "-o", program])
        return Meter(program)

    @cached_property
    def python(self):
        """A Python with NumPy and Numba."""
        python = self.cache / "venv" / "bin" / "python"
        if not python.exists():
            note("making a virtual environment with NumPy and Numba")
            build([sys.executable, "-m", "venv", self.cache / "venv"])
            build([python, "-m", "pip", "install", "--quiet", "numpy", "numba"])
        return python

    @cached_property
    def compiler(self):
        """The C++ compiler of the idiomatic peer: g++ makes it up to three times as fast."""
        return shutil.which("g++") or self.clang

    @cached_property
    def clang(self):
        """The clang++ beside the Swift compiler, for the port of the product's hot path."""
        swift = shutil.which("swiftc")
        beside = shutil.which("clang++", path=re.sub(r"/[^/]*$", "", swift or ""))
        return beside or shutil.which("clang++") or "clang++"

    @cached_property
    def product(self):
        """The product as anybody builds it."""
        return self.built("default", [])

    @cached_property
    def product_avx2(self):
        """The product for processors with AVX2; None elsewhere."""
        return self.built("avx2", AVX2) if has_avx2() else None

    def built(self, name, flags):
        """A release build in its own scratch folder."""
        note(f"building the product ({name})")
        scratch = self.cache / name
        build(
            ["swift", "build", "-c", "release", "--product", "swipelab", "--scratch-path", scratch]
            + flags, self.root)
        return scratch / "release" / "swipelab"

    def experiment(self, name, **changes):
        """An experiment file: the common workload with other values for some keys."""
        path = self.cache / f"{name}.json"
        path.write_text(json.dumps({**self.base, **changes}, indent=2))
        return path

    def run(self, program, experiment, participants, threads=1):
        """A whole run of the product, from start to written report."""
        out = self.cache / "reports"
        shutil.rmtree(out, ignore_errors=True)
        command = [program, "run", experiment, "--out", out, "--quiet"]
        command += ["--participants", int(participants)]
        return self.meter.usage(command + (["--threads", threads] if threads else []))

    def people_for(self, seconds):
        """How many participants the product simulates in about this time on one core."""
        experiment = self.experiment("throughput")
        few, many = (self.run(self.product, experiment, n).cpu for n in (200, 2200))
        wanted = int(seconds * 2000 / max(many - few, 1e-3))
        return max(1000, wanted // 100 * 100)


def has_avx2():
    """Whether this processor runs x86-64-v3 code."""
    try:
        with open("/proc/cpuinfo") as file:
            return " avx2 " in file.read()
    except OSError:
        return False


def note(text):
    """A word about progress, beside the tables."""
    print(text, file=sys.stderr, flush=True)
