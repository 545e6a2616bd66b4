"""Runs programs and says what they took."""

import subprocess
import sys
from dataclasses import dataclass


@dataclass
class Usage:
    """What a process took: seconds, CPU seconds of all threads, and peak memory in MB."""

    wall: float
    cpu: float
    memory: float
    output: str


class Meter:
    """Measures processes by a small program of its own, `measure.cpp`."""

    def __init__(self, program):
        self.program = program

    def usage(self, command):
        """Runs a command to its end; a failure stops the benchmark with the command's words."""
        done = subprocess.run(
            [str(word) for word in [self.program, *command]], capture_output=True, text=True)
        if done.returncode:
            stop(command, done)
        wall, cpu, memory = done.stderr.split()[-3:]
        # Linux counts in KiB, macOS in bytes.
        unit = 1e6 if sys.platform == "darwin" else 1e6 / 1024
        return Usage(float(wall), float(cpu), float(memory) / unit, done.stdout)


def build(command, directory=None):
    """Runs a command that makes something, silently unless it fails."""
    done = subprocess.run(
        [str(word) for word in command], cwd=directory, capture_output=True, text=True)
    if done.returncode:
        stop(command, done)


def stop(command, done):
    """Ends the benchmark because a command failed."""
    sys.exit(
        f"{' '.join(map(str, command))} failed with {done.returncode}:\n{done.stdout}{done.stderr}")


def first_line(command):
    """The first line that a command prints, or a dash where it cannot run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
        return (done.stdout or done.stderr).strip().splitlines()[0]
    except (OSError, IndexError):
        return "-"
