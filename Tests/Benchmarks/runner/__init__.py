"""The parts of the benchmark runner; `run` beside this folder starts it."""
