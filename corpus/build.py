#!/usr/bin/env python3
"""Compile the kernels of the corpus to LLVM IR text.

    corpus/build.py                      # all sources, all default targets, -O0 -O1 -O3
    corpus/build.py --only '^sha'        # only sources whose name matches
    corpus/build.py --check              # recompile and compare with the committed files
    corpus/build.py --targets gfx942     # another target of the table below

Sources lie in corpus/KIND/NAME.EXT; the output is corpus/ll/TARGET/NAME.LEVEL.ll. Comment lines of a
source steer its compilation (at the start of a line, in the first 60 lines):

    // flags: -cl-fast-relaxed-math      more flags for the compiler
    // libdevice                         (.cu, .hip) link NVIDIA's libdevice
    // targets: nvptx64                  only for these targets (default: all that the kind knows)
    // levels: O3g                       these levels besides O0, O1 and O3 (a final g: with debug metadata)

The compiler runs in the repository root with relative paths, so the output does not depend on where
the repository lies. Needed: clang 22 (CLANG), libclc (LIBCLC_DIR), libdevice (LIBDEVICE), rustc (RUSTC).
"""
import argparse
import concurrent.futures
import glob
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLANG = os.environ.get("CLANG", "clang-22")
RUSTC = os.environ.get("RUSTC", "rustc")
LIBCLC_DIR = Path(os.environ.get("LIBCLC_DIR", "/usr/lib/clc"))
LEVELS = ("O0", "O1", "O3")
DIRECTIVE = re.compile(r"^//\s*(flags|libdevice|targets|levels)\s*(?::\s*(.*))?$")
DIRECTIVE_LINES = 60


@dataclass(frozen=True)
class Target:
    """One code generation target of the corpus."""

    name: str  # folder under corpus/ll
    triple: str
    cpu: str
    libclc: str | None  # file in LIBCLC_DIR; None: built-in functions are not linked
    # Flags for OpenCL C, where no toolchain chooses them.
    opencl: tuple = ()
    # Flags for sources in CUDA and HIP style; None: this target does not take them.
    cuda: tuple | None = None
    # Flags for sources in HIP style where they are not compiled as CUDA.
    hip: tuple | None = None
    libdevice: bool = False
    rust: bool = False
    default: bool = False
    # Levels of optimisation in place of the default ones and those that sources ask for.
    levels: tuple | None = None


TARGETS = {
    t.name: t
    for t in (
        Target(
            name="nvptx64",
            triple="nvptx64-nvidia-cuda",
            cpu="sm_90",
            libclc="nvptx64--nvidiacl.bc",
            # Without a CUDA toolchain clang assumes a PTX version that is too old for the cpu.
            opencl=("-march=sm_90", "-Xclang", "-target-feature", "-Xclang", "+ptx83"),
            cuda=("--cuda-gpu-arch=sm_90", "--cuda-feature=+ptx83"),
            libdevice=True,
            rust=True,
            default=True,
        ),
        Target(
            name="gfx942",
            triple="amdgcn-amd-amdhsa",
            cpu="gfx942",
            libclc="amdgcn-amd-amdhsa.bc",
            opencl=("-mcpu=gfx942", "-nogpulib", "-include", "corpus/include/amd_offset.h"),
            hip=("--offload-arch=gfx942", "-nogpuinc", "-nogpulib", "-fuse-cuid=none"),
        ),
        Target(
            name="gfx1100",
            triple="amdgcn-amd-amdhsa",
            cpu="gfx1100",
            libclc="amdgcn-amd-amdhsa.bc",
            opencl=("-mcpu=gfx1100", "-nogpulib", "-include", "corpus/include/amd_offset.h"),
            hip=("--offload-arch=gfx1100", "-nogpuinc", "-nogpulib", "-fuse-cuid=none"),
        ),
        # Built-in functions stay calls: OpenCL's runtime has them, as Lanelift's Intel backend does.
        Target(name="spir64", triple="spir64", cpu="", libclc=None, levels=("O2",)),
    )
}


@dataclass(frozen=True)
class Source:
    """A kernel source with what its comment lines ask for."""

    path: Path  # relative to ROOT
    flags: tuple
    libdevice: bool
    targets: frozenset | None
    levels: tuple  # beyond the default ones

    @property
    def name(self):
        return self.path.stem


def read_source(path):
    flags, libdevice, targets, levels = [], False, None, []
    with open(ROOT / path, encoding="utf-8") as f:
        for _, line in zip(range(DIRECTIVE_LINES), f):
            m = DIRECTIVE.match(line.rstrip())
            if not m:
                continue
            if m[1] == "flags":
                flags += shlex.split(m[2] or "")
            elif m[1] == "targets":
                targets = frozenset((m[2] or "").split())
            elif m[1] == "levels":
                levels += (m[2] or "").split()
            elif m[2] is None:
                libdevice = True
    return Source(path, tuple(flags), libdevice, targets, tuple(levels))


