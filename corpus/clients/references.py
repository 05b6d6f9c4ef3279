#!/usr/bin/env python3
"""Runs kernels of the committed modules in the simulators and compares with what numpy computes.

    python3 corpus/clients/references.py [--lanelift PATH] [--processor gfx942] [--only REGEX] [--device sim] [-j 4]

The interpreter, with which tests/clients.rs compares, reads the same IR as the compiler; numpy does not. Needs numpy.
Launches are those of PRODUCER/launches.txt. Random contents are made here, and handed over in files; the buffers that
have a name are compared. A difference may be as great as the precision of the type, times the value plus the mean
magnitude of the values that are not zero. Floats are computed in 64 bits from values that are rounded to their type first.
"""
import argparse
import gzip
import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

try:
    import numpy as np
except ImportError:
    sys.exit("needs numpy")

HERE = Path(__file__).resolve().parent
PRODUCERS = ["triton", "mojo", "tvm"]
# Bytes of dynamic shared memory with which Triton's kernels are launched, as in testsuite/src/clients.rs.
SHARED = 128 << 10
# Differences that are allowed, as a share: some units in the last place of the type. `tf32` and `e5m2` are types of values in between.
PRECISION = {"f64": 1e-11, "f32": 2e-5, "f16": 2e-3, "bf16": 1.6e-2, "tf32": 2e-3, "e5m2": 0.25, "e4m3": 0.125}
REFERENCES = {}


@dataclass
class Reference:
    """A function from all arguments to the contents of the named buffers, in order."""
    function: object
    # Least precise type of values in between, if it is not the output's.
    by: str
    # Difference of integers that roundings of floats may cause.
    steps: int
    # Types of outputs whose bytes are floats of 8 bits.
    bytes_as: str


def reference(*names, by=None, steps=0, bytes_as=None):
    """Adds a function for kernels, PRODUCER/NAME or a name of Triton's."""
    def add(function):
        for name in names:
            REFERENCES[name if "/" in name else f"triton/{name}"] = Reference(function, by, steps, bytes_as)
        return function
    return add


# Types

