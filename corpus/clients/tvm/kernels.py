"""Programs for TVM's LLVM back ends: tensor expressions, which the default schedules of its GPUs (dlight) then map to threads.

TVM takes exp, tanh and such from AMD's and NVIDIA's device libraries, which are not here, so the programs do without.
"""
from tvm import te, topi, tirx

ALL = {}


def program(function):
    """Adds a program: a function that returns the tensors of its inputs and outputs."""
    ALL[function.__name__] = function
    return function


def tensor(name, shape, dtype="float32"):
    return te.placeholder(shape, name=name, dtype=dtype)


@program
def add_relu_f32():
    x, y = tensor("x", (1000, 77)), tensor("y", (1000, 77))
    return x, y, topi.nn.relu(x + y)


@program
def bias_f16():
    x, b = tensor("x", (64, 1024), "float16"), tensor("b", (1024,), "float16")
    return x, b, topi.nn.relu(topi.add(x, b))


@program
def dynamic_scale():
    n = te.var("n")
    x = tensor("x", (n,))
    return x, te.compute((n,), lambda i: x[i] * 3.0 + 1.0, name="y")


@program
def matmul_f32():
    a, b = tensor("a", (256, 128)), tensor("b", (128, 256))
    return a, b, topi.matmul(a, b)


def widened_matmul(depth, element, wide):
    """The product of two matrices whose elements are multiplied and added in a wider type."""
    a, b = tensor("a", (128, depth), element), tensor("b", (128, depth), element)
    k = te.reduce_axis((0, depth), "k")
    c = te.compute((128, 128), lambda i, j: te.sum(a[i, k].astype(wide) * b[j, k].astype(wide), k), name="c")
    return a, b, c


@program
def matmul_f16_f32():
    return widened_matmul(64, "float16", "float32")


@program
def matmul_i8():
    return widened_matmul(128, "int8", "int32")


@program
def batch_matmul_f32():
    a, b = tensor("a", (4, 64, 32)), tensor("b", (4, 96, 32))
    return a, b, topi.nn.batch_matmul(a, b)


@program
def gemv_f16():
    a, x = tensor("a", (1, 1024), "float16"), tensor("x", (512, 1024), "float16")
    k = te.reduce_axis((0, 1024), "k")
    return a, x, te.compute((1, 512), lambda i, j: te.sum(a[i, k] * x[j, k], k), name="y")


@program
def gemv_int4():
    """A vector by a matrix of weights of four bits, unpacked on the way."""
    x, w, s = tensor("x", (1, 1024), "float16"), tensor("w", (512, 128), "uint32"), tensor("s", (512, 32), "float16")
    d = te.compute((512, 1024), lambda j, k: (tirx.shift_right(w[j, k // 8], (k % 8 * 4).astype("uint32")) & tirx.const(15, "uint32"))
                   .astype("float16") * s[j, k // 32], name="dequantised")
    k = te.reduce_axis((0, 1024), "k")
    return x, w, s, te.compute((1, 512), lambda i, j: te.sum(x[i, k] * d[j, k], k), name="y")


@program
def sum_rows_f32():
    x = tensor("x", (100, 1000))
    return x, topi.sum(x, axis=1)


@program
def max_columns_i32():
    x = tensor("x", (300, 128), "int32")
    return x, topi.max(x, axis=0)


@program
def arg_max_f32():
    x = tensor("x", (64, 500))
    return x, topi.argmax(x, axis=1)


@program
def mean_variance_f32():
    x = tensor("x", (64, 768))
    k, m = te.reduce_axis((0, 768), "k"), te.reduce_axis((0, 768), "m")
    s = te.compute((64,), lambda i: te.sum(x[i, k], k), name="s")
    q = te.compute((64,), lambda i: te.sum(x[i, m] * x[i, m], m), name="q")
    return x, te.compute((64, 768), lambda i, j: (x[i, j] - s[i] / 768.0) * (q[i] / 768.0 - s[i] / 768.0 * (s[i] / 768.0)), name="y")


@program
def softmax_squares_f32():
    """A softmax's steps with squares in the place of exponentials."""
    x = tensor("x", (64, 320))
    top = topi.max(x, axis=1, keepdims=True)
    e = topi.nn.relu(x - top + 4.0)
    e = e * e
    return x, e / topi.sum(e, axis=1, keepdims=True)


@program
def conv2d_nhwc_f16():
    x, w = tensor("x", (1, 30, 30, 32), "float16"), tensor("w", (3, 3, 32, 64), "float16")
    return x, w, topi.nn.conv2d_nhwc(x, w, 1, 0, 1, "float32")


@program
def conv2d_nchw_f32():
    x, w = tensor("x", (1, 16, 28, 28)), tensor("w", (32, 16, 3, 3))
    return x, w, topi.nn.conv2d_nchw(x, w, 1, 1, 1, "float32")


@program
def conv2d_depthwise_f32():
    x, w = tensor("x", (1, 32, 28, 28)), tensor("w", (32, 1, 3, 3))
    return x, w, topi.nn.depthwise_conv2d_nchw(x, w, 1, 1, 1)


@program
def pool_max_f32():
    x = tensor("x", (1, 32, 56, 56))
    return x, topi.nn.pool2d(x, [3, 3], [2, 2], [1, 1], [1, 1, 1, 1], "max", layout="NCHW")


@program
def pool_average_f16():
    x = tensor("x", (1, 16, 32, 32), "float16")
    return x, topi.nn.pool2d(x, [2, 2], [2, 2], [1, 1], [0, 0, 0, 0], "avg", layout="NCHW")


@program
def transpose_f32():
    x = tensor("x", (300, 200))
    return x, topi.transpose(x)


@program
def transpose_3_i8():
    x = tensor("x", (16, 48, 32), "int8")
    return x, topi.transpose(x, (2, 0, 1))


@program
def take_rows_f16():
    x, i = tensor("x", (1000, 128), "float16"), tensor("i", (50,), "int32")
    return x, i, topi.take(x, i, axis=0)


@program
def one_hot_f32():
    i = tensor("i", (100,), "int32")
    return i, topi.one_hot(i, tirx.const(1.0, "float32"), tirx.const(0.0, "float32"), 40, -1, "float32")


@program
def pad_concatenate_f32():
    x, y = tensor("x", (30, 40)), tensor("y", (30, 24))
    return x, y, topi.nn.pad(topi.concatenate([x, y], axis=1), [1, 0], [2, 3], 7.0)


@program
def casts():
    x = tensor("x", (4000,), "float64")
    h = topi.cast(topi.cast(x, "float16"), "float32")
    return x, h, topi.cast(h * 2.0, "int16"), topi.cast(x, "int64")


@program
def integers():
    x, y = tensor("x", (3000,), "int64"), tensor("y", (3000,), "int32")
    d = te.compute((3000,), lambda i: tirx.floordiv(x[i], (y[i] | 1).astype("int64")) + tirx.floormod(x[i], tirx.const(7, "int64")), name="d")
    s = te.compute((3000,), lambda i: tirx.shift_right(y[i], tirx.const(3, "int32")) ^ (y[i] << 2) & ~y[i], name="s")
    return x, y, d, s


@program
def rotary_f16():
    x, c, s = tensor("x", (64, 8, 64), "float16"), tensor("c", (64, 64), "float16"), tensor("s", (64, 64), "float16")
    return x, c, s, te.compute((64, 8, 64), lambda t, h, d: x[t, h, d] * c[t, d] + tirx.if_then_else(
        d < 32, -x[t, h, tirx.min(d + 32, 63)], x[t, h, tirx.max(d - 32, 0)]) * s[t, d], name="y")