def find_libdevice():
    """NVIDIA's libdevice: $LIBDEVICE, a CUDA toolkit, or the pip package nvidia-cuda-nvcc."""
    if os.environ.get("LIBDEVICE"):
        return os.environ["LIBDEVICE"]
    places = [os.environ[v] for v in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(v)]
    places += ["/usr/local/cuda", "/usr/lib/cuda"]
    site = sysconfig.get_path("purelib")
    places += sorted(glob.glob(f"{site}/nvidia/*"))
    places += sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/*/lib/python3*/site-packages/nvidia/*")))
    for place in places:
        found = sorted(glob.glob(f"{place}/nvvm/libdevice/libdevice.*.bc"))
        if found:
            return found[-1]
    sys.exit("libdevice not found: set LIBDEVICE to libdevice.10.bc")


def level_flags(level):
    """-O1 for O1; -O3 and debug metadata, without the folder's absolute path, for O3g."""
    if level.endswith("g"):
        return [f"-{level[:-1]}", "-g", "-fdebug-compilation-dir=."]
    return [f"-{level}"]


def link_bitcode(path):
    """Links the functions that are needed from `path`, as internal functions."""
    return ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path)]


def opencl_command(src, target, level, out):
    std = [] if any(f.startswith("-cl-std=") for f in src.flags) else ["-cl-std=CL2.0"]
    cmd = [CLANG, "-w", "-x", "cl", *std, f"--target={target.triple}", *target.opencl]
    cmd += ["-Xclang", "-finclude-default-header", *level_flags(level), *src.flags]
    if target.libclc:
        cmd += link_bitcode(LIBCLC_DIR / target.libclc)
    if target.libdevice:
        cmd += link_bitcode(find_libdevice())  # libclc for nvptx calls a few of its functions
    return cmd + ["-S", "-emit-llvm", str(src.path), "-o", out]


def cuda_command(src, target, level, out):
    if target.cuda is None:
        return None
    cmd = [CLANG, "-w", "-x", "cuda", "--cuda-device-only", "-nocudainc", "-nocudalib", *target.cuda]
    cmd += ["-Icorpus/include", *level_flags(level), *src.flags]
    if src.libdevice and target.libdevice:
        cmd += ["-DCUDA_MINI_LIBDEVICE", *link_bitcode(find_libdevice())]
    return cmd + ["-S", "-emit-llvm", str(src.path), "-o", out]


def hip_command(src, target, level, out):
    if target.hip is None:  # HIP on NVIDIA is CUDA under other names
        return cuda_command(src, target, level, out)
    cmd = [CLANG, "-w", "-x", "hip", "--cuda-device-only", *target.hip, "-Icorpus/include"]
    return cmd + [*level_flags(level), *src.flags, "-S", "-emit-llvm", str(src.path), "-o", out]


def rust_command(src, target, level, out):
    """For the host, as its core library is the one that rustc always has; `retarget` does the rest.

    As cargo does: overflow is checked without optimisation. Vectors of the host's width would be out of place.
    """
    if not target.rust:
        return None
    cmd = [RUSTC, "--edition=2021", "--crate-type=lib", "--target=x86_64-unknown-linux-gnu", "--emit=llvm-ir"]
    cmd += ["-Cpanic=abort", "-Ccodegen-units=1", "-Cno-vectorize-loops", "-Cno-vectorize-slp", "-Awarnings"]
    cmd += [f"-Copt-level={level[1:]}", f"-Coverflow-checks={'off' if level == 'O3' else 'on'}", *src.flags]
    return cmd + [str(src.path), "-o", out]


def retarget(src, target, text):
    """Makes rustc's IR for the host into IR for `target`.

    The triple and data layout change, attributes that name the host go, exported functions become
    kernels, and functions of the core library that were not instantiated here (they report panics) trap.
    """
    layout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{layout}"', text, flags=re.M)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{target.triple}"', text, flags=re.M)
    text = text.replace(" personality ptr @rust_eh_personality", "")
    text = re.sub(r"^; Function Attrs:.*\n(?=declare i32 @rust_eh_personality)", "", text, flags=re.M)
    text = re.sub(r"^declare i32 @rust_eh_personality.*\n", "", text, flags=re.M)
    text = re.sub(r"^  resume .*$", "  unreachable", text, flags=re.M)  # left in blocks that nothing reaches
    host = r' "probe-stack"="inline-asm"| nonlazybind| uwtable'
    attributes = lambda m: re.sub(r'"target-cpu"="[^"]*"', f'"target-cpu"="{target.cpu}"', re.sub(host, "", m[0]))
    text = re.sub(r"^(attributes #|; Function Attrs:).*$", attributes, text, flags=re.M)
    with open(ROOT / src.path, encoding="utf-8") as f:
        for kernel in re.findall(r'pub unsafe extern "C" fn (\w+)', f.read()):
            text = re.sub(rf"^define (?:dso_local )?void @{kernel}\(", f"define ptx_kernel void @{kernel}(", text, flags=re.M)
    trap = "{\nstart:\n  call void @llvm.trap()\n  unreachable\n}"
    text, traps = re.subn(r"^declare (.*@_R.*)$", rf"define internal \1 {trap}", text, flags=re.M)
    if traps and "declare void @llvm.trap()" not in text:
        text = text.replace("\nattributes #0", "\ndeclare void @llvm.trap()\n\nattributes #0", 1)
    return text


# Kind of source by file extension: its folder, the function that makes the compiler's command line
# (or None where the target does not take this kind), and one that changes the output's text.
KINDS = {
    ".cl": ("opencl", opencl_command, None),
    ".cu": ("cuda", cuda_command, None),
    ".hip": ("hip", hip_command, None),
    ".rs": ("rust", rust_command, retarget),
}


def find_sources(only):
    sources, seen = [], {}
    for ext, (folder, _, _) in KINDS.items():
        for full in sorted((ROOT / "corpus" / folder).glob(f"*{ext}")):
            path = full.relative_to(ROOT)
            if path.stem in seen:
                sys.exit(f"{path} and {seen[path.stem]} would have the same output: rename one")
            seen[path.stem] = path
            if not only or re.search(only, path.stem):
                sources.append(read_source(path))
    others = {path.stem for path in (ROOT / "corpus" / "other").glob("*.py")}  # compiled by scripts of their own
    return sources, others | set(seen)


def compile_one(src, target, level, check):
    """Compiles one module. Returns (output path, problem or None, changed), or None if not applicable."""
    if src.targets is not None and target.name not in src.targets:
        return None
    _, make, change = KINDS[src.path.suffix]
    out = Path("corpus") / "ll" / target.name / f"{src.name}.{level}.ll"
    fd, tmp = tempfile.mkstemp(suffix=".ll")
    os.close(fd)
    try:
        cmd = make(src, target, level, tmp)
        if cmd is None:
            return None
        env = dict(os.environ, LC_ALL="C", RUSTC_BOOTSTRAP="1")
        p = subprocess.run(cmd, cwd=ROOT, capture_output=True, text=True, env=env, check=False)
        if p.returncode != 0:
            return out, f"{shlex.join(cmd)}\n{p.stderr[-4000:]}", False
        new = Path(tmp).read_bytes()
        if change:
            new = change(src, target, new.decode()).encode()
        old = (ROOT / out).read_bytes() if (ROOT / out).exists() else None
        if old == new:
            return out, None, False
        if check:
            return out, "differs from the committed file" if old is not None else "is missing", True
        (ROOT / out).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / out).write_bytes(new)
        return out, None, True
    finally:
        Path(tmp).unlink(missing_ok=True)  # a failed compiler removes it itself


def stale_outputs(names, targets):
    """Output files that no source makes any more."""
    for t in targets:
        for path in sorted((ROOT / "corpus" / "ll" / t.name).glob("*.ll")):
            if path.name.rsplit(".", 2)[0] not in names:
                yield path


def main():
    ap = argparse.ArgumentParser(description="Compile the corpus to LLVM IR text.")
    ap.add_argument("--targets", default=",".join(t.name for t in TARGETS.values() if t.default))
    ap.add_argument("--levels", help="default: O0, O1, O3 and those that the source asks for")
    ap.add_argument("--only", help="regular expression on the source's name")
    ap.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    ap.add_argument("--prune", action="store_true", help="remove output files that no source makes")
    ap.add_argument("--jobs", type=int, default=2)
    ap.add_argument("-v", "--verbose", action="store_true", help="name every file written")
    args = ap.parse_args()
    unknown = [t for t in args.targets.split(",") if t not in TARGETS]
    if unknown:
        ap.error(f"unknown target {unknown[0]}; known: {', '.join(TARGETS)}")
    targets = [TARGETS[t] for t in args.targets.split(",")]
    sources, names = find_sources(args.only)
    if not sources:
        ap.error("no source matches")
    jobs = [
        (s, t, level)
        for s in sources
        for t in targets
        for level in (args.levels.split(",") if args.levels else t.levels or (*LEVELS, *s.levels))
    ]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = [r for r in pool.map(lambda j: compile_one(*j, args.check), jobs) if r]
    problems = 0
    for out, problem, changed in results:
        if problem:
            problems += 1
            print(f"{out}: {problem}", file=sys.stderr)
        elif changed and args.verbose:
            print(out)
    for path in stale_outputs(names, targets):
        if not args.prune:
            problems += 1
            print(f"{path.relative_to(ROOT)}: has no source (--prune removes it)", file=sys.stderr)
        else:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}")
    written = sum(changed for _, problem, changed in results if not problem)
    print(f"{len(sources)} sources, {len(results)} modules, {written} written, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
