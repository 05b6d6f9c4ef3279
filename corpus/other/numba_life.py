# Game of life on a torus: loops over tuples, remainders. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel life --grid 2,2 --block 8,8 --arg null --arg null --arg i64:195 --arg i64:1 --arg buf:u8x195:random:11:0:1 --arg i64:15 --arg i64:13 --arg i64:13 --arg i64:1 --arg null --arg null --arg i64:195 --arg i64:1 --arg dst=buf:u8x195:zeros --arg i64:15 --arg i64:13 --arg i64:13 --arg i64:1
from numba import cuda, types


def life(src, dst):
    x, y = cuda.grid(2)
    h, w = src.shape
    if y < h and x < w:
        n = 0
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if dx != 0 or dy != 0:
                    n += src[(y + dy) % h, (x + dx) % w]
        dst[y, x] = 1 if n == 3 or (n == 2 and src[y, x] == 1) else 0


KERNEL = life
SIGNATURE = (types.uint8[:, ::1], types.uint8[:, ::1])
