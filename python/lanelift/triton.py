"""Lanelift in Triton's place of LLVM's back ends.

    import lanelift.triton
    lanelift.triton.enable()

From then on Triton's stages `ptx` (CUDA), `amdgcn` and `hsaco` (HIP) are Lanelift's. Triton makes LLVM IR and optimises it as
before, and `ptxas` makes the cubin. Triton's official hook is used (`triton.knobs.runtime.add_stages_inspection_hook`). Triton 3.6
does not ask it for the cache's key; there the key is added to that of Triton's back ends. Nothing else of Triton is replaced. With `LANELIFT_TRITON=1` in the environment Triton enables it by itself, also in worker processes.
"""

import contextlib
import functools
import hashlib
import importlib
import pathlib
import re

import lanelift
from lanelift._errors import CompileError, IntegrationError
from lanelift._integration import Settings, generator, missing

__all__ = ["disable", "enable", "enabled", "is_enabled"]


def enable(*, fallback=None, **options):
    """Makes Triton compile by Lanelift; again with other settings changes them.

    Args:
        fallback: whether LLVM compiles a kernel that Lanelift refuses, with a `lanelift.FallbackWarning`. Without it the
            refusal is raised. None: as `LANELIFT_FALLBACK` in the environment says, else no.
        options: options of `lanelift.compile` for all kernels, as `sched="minreg"`.
    """
    runtime = _runtime()
    previous = runtime.add_stages_inspection_hook
    if isinstance(previous, _Hook):
        previous = previous.previous
    if not _asks_for_keys():
        _add_keys_to_backends()
    runtime.add_stages_inspection_hook = _Hook(Settings(fallback, options), previous)


def disable():
    """Makes Triton compile as if Lanelift were not there."""
    runtime = _runtime()
    if isinstance(runtime.add_stages_inspection_hook, _Hook):
        runtime.add_stages_inspection_hook = runtime.add_stages_inspection_hook.previous


def is_enabled():
    """Whether Triton compiles by Lanelift."""
    return isinstance(_runtime().add_stages_inspection_hook, _Hook)


@contextlib.contextmanager
def enabled(**settings):
    """`enable` inside of a `with`."""
    runtime = _runtime()
    previous = runtime.add_stages_inspection_hook
    enable(**settings)
    try:
        yield
    finally:
        runtime.add_stages_inspection_hook = previous


def _runtime():
    """Triton's settings, where its hook is."""
    try:
        from triton import knobs
    except ImportError as error:
        raise missing("Triton", error, "triton") from error
    if not hasattr(knobs.runtime, "add_stages_inspection_hook"):
        import triton

        raise IntegrationError(f"Triton {triton.__version__} has no hook for stages; 3.5 and later have one")
    return knobs.runtime


def _asks_for_keys():
    """Whether Triton's compiler asks the hook for its part of the cache's key."""
    import triton

    # It cannot be imported yet where Triton itself enables Lanelift.
    compiler = pathlib.Path(triton.__file__).with_name("compiler") / "compiler.py"
    return "add_stages_inspection_hook" in compiler.read_text(encoding="utf-8")


def _add_keys_to_backends():
    """Adds the hook's key to the names of Triton's back ends, which are in the cache's key."""
    for module, name in (("nvidia", "CUDABackend"), ("amd", "HIPBackend")):
        try:
            backend = getattr(importlib.import_module(f"triton.backends.{module}.compiler"), name)
        except (ImportError, AttributeError):
            continue
        theirs = backend.hash
        if getattr(theirs, "adds_lanelift", False):
            continue

        @functools.wraps(theirs)
        def with_key(self, theirs=theirs):
            hook = _runtime().add_stages_inspection_hook
            key = theirs(self)
            return f"{key}-{hook.keys[1]}" if isinstance(hook, _Hook) else key

        with_key.adds_lanelift = True
        backend.hash = with_key


class _Hook:
    """What Triton calls: without arguments for its keys, else to change the stages of a compilation."""

    def __init__(self, settings, previous):
        self.settings = settings
        self.previous = previous
        # Triton asks for them at each launch.
        self.keys = _keys(settings.key())

    def __call__(self, backend=None, stages=None, options=None, language=None, capability=None):
        if backend is None:
            if self.previous is None:
                return self.keys
            return _keys(self.keys[0] + "".join(map(str, self.previous())))
        if self.previous is not None:
            self.previous(backend, stages, options, language, capability)
        kind = backend.target.backend
        if kind == "cuda" and "ptx" in stages:
            stages["ptx"] = _Ptx(self.settings, backend, options, stages["ptx"])
        elif kind == "hip" and "amdgcn" in stages and "hsaco" in stages:
            assembly = _Amdgcn(self.settings, backend, options, stages["amdgcn"])
            stages["amdgcn"], stages["hsaco"] = assembly, _Hsaco(assembly, stages["hsaco"])


