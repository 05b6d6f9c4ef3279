#!/usr/bin/env python3
"""Measures Lanelift beside llc over frameworks' modules, for each producer and processor.

    python3 measure.py --ir FOLDER [--lanelift PATH] [--cache FOLDER] [--out MEASURED.md] [PRODUCER/PROCESSOR ...]

FOLDER/PRODUCER/PROCESSOR/NAME.ll are the modules; the scripts in make.py's folders write them. Needs llc-22 (LLC=…), and
ptxas for NVIDIA (PTXAS=…). A module is compiled alone by each, as it comes; for llc constants and names of LLVM 23 are
written in LLVM 22's way first. Machine instructions are counted in the assembly of AMD, for NVIDIA in what ptxas makes of
each PTX. "Waits" are loads that a wait for all loads follows at once.
"""
import argparse
import hashlib
import json
import math
import os
import re
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LLC = os.environ.get("LLC", "llc-22")
PTXAS = os.environ.get("PTXAS", "ptxas")
LIMIT = 120
# The version of PTX that frameworks ask for; inline assembly needs it.
PTX = "+ptx87"


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (6_000_000 * 1024,) * 2)


def timed(command, limited=True):
    """Runs a command; returns what it wrote to stderr where it fails, and the seconds of processor time."""
    before = time.perf_counter()
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors,
                                   preexec_fn=limit_memory if limited else None)
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.perf_counter() - before > LIMIT:
                process.kill()
                process.returncode = os.wait4(process.pid, 0)[1]
                return f"more than {LIMIT} s", LIMIT
            time.sleep(0.002)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        text = errors.read(20000).decode(errors="replace").strip()
    failed = (text or "failed without a word") if process.returncode else None
    return failed, usage.ru_utime + usage.ru_stime


TYPE = re.compile(r"\b(float|double|half|bfloat)\b")
CONSTANT = re.compile(r"(?<![\w.%@\"-])(?:f0x[0-9A-Fa-f]{8}(?:[0-9A-Fa-f]{8})?|[+-](?:inf|qnan|nan\(0x[0-9A-Fa-f]+\))|-?\d+\.\d+e[+-]\d+)(?![\w\"])")
# Bits of the mantissa and of the whole, for special values.
SHAPE = {"float": (23, 32), "double": (52, 64), "half": (10, 16), "bfloat": (7, 16)}


def single_as_double(bits):
    """A float's bits as LLVM up to 22 writes them: in double precision."""
    sign, exponent, mantissa = bits >> 31, bits >> 23 & 255, bits & 0x7FFFFF
    if exponent == 255:
        return sign << 63 | 0x7FF << 52 | mantissa << 29
    (value,) = struct.unpack(">f", struct.pack(">I", bits))
    return struct.unpack(">Q", struct.pack(">d", value))[0]


def old_constant(kind, word):
    """A constant of LLVM 23 in LLVM 22's notation."""
    mantissa, width = SHAPE[kind]
    if word.startswith("f0x"):
        bits = int(word[3:], 16)
        if len(word) > 11:
            return f"0x{bits:016X}"
    elif word[1:] == "inf" or "nan" in word:
        bits = (1 << width - 1 - mantissa) - 1 << mantissa
        if "nan" in word:
            bits |= 1 << mantissa - 1
        if "(" in word:
            bits |= int(word[word.index("(") + 1:-1], 16)
        bits |= (word[0] == "-") << width - 1
    elif kind == "double":
        return word
    elif kind == "half":
        (bits,) = struct.unpack(">H", struct.pack(">e", float(word)))
    else:
        (bits,) = struct.unpack(">I", struct.pack(">f", float(word)))
        if kind == "bfloat":
            bits = bits + 0x7FFF + (bits >> 16 & 1) >> 16
    return {"half": "0xH{:04X}", "bfloat": "0xR{:04X}"}.get(kind, "0x{:016X}").format(
        single_as_double(bits) if kind == "float" else bits)


