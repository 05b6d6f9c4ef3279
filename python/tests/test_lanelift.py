"""Tests of the package as it is installed; `cargo xtask python` runs them."""

import array
import importlib.util
import json
import os
import pathlib
import pickle
import subprocess
import sys
import threading
import unittest

import lanelift

FILL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @fill(ptr addrspace(1) %p, i32 %x) !reqd_work_group_size !0 {
  store i32 %x, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 64, i32 1, i32 1}
"""


class Compile(unittest.TestCase):
    def test_bytes_asm_and_kernels(self):
        for source in (FILL, FILL.encode()):
            output = lanelift.compile(source, target="amdgcn", cpu="gfx1100", opt_level=2)
            self.assertEqual(output.bytes[:4], b"\x7fELF")
            self.assertIn("s_endpgm", output.asm)
            self.assertEqual((output.target, output.warnings), ("amdgcn", []))
            (kernel,) = output.kernels
            self.assertEqual((kernel.name, kernel.wave_size), ("fill", 32))
            self.assertEqual(kernel.required_work_group, (64, 1, 1))
            self.assertEqual(kernel.occupancy, (16, 16))
            self.assertGreater(kernel.registers["vgpr"], 0)
            self.assertEqual(kernel.spilled, {"sgpr": 0, "vgpr": 0})
            p, x = kernel.arguments
            self.assertEqual((p.name, p.index, p.kind, p.memory, p.offset), ("p", 0, "pointer", "global", 0))
            self.assertEqual((x.name, x.kind, x.memory, x.offset, x.size), ("x", "value", None, 8, 4))
            self.assertIn("parameter 1 'x'", str(kernel))

    def test_the_simulator_runs_it(self):
        output = lanelift.compile(FILL, cpu="gfx90a")
        buffers = lanelift.simulate(output, "--kernel fill --grid 1 --block 64 --arg p=buf:i32x2:fill:0 --arg i32:7")
        self.assertEqual(buffers["p"], (7).to_bytes(4, "little") + bytes(4))
        with self.assertRaises(lanelift.SimulationError) as caught:
            lanelift.simulate(output, "--kernel other --grid 1 --block 64")
        self.assertIsInstance(caught.exception, RuntimeError)

    def test_check_reports_what_the_command_reports(self):
        text = FILL.replace("store i32 %x, ptr addrspace(1) %p", "%q = getelementptr i32, ptr addrspace(1) %p, i32 9000000\n  store i32 %x, ptr addrspace(1) %q")
        launch = "--kernel fill --grid 1 --block 64 --arg p=buf:i32x2:fill:0 --arg i32:7"
        for source in (text, lanelift.compile(text, cpu="gfx1100").bytes):
            found = json.loads(json.dumps(lanelift.check(source, launch, name="k.ll")))
            self.assertEqual((found["format"], found["input"], found["problems"]), (1, "k.ll", []))
            self.assertEqual(found["kernels"], [{"name": "fill", "clean_runs": 0}])
            (finding,) = found["findings"]
            self.assertEqual((finding["kind"], finding["guessed"], finding["kernel"]), ("out-of-bounds", False, "fill"))
        self.assertEqual(lanelift.check(text, launch, name="k.ll")["findings"][0]["line"], 4)
        self.assertEqual(lanelift.check(FILL, launch)["findings"], [])
        # Without a launch some are made up.
        (kernel,) = lanelift.check(FILL, kernel="fill", launches=3)["kernels"]
        self.assertGreaterEqual(kernel["clean_runs"], 3)
        ptx = lanelift.compile("define ptx_kernel void @k(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n", "nvptx64", "sm_90").bytes
        (finding,) = lanelift.check(ptx, "--kernel k --grid 1 --block 1 --arg buf:u8x1:zeros")["findings"]
        self.assertIn(finding["kind"], ("out-of-bounds", "misaligned"))
        for wrong in ({"kernel": "other"}, {"launch": "--grid"}, {"launch": launch, "cpu": "gfx9999"}):
            with self.assertRaises(lanelift.CompileError):
                lanelift.check(FILL, **wrong)
        (problem,) = lanelift.check(FILL, "--kernel other --block 1")["problems"]
        self.assertIn("other", problem["message"])
        with self.assertRaises(lanelift.OptionError):
            lanelift.check(FILL, simt=8)

    def test_cycles_follow_the_executions(self):
        text = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load volatile i32, ptr addrspace(1) %p
  %y = mul i32 %x, %x
  store volatile i32 %y, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
"""
        launch = "--kernel k --grid 1 --block 64 --arg buf:i32x1:fill:1 --arg i32:"
        few, many = (lanelift.estimate(text, f"{launch}{n}", cpu="gfx1100") for n in (10, 1010))
        self.assertEqual((few["kernel"], few["processor"], few["waves"], few["traced_waves"]), ("k", "gfx1100", 16, 2))
        executions = [max(block["executions"] for block in found["blocks"]) for found in (few, many)]
        self.assertEqual(executions, [10, 1010])
        (loop,) = (block for block in many["blocks"] if block["executions"] == 1010)
        self.assertGreater(loop["lone_cycles"], loop["cycles"])
        self.assertGreater(loop["cycles"], 0)
        for figure in ("cycles", "lone_cycles"):
            self.assertAlmostEqual(many[figure] - few[figure], 1000 * loop[figure])
        self.assertEqual((many["instructions"] - few["instructions"]) % 1000, 0)
        for wrong, kind in ((dict(cpu="sm_90"), lanelift.CompileError), (dict(cpu="gfx1100", opt_level=9), lanelift.OptionError)):
            with self.assertRaises(kind):
                lanelift.estimate(text, f"{launch}1", **wrong)
        with self.assertRaises(lanelift.Error):
            lanelift.estimate(text, "--kernel other --grid 1 --block 64", cpu="gfx1100")

    def test_mistakes_have_places(self):
        with self.assertRaises(lanelift.CompileError) as caught:
            lanelift.compile("define void @f() {\n  %x = adp i32 1, 2\n}\n", name="k.ll")
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("k.ll", 2, 8))
        self.assertIn("%x = adp i32 1, 2", str(error))
        self.assertNotIn("k.ll", error.message)

    def test_options_are_checked(self):
        with self.assertRaises(lanelift.CompileError) as caught:
            lanelift.compile(FILL, cpu="gfx1100", simt=8)
        self.assertIn("did you mean 'simd'?", str(caught.exception))
        self.assertIsNone(caught.exception.line)
        with self.assertRaises(lanelift.CompileError):
            lanelift.compile(FILL, cpu="gfx9999")
        for wrong in ({"opt_level": 7}, {"target": "vax"}, {"target": "amdgcn", "cpu": "sm_80"}):
            with self.assertRaises(lanelift.OptionError):
                lanelift.compile(FILL, **wrong)
        for wrong in (7, None, ["ir"], object()):
            with self.assertRaises(TypeError):
                lanelift.compile(wrong)
        # An option that is None is left out.
        same = lanelift.compile(FILL, None, "gfx1100", sched=None, fp_contract=None, kernels=None)
        self.assertEqual(same.bytes, lanelift.compile(FILL, cpu="gfx1100").bytes)

    def test_kernels_that_spill_are_denied(self):
        values = "".join(f"  %v{n} = load volatile i32, ptr addrspace(1) %p\n" for n in range(9))
        stores = "".join(f"  store volatile i32 %v{n}, ptr addrspace(1) %p\n" for n in range(9))
        text = f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) "amdgpu-num-vgpr"="8" {{
{values}{stores}  ret void
}}
"""
        with self.assertRaises(lanelift.CompileError) as caught:
            lanelift.compile(text, cpu="gfx1100", name="k.ll", deny=["spills", "lds>0"])
        error = caught.exception
        self.assertEqual(error.file, "k.ll")
        self.assertIn("kernel 'k' spills", error.message)
        output = lanelift.compile(text, cpu="gfx1100", deny="vgprs>8", warn="spills")
        self.assertEqual(len(output.warnings), 1)
        self.assertIn("warning: kernel 'k' spills", output.warnings[0])
        with self.assertRaises(lanelift.OptionError):
            lanelift.compile(text, cpu="gfx1100", deny="occupancy>8")

    def test_one_tree_of_exceptions(self):
        for kind in (lanelift.CompileError, lanelift.OptionError, lanelift.SimulationError, lanelift.IntegrationError):
            self.assertTrue(issubclass(kind, lanelift.Error))
        with self.assertRaises(lanelift.Error) as caught:
            lanelift.compile("define void @f() {\n  %x = adp i32 1, 2\n}\n", name="k.ll")
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.line, again.column), (str(caught.exception), 2, 8))

    def test_all_that_has_bytes(self):
        expected = lanelift.compile(FILL, cpu="gfx1100")
        raw = FILL.encode()
        for source in (raw, bytearray(raw), memoryview(raw), memoryview(bytearray(raw)), array.array("B", raw)):
            self.assertEqual(lanelift.compile(source, cpu="gfx1100").bytes, expected.bytes)
        launch = "--kernel fill --grid 1 --block 64 --arg p=buf:i32x2:fill:0 --arg i32:7"
        self.assertEqual(lanelift.simulate(memoryview(expected.bytes), launch), lanelift.simulate(expected, launch))

    def test_libraries(self):
        library = lanelift.Library("define i32 @twice(i32 %x) {\n  %y = shl i32 %x, 1\n  ret i32 %y\n}\n", "amdgcn")
        self.assertEqual(library.definitions, ["twice"])
        text = FILL.replace("store i32 %x,", "%y = call i32 @twice(i32 %x)\n  store i32 %y,") + "declare i32 @twice(i32)\n"
        output = lanelift.compile(text, cpu="gfx1100", libraries=[library])
        launch = "--kernel fill --grid 1 --block 64 --arg p=buf:i32x1:fill:0 --arg i32:7"
        self.assertEqual(lanelift.simulate(output, launch)["p"], (14).to_bytes(4, "little"))
        with self.assertRaises(lanelift.CompileError) as caught:
            lanelift.Library("define i32 @twice(\n", name="lib.ll")
        self.assertEqual(caught.exception.file, "lib.ll")

    def test_a_build_has_a_digest(self):
        self.assertRegex(lanelift.__build__, r"^[0-9a-f]{16}$")
        self.assertRegex(lanelift.__version__, r"^\d+\.\d+\.\d+$")
        command = os.environ.get("LANELIFT_COMMAND")
        if command:
            first = subprocess.run([command, "-V"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
            self.assertEqual(first, f"lanelift {lanelift.__version__} (build {lanelift.__build__})")

    def test_descriptions_are_plain_values(self):
        found = json.loads(json.dumps(lanelift.describe(lanelift.compile(FILL, cpu="gfx1100"))))
        (kernel,) = found["kernels"]
        self.assertEqual((found["target"], found["processor"], kernel["name"]), ("amdgcn", "gfx1100", "fill"))
        self.assertEqual([argument["name"] for argument in kernel["arguments"]][:2], ["p", "x"])

    def test_other_forms_and_some_kernels(self):
        text = FILL + "define amdgpu_kernel void @other() {\n  ret void\n}\n"
        output = lanelift.compile(text, cpu="gfx1100", emit="asm", kernels=["other"], nvptx_prec_sqrtf32=True)
        self.assertEqual(output.bytes.decode(), output.asm)
        self.assertEqual(([kernel.name for kernel in output.kernels], output.processor), (["other"], "gfx1100"))

    def test_what_there_is(self):
        self.assertEqual(lanelift.targets(), ["amdgcn", "intel", "nvptx64"])
        self.assertIn("sm_90", lanelift.processors("nvptx64"))
        self.assertIn("wavefrontsize64", lanelift.features("amdgcn"))
        self.assertIn("kernels", lanelift.options())
        with self.assertRaises(lanelift.CompileError):
            lanelift.processors("vax")

    def test_threads_get_the_same_bytes(self):
        expected = lanelift.compile(FILL, cpu="gfx1100").bytes
        found = []
        work = lambda: found.append(lanelift.compile(FILL, cpu="gfx1100").bytes)
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [expected] * 4)

    def test_options_have_types(self):
        typed = set(lanelift.CompileOptions.__annotations__)
        self.assertEqual(typed | {"target", "cpu"}, set(lanelift.options()))

    def test_the_stubs_name_what_there_is(self):
        names = {name for name in lanelift.__all__ if not name.startswith("__")}
        stub = (pathlib.Path(lanelift.__file__).parent / "__init__.pyi").read_text()
        for name in names:
            self.assertRegex(stub, rf"(?m)^(?:class {name}\b|def {name}\(|from .* as {name}$)")
        stub = (pathlib.Path(lanelift.__file__).parent / "__init__.pyi").read_text()
        for kind in (lanelift.Argument, lanelift.Kernel, lanelift.Output):
            section = stub.split(f"class {kind.__name__}:")[1].split("\nclass ")[0].split("\ndef ")[0]
            declared = {line.split("def ")[1].split("(")[0] for line in section.splitlines() if "def " in line}
            there = {name for name in vars(kind) if not name.startswith("_")} - {"text"}
            self.assertEqual(declared, there, kind.__name__)


@unittest.skipUnless(importlib.util.find_spec("llvmlite"), "skipped: needs llvmlite")
class Examples(unittest.TestCase):
    def test_kernels_of_llvmlite(self):
        example = pathlib.Path(__file__).parent.parent / "examples" / "vector_add.py"
        done = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual([line.split()[0] for line in lines], ["nvptx64", "amdgcn", "intel"])
        for line in lines:
            self.assertTrue(line.endswith(", right"), line)


if __name__ == "__main__":
    unittest.main()
