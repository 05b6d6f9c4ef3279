"""Pipelines for Halide with GPU schedules; each function returns the output and its inputs."""
import halide as hl

ALL = {}
x, y, c = hl.Var("x"), hl.Var("y"), hl.Var("c")
xo, yo, xi, yi = hl.Var("xo"), hl.Var("yo"), hl.Var("xi"), hl.Var("yi")


def pipeline(function):
    ALL[function.__name__] = function
    return function


def image(kind, dimensions, name="inp"):
    return hl.ImageParam(kind, dimensions, name)


def tiled(function, width=16, height=16):
    function.gpu_tile(x, y, xo, yo, xi, yi, width, height)
    return function


@pipeline
def blur():
    i = image(hl.UInt(16), 2)
    h, v = hl.Func("h"), hl.Func("v")
    h[x, y] = (i[x, y] + i[x + 1, y] + i[x + 2, y]) / 3
    v[x, y] = (h[x, y] + h[x, y + 1] + h[x, y + 2]) / 3
    tiled(v)
    h.compute_at(v, xo).gpu_threads(x, y)
    return v, [i]


@pipeline
def matmul():
    a, b = image(hl.Float(32), 2, "a"), image(hl.Float(32), 2, "b")
    k = hl.RDom([(0, 256)])
    p, out = hl.Func("p"), hl.Func("out")
    p[x, y] += a[k.x, y] * b[x, k.x]
    out[x, y] = p[x, y]
    out.bound(x, 0, 256).bound(y, 0, 256)
    xii, yii = hl.Var("xii"), hl.Var("yii")
    out.tile(x, y, xi, yi, 64, 16).tile(xi, yi, xii, yii, 4, 4).gpu_blocks(x, y).gpu_threads(xi, yi).unroll(xii).unroll(yii)
    p.compute_at(out, xi).unroll(x).unroll(y)
    p.update().reorder(x, y, k.x).unroll(x).unroll(y)
    return out, [a, b]


@pipeline
def histogram():
    i = image(hl.UInt(8), 2)
    r = hl.RDom([(0, 1024), (0, 1024)])
    h = hl.Func("hist")
    h[x] = hl.u32(0)
    h[hl.i32(i[r.x, r.y])] += hl.u32(1)
    h.bound(x, 0, 256)
    h.gpu_tile(x, xo, xi, 64)
    h.update().atomic().gpu_tile(r.x, r.y, hl.RVar("rxo"), hl.RVar("ryo"), hl.RVar("rxi"), hl.RVar("ryi"), 16, 16)
    return h, [i]


@pipeline
def convolution():
    i, w = image(hl.Float(32), 3), image(hl.Float(32), 4, "w")
    k = hl.Var("k")
    r = hl.RDom([(0, 32), (0, 3), (0, 3)])
    out = hl.Func("conv")
    out[k, x, y] = hl.f32(0)
    out[k, x, y] += w[k, r.x, r.y, r.z] * i[r.x, x + r.y, y + r.z]
    out.bound(k, 0, 64).bound(x, 0, 56).bound(y, 0, 56)
    out.gpu_tile(k, x, xo, yo, xi, yi, 32, 4)
    out.update().gpu_tile(k, x, xo, yo, xi, yi, 32, 4)
    return out, [i, w]


@pipeline
def gamma():
    i = image(hl.Float(32), 3)
    out = hl.Func("gamma")
    out[x, y, c] = hl.u8(hl.clamp(hl.pow(i[x, y, c], 0.4545) * 255.0, 0.0, 255.0))
    tiled(out)
    return out, [i]


@pipeline
def bilateral():
    i = image(hl.Float(32), 2)
    r = hl.RDom([(-2, 5), (-2, 5)])
    weight, out = hl.Func("weight"), hl.Func("bilateral")
    d = i[x + r.x, y + r.y] - i[x, y]
    weight = hl.exp(-d * d * 8.0) * hl.exp(-hl.f32(r.x * r.x + r.y * r.y) * 0.125)
    out[x, y] = hl.sum(weight * i[x + r.x, y + r.y]) / hl.sum(weight)
    tiled(out, 32, 8)
    return out, [i]


@pipeline
def interleave():
    i = image(hl.UInt(8), 3)
    out = hl.Func("interleave")
    out[c, x, y] = i[x, y, c]
    out.bound(c, 0, 4).reorder_storage(c, x, y)
    out.reorder(c, x, y).unroll(c).gpu_tile(x, y, xo, yo, xi, yi, 32, 4)
    return out, [i]


@pipeline
def vector_add():
    a, b = image(hl.Float(16), 1, "a"), image(hl.Float(16), 1, "b")
    out = hl.Func("add")
    v = hl.Var("v")
    out[x] = a[x] + b[x]
    out.split(x, x, v, 4).vectorize(v).gpu_tile(x, xo, xi, 128)
    return out, [a, b]


@pipeline
def scan():
    i = image(hl.Int(32), 2)
    out = hl.Func("scan")
    r = hl.RDom([(1, 255)])
    out[x, y] = i[x, y]
    out[r.x, y] = out[r.x, y] + out[r.x - 1, y]
    out.bound(x, 0, 256)
    tiled(out, 32, 4)
    out.update().gpu_tile(y, yo, yi, 32)
    return out, [i]


@pipeline
def sobel():
    i = image(hl.UInt(8), 2)
    e, gx, gy, out = hl.Func("e"), hl.Func("gx"), hl.Func("gy"), hl.Func("sobel")
    e[x, y] = hl.i16(hl.BoundaryConditions.repeat_edge(i)[x, y])
    gx[x, y] = e[x + 1, y - 1] + 2 * e[x + 1, y] + e[x + 1, y + 1] - e[x - 1, y - 1] - 2 * e[x - 1, y] - e[x - 1, y + 1]
    gy[x, y] = e[x - 1, y + 1] + 2 * e[x, y + 1] + e[x + 1, y + 1] - e[x - 1, y - 1] - 2 * e[x, y - 1] - e[x + 1, y - 1]
    out[x, y] = hl.u8(hl.min(hl.abs(gx[x, y]) + hl.abs(gy[x, y]), 255))
    tiled(out)
    e.compute_at(out, xo).gpu_threads(x, y)
    return out, [i]


@pipeline
def integers():
    i = image(hl.UInt(32), 1)
    out = hl.Func("integers")
    v = i[x]
    out[x] = hl.u64(v) * hl.u64(v) / 7 + hl.u64(hl.popcount(v)) + hl.u64(hl.count_leading_zeros(v)) + hl.u64(v % 10)
    out.gpu_tile(x, xo, xi, 128)
    return out, [i]


@pipeline
def arg_max():
    i = image(hl.Float(32), 2)
    r = hl.RDom([(0, 100)])
    out = hl.Func("argmax")
    best = hl.argmax(i[r.x, y])
    out[y] = hl.cast(hl.Float(32), best[0]) + best[1]
    out.gpu_tile(y, yo, yi, 64)
    return out, [i]