def old_constants(line):
    """A line with constants as LLVM 22 reads them; a constant's type is the last one before it."""
    def write(match):
        kinds = TYPE.findall(line[:match.start()])
        return old_constant(kinds[-1], match[0]) if kinds else match[0]
    return CONSTANT.sub(write, line)


def for_llvm_22(text):
    """Writes what LLVM 23 prints as LLVM 22 reads it."""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        if "make.buffer.rsrc" in line:
            if ".i32(" in line:
                line = re.sub(r"(i16(?: [^,]*)?), i32", r"\1, i64", line.replace(".i32(", "("))
            line = re.sub(r"(make\.buffer\.rsrc\.p\d\.p\d)\.i64\(", r"\1(", line)
        lines[i] = old_constants(line) if TYPE.search(line) else line
    return "\n".join(lines)


LOAD = re.compile(r"^(global|flat|buffer)_load_|^(image_load)")
QUIET = re.compile(r"^(s_nop|s_delay_alu|s_clause)")


def waits_for_all_loads(line, processor):
    """Whether a line is a wait after which no load is on its way."""
    op, *rest = line.split()
    if op == "s_wait_loadcnt":
        return int(rest[0], 0) == 0
    if op == "s_wait_loadcnt_dscnt":
        return int(rest[0], 0) >> 8 == 0
    if op != "s_waitcnt":
        return False
    if not re.fullmatch(r"0x[0-9a-f]+|\d+", rest[0]):
        return "vmcnt(0)" in line
    bits = int(rest[0], 0)
    count = bits >> 10 if processor.startswith("gfx11") else bits & 15 | bits >> 14 << 4
    return count == 0


def amd_counts(text, processor):
    """Counts over an assembly text of AMD."""
    count = waits = scratch = 0
    after_load = False
    spills = {"sgpr": 0, "vgpr": 0}
    for line in text.split("\n"):
        found = re.match(r"\s+\.(private_segment_fixed_size|sgpr_spill_count|vgpr_spill_count):\s+(\d+)", line)
        if found:
            if found[1].startswith("private"):
                scratch += int(found[2])
            else:
                spills[found[1][:4]] += int(found[2])
            continue
        if not line.startswith("\t") or line[1:2] in ".;/" or not line.strip():
            continue
        op = line[1:].split(None, 1)[0]
        if not re.match(r"^[a-z]", op) or op == "s_code_end":
            continue
        count += 1
        if QUIET.match(op):
            continue
        waits += after_load and waits_for_all_loads(line, processor)
        after_load = bool(LOAD.match(op)) and not re.search(r"\blds\b", line)
    return {"instructions": count, "waits": waits, "scratch": scratch, "sgpr_spills": spills["sgpr"], "vgpr_spills": spills["vgpr"]}


def sass_count(cubin):
    """The instructions of a cubin's code, without those that pad it."""
    data = Path(cubin).read_bytes()
    offset, = struct.unpack_from("<Q", data, 40)
    size, number, names = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQ", data, offset + i * size) for i in range(number)]
    strings = headers[names][4]
    count = local = 0
    for name, _, _, _, at, length in headers:
        if data[strings + name:].split(b"\0", 1)[0].startswith(b".text."):
            for o in range(at, at + length, 16):
                op = struct.unpack_from("<H", data, o)[0] & 0xFFF
                count += op != 0x918
                local += op in (0x983, 0x387, 0x1983, 0x1387)
    return count, local