def bf16_bits(values):
    """Floats as the bits of bfloat, rounded to nearest even."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def of_bf16(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32)


def of_f8(values, exponent, mantissa, bias):
    """Bytes as floats of a sign, an exponent and a mantissa. For finite values alone."""
    byte = values.astype(np.int64) & 255
    power = byte >> mantissa & (1 << exponent) - 1
    part = byte & (1 << mantissa) - 1
    magnitude = np.where(power == 0, part * 2.0 ** (1 - bias - mantissa), (1 + part * 2.0 ** -mantissa) * 2.0 ** (power - bias))
    return np.where(byte >> 7, -magnitude, magnitude)


def of_e4m3(values):
    return of_f8(values, 4, 3, 7)


def of_e5m2(values):
    return of_f8(values, 5, 2, 15)


NUMPY = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "bf16": np.uint16}
NUMPY |= {f"{sign}{bits}": np.dtype(f"{name}{bits}") for sign, name in (("i", "int"), ("u", "uint")) for bits in (8, 16, 32, 64)}


def stored(kind, values):
    """Values as they lie in memory."""
    return bf16_bits(values) if kind == "bf16" else np.asarray(values).astype(NUMPY[kind])


def loaded(kind, memory):
    """What lies in memory as values: integers in their type, floats in 64 bits."""
    if kind == "bf16":
        return of_bf16(memory).astype(np.float64)
    return memory.astype(np.float64) if kind.startswith("f") else memory


# Launches

@dataclass
class Buffer:
    name: str
    kind: str
    memory: object


def contents(kind, count, words):
    """The values of a buffer: the words after its type, as in corpus/README.md."""
    how, *rest = words
    is_float = not kind.startswith(("i", "u"))
    if how == "zeros":
        return np.zeros(count)
    if how == "fill":
        return np.full(count, float(rest[0]) if is_float else int(rest[0]))
    if how == "iota":
        start, step = [float(r) for r in rest] + [0, 1][len(rest):]
        return start + step * np.arange(count)
    if how == "values":
        return np.array([float(v) if is_float else int(v) for v in rest[0].split(",")])
    assert how == "random", how
    random = np.random.default_rng(int(rest[0]))
    if is_float:
        low, high = [float(r) for r in rest[1:]] or (0, 1)
        return random.uniform(low, high, count)
    limits = np.iinfo(NUMPY[kind])
    low, high = [int(r) for r in rest[1:]] or (limits.min, limits.max)
    return random.integers(low, high, count, dtype=NUMPY[kind], endpoint=True)


def arguments(words):
    """The arguments of a launch: buffers and numbers."""
    found = []
    for word in (words[i + 1] for i, word in enumerate(words) if word == "--arg"):
        name, _, rest = word.rpartition("=")
        kind, *rest = rest.split(":")
        if kind == "buf":
            kind, count = rest[0].split("x")
            found.append(Buffer(name, kind, stored(kind, contents(kind, int(count), rest[1:]))))
        else:
            found.append(float(np.float32(rest[0])) if kind == "f32" else int(rest[0]))
    return found


def kernel_words(text, words):
    """Words that are not in the lists: TVM's modules say grid and block, Triton's the threads; shared and scratch memory."""
    launch = re.search(r"^; launch: (.*)", text)
    if launch:
        return launch[1].split(), []
    kernel = re.search(r"^define .*_kernel void @(\w+)\(", text, re.M)[1]
    front = ["--kernel", kernel]
    if "--block" in words:
        return front, []
    threads = re.search(r'"amdgpu-flat-work-group-size"="1,(\d+)"|"nvvm.reqntid"="(\d+)"', text)
    scratch = "buf:u8x65536:zeros" if "tensormap." in text else "null"
    return [*front, "--block", threads[1] or threads[2], "--shared", str(SHARED)], ["--arg", scratch, "--arg", "null"]


def run(module, words, processor, args, folder):
    """Runs a module; returns all arguments and the final memory of the named buffers."""
    text = gzip.decompress(module.read_bytes()).decode()
    (folder / "k.ll").write_text(text)
    front, back = kernel_words(text, words)
    values = arguments(words)
    command, named = [*words], []
    places = [i + 1 for i, word in enumerate(words) if word == "--arg"]
    for number, (place, value) in enumerate(zip(places, values)):
        if not isinstance(value, Buffer):
            continue
        (folder / f"{number}.in").write_bytes(value.memory.tobytes())
        command[place] = f"b{number}=buf:{value.kind}x{value.memory.size}:file:{folder / f'{number}.in'}"
        if value.name:
            command += ["--write", f"b{number}={folder / f'{number}.out'}"]
            named.append((number, value))
    options = ["--mattr=+ptx88"] if module.parts[-3] == "triton" and processor.startswith("sm_") else []
    done = subprocess.run([args.lanelift, "run", folder / "k.ll", f"--mcpu={processor}", *options, *front, *command, *back, "--device", args.device],
                          capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[0])
    return values, [(v, np.fromfile(folder / f"{n}.out", v.memory.dtype)) for n, v in named]


def difference(expected, buffer, memory, how):
    """A message where a buffer is not as it should be."""
    if how.bytes_as and buffer.kind == "u8":
        kind = how.bytes_as
        found = {"e4m3": of_e4m3, "e5m2": of_e5m2}[kind](memory)
    else:
        kind = buffer.kind
        found = loaded(kind, memory)
    expected = np.asarray(expected).reshape(-1)
    if expected.size != found.size:
        return f"numpy has {expected.size} elements, the buffer {found.size}"
    if kind in PRECISION:
        share = max(PRECISION[kind], PRECISION.get(how.by, 0))
        magnitude = np.abs(expected)
        allowed = share * (magnitude + magnitude.sum() / max(np.count_nonzero(magnitude), 1))
    else:
        expected, allowed = expected.astype(NUMPY[kind]).astype(object), how.steps
        found = found.astype(object)
    bad = ~(np.abs(found - expected) <= allowed)
    if not bad.any():
        return None
    at = int(np.argmax(bad))
    return f"{bad.sum()} of {found.size} differ, the first [{at}]: {found[at]}, numpy has {expected[at]}"


def judge(work, args):
    """A message for a module that differs or does not run."""
    module, name, words = work
    processor = module.parent.name
    how = REFERENCES[name]
    try:
        with tempfile.TemporaryDirectory() as folder:
            values, results = run(module, words, processor, args, Path(folder))
        plain = [loaded(v.kind, v.memory) if isinstance(v, Buffer) else v for v in values]
        expected = how.function(*plain)
        expected = expected if isinstance(expected, tuple) else (expected,)
        assert len(expected) == len(results), f"{len(expected)} results for {len(results)} buffers"
        for want, (buffer, memory) in zip(expected, results):
            message = difference(want, buffer, memory, how)
            if message:
                return f"{buffer.name}: {message}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanelift", default="lanelift")
    parser.add_argument("--processor", action="append")
    parser.add_argument("--device", default="sim", help="as of lanelift run: sim, interp, cuda")
    parser.add_argument("--only", default="")
    parser.add_argument("-j", type=int, default=os.cpu_count())
    args = parser.parse_args()
    work, launched = [], set()
    for producer in PRODUCERS:
        lines = (HERE / producer / "launches.txt").read_text().splitlines()
        launches = {f"{producer}/{line.split(': ', 1)[0]}": line.split(": ", 1)[1] for line in lines if line and not line.startswith("#")}
        launched |= set(launches)
        for module in sorted((HERE / "ll" / producer).glob("*/*.ll.gz")):
            # The variants of a kernel have the same parameters.
            name = f"{producer}/{module.name.split('.')[0]}"
            key = f"{producer}/{module.parent.name}/{module.name[:-6]}"
            if name in REFERENCES and name in launches and re.search(args.only, key):
                if not args.processor or module.parent.name in args.processor:
                    work.append((module, name, shlex.split(launches[name])))
    with ThreadPoolExecutor(args.j) as pool:
        messages = list(pool.map(lambda w: judge(w, args), work))
    failed = 0
    for (module, _, _), message in zip(work, messages):
        if message:
            failed += 1
            print(f"{module.parts[-3]}/{module.parent.name}/{module.name[:-6]}: {message}")
    for name in sorted(set(REFERENCES) - launched):
        failed += 1
        print(f"{name}: has no launch")
    kernels = len({name for _, name, _ in work})
    print(f"{len(work) - failed} of {len(work)} modules of {kernels} kernels are as numpy has them")
    sys.exit(bool(failed or not work))


# Triton: elements and rows

@reference("add_f32", "add_f16", "add_i8", "add_f64")
def add(x, y, out, n):
    return x + y


@reference("swiglu_bf16")
def swiglu(gate, up, out, n):
    return gate / (1 + np.exp(-gate)) * up


@reference("prefix_sum_i32", "prefix_sum_f32", by="f32")
def prefix_sum(x, out, n):
    x = x.reshape(-1, n)
    return np.stack([np.cumsum(x, 1), np.cumsum(x[:, ::-1], 1)[:, ::-1]], 1)


@reference("recurrence")
def recurrence(a, x, out, n):
    a, x = a.reshape(-1, n), x.reshape(-1, n)
    h = np.zeros_like(x)
    h[0] = x[0]
    for t in range(1, len(x)):
        h[t] = a[t] * h[t - 1] + x[t]
    return h


@reference("sort_i32")
def sort_rows(x, out, n):
    return np.sort(x.reshape(-1, n), 1)


@reference("sort_down_i64")
def sort_down(x, out, n):
    # The block of 256 is filled with the least number of 32 bits, which takes part.
    filled = np.pad(x.reshape(-1, n), ((0, 0), (0, 256 - n)), constant_values=-1 << 31)
    return np.sort(filled, 1)[:, ::-1][:, :n]


@reference("top_k")
def top_k(x, out, index, n):
    order = np.argsort(-x, kind="stable")[:16]
    return x[order], order


@reference("histogram")
def histogram(x, out, n):
    return np.bincount(x & 63, minlength=64)


@reference("gather_rows")
def gather_rows(table, index, out, n, width):
    table = table.reshape(-1, width)
    return np.where((index >= 0)[:, None], table[np.maximum(index, 0)], 0)


@reference("gather_inside")
def gather_inside(x, index, out):
    return np.take_along_axis(x.reshape(16, 64), index.reshape(16, 64), 1)


@reference("scatter_add_f32")
def scatter_add(x, index, out, n, width):
    out = out.reshape(-1, width).copy()
    np.add.at(out, index, x.reshape(-1, width))
    return out


def halves_away(q):
    """Rounding by adding a half and cutting off."""
    return np.trunc(np.where(q >= 0, q + 0.5, q - 0.5))


@reference("quantise_int8", steps=1)
def quantise_int8(x, out, scales, n):
    x = x.reshape(-1, n)
    s = np.abs(x).max(1) / 127 + 1e-10
    return halves_away(x / s[:, None]), s


def quantise_fp8(x, block, limit):
    groups = -(-x.size // block)
    v = np.zeros(groups * block)
    v[:x.size] = x
    s = np.maximum(np.abs(v.reshape(groups, block)).max(1), 1e-10) / limit
    return (v.reshape(groups, block) / s[:, None]).reshape(-1)[:x.size], s


@reference("quantise_e4m3", bytes_as="e4m3")
def quantise_e4m3(x, out, scales, n):
    return quantise_fp8(x, 512, 448.0)


@reference("quantise_e5m2", bytes_as="e5m2")
def quantise_e5m2(x, out, scales, n):
    return quantise_fp8(x, 1024, 57344.0)


@reference("convert_fp32_bf16", "convert_bf16_fp32", "convert_fp32_fp16", "convert_fp64_bf16", "convert_i8_fp16", "convert_u8_fp32")
def convert(x, out, n):
    return x.astype(np.float64)


@reference("convert_fp16_i8", "convert_fp32_i64")
def convert_int(x, out, n):
    return np.trunc(x)


@reference("convert_fp8e5_fp16")
def convert_e5m2(x, out, n):
    return of_e5m2(x)


@reference("convert_fp8e4nv_bf16")
def convert_e4m3(x, out, n):
    return of_e4m3(x)


@reference("pack_int4")
def pack_int4(x, out, n):
    return x[::2] & 15 | x[1::2] << 4


@reference("dropout_f32")
def dropout(x, out, n, p, seed):
    return np.where(philox_uniform(seed, np.arange(n)) > p, x / (1 - p), 0)


def philox_uniform(seed, at):
    """The generator of Triton's `rand`: Philox 4x32 with ten rounds, the first word as a float below 1."""
    word = np.uint64(0xFFFFFFFF)
    c = [np.asarray(at, np.uint64), *[np.zeros(len(at), np.uint64)] * 3]
    k = [np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)]
    for _ in range(10):
        a, b = np.uint64(0xD2511F53) * c[0], np.uint64(0xCD9E8D57) * c[2]
        c = [b >> np.uint64(32) ^ c[1] ^ k[0], b & word, a >> np.uint64(32) ^ c[3] ^ k[1], a & word]
        k = [k[0] + np.uint64(0x9E3779B9) & word, k[1] + np.uint64(0xBB67AE85) & word]
    x = c[0].astype(np.uint32).view(np.int32).astype(np.int64)
    return np.where(x < 0, -x - 1, x) * 4.6566127342e-10


