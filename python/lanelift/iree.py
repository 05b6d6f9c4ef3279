"""Lanelift in the place of LLVM's back ends in IREE's compiler.

    python -m lanelift.iree model.mlir -o model.vmfb --iree-hal-target-backends=rocm --iree-rocm-target=gfx942

takes the options of `iree-compile`, for the back ends `rocm` and `cuda`. IREE has no hook in its compiler, but two documented options,
which are used here: the first run of `iree-compile` writes the LLVM IR that it hands to LLVM, and the second takes the executables
that Lanelift made of it (`--iree-hal-substitute-executable-object`).
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from lanelift._errors import Error, IntegrationError
from lanelift._integration import Settings, generator, missing

__all__ = ["Executable", "compile", "main"]


class Executable:
    """An executable of IREE's, which holds one dispatch.

    Attributes:
        name: its symbol in the program.
        processor: what it is for.
        output: what Lanelift made of it, a `lanelift.Output`; None if IREE's LLVM compiled it.
    """

    def __init__(self, name, processor, output):
        self.name = name
        self.processor = processor
        self.output = output

    def __repr__(self):
        return f"<lanelift.iree.Executable {self.name} for {self.processor} by {'Lanelift' if self.output else 'LLVM'}>"


def compile(source, target, flags=(), *, fallback=None, tool=None, **options):
    """Compiles a program for IREE's runtime.

    Args:
        source: the name of the program's file, MLIR.
        target: the name of the file that is written, a `.vmfb`.
        flags: further options of `iree-compile`, as `["--iree-hal-target-backends=rocm", "--iree-rocm-target=gfx942"]`.
        fallback: whether IREE's LLVM compiles an executable that Lanelift refuses, with a `lanelift.FallbackWarning`. Without it
            the refusal is raised. None: as `LANELIFT_FALLBACK` in the environment says, else no.
        tool: the name of `iree-compile`; otherwise the one of this environment, or on PATH.
        options: options of `lanelift.compile` for all executables.

    Returns: a list of `Executable`.
    """
    settings = Settings(fallback, options)
    tool = tool or _tool()
    # Executables of several dispatches have names of their own, which are made after the place where they are taken in.
    line = [str(tool), str(source), *map(str, flags), "--iree-hal-link-executables=false"]
    with tempfile.TemporaryDirectory(prefix="lanelift-iree-") as folder:
        folder = pathlib.Path(folder)
        _run([*line, "-o", str(folder / "llvm.vmfb"), f"--iree-hal-dump-executable-intermediates-to={folder / 'ir'}",
              f"--iree-hal-dump-executable-sources-to={folder / 'mlir'}"])
        executables, substitutes = [], []
        for name, variant, processor, features, text in _modules(folder):
            output = settings.attempt(
                lambda: _compiled(settings, name, variant, processor, features, text), lambda: None, f"executable {name}")
            executables.append(Executable(name, processor, output))
            if output is not None:
                path = folder / f"{name}.{'ptx' if output.target == 'nvptx64' else 'hsaco'}"
                path.write_bytes(output.bytes)
                substitutes.append(f"--iree-hal-substitute-executable-object={name}={path}")
        _run([*line, "-o", str(target), *substitutes])
    return executables


def _tool():
    """`iree-compile` beside this interpreter, or on PATH."""
    beside = pathlib.Path(sys.executable).parent / "iree-compile"
    found = str(beside) if beside.exists() else shutil.which("iree-compile")
    if found is None:
        raise missing("IREE", "there is no iree-compile", "iree-base-compiler")
    return found


def _run(line):
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode:
        raise IntegrationError(f"iree-compile failed: {done.stderr.strip() or done.returncode}")


def _modules(folder):
    """Of each executable for a GPU: its name, its variant, processor, features, LLVM IR."""
    sources = sorted((folder / "mlir").glob("*.mlir"), key=lambda path: len(path.stem), reverse=True)
    taken = set()
    for path in sorted((folder / "ir").glob("*.optimized.ll")):
        text = path.read_text()
        if not re.search(r'^target triple = "(?:nvptx64|amdgcn|amdgpu)', text, re.MULTILINE):
            continue
        stem = path.name[:-len(".optimized.ll")]
        source = next((source for source in sources if stem.startswith(f"{source.stem}_")), None)
        mlir = source.read_text() if source else ""
        name = re.search(r"hal\.executable [^@\n]*@([\w$.]+)", mlir)
        goal = re.search(r'#iree_gpu\.target<arch = "([^"]+)", features = "([^"]*)"', mlir)
        if name is None or goal is None:
            raise IntegrationError(f"IREE's dump of {stem} is not as Lanelift knows it")
        if name.group(1) in taken:
            raise IntegrationError(f"executable {name.group(1)} has several variants: compile for one target at a time")
        taken.add(name.group(1))
        yield name.group(1), stem[len(source.stem) + 1:], goal.group(1), goal.group(2), text


def _compiled(settings, name, variant, processor, features, text):
    if variant.startswith("cuda"):
        return settings.compile(text, "nvptx64", processor, name=f"{name}.ll", features=features or None)
    return settings.compile(text, "amdgcn", processor, name=f"{name}.ll", features=features or None)


def main(words=None):
    """The command `python -m lanelift.iree`."""
    words = list(sys.argv[1:] if words is None else words)
    if not words or "--help" in words:
        print(__doc__.strip(), "Options of its own: --lanelift-fallback, --lanelift-OPTION=VALUE.", sep="\n\n")
        return 0
    flags, inputs, options, target = [], [], {}, None
    words = iter(words)
    for word in words:
        if word == "-o":
            target = next(words, None)
        elif word.startswith("-o="):
            target = word[3:]
        elif word == "--lanelift-fallback":
            options["fallback"] = True
        elif word.startswith("--lanelift-"):
            key, _, value = word[len("--lanelift-"):].partition("=")
            options[key.replace("-", "_")] = value
        else:
            (flags if word.startswith("-") else inputs).append(word)
    if target is None or len(inputs) != 1:
        print("lanelift.iree: one program, and -o FILE", file=sys.stderr)
        return 2
    try:
        executables = compile(inputs[0], target, flags, **options)
    except (Error, OSError) as error:
        print(f"lanelift.iree: {error}", file=sys.stderr)
        return 1
    ours = sum(executable.output is not None for executable in executables)
    print(f"{generator()}: {ours} of {len(executables)} executables", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
