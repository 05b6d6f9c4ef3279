"""IREE's own dispatches, with Lanelift in the place of LLVM. `cargo xtask python --python /path/to/python` runs it in an environment
that has IREE's compiler; elsewhere it is skipped."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import warnings
from concurrent.futures import ThreadPoolExecutor

import elf
import lanelift
import lanelift.iree

try:
    TOOL = lanelift.iree._tool()
except lanelift.IntegrationError as error:
    raise unittest.SkipTest(f"skipped: {error}")

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent.parent / "corpus" / "clients" / "iree" / "programs"
ONLY = os.environ.get("LANELIFT_TEST_ONLY", "")
PTXAS = shutil.which("ptxas") or next(iter(map(str, pathlib.Path(sys.prefix).glob("lib/python*/site-packages/nvidia/*/bin/ptxas"))), None)
PTXAS = os.environ.get("LANELIFT_PTXAS", PTXAS)


def flags(processor):
    if processor.startswith("gfx"):
        return ["--iree-hal-target-backends=rocm", f"--iree-rocm-target={processor}"]
    return ["--iree-hal-target-backends=cuda", f"--iree-cuda-target={processor}"]


def iree(program, target, *words):
    line = [TOOL, str(program), "-o", str(target), *words, "--iree-hal-link-executables=false"]
    return subprocess.run(line, capture_output=True, text=True, check=False)


class Programs(unittest.TestCase):
    """Every program of corpus/clients/iree."""

    def one(self, program, processor):
        """The dispatches of a program by Lanelift, and complaints; None where IREE itself refuses it."""
        complaints = []
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            if iree(program, folder / "theirs.vmfb", *flags(processor), f"--iree-hal-dump-executable-binaries-to={folder}").returncode:
                return None
            try:
                executables = lanelift.iree.compile(program, folder / "ours.vmfb", flags(processor))
            except lanelift.Error as error:
                return 0, [f"{program.stem}: {type(error).__name__}: {str(error)[:300]}"]
            ours, theirs = ((folder / name).read_bytes() for name in ("ours.vmfb", "theirs.vmfb"))
            if executables and ours == theirs:
                complaints.append(f"{program.stem}: the same as without Lanelift")
            for executable in executables:
                code = executable.output.bytes
                binary = next(folder.glob(f"*_{executable.name}_*.{'hsaco' if code[:4] == bytes([127]) + b'ELF' else 'ptx'}"))
                complaints += [f"{program.stem}, {executable.name}: {text}"
                               for text in self.judge(executable, code, binary.read_bytes(), ours, folder)]
        return len(executables), complaints

    def judge(self, executable, code, theirs, whole, folder):
        if code not in whole:
            yield "its code is not in the module"
        names = [kernel.name for kernel in executable.output.kernels]
        if code[:4] != b"\x7fELF":
            entries = re.findall(rb"\.entry\s+(\w+)", theirs)
            if entries != [name.encode() for name in names]:
                yield f"kernels {names}, LLVM's {entries}"
            if PTXAS:
                path = folder / f"{executable.name}.ptx"
                path.write_bytes(code)
                done = subprocess.run([PTXAS, f"-arch={executable.processor}", path, "-o", os.devnull], capture_output=True, text=True)
                if done.returncode:
                    yield done.stderr[:300]
            return
        for name in names:
            mine, llvms = elf.launch(code, name), elf.launch(theirs, name)
            for what in ("explicit", "lds", "wave", "work_items", "symbol"):
                if mine[what] != llvms[what]:
                    yield f"{what} is {mine[what]}, LLVM's {llvms[what]}"
            if elf.descriptor(code, name)["denormals"] != elf.descriptor(theirs, name)["denormals"]:
                yield "another mode of denormals"

    def check(self, processor):
        programs = [program for program in sorted(PROGRAMS.glob("*.mlir")) if re.search(ONLY, program.stem)]
        with ThreadPoolExecutor(2) as pool:
            found = [result for result in pool.map(lambda program: self.one(program, processor), programs) if result is not None]
        count = sum(result[0] for result in found)
        print(f"{processor}: {count} dispatches of {len(found)} programs of IREE by Lanelift", file=sys.stderr)
        self.assertEqual([text for result in found for text in result[1]], [])
        self.assertGreater(count, 0 if ONLY else 45)

    def test_gfx942(self):
        self.check("gfx942")

    def test_gfx1100(self):
        self.check("gfx1100")

    def test_sm_80(self):
        self.check("sm_80")


class Command(unittest.TestCase):
    def test_substituting_changes_nothing_else(self):
        """IREE's own code object put in by the same option gives IREE's own module."""
        program = PROGRAMS / "mlp_f32.mlir"
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            words = flags("gfx942")
            self.assertEqual(iree(program, folder / "a.vmfb", *words, f"--iree-hal-dump-executable-binaries-to={folder}").returncode, 0)
            for path in folder.glob("*.hsaco"):
                name = re.search(r"module_(.*)_rocm", path.name).group(1)
                words.append(f"--iree-hal-substitute-executable-object={name}={path}")
            self.assertEqual(len(words), 4)
            self.assertEqual(iree(program, folder / "b.vmfb", *words).returncode, 0)
            self.assertEqual((folder / "a.vmfb").read_bytes(), (folder / "b.vmfb").read_bytes())

    def test_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder) / "add.vmfb"
            line = [sys.executable, "-m", "lanelift.iree", PROGRAMS / "add_f32.mlir", "-o", target, *flags("gfx1100")]
            done = subprocess.run(line, capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"(build {lanelift.__build__}): 1 of 1 executables", done.stderr)
            self.assertGreater(target.stat().st_size, 1000)
            done = subprocess.run([*line, "--lanelift-emit=bin"], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 1)
            done = subprocess.run([*line, "--lanelift-emit=bin", "--lanelift-fallback"], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0)
            self.assertIn("FallbackWarning", done.stderr)

    def test_refusals_are_raised_or_fall_back(self):
        program = PROGRAMS / "add_f32.mlir"
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = pathlib.Path(folder) / "ours.vmfb", pathlib.Path(folder) / "theirs.vmfb"
            with self.assertRaises(lanelift.CompileError):
                lanelift.iree.compile(program, ours, flags("gfx942"), emit="bin")
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                (executable,) = lanelift.iree.compile(program, ours, flags("gfx942"), fallback=True, emit="bin")
            self.assertEqual([w.category for w in caught], [lanelift.FallbackWarning])
            self.assertIsNone(executable.output)
            iree(program, theirs, *flags("gfx942"))
            self.assertEqual(ours.read_bytes(), theirs.read_bytes())

    def test_mistakes_of_the_program(self):
        with self.assertRaises(lanelift.IntegrationError) as caught:
            lanelift.iree.compile(PROGRAMS / "none.mlir", os.devnull, flags("gfx942"))
        self.assertIn("none.mlir", str(caught.exception))


if __name__ == "__main__":
    unittest.main()
