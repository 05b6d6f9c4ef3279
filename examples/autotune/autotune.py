"""Searches the fastest variant of a tiled product of matrices by the model of cycles, on the cores of this machine or on a cluster.

    python autotune.py --cpu gfx1100 --cpu gfx942
    python autotune.py --cpu gfx1100 --scheduler tcp://machine:8786 --cache s3://bucket/kernels
"""

import argparse
import array
import sys

import matmul
from lanelift.farm import Farm, Job

WAVES = {"gfx9": (64,), "gfx1": (32, 64)}
# Columns of A in the launches that are run, in tiles, and in those whose cycles are estimated.
RUN_TILES, DEPTH = 2, 64


def options(cpu, variant):
    """The options of `lanelift.compile`."""
    wide = cpu.startswith("gfx1") and variant.wave == 64
    return {"cpu": cpu, **({"features": ["+wavefrontsize64", "-wavefrontsize32"]} if wide else {})}


def is_product(buffers, variant):
    """Whether C is A·B, but for the rounding of floats."""
    a, b, c = (array.array("f", buffers[name]) for name in "ABC")
    k = RUN_TILES * variant.depth
    n, m = len(b) // k, len(a) // k
    columns = [b[x::n] for x in range(n)]
    for y in range(m):
        row = a[y * k : (y + 1) * k]
        for x in range(n):
            exact = sum(p * q for p, q in zip(row, columns[x]))
            if abs(exact - c[y * n + x]) > 1e-4:
                return False
    return True


class Row:
    """What is known of a variant."""

    def __init__(self, variant):
        self.variant, self.error, self.compiled, self.cost = variant, None, None, None

    def note(self, result, mistake=None):
        """Keeps the first error, or the first mistake. Returns whether there is none."""
        self.error = self.error or (result.error and str(result.error).splitlines()[0]) or mistake
        return self.error is None


def search(farm, cpu, few):
    """Compiles, checks, runs and estimates all variants for a processor. Each step takes those that passed the one before."""
    waves = next(sizes for prefix, sizes in WAVES.items() if cpu.startswith(prefix))
    rows = [Row(variant) for variant in matmul.space(waves, few)]
    sources = {row: matmul.source(row.variant) for row in rows}

    def jobs(launch=None):
        for row in rows:
            if row.error is None:
                more = {"launch": launch(row.variant)} if launch else {}
                yield Job(sources[row], key=row, options={**options(cpu, row.variant), **more})

    def small(variant):
        return matmul.launch(variant, (2, 1), RUN_TILES * variant.depth)

    def one(variant):
        return matmul.launch(variant, (1, 1), DEPTH)

    for result in farm.compile(jobs()):
        if result.key.note(result):
            result.key.compiled = result.value.kernels[0]
    for result in farm.check(jobs(small)):
        kinds = {finding["kind"] for finding in result.value["findings"]} if result.ok else ()
        result.key.note(result, "check: " + ", ".join(sorted(kinds)) if kinds else None)
    for result in farm.run(jobs(small)):
        result.key.note(result, None if not result.ok or is_product(result.value, result.key.variant) else "wrong product")
    for result in farm.estimate(jobs(one)):
        if result.key.note(result):
            variant = result.key.variant
            columns, lines = variant.tile
            # Cycles of a SIMD for a workgroup, by the products and sums that it makes.
            result.key.cost = result.value["cycles"] * variant.waves / (columns * lines * DEPTH) * 1000
    return rows


def show(cpu, rows, most):
    """Prints the best, and what failed."""
    good = sorted((row for row in rows if row.cost is not None), key=lambda row: (row.cost, str(row.variant)))
    print(f"{cpu}: {len(rows)} variants, {len(good)} of them right")
    print(f"{'cycles':>8}  {'VGPRs':>5}  {'LDS':>6}  {'waves':>5}  variant")
    for row in good[:most]:
        kernel = row.compiled
        waves = kernel["occupancy"][0]
        print(f"{row.cost:8.1f}  {kernel['registers']['vgpr']:5}  {kernel['shared_bytes']:6}  {waves:5}  {row.variant}")
    for row in rows:
        if row.error:
            print(f"failed: {row.variant}: {row.error}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cpu", action="append", help="a processor of AMD; may be given several times [gfx1100]")
    parser.add_argument("--scheduler", help="the address of a scheduler of Dask [threads of this process]")
    parser.add_argument("--cache", help="a URL of fsspec for results")
    parser.add_argument("--top", type=int, default=10, help="rows to print [10]")
    parser.add_argument("--few", action="store_true", help="a few variants only")
    words = parser.parse_args()
    with Farm(words.scheduler, cache=words.cache) as farm:
        failed = 0
        for cpu in words.cpu or ["gfx1100"]:
            rows = search(farm, cpu, words.few)
            show(cpu, rows, words.top)
            failed += sum(row.error is not None for row in rows)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
