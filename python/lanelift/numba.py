"""Lanelift in libNVVM's place in numba-cuda.

    import lanelift.numba
    lanelift.numba.enable()

From then on numba-cuda compiles kernels and device functions to PTX by Lanelift, with `libdevice` linked where it is called.
libNVVM stays installed: numba asks it for the version of its language, and reads `libdevice` beside it.
"""

import contextlib
import functools
import re

import lanelift
from lanelift._errors import CompileError, IntegrationError
from lanelift._integration import Settings, missing

__all__ = ["disable", "enable", "enabled", "is_enabled"]

# What was numba's own, by place; empty while Lanelift is not enabled.
_theirs = {}
_settings = None


def enable(*, fallback=None, **options):
    """Makes numba-cuda compile by Lanelift; again with other settings changes them.

    Args:
        fallback: whether libNVVM compiles what Lanelift refuses, LTO-IR included, with a `lanelift.FallbackWarning`. Without it
            the refusal is raised. None: as `LANELIFT_FALLBACK` in the environment says, else no.
        options: options of `lanelift.compile` for all modules.
    """
    global _settings
    nvvm, codegen = _modules()
    _settings = Settings(fallback, options)
    if _theirs:
        return
    places = [(nvvm, "compile_ir"), (codegen.CUDACodeLibrary, "__init__"), (codegen.JITCUDACodegen, "magic_tuple")]
    for owner, name in places:
        if not hasattr(owner, name):
            raise IntegrationError(f"numba-cuda has no {owner.__name__}.{name}: a release that Lanelift does not know")
    for owner, name in places:
        _theirs[owner, name] = getattr(owner, name)
    theirs_init, theirs_tuple = (_theirs[place] for place in places[1:])

    @functools.wraps(theirs_init)
    def with_ptx(self, *args, **named):
        theirs_init(self, *args, **named)
        # Links PTX: there is no LTO-IR of Lanelift's.
        self._lto = False

    def magic_tuple(self):
        return (*theirs_tuple(self), _settings.key())

    for (owner, name), ours in zip(places, (_compile_ir, with_ptx, magic_tuple)):
        setattr(owner, name, ours)


def disable():
    """Makes numba-cuda compile as if Lanelift were not there. What was compiled stays as it is."""
    global _settings
    for (owner, name), theirs in _theirs.items():
        setattr(owner, name, theirs)
    _theirs.clear()
    _settings = None


def is_enabled():
    """Whether numba-cuda compiles by Lanelift."""
    return bool(_theirs)


@contextlib.contextmanager
def enabled(**settings):
    """`enable` inside of a `with`."""
    global _settings
    before = _settings
    enable(**settings)
    try:
        yield
    finally:
        if before is None:
            disable()
        else:
            _settings = before


def _modules():
    try:
        from numba.cuda import codegen
        from numba.cuda.cudadrv import nvvm
    except ImportError as error:
        raise missing("numba-cuda", error, "'numba-cuda[cu13]'") from error
    return nvvm, codegen


def _compile_ir(llvmir, **options):
    """In the place of `numba.cuda.cudadrv.nvvm.compile_ir`."""
    nvvm, _ = _modules()
    texts = [llvmir] if isinstance(llvmir, str) else list(llvmir)

    def theirs():
        return _theirs[nvvm, "compile_ir"](llvmir, **options)

    return _settings.attempt(lambda: _ptx(nvvm, texts, dict(options)), theirs, "a module of numba's")


def _ptx(nvvm, texts, options):
    if "gen-lto" in options or "gen_lto" in options:
        raise CompileError("LTO-IR is libNVVM's own form: Lanelift writes PTX")
    texts = [_OF_NVVM.sub(r'@"\1"', nvvm.llvm_replace(text)) for text in texts]
    main = _main(texts)
    libraries = [lanelift.Library(text, "nvptx64") for text in texts if text is not main]
    own, flush = _options(options)
    if flush:
        main = _with_flag(main, "nvvm-reflect-ftz")
    if any('@"nvvm.' in text for text in texts):
        libraries.append(_nvvm())
    if any("@__nv_" in text or '@"__nv_' in text for text in texts):
        libraries.append(_libdevice(bytes(nvvm.LibDevice().get())))
    return _settings.compile(main, "nvptx64", name="numba.ll", libraries=libraries, **own).asm.encode()


@functools.lru_cache(maxsize=2)
def _libdevice(bitcode):
    # It is bitcode of LLVM 3.8, which numba's own LLVM reads.
    import llvmlite.binding

    text = str(llvmlite.binding.parse_bitcode(bitcode))
    return lanelift.Library(text, "nvptx64", name="libdevice")


# What libNVVM has with a mode as operand is several intrinsics in LLVM.
_OF_NVVM = re.compile(r'@"llvm\.(nvvm\.(?:shfl\.sync\.i32|vote\.sync|match\.all\.sync\.i(?:32|64)))"')
_SHUFFLES = ("idx", "up", "down", "bfly")
_VOTES = ("all", "any", "uni")


