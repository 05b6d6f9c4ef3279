"""Kernels per second of a farm on this machine: different small kernels, on clusters of Dask with one, two, … worker processes.

    python farm_throughput.py --kernels 10000 --workers 1 2 --repeat 3
"""

import argparse
import logging
import time
import warnings

import lanelift
from lanelift.farm import Farm

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %g, 256
  %id = add i32 %base, %t
  %inside = icmp ult i32 %id, %n
  br i1 %inside, label %body, label %end
body:
"""
TAIL = """  br label %end
end:
  ret void
}
"""


def source(number):
    """A kernel that is like no other: 1 to 8 loads at a distance, combined by one of four operations, with a constant."""
    loads, operation, constant = 1 + number % 8, ("add", "mul", "xor", "sub")[number // 8 % 4], 3 + number // 32
    lines = [f"  %s0 = add i32 %id, {constant}"]
    for n in range(loads):
        lines += [
            f"  %i{n} = add i32 %id, {n * constant}",
            f"  %p{n} = getelementptr i32, ptr addrspace(1) %in, i32 %i{n}",
            f"  %x{n} = load i32, ptr addrspace(1) %p{n}",
            f"  %s{n + 1} = {operation} i32 %s{n}, %x{n}",
        ]
    lines += ["  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id", f"  store i32 %s{loads}, ptr addrspace(1) %q", ""]
    return HEAD + "\n".join(lines) + TAIL


def in_process(count, cpu):
    """Kernels per second of `lanelift.compile` itself, on one core."""
    begin = time.perf_counter()
    for number in range(count):
        lanelift.compile(source(number), cpu=cpu)
    return count / (time.perf_counter() - begin)


def on_cluster(count, workers, cpu, cache):
    """Kernels per second of a farm."""
    from distributed import Client, LocalCluster

    cluster = LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=logging.ERROR)
    with cluster, Client(cluster, set_as_default=False) as client, Farm(client, cache=cache) as farm:
        # The processes are started before the clock.
        list(farm.check([source(n) for n in range(8 * workers)], launch="--kernel none --block 1"))
        results = farm.compile((source(n) for n in range(count)), cpu=cpu)
        for result in results:
            result.get()
        return results.statistics.results / results.statistics.seconds, results.statistics.cached


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", type=int, default=10000)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--cpu", default="gfx1100")
    parser.add_argument("--cache", help="a URL of fsspec")
    parser.add_argument("--repeat", type=int, default=1, help="runs of which the best is shown")
    words = parser.parse_args()
    best = max(in_process(words.kernels // 4, words.cpu) for _ in range(words.repeat))
    print(f"lanelift.compile, one core: {best:.0f} kernels/s")
    for workers in words.workers:
        runs = [on_cluster(words.kernels, workers, words.cpu, words.cache) for _ in range(words.repeat)]
        best, cached = max(runs)
        print(f"{workers} workers: {best:.0f} kernels/s, {best / workers:.0f} of each; from the cache: {cached}")


if __name__ == "__main__":
    warnings.simplefilter("ignore", ResourceWarning)
    main()
