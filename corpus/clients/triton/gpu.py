"""Runs kernels on the GPU of this machine, compiled by Triton's own back end or by Lanelift, against torch.

    python3 corpus/clients/triton/gpu.py            # Triton's own
    python3 corpus/clients/triton/gpu.py --lanelift # Lanelift in the stage

Prints a line for each kernel: name, greatest error relative to the greatest value, milliseconds, and the code generator's name.
"""
import argparse
import functools
import sys

import torch
import triton

import attention
import matmul
import norms

RUNS = []


def run(name, make, *args, **rest):
    """Adds a kernel: `make` returns launch, outputs, references and the error allowed."""
    RUNS.append((name, functools.partial(make, *args, **rest)))


def random(*shape, dtype=torch.float16):
    return torch.randn(shape, device="cuda").to(dtype)


def product(dtype, size, blocks, allowed, **rest):
    a, b = random(size, size, dtype=dtype), random(size, size, dtype=dtype)
    c = torch.empty_like(a)
    bm, bn, bk = blocks

    def launch():
        grid = (triton.cdiv(size, bm) * triton.cdiv(size, bn),)
        return matmul.matmul[grid](a, b, c, size, size, size, size, 1, size, 1, size, 1, BM=bm, BN=bn, BK=bk, GROUP=8,
                                   ACC=triton.language.float32, ACT=False, **rest)

    reference = a.double() @ b.double() if size <= 2048 else a.float() @ b.float()
    return launch, [c], [reference], allowed


run("matmul_f16", product, torch.float16, 4096, (128, 128, 64), 2e-3, num_warps=4, num_stages=3)
run("matmul_f16_256", product, torch.float16, 4096, (128, 256, 64), 2e-3, num_warps=8, num_stages=3)
run("matmul_bf16", product, torch.bfloat16, 4096, (128, 128, 64), 1e-2, num_warps=8, num_stages=4)
run("matmul_f32", product, torch.float32, 2048, (64, 64, 32), 2e-3, num_warps=4, num_stages=3)