@functools.lru_cache(maxsize=1)
def _nvvm():
    """Functions for the intrinsics that only libNVVM has."""
    pair, lines, ends = "{ i32, i1 }", [], []
    for mode in _SHUFFLES:
        ends.append(f"declare {pair} @llvm.nvvm.shfl.sync.{mode}.i32p(i32, i32, i32, i32)")
    lines.append(f'define {pair} @"nvvm.shfl.sync.i32"(i32 %mask, i32 %mode, i32 %x, i32 %lane, i32 %clamp) alwaysinline convergent {{')
    lines.append("  switch i32 %mode, label %bfly [ i32 0, label %idx i32 1, label %up i32 2, label %down ]")
    for mode in _SHUFFLES:
        call = f"call {pair} @llvm.nvvm.shfl.sync.{mode}.i32p(i32 %mask, i32 %x, i32 %lane, i32 %clamp)"
        lines += [f"{mode}:", f"  %r.{mode} = {call}", f"  ret {pair} %r.{mode}"]
    lines += ["}", f'define {pair} @"nvvm.vote.sync"(i32 %mask, i32 %mode, i1 %x) alwaysinline convergent {{']
    lines.append("  switch i32 %mode, label %ballot [ i32 0, label %all i32 1, label %any i32 2, label %uni ]")
    for mode in _VOTES:
        ends.append(f"declare i1 @llvm.nvvm.vote.{mode}.sync(i32, i1)")
        lines += [f"{mode}:", f"  %b.{mode} = call i1 @llvm.nvvm.vote.{mode}.sync(i32 %mask, i1 %x)",
                  f"  %r.{mode} = insertvalue {pair} zeroinitializer, i1 %b.{mode}, 1", f"  ret {pair} %r.{mode}"]
    lines += ["ballot:", "  %lanes = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %x)",
              f"  %r = insertvalue {pair} zeroinitializer, i32 %lanes, 0", f"  ret {pair} %r", "}"]
    ends.append("declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)")
    for width in (32, 64):
        name = f"match.all.sync.i{width}"
        lines += [f'define {pair} @"nvvm.{name}"(i32 %mask, i{width} %x) alwaysinline convergent {{',
                  f"  %r = call {pair} @llvm.nvvm.{name}p(i32 %mask, i{width} %x)", f"  ret {pair} %r", "}"]
        ends.append(f"declare {pair} @llvm.nvvm.{name}p(i32, i{width})")
    return lanelift.Library("\n".join(lines + ends) + "\n", "nvptx64", name="nvvm")


def _options(options):
    """libNVVM's options as Lanelift's, and whether denormals are flushed."""

    def switch(name, otherwise):
        for key in (name, name.replace("-", "_")):
            if key in options:
                return bool(int(options.pop(key)))
        return otherwise

    fast = bool(options.pop("fastmath", False))
    flush, fused = switch("ftz", fast), switch("fma", True)
    division, root = switch("prec-div", not fast), switch("prec-sqrt", not fast)
    own = {
        "cpu": str(options.pop("arch", "compute_75")).replace("compute_", "sm_"),
        "opt_level": int(options.pop("opt", 3)),
        "fp_contract": "fast" if fused else "on",
        "denormal_fp_math_f32": "preserve-sign" if flush else None,
        "nvptx_prec_divf32": (2 if flush else 3) if division else 1,
        "nvptx_prec_sqrtf32": root,
    }
    # Debug information is in the module, or is not.
    for name in ("g", "numba-debug", "numba_debug", "generate-line-info", "generate_line_info"):
        options.pop(name, None)
    if options:
        raise lanelift.OptionError(f"libNVVM's option '{next(iter(options))}' has no counterpart in Lanelift")
    return own, flush


# Functions as numba writes them: `define linkonce_odr float @"f"(`.
_DEFINED = re.compile(r'^define\b[^@\n]*@("[^"]*"|[\w.$]+)\(', re.MULTILINE)
_DECLARED = re.compile(r'^declare\b[^@\n]*@("[^"]*"|[\w.$]+)\(', re.MULTILINE)


def _main(texts):
    """The module that the others are linked to: the kernel's, or the one that no other calls."""
    for text in texts:
        if "!nvvm.annotations" in text and '!"kernel"' in text:
            return text
    for text in texts:
        names = set(_DEFINED.findall(text))
        if names and not any(names & set(_DECLARED.findall(other)) for other in texts if other is not text):
            return text
    return texts[0]


def _with_flag(text, name):
    """A module with a module flag of the value 1."""
    number = max(map(int, re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1) + 1
    text, count = re.subn(r"^!llvm\.module\.flags = !\{", rf"\g<0> !{number},", text, count=1, flags=re.MULTILINE)
    flags = "" if count else f"!llvm.module.flags = !{{ !{number} }}\n"
    return f'{text}\n{flags}!{number} = !{{ i32 4, !"{name}", i32 1 }}\n'