def ptx_counts(path, processor, cache):
    """Counts over what ptxas makes of a PTX file."""
    text = Path(path).read_text(errors="replace")
    # With this word ptxas does not optimise. Triton takes it away too.
    text = re.sub(r"^(\.target .*), debug$", r"\1", text, flags=re.M)
    Path(path).write_text(text)
    key = hashlib.sha256(f"ptxas {processor}\n{text}".encode()).hexdigest()

    def make():
        cubin = f"{path}.cubin"
        failed, _ = timed([PTXAS, f"-arch={processor}", "-v", "-o", cubin, str(path)], limited=False)
        if failed:
            return {"error": "ptxas: " + failed.splitlines()[0]}
        done = subprocess.run([PTXAS, f"-arch={processor}", "-v", "-o", cubin, str(path)], capture_output=True, text=True, timeout=LIMIT)
        spilled = sum(int(n) for n in re.findall(r"(\d+) bytes spill stores", done.stderr))
        stack = sum(int(n) for n in re.findall(r"(\d+) bytes stack frame", done.stderr))
        count, local = sass_count(cubin)
        return {"instructions": count, "waits": local, "scratch": stack, "sgpr_spills": 0, "vgpr_spills": spilled}
    return remembered(cache, key, make)


def remembered(cache, key, make):
    """What `make` returns, kept in a folder."""
    path = cache / key[:2] / f"{key}.json"
    if path.exists():
        return json.loads(path.read_text())
    value = make()
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}.{id(value)}")
    part.write_text(json.dumps(value))
    part.replace(path)
    return value


def counts(path, processor, cache):
    if processor.startswith("gfx"):
        return amd_counts(Path(path).read_text(errors="replace"), processor)
    return ptx_counts(path, processor, cache)


def processor_options(processor):
    """The options of both that choose a processor."""
    return [f"-mcpu={processor}"] + ([f"-mattr={PTX}"] if processor.startswith("sm_") else [])


def by_llc(module, processor, folder, cache):
    """llc's counts and time for a module; they do not change, so they are kept."""
    text = for_llvm_22(module.read_text())

    def make():
        source, out = folder / "llc.ll", folder / "llc.s"
        source.write_text(text)
        triple = "amdgcn-amd-amdhsa" if processor.startswith("gfx") else "nvptx64-nvidia-cuda"
        failed, seconds = timed([LLC, "-O3", f"-mtriple={triple}", *processor_options(processor), str(source), "-o", str(out)])
        if failed:
            return {"error": failed[:2000]}
        return counts(out, processor, cache) | {"seconds": seconds}
    return remembered(cache, hashlib.sha256(f"llc-22 {processor} {6 if processor.startswith('sm_') else 5}\n{text}".encode()).hexdigest(), make)


def by_ours(module, processor, folder, cache, lanelift):
    """Our counts and time for a module."""
    out = folder / "ours.s"
    failed, seconds = timed([lanelift, str(module), *processor_options(processor), "--emit=asm", "-o", str(out)])
    if failed:
        return {"error": failed[:2000]}
    return counts(out, processor, cache) | {"seconds": seconds}


def first_error(text):
    lines = [line for line in text.splitlines() if "error" in line or "panicked" in line] or text.splitlines()
    return re.sub(r"^\S*?\.ll(:\d+:\d+)?: ", "", re.sub(r"\S*/llc\.ll(:\d+:\d+)?: ", "", lines[0]))[:160].replace("|", "/")


def one(module, processor, args):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return {"name": module.stem, "ours": by_ours(module, processor, folder, args.cache, args.lanelift),
                "llc": by_llc(module, processor, folder, args.cache)}


def geomean(values):
    values = [v for v in values if v > 0]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


def row(key, rows):
    """A line of the table."""
    good = [r for r in rows if "error" not in r["ours"]]
    both = [r for r in good if "error" not in r["llc"]]

    def total(field):
        return [sum(r[side][field] for r in both) for side in ("ours", "llc")]
    ours, llc = total("instructions")
    cells = [key, len(rows), len(good), len(both)]
    if both:
        mean = geomean([r["ours"]["instructions"] / r["llc"]["instructions"] for r in both])
        cells += [f"{mean:.3f}", f"{ours / llc:.3f}"]
        cells += ["{} / {}".format(*total(f)) for f in ("waits", "scratch", "sgpr_spills", "vgpr_spills")]
        seconds = total("seconds")
        cells += [f"{geomean([r['llc']['seconds'] / r['ours']['seconds'] for r in both if r['ours']['seconds']]):.1f}",
                  f"{seconds[1] / seconds[0]:.1f}"]
    return "| " + " | ".join(map(str, cells)) + " |"


