"""Numbers as Markdown."""

from statistics import median


def table(head, rows):
    """A Markdown table; the first column is text, the others numbers."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1)] + rows
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def number(value):
    """Three digits that matter."""
    if value == 0:
        return "0"
    if abs(value) >= 1000:
        return f"{value:.0f}"
    digits = 3
    while digits and abs(value) >= 10 ** (3 - digits):
        digits -= 1
    return f"{value:.{max(digits, 0)}f}" if abs(value) >= 0.01 else f"{value:.2g}"


def spread(values):
    """Median (min .. max)."""
    if len(values) == 1:
        return number(values[0])
    return f"{number(median(values))} ({number(min(values))} .. {number(max(values))})"


def ratios(values, references):
    """Ratios within each round."""
    return [value / reference for value, reference in zip(values, references)]


def at_least(values, target, unit=" x"):
    """A target and whether the median meets it."""
    return f">= {number(target)}{unit}: {verdict(median(values) >= target)}"


def at_most(values, target, unit=" x"):
    """A target and whether the median meets it."""
    return f"<= {number(target)}{unit}: {verdict(median(values) <= target)}"


def verdict(is_met):
    """Met or not."""
    return "met" if is_met else "**not met**"