def _keys(key):
    return key, hashlib.sha256(key.encode()).hexdigest()


class _Stage:
    """A stage that makes a target's code of LLVM IR."""

    def __init__(self, settings, backend, options, theirs):
        self.settings = settings
        self.backend = backend
        self.options = options
        self.theirs = theirs

    def __call__(self, source, metadata):
        def theirs():
            metadata["code_generator"] = "LLVM"
            return self.theirs(source, metadata)

        if self._is_llvms_alone():
            return theirs()
        return self.settings.attempt(lambda: self._ours(source, metadata), theirs, _name(source))

    def _ours(self, source, metadata):
        output = self.settings.compile(source, name=f"{_name(source)}.ll", **self._options())
        if len(output.kernels) != 1:
            names = ", ".join(kernel.name for kernel in output.kernels)
            raise CompileError(f"Triton has one kernel in a module, and here are: {names or 'none'}")
        metadata["name"] = output.kernels[0].name
        metadata["code_generator"] = generator()
        text = self._finish(output)
        if self._is_dumped():
            print(text)
        return text

    def _is_llvms_alone(self):
        """Whether the user asks for something that only LLVM has."""
        return False


class _Ptx(_Stage):
    def _options(self):
        arch = self.backend.target.arch
        return {
            "target": "nvptx64",
            "cpu": f"sm_{arch}{'a' if arch >= 90 else ''}",
            "features": _ptx_feature(self.options, arch),
            "fp_contract": "fast" if self.options.enable_fp_fusion else "on",
            "opt_level": _level(),
        }

    def _finish(self, output):
        if _knob("compilation", "dump_ir_extract_di_local_variables"):
            return output.asm
        # ptxas does not optimise what is marked so.
        return re.sub(r"^(\.target [^\n]*?),\s*debug\b", r"\1", output.asm, count=1, flags=re.MULTILINE)

    def _is_dumped(self):
        return _knob("nvidia", "dump_nvptx")


class _Amdgcn(_Stage):
    """Keeps the code object that belongs to the assembly, for the next stage."""

    output = None

    def _options(self):
        return {
            "target": "amdgcn",
            "cpu": self.options.arch,
            "features": "+xnack" if _knob("compilation", "enable_asan") else None,
            "fp_contract": "fast" if self.options.enable_fp_fusion else None,
            "opt_level": _level(),
        }

    def _finish(self, output):
        self.output = output
        return output.asm

    def _is_dumped(self):
        return _knob("amd", "dump_amdgcn")

    def _is_llvms_alone(self):
        return bool(_knob("amd", "dump_mir") or _knob("amd", "swap_mir"))


class _Hsaco:
    """Gives the code object; assembly that a user put in its place is assembled as Triton does it."""

    def __init__(self, assembly, theirs):
        self.assembly = assembly
        self.theirs = theirs

    def __call__(self, source, metadata):
        output = self.assembly.output
        if output is not None and source == output.asm:
            return output.bytes
        return self.theirs(source, metadata)


def _name(source):
    """The name of a module's kernel, for messages."""
    found = re.search(r"^define [^\n]*?(?:amdgpu_kernel|ptx_kernel) [^\n]*?@([\w.$]+)", source, re.MULTILINE)
    found = found or re.search(r"^define [^\n@]*@([\w.$]+)", source, re.MULTILINE)
    return found.group(1) if found else "a module"


def _ptx_feature(options, arch):
    """The version of PTX that Triton asks for; the newest that Lanelift writes where that is a newer one."""
    try:
        from triton.backends.nvidia.compiler import get_ptx_version_from_options
    except ImportError as error:
        raise IntegrationError(f"Triton's NVIDIA back end is not as Lanelift knows it: {error}") from error
    wanted = get_ptx_version_from_options(options, arch)
    known = sorted(int(name[3:]) for name in lanelift.features("nvptx64") if re.fullmatch(r"ptx\d+", name))
    return f"+ptx{max((version for version in known if version <= wanted), default=known[0])}"


def _level():
    """The level of optimisation, as the variable that Triton has for LLVM's says."""
    from triton import knobs

    return 0 if knobs.getenv_bool("DISABLE_LLVM_OPT", False) else 3


def _knob(group, name):
    """A setting of Triton, if its release has it."""
    from triton import knobs

    return getattr(getattr(knobs, group, None), name, None)
