"""A GPU code generator: LLVM IR in; PTX, AMD code objects and Intel zebins out."""

from lanelift._errors import CompileError
from lanelift._lanelift import (
    Argument,
    Kernel,
    Output,
    __version__,
    compile,
    features,
    options,
    processors,
    simulate,
    targets,
)

__all__ = [
    "Argument",
    "CompileError",
    "Kernel",
    "Output",
    "__version__",
    "compile",
    "features",
    "options",
    "processors",
    "simulate",
    "targets",
]