@reference("atomics_int")
def atomics_int(x, out, n):
    out = out.reshape(6, 8).copy()
    for row, operation in zip(out, (np.add, np.maximum, np.minimum, np.bitwise_and, np.bitwise_or, np.bitwise_xor)):
        operation.at(row, x & 7, x)
    return out


@reference("atomic_add_fp32", "atomic_add_fp64", "atomic_add_fp16", "atomic_add_bf16")
def atomic_add(x, out, n):
    return out + x


@reference("look_back")
def look_back(x, out, state, n):
    sums = np.add.reduceat(x, np.arange(0, n, 512)).cumsum()
    words = np.zeros(2, np.int64)
    words[:len(sums)] = sums + (1 << 32)
    return np.cumsum(x), words


@reference("reductions")
def reductions(x, out, place, n):
    v = np.zeros((32, 64))
    v[:, :n] = x.reshape(32, n)
    bits = np.bitwise_xor.reduce(v.astype(np.float32).view(np.int32), 1)
    return (np.concatenate([v.sum(1), v.max(0)]),
            np.concatenate([v.argmax(1), v.argmin(0), bits, [(v > 0).sum()]]))


@reference("reduce_all")
def reduce_all(x, out, n):
    return x.sum()


@reference("transpose_f32", "transpose_f16", "transpose_i8")
def transpose(x, out, m, n):
    return x.reshape(m, n).T


