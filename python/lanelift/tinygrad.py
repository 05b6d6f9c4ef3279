"""Lanelift in LLVM's place in tinygrad's AMDLLVM renderer.

    import lanelift.tinygrad
    lanelift.tinygrad.enable()

From then on `DEV=AMD:AMDLLVM` compiles by Lanelift, and needs no LLVM. The renderer is tinygrad's own; what changes is the compiler
class that it makes. Enable before the device is opened.
"""

import contextlib
import re

from lanelift._errors import Error, IntegrationError
from lanelift._integration import Settings, missing

try:
    from tinygrad.device import CompileError, Compiler
    from tinygrad.runtime.support import compiler_llvm
except ImportError as error:
    raise missing("tinygrad", error, "tinygrad") from error

__all__ = ["LaneliftCompiler", "disable", "enable", "enabled", "is_enabled"]

_THEIRS = getattr(compiler_llvm, "AMDLLVMCompiler", None)
_settings = Settings()


def enable(*, fallback=None, **options):
    """Makes tinygrad's AMDLLVM renderers that are made from now on compile by Lanelift.

    Args:
        fallback: whether LLVM compiles a kernel that Lanelift refuses, with a `lanelift.FallbackWarning`. Without it the
            refusal is tinygrad's `CompileError`. None: as `LANELIFT_FALLBACK` in the environment says, else no.
        options: options of `lanelift.compile` for all kernels.
    """
    global _settings
    if _THEIRS is None:
        raise IntegrationError("tinygrad has no AMDLLVMCompiler: a release that Lanelift does not know")
    _settings = Settings(fallback, options)
    compiler_llvm.AMDLLVMCompiler = LaneliftCompiler


def disable():
    """Makes renderers that are made from now on compile by LLVM."""
    compiler_llvm.AMDLLVMCompiler = _THEIRS


def is_enabled():
    """Whether new AMDLLVM renderers compile by Lanelift."""
    return compiler_llvm.AMDLLVMCompiler is LaneliftCompiler


@contextlib.contextmanager
def enabled(**settings):
    """`enable` inside of a `with`."""
    before = is_enabled()
    enable(**settings)
    try:
        yield
    finally:
        if not before:
            disable()


class LaneliftCompiler(Compiler):
    """A compiler of tinygrad's: LLVM IR of its AMDLLVM renderer in, a code object out."""

    def __init__(self, arch, settings=None):
        self.arch = arch
        self.settings = settings or _settings
        super().__init__(f"compile_lanelift_{arch}_{self.settings.key()}")

    def __reduce__(self):
        # Processes that search kernels make one of their own.
        return LaneliftCompiler, (self.arch, self.settings)

    def compile(self, src):
        def ours():
            return self.settings.compile(src, "amdgcn", self.arch, name="tinygrad.ll", features="+cumode").bytes

        try:
            return self.settings.attempt(ours, lambda: _THEIRS(self.arch).compile(src), _name(src))
        except Error as error:
            raise CompileError(str(error)) from error

    def disassemble(self, lib):
        from tinygrad.helpers import amdgpu_disassemble

        amdgpu_disassemble(lib)


def _name(source):
    """The name of a module's kernel, for messages."""
    found = re.search(r"^define amdgpu_kernel void @([\w.$]+)", source, re.MULTILINE)
    return found.group(1) if found else "a kernel"
