# Mandelbrot set with complex numbers and a device function. By Numba; make_numba.py compiles it. An array is passed as meminfo, parent, items, item size, data, shape, strides.
# run: --kernel mandelbrot --grid 1,1 --block 8,8 --arg null --arg null --arg i64:320 --arg i64:1 --arg image=buf:u8x320:zeros --arg i64:16 --arg i64:20 --arg i64:20 --arg i64:1 --arg f64:-2 --arg f64:-1 --arg f64:0.15 --arg i32:30
from numba import cuda, float64, int32, types


@cuda.jit(device=True)
def escape(c, limit):
    z = 0.0j
    for i in range(limit):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag >= 4:
            return i
    return limit


def mandelbrot(image, x0, y0, step, limit):
    start_x, start_y = cuda.grid(2)
    grid_x, grid_y = cuda.gridsize(2)
    for x in range(start_x, image.shape[1], grid_x):
        for y in range(start_y, image.shape[0], grid_y):
            image[y, x] = escape(complex(x0 + x * step, y0 + y * step), limit)


KERNEL = mandelbrot
SIGNATURE = (types.uint8[:, ::1], float64, float64, float64, int32)
