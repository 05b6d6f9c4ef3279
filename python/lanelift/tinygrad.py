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
            return self.settings.compile(_as_amd(src), "amdgcn", self.arch, name="tinygrad.ll", features="+cumode").bytes

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


# The renderer leaves the target out. Its stack variables are then in address space 0, and AMD's are in 5; the overloads of its
# intrinsics are called by words that LLVM corrects.
_ALLOCA = re.compile(r"^(\s*)(%[\w.]+) = alloca ([^\n]*?)(, align \d+)?(\s*)$", re.MULTILINE)
_OVERLOAD = re.compile(r"(@llvm\.[a-z][a-z0-9.]*?)\.(half|float|double)\b")
_SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}


def _as_amd(source):
    """The renderer's text as a module for AMD."""
    source = _ALLOCA.sub(
        r"\1\2.stack = alloca \3\4, addrspace(5)\n\1\2 = addrspacecast ptr addrspace(5) \2.stack to ptr", source)
    source = _OVERLOAD.sub(lambda found: f"{found.group(1)}.{_SUFFIX[found.group(2)]}", source)
    return 'target triple = "amdgcn-amd-amdhsa"\n' + source
