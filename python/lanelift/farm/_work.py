"""The work on one kernel, and its value as bytes."""

import dataclasses
from typing import Any, Dict, List

import lanelift
from lanelift.farm import _wire


@dataclasses.dataclass(frozen=True)
class Compiled:
    """A compiled module as a farm returns it: plain values, which can be pickled.

    Attributes:
        target: `nvptx64`, `amdgcn` or `intel`.
        processor: the processor, with the features that code objects name.
        bytes: the output that the option `emit` asks for; by default the file that a runtime loads.
        kernels: the descriptions of `lanelift.describe`.
        warnings: warnings about the input.
    """

    target: str
    processor: str
    bytes: bytes = dataclasses.field(repr=False)
    kernels: List[Dict[str, Any]]
    warnings: List[str]


def is_code(source):
    """Whether a source is compiled already: an ELF file, or PTX."""
    return source.startswith(b"\x7fELF") or source.lstrip().startswith((b"//", b".version"))


def _compile(source, name, options):
    output = lanelift.compile(source, name=name, **options)
    return _wire.pack(lanelift.describe(output), [output.bytes])


def _with_launch(options):
    if "launch" not in options:
        raise lanelift.OptionError("a launch is needed, such as launch='--kernel k --grid 2 --block 64 --arg x=buf:f32x128:iota'")
    return dict(options)


def _run(source, name, options):
    options = _with_launch(options)
    launch = options.pop("launch")
    code = source if is_code(source) else lanelift.compile(source, name=name, **options)
    buffers = lanelift.simulate(code, launch)
    return _wire.pack({"buffers": list(buffers)}, buffers.values())


def _check(source, name, options):
    return _wire.pack({"report": lanelift.check(source, name=name, **options)})


def _estimate(source, name, options):
    return _wire.pack({"report": lanelift.estimate(source, name=name, **_with_launch(options))})


WORK = {"compile": _compile, "run": _run, "check": _check, "estimate": _estimate}


def value_of(kind, head, blobs):
    """The value that bytes of `WORK` stand for."""
    if kind == "compile":
        return Compiled(head["target"], head["processor"], blobs[0], head["kernels"], head["warnings"])
    if kind == "run":
        return dict(zip(head["buffers"], blobs))
    return head["report"]