def worst(key, rows):
    """The modules of the greatest ratios and those with more scratch, spills or waits."""
    both = [r for r in rows if "error" not in r["ours"] and "error" not in r["llc"]]
    lines = ["", f"### {key}", "", "| module | ratio | ours | llc |", "|---|---|---|---|"]
    both.sort(key=lambda r: -r["ours"]["instructions"] / r["llc"]["instructions"])
    for r in both[:10]:
        a, b = r["ours"]["instructions"], r["llc"]["instructions"]
        lines.append(f"| {r['name']} | {a / b:.2f} | {a} | {b} |")
    excess = sorted(both, key=lambda r: r["llc"]["instructions"] - r["ours"]["instructions"])[:5]
    lines += ["", "Most instructions more: " + ", ".join(
        f"{r['name']} (+{r['ours']['instructions'] - r['llc']['instructions']})" for r in excess)]
    for field in ("waits", "scratch", "sgpr_spills", "vgpr_spills"):
        more = [r for r in both if r["ours"][field] > r["llc"][field]]
        more.sort(key=lambda r: r["llc"][field] - r["ours"][field])
        if more:
            label = "local accesses" if field == "waits" and "/sm_" in key else field
            lines.append(f"\nMore {label} ({len(more)} modules): " + ", ".join(
                f"{r['name']} ({r['ours'][field]}/{r['llc'][field]})" for r in more[:10]))
    slow = [r for r in both if r["ours"]["seconds"] > r["llc"]["seconds"]]
    if slow:
        lines.append("\nSlower to compile than llc: " + ", ".join(
            f"{r['name']} ({r['ours']['seconds']:.2f}/{r['llc']['seconds']:.2f} s)" for r in slow[:10]))
    for side in ("ours", "llc"):
        causes = {}
        for r in rows:
            if "error" in r[side]:
                causes.setdefault(first_error(r[side]["error"]), []).append(r["name"])
        for cause, names in causes.items():
            lines.append(f"\nRefused by {'us' if side == 'ours' else 'llc'}: {cause}: {len(names)} ({', '.join(names[:3])})")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ir", required=True, type=Path)
    parser.add_argument("--lanelift", default="lanelift")
    parser.add_argument("--cache", type=Path, default=Path(tempfile.gettempdir()) / "clients-measure")
    parser.add_argument("--out", type=Path)
    parser.add_argument("-j", type=int, default=2)
    parser.add_argument("only", nargs="*", help="PRODUCER/PROCESSOR")
    args = parser.parse_args()
    for tool in (LLC, args.lanelift):
        shutil.which(tool) or sys.exit(f"needs {tool}")
    groups = {}
    for module in sorted(args.ir.glob("*/*/*.ll")):
        key = f"{module.parent.parent.name}/{module.parent.name}"
        if not args.only or key in args.only:
            groups.setdefault(key, []).append(module)
    head = ["| producer/processor | modules | compile | with llc | instructions, geomean | sum | waits (AMD), local accesses (NVIDIA) "
            "| scratch bytes | SGPR spills | VGPR spills (NVIDIA: bytes) | times faster, geomean | sum |", "|" + "---|" * 12]
    rows, details = [], []
    for key, modules in groups.items():
        processor = key.split("/")[1]
        if processor.startswith("sm_") and not shutil.which(PTXAS):
            print(f"{key}: needs {PTXAS}", flush=True)
            continue
        with ThreadPoolExecutor(args.j) as pool:
            results = list(pool.map(lambda m: one(m, processor, args), modules))
        rows.append(row(key, results))
        details += worst(key, results)
        print(rows[-1], flush=True)
        if args.out:
            text = ["# Beside llc-22 -O3, as modules come", "", "Pairs are ours / llc.", "", *head, *rows, "", "## Worst", *details]
            args.out.write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main()
