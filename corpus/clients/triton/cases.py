"""The list of kernels with the types and constants for which each is compiled."""
from dataclasses import dataclass, field


@dataclass
class Case:
    """A kernel, specialised as Triton's JIT specialises it for a launch."""
    name: str
    kernel: object
    types: list
    constants: dict = field(default_factory=dict)
    warps: int = 4
    stages: int = 3
    # Blocks of a cluster.
    ctas: int = 1
    # Processors, or beginnings of their names; empty: all.
    only: tuple = ()
    # Compile options of the AMD backend alone.
    hip: dict = field(default_factory=dict)
    # Integers that no multiple of 16 is promised for; else the JIT's promise for those of a launch.
    ragged: bool = False


CASES = []


def case(name, kernel, types, constants=None, **rest):
    """Adds a case; `types` is a string of the parameters' types in order."""
    CASES.append(Case(name, kernel, types.split(), constants or {}, **rest))
