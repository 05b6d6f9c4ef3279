"""A GPU code generator: LLVM IR in; PTX, AMD code objects and Intel zebins out.

`lanelift.triton`, `lanelift.numba`, `lanelift.tinygrad` and `lanelift.iree` put it in the place of LLVM in these frameworks.
`lanelift.farm` compiles, checks and runs many kernels on many machines.
"""

from lanelift._description import describe
from lanelift._errors import CompileError, Error, FallbackWarning, IntegrationError, OptionError, SimulationError
from lanelift._lanelift import (
    Argument,
    Kernel,
    Library,
    Output,
    __build__,
    __version__,
    check,
    compile,
    estimate,
    features,
    options,
    processors,
    simulate,
    targets,
)
from lanelift._options import CompileOptions

__all__ = [
    "Argument",
    "CompileError",
    "CompileOptions",
    "Error",
    "FallbackWarning",
    "IntegrationError",
    "Kernel",
    "Library",
    "OptionError",
    "Output",
    "SimulationError",
    "__build__",
    "__version__",
    "check",
    "compile",
    "describe",
    "estimate",
    "features",
    "options",
    "processors",
    "simulate",
    "targets",
]