def matmul_plain_f16():
    size = 4096
    a, b = random(size, size), random(size, size)
    c = torch.empty_like(a)

    def launch():
        return matmul.matmul_plain[(size // 128, size // 128)](a, b, c, size, size, size, size, BM=128, BN=128, BK=64,
                                                               num_warps=4, num_stages=3)

    return launch, [c], [a.float() @ b.float()], 2e-3


run("matmul_plain_f16", matmul_plain_f16)


def linear_gelu_f16():
    m, n, k = 4096, 4096, 1024
    a, b, bias, residual = random(m, k), random(n, k) / 32, random(n), random(m, n)
    c = torch.empty_like(residual)

    def launch():
        return matmul.matmul_bt_bias[(m // 64, n // 64)](a, b, bias, residual, c, m, n, k, BM=64, BN=64, BK=32)

    x = a.float() @ b.float().T + bias.float()
    return launch, [c], [torch.nn.functional.gelu(x, approximate="tanh") + residual.float()], 2e-3


run("linear_gelu_f16", linear_gelu_f16)


def persistent_f16():
    size = 4096
    a, b = random(size, size), random(size, size)
    c = torch.empty_like(a)

    def launch():
        return matmul.persistent[(132,)](a, b, c, size, size, size, BM=128, BN=128, BK=64, BLOCKS=132, num_warps=8)

    return launch, [c], [a.float() @ b.float()], 2e-3


run("persistent_f16", persistent_f16)


def gemv_f16():
    m, n = 16384, 8192
    a, x = random(m, n), random(n)
    y = torch.empty(m, device="cuda", dtype=torch.float32)

    def launch():
        return matmul.gemv[(m // 16,)](a, x, y, m, n, BM=16, BN=256)

    return launch, [y], [a.float() @ x.float()], 1e-3


run("gemv_f16", gemv_f16)


def attend(causal, dtype, depth):
    batch, heads, n = 4, 16, 4096
    q, k, v = (random(batch, heads, n, depth, dtype=dtype) for _ in range(3))
    out = torch.empty_like(q)
    lse = torch.empty(batch * heads, n, device="cuda", dtype=torch.float32)

    def launch():
        return attention.attention[(n // 128, batch * heads)](q, k, v, out, lse, depth**-0.5, heads * n * depth, n * depth,
                                                              depth, heads, n, BM=128, BN=64, D=depth, CAUSAL=causal,
                                                              num_warps=4, num_stages=3)

    reference = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)
    return launch, [out], [reference.float()], 1e-2


run("attention_f16_64", attend, False, torch.float16, 64)
run("attention_causal_f16_128", attend, True, torch.float16, 128)
run("attention_causal_bf16_64", attend, True, torch.bfloat16, 64)


def layer_norm_f16():
    rows, n = 8192, 4096
    x, out = random(rows, n), torch.empty(rows, n, device="cuda", dtype=torch.float16)
    weight, bias, mean, rstd = (random(k, dtype=torch.float32) for k in (n, n, rows, rows))

    def launch():
        return norms.layer_norm[(rows,)](x, out, weight, bias, mean, rstd, n, n, 1e-5, BLOCK=1024)

    reference = torch.nn.functional.layer_norm(x.float(), (n,), weight, bias, 1e-5)
    return launch, [out, mean], [reference, x.float().mean(1)], 2e-3


run("layer_norm_f16", layer_norm_f16)


def rms_norm_bf16():
    rows, n = 8192, 4096
    x, weight = random(rows, n, dtype=torch.bfloat16), random(n, dtype=torch.bfloat16)
    out = torch.empty_like(x)

    def launch():
        return norms.rms_norm[(rows,)](x, weight, out, n, 1e-5, BLOCK=4096, num_warps=8)

    v = x.float()
    return launch, [out], [v * torch.rsqrt((v * v).mean(1, keepdim=True) + 1e-5) * weight.float()], 1e-2


run("rms_norm_bf16", rms_norm_bf16)


def softmaxes(dtype, n, block, stages, warps):
    rows = 16384
    x = random(rows, n, dtype=dtype)
    out = torch.empty_like(x)

    def launch():
        return norms.softmax[(132 * 4,)](x, out, n, n, rows, n, BLOCK=block, STAGES=stages, num_warps=warps)

    return launch, [out], [torch.softmax(x.float(), 1)], 2e-3


run("softmax_f32", softmaxes, torch.float32, 1000, 1024, 2, 4)
run("softmax_f16", softmaxes, torch.float16, 2048, 2048, 4, 8)


def softmax_online():
    rows, n = 8192, 8192
    x = random(rows, n, dtype=torch.float32)
    out = torch.empty_like(x)

    def launch():
        return norms.softmax_online[(rows,)](x, out, n, BLOCK=512)

    return launch, [out], [torch.softmax(x, 1)], 1e-4


run("softmax_online", softmax_online)


def error(found, reference):
    """The greatest difference, relative to the greatest value."""
    difference = (found.double() - reference.double()).abs().max()
    return (difference / reference.double().abs().max()).item()


def judge(name, make):
    """Runs a kernel and prints its line; whether its answer is right."""
    torch.manual_seed(1)
    launch, outputs, references, allowed = make()
    compiled = launch()
    torch.cuda.synchronize()
    worst = max(error(o, r) for o, r in zip(outputs, references))
    time = triton.testing.do_bench(launch, warmup=50, rep=300, return_mode="median")
    by = "Lanelift" if "Generated by Lanelift" in compiled.asm["ptx"] else "Triton's own"
    right = worst <= allowed
    print(f"{name:28} {worst:.2e} {'right' if right else 'WRONG'} {time:8.4f} ms  {by}", flush=True)
    return right


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lanelift", action="store_true", help="let Lanelift compile")
    if parser.parse_args().lanelift:
        import lanelift.triton

        lanelift.triton.enable()
    wrong = 0
    for name, make in RUNS:
        try:
            wrong += not judge(name, make)
        except Exception as problem:  # One kernel that fails must not hide the others.
            wrong += 1
            print(f"{name:28} FAILED {type(problem).__name__}: {str(problem)[:400]}", flush=True)
    print(f"{torch.cuda.get_device_name()}: {len(RUNS) - wrong} of {len(RUNS)} right")
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