@reference("permute")
def permute(x, out):
    v = x.reshape(8, 16, 8).transpose(2, 0, 1).reshape(-1, 2)
    return v[:, ::-1].reshape(-1)[::-1]


@reference("conv2d_f32", by="tf32")
def conv2d(x, w, out, h, wide, ci, co, oh, ow):
    step = h // oh
    images = x.reshape(-1, h, wide, ci)
    padded = np.pad(images, ((0, 0), (1, 1), (1, 1), (0, 0)))
    w = w.reshape(3, 3, ci, co)
    y = sum(padded[:, i:i + h:step, j:j + wide:step] @ w[i, j] for i in range(3) for j in range(3)).reshape(-1, co)
    # Two blocks of 32 places are launched.
    return np.concatenate([y[:64], np.zeros_like(y[64:])])


@reference("conv_depthwise")
def conv_depthwise(x, w, out, n, channels):
    x, w = x.reshape(n, channels), w.reshape(4, channels)
    padded = np.pad(x, ((3, 0), (0, 0)))
    y = sum(padded[tap:tap + n] * w[tap] for tap in range(4))
    return y / (1 + np.exp(-y))


@reference("max_pool")
def max_pool(x, out, h, w, ow):
    padded = np.pad(x.reshape(h, w), ((0, 2), (0, 2)), constant_values=-np.inf)
    rows = out.size // ow
    return np.max([padded[i:i + 2 * rows:2, j:j + 2 * ow:2] for i in range(3) for j in range(3)], 0)


@reference("adam")
def adam(p, g, m, v, n, rate, b1, b2, eps, decay, step):
    m = b1 * m + (1 - b1) * g
    v = b2 * v + (1 - b2) * g * g
    h, s = m / (1 - b1 ** step), v / (1 - b2 ** step)
    return p * (1 - rate * decay) - rate * h / (np.sqrt(s) + eps), m, v


@reference("integers")
def integers(a, b, out, n):
    def quotient(p, q):
        # Towards zero, as in C.
        result = np.abs(p.astype(object)) // np.abs(q.astype(object)) * np.where((p < 0) != (q < 0), -1, 1)
        return result, p - result * q

    def wrapped(v, bits):
        return np.array([(int(x) + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1) for x in v], object)
    a, b = a.astype(object), b.astype(object)
    q, r = quotient(a, b | 1)
    high = np.array([(int(x) % 2 ** 32) * (int(y) % 2 ** 32) >> 32 for x, y in zip(a, b)], object)
    low_q, low_r = quotient(wrapped(a, 32), wrapped(b | 1, 32))
    return wrapped(q + r + (a >> 3) + (b << 2) + high + (low_q ^ low_r), 64).astype(np.int64)


@reference("booleans")
def booleans(x, y, out, n):
    return x.astype(bool) & (y > 0.5) | (y < -0.5)


# Triton: norms

@reference("layer_norm_f32", "layer_norm_f16")
def layer_norm(x, out, weight, bias, mean, rstd, stride, n, eps):
    x = x.reshape(-1, stride)[:, :n]
    m = x.mean(1, keepdims=True)
    s = 1 / np.sqrt(((x - m) ** 2).mean(1, keepdims=True) + eps)
    means, scales = mean.copy(), rstd.copy()
    means[:len(m)], scales[:len(s)] = m[:, 0], s[:, 0]
    return (x - m) * s * weight + bias, means, scales


@reference("rms_norm_f32")
def rms_norm(x, weight, out, n, eps):
    x = x.reshape(-1, n)
    return x / np.sqrt((x * x).mean(1, keepdims=True) + eps) * weight


@reference("add_rms_norm_int8", steps=1)
def add_rms_norm_int8(x, residual, weight, out, scales, n, eps):
    v = (x + residual).reshape(-1, n)
    y = v / np.sqrt((v * v).mean(1, keepdims=True) + eps) * weight
    s = np.maximum(np.abs(y).max(1), 1e-8) / 127
    all_scales = scales.copy()
    all_scales[:len(s)] = s
    return v, halves_away(y / s[:, None]), all_scales


@reference("group_norm_f32")
def group_norm(x, weight, bias, out, channels, size, eps):
    v = x.reshape(-1, 8, size)
    m = v.mean((1, 2), keepdims=True)
    y = (v - m) / np.sqrt(v.var((1, 2), keepdims=True) + eps)
    return y * weight.reshape(-1, 8, 1) + bias.reshape(-1, 8, 1)


def softmax_of(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


@reference("softmax_f32", "softmax_f16")
def softmax(x, out, sx, so, rows, n):
    return softmax_of(x.reshape(rows, n))


@reference("softmax_online")
def softmax_online(x, out, n):
    return softmax_of(x.reshape(-1, n))


# Triton: products of matrices

@reference("matmul_f16_32", "matmul_bf16_tall", "matmul_f64_32")
def matmul(a, b, c, m, n, k, *strides):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("matmul_f32_64", by="tf32")
def matmul_f32(a, b, c, m, n, k, *strides):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("matmul_f16_64")
def matmul_leaky(a, b, c, m, n, k, *strides):
    v = a.reshape(m, k) @ b.reshape(k, n)
    return np.where(v >= 0, v, v * 0.01)


@reference("matmul_i8_64")
def matmul_i8(a, b, c, m, n, k, *strides):
    return (a.astype(np.int32).reshape(m, k) @ b.astype(np.int32).reshape(k, n)).astype(np.int8)


@reference("linear_gelu_f16")
def linear_gelu(a, b, bias, residual, c, m, n, k):
    x = a.reshape(m, k) @ b.reshape(n, k).T + bias
    return 0.5 * x * (1 + np.tanh(0.79788456 * (x + 0.044715 * x ** 3))) + residual.reshape(m, n)


@reference("split_k_f32", by="f16")
def split_k(a, b, c, m, n, k):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("persistent_bf16")
def persistent(a, b, c, m, n, k):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("stream_k_f16")
def stream_k(a, b, c, partial, flags, m, n, k, per_block):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("weights_int8")
def weights_int8(a, b, scales, c, m, n, k):
    return a.reshape(m, k) @ b.reshape(k, n).astype(np.float64) * scales


@reference("weights_int4")
def weights_int4(a, b, scales, zeros, c, m, n, k):
    words = b.reshape(k // 8, 1, n) >> (4 * np.arange(8)).reshape(1, 8, 1) & 15
    return a.reshape(m, k) @ ((words.reshape(k, n) - zeros) * scales)


@reference("batched_f32", by="tf32")
def batched(a, b, c, m, n, k, *strides):
    return a.reshape(-1, m, k) @ b.reshape(-1, k, n)


@reference("gemv_f16")
def gemv(a, x, y, m, n):
    return a.reshape(m, n) @ x


@reference("grouped_f16")
def grouped(a, b, c, sizes, groups, n, k):
    rows = np.split(a.reshape(-1, k), np.cumsum(sizes)[:-1])
    return np.concatenate([r @ w for r, w in zip(rows, b.reshape(groups, k, n))])


@reference("descriptor_f16", "descriptor_matmul_f16", "descriptor_cluster_f16")
def descriptor_matmul(a, b, c, m, n, k):
    return a.reshape(m, k) @ b.reshape(n, k).T


@reference("descriptor_copy_f16", "descriptor_copy_f32")
def descriptor_copy(x, y, m, n):
    return 2 * x


@reference("descriptor_sums_f32")
def descriptor_sums(x, out, n):
    blocks = np.zeros((-(-n // 32) * 32, 32))
    blocks[:n] = x.reshape(n, 32)
    return blocks.reshape(-1, 32, 32).sum(0)


# Triton: attention

def attended(q, k, v, scale, causal=False):
    """One head: outputs and logarithms (of two) of the sums."""
    s = q @ k.T * scale
    if causal:
        s = np.where(np.tri(*s.shape, dtype=bool), s, -np.inf)
    return softmax_of(s) @ v, np.log2(np.exp(s).sum(1))


@reference("attention_f16_64", by="f16")
def attention_f16(q, k, v, out, lse, scale, *rest):
    heads = [attended(*h, scale) for h in zip(*(x.reshape(-1, 64, 64) for x in (q, k, v)))]
    return np.stack([h[0] for h in heads]), np.stack([h[1] for h in heads])


@reference("attention_f32_32", by="tf32")
def attention_f32(q, k, v, out, lse, scale, *rest):
    return attended(*(x.reshape(32, 32) for x in (q, k, v)), scale)


@reference("attention_backward_kv", by="f16")
def attention_backward_kv(q, k, v, do, lse, delta, dk, dv, scale, n):
    q, k, v, do = (x.reshape(n, 64) for x in (q, k, v, do))
    pt = np.exp2(k @ q.T * scale - lse)
    ds = pt * (v @ do.T - delta)
    return ds @ q * scale, pt @ do


@reference("attention_backward_delta")
def attention_backward_delta(o, do, delta, n):
    return (o * do).reshape(n, 64).sum(1)


@reference("decode_paged", by="f16")
def decode_paged(q, cache_k, cache_v, pages, lengths, out, scale, max_pages, heads):
    q = q.reshape(-1, heads, 16, 128)
    k, v = (c.reshape(-1, 32, heads, 128) for c in (cache_k, cache_v))
    result = np.zeros(q.shape)
    for seq, head in np.ndindex(len(q), heads):
        chosen = pages.reshape(-1, max_pages)[seq]
        ks, vs = (c[chosen, :, head].reshape(-1, 128)[:lengths[seq]] for c in (k, v))
        result[seq, head] = softmax_of(q[seq, head] @ ks.T * scale) @ vs
    return result


@reference("rotary_bf16")
def rotary(x, cosines, sines, out, heads):
    a, b = np.moveaxis(x.reshape(-1, heads, 2, 64), 2, 0)
    c, s = cosines.reshape(-1, 1, 64), sines.reshape(-1, 1, 64)
    return np.stack([a * c - b * s, b * c + a * s], 2)


# Mojo

@reference("mojo/saxpy")
def saxpy(a, x, y, n):
    return a * x + y


@reference("mojo/sum_block")
def sum_block(x, y, n):
    return np.add.reduceat(x, np.arange(0, n, 128))


@reference("mojo/transpose")
def transpose_tiles(x, y, rows, columns):
    return x.reshape(rows, columns).T


@reference("mojo/matmul")
def matmul_tiles(a, b, c, m, n, k):
    return a.reshape(m, k) @ b.reshape(k, n)


@reference("mojo/rms_norm")
def rms_norm_rows(x, gamma, y, columns):
    return rms_norm(x, gamma, y, columns, 1e-5)


@reference("mojo/dequantise")
def dequantise(q, scale, y, n):
    return q * np.repeat(scale, 64)


@reference("mojo/prefix_sum")
def prefix_sum_blocks(x, y, n):
    return np.concatenate([np.cumsum(part) for part in np.split(x, range(256, n, 256))])


@reference("mojo/collatz")
def collatz(x, steps, n):
    def count(v):
        number = 0
        while v > 1:
            v, number = v // 2 if v % 2 == 0 else 3 * v + 1, number + 1
        return number
    return np.array([count(int(v)) for v in x])


@reference("mojo/arg_max")
def arg_max(x, place, columns):
    return x.reshape(-1, columns).argmax(1)


@reference("mojo/convolution")
def convolution(x, w, y, height, width):
    padded, w = np.pad(x.reshape(height, width), 1), w.reshape(3, 3)
    return sum(padded[i:i + height, j:j + width] * w[i, j] for i in range(3) for j in range(3))


@reference("mojo/histogram")
def histogram_bytes(x, counts, n):
    return np.bincount(x & 255, minlength=256)


# TVM: the parameters of a kernel are in the order of their names

@reference("tvm/add_relu_f32")
def tvm_add_relu(out, x, y):
    return np.maximum(x + y, 0)


@reference("tvm/bias_f16")
def tvm_bias(b, out, x):
    return np.maximum(x.reshape(-1, b.size) + b, 0)


@reference("tvm/matmul_f32")
def tvm_matmul(out, a, b):
    return a.reshape(256, 128) @ b.reshape(128, 256)


@reference("tvm/matmul_f16_f32")
def tvm_matmul_transposed(a, b, out):
    return a.reshape(128, -1) @ b.reshape(128, -1).T


@reference("tvm/matmul_i8")
def tvm_matmul_i8(a, b, out):
    return tvm_matmul_transposed(a.astype(np.int32), b.astype(np.int32), out)


@reference("tvm/batch_matmul_f32")
def tvm_batch_matmul(out, a, b):
    return a.reshape(4, 64, 32) @ b.reshape(4, 96, 32).transpose(0, 2, 1)


@reference("tvm/gemv_f16", by="bf16")
def tvm_gemv(a, x, y):
    # Sums of 16 bits: the tolerance is that of fewer bits.
    return x.reshape(512, 1024) @ a


@reference("tvm/gemv_int4", by="bf16")
def tvm_gemv_int4(s, w, x, y):
    nibbles = w.reshape(512, 128, 1) >> np.arange(0, 32, 4, dtype=np.uint32) & np.uint32(15)
    return nibbles.reshape(512, 1024) * np.repeat(s.reshape(512, 32), 32, 1) @ x


@reference("tvm/sum_rows_f32")
def tvm_sum_rows(x, out):
    return x.reshape(100, 1000).sum(1)


@reference("tvm/max_columns_i32")
def tvm_max_columns(x, out):
    return x.reshape(300, 128).max(0)


@reference("tvm/arg_max_f32")
def tvm_arg_max(x, out):
    return x.reshape(64, 500).argmax(1)


@reference("tvm/mean_variance_f32")
def tvm_mean_variance(x, y):
    x = x.reshape(64, 768)
    return (x - x.mean(1, keepdims=True)) * x.var(1, keepdims=True)


@reference("tvm/softmax_squares_f32")
def tvm_softmax_squares(out, x):
    x = x.reshape(64, 320)
    e = np.maximum(x - x.max(1, keepdims=True) + 4, 0) ** 2
    return e / e.sum(1, keepdims=True)


@reference("tvm/conv2d_nhwc_f16")
def tvm_conv2d_nhwc(out, w, x):
    x, w = x.reshape(30, 30, 32), w.reshape(3, 3, 32, 64)
    return sum(x[i:i + 28, j:j + 28] @ w[i, j] for i in range(3) for j in range(3))


@reference("tvm/conv2d_nchw_f32")
def tvm_conv2d_nchw(out, w, x):
    x, w = np.pad(x.reshape(16, 28, 28), ((0, 0), (1, 1), (1, 1))), w.reshape(32, 16, 3, 3)
    return sum(np.tensordot(w[:, :, i, j], x[:, i:i + 28, j:j + 28], 1) for i in range(3) for j in range(3))


@reference("tvm/conv2d_depthwise_f32")
def tvm_conv2d_depthwise(out, w, x):
    x, w = np.pad(x.reshape(32, 28, 28), ((0, 0), (1, 1), (1, 1))), w.reshape(32, 3, 3, 1, 1)
    return sum(x[:, i:i + 28, j:j + 28] * w[:, i, j] for i in range(3) for j in range(3))


@reference("tvm/pool_max_f32")
def tvm_pool_max(out, x):
    x = np.pad(x.reshape(32, 56, 56), ((0, 0), (1, 1), (1, 1)), constant_values=-np.inf)
    return np.max([x[:, i:i + 56:2, j:j + 56:2] for i in range(3) for j in range(3)], 0)


@reference("tvm/pool_average_f16")
def tvm_pool_average(out, x):
    return x.reshape(16, 16, 2, 16, 2).mean((2, 4))


@reference("tvm/transpose_f32")
def tvm_transpose(out, x):
    return x.reshape(300, 200).T


@reference("tvm/transpose_3_i8")
def tvm_transpose_3(out, x):
    return x.reshape(16, 48, 32).transpose(2, 0, 1)


@reference("tvm/take_rows_f16")
def tvm_take_rows(out, i, x):
    return x.reshape(-1, 128)[i]


@reference("tvm/one_hot_f32")
def tvm_one_hot(out, i):
    return np.eye(40)[i]


@reference("tvm/pad_concatenate_f32")
def tvm_pad_concatenate(out, x, y):
    return np.pad(np.concatenate([x.reshape(30, 40), y.reshape(30, 24)], 1), ((1, 2), (0, 3)), constant_values=7)


@reference("tvm/rotary_f16")
def tvm_rotary(c, s, x, y):
    x, c, s = x.reshape(64, 8, 64), c.reshape(64, 1, 64), s.reshape(64, 1, 64)
    return x * c + np.concatenate([-x[:, :, 32:], x[:, :, :32]], 2) * s


if __name__ == "__main__":
    main()
