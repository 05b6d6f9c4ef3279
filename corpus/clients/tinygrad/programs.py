"""Programs for tinygrad, each a function that returns tensors; all kernels of one are kept."""
from tinygrad import Tensor, dtypes

ALL = {}


def program(function):
    ALL[function.__name__] = function
    return function


def t(*shape, dtype=dtypes.float32):
    """An input that exists already."""
    return Tensor.empty(*shape, dtype=dtype)


def each(name, types, make):
    """The same program for several element types."""
    for dtype in types:
        ALL[f"{name}_{NAMES[dtype]}"] = lambda dtype=dtype: make(dtype)


F16, BF16, F32, F64 = dtypes.half, dtypes.bfloat16, dtypes.float32, dtypes.float64
I8, I32, I64, U8 = dtypes.int8, dtypes.int32, dtypes.int64, dtypes.uint8

NAMES = {F16: "f16", BF16: "bf16", F32: "f32", F64: "f64", I8: "i8", I32: "i32", I64: "i64", U8: "u8"}

each("add", [F16, BF16, F32, F64, I8, I32, I64], lambda d: t(1000, dtype=d) + t(1000, dtype=d))
each("matmul", [F16, BF16, F32, F64, I32], lambda d: t(256, 256, dtype=d) @ t(256, 256, dtype=d))
each("matmul_odd", [F16, F32], lambda d: t(101, 53, dtype=d) @ t(53, 67, dtype=d))
each("sum_rows", [F16, F32, I8], lambda d: t(512, 1024, dtype=d).sum(1))
each("sum_columns", [F16, F32], lambda d: t(1024, 512, dtype=d).sum(0))
each("sum_all", [F32, I32], lambda d: t(1 << 20, dtype=d).sum())
each("softmax", [F16, F32], lambda d: t(64, 1000, dtype=d).softmax(1))
each("layer_norm", [F16, F32], lambda d: t(32, 768, dtype=d).layernorm())
each("cumsum", [F32, I32], lambda d: t(32, 500, dtype=d).cumsum(1))
each("sort", [F32, I32], lambda d: t(8, 64, dtype=d).sort(1))
each("conv2d", [F16, F32], lambda d: t(2, 16, 30, 30, dtype=d).conv2d(t(32, 16, 3, 3, dtype=d), padding=1))
each("transpose", [F16, F32, I8], lambda d: t(200, 300, dtype=d).T.contiguous())
each("max_pool", [F32], lambda d: t(2, 16, 32, 32, dtype=d).max_pool2d(3, 2))
each("attention", [F16, F32], lambda d: t(1, 4, 128, 64, dtype=d).scaled_dot_product_attention(t(1, 4, 128, 64, dtype=d), t(1, 4, 128, 64, dtype=d)))


@program
def matmul_f16_f32():
    return t(512, 512, dtype=F16).matmul(t(512, 512, dtype=F16), dtype=F32)


@program
def matvec_f16():
    return t(4096, dtype=F16) @ t(4096, 1024, dtype=F16)


@program
def batch_matmul():
    return t(8, 64, 96) @ t(8, 96, 128)


@program
def linear_gelu():
    return (t(64, 256, dtype=F16) @ t(256, 512, dtype=F16) + t(512, dtype=F16)).gelu()


@program
def rms_norm():
    x = t(32, 1024)
    return x * (x.square().mean(-1, keepdim=True) + 1e-5).rsqrt() * t(1024)


@program
def causal_attention():
    q, k, v = (t(2, 8, 64, 32, dtype=F16) for _ in range(3))
    return q.scaled_dot_product_attention(k, v, is_causal=True)


@program
def rotary():
    x, c, s = t(64, 8, 128), t(64, 1, 64), t(64, 1, 64)
    a, b = x[..., :64], x[..., 64:]
    return (a * c - b * s).cat(b * c + a * s, dim=-1)


@program
def cross_entropy():
    return t(64, 1000).sparse_categorical_crossentropy(t(64, dtype=I32))


@program
def functions():
    x = t(2048)
    return x.sin() + x.exp() + x.abs().log() + x.tanh() + x.sigmoid() + x.abs().sqrt() + x.erf()


@program
def functions_double():
    x = t(512, dtype=F64)
    return x.sin() + x.exp2() + x.abs().log2()


@program
def functions_half():
    x = t(2048, dtype=F16)
    return x.exp2() + x.abs().log2() + x.abs().sqrt() + x.reciprocal()


@program
def integers():
    x, y = t(1024, dtype=I32), t(1024, dtype=I32)
    z = (y | 1)
    return x // z + x % z + (x >> 3) + (y << 2) + (x ^ y) + x.maximum(y)


@program
def unsigned():
    x, y = t(1024, dtype=dtypes.uint32), t(1024, dtype=dtypes.uint32)
    return x // (y | 1) + x % (y | 1) + (x >> 5)


@program
def integers_long():
    x, y = t(512, dtype=I64), t(512, dtype=I64)
    return x * y + x // (y.abs() + 1) + (x >> 7)


@program
def booleans():
    return ((t(3000) > 0) & t(3000, dtype=dtypes.bool)).where(t(3000), 0.0)


@program
def any_all():
    x = t(64, 64) > 0.5
    return x.any(1), x.all(0)


@program
def casts():
    x = t(1024)
    return x.cast(F16), x.cast(BF16), x.cast(I8), x.cast(I64), x.cast(F64)


@program
def casts_back():
    return t(1024, dtype=BF16).cast(F32), t(1024, dtype=U8).cast(F16), t(1024, dtype=I64).cast(F32), t(1024, dtype=F64).cast(F16)


@program
def argmax():
    return t(64, 1000).argmax(1)


@program
def top_k():
    return t(4, 128).topk(5)


@program
def random_uniform():
    return Tensor.rand(1000)


@program
def random_normal():
    return Tensor.randn(64, 64)


@program
def dropout():
    return (Tensor.rand(1000) >= 0.5).where(t(1000), 0.0) * 2


@program
def gather():
    return t(100, 64)[t(32, dtype=I32)]


@program
def scatter():
    return t(50, 8).scatter_reduce(0, t(20, 8, dtype=I32), t(20, 8), reduce="sum")


@program
def one_hot():
    return t(64, dtype=I32).one_hot(10)


@program
def conv_depthwise():
    return t(1, 32, 28, 28).conv2d(t(32, 1, 3, 3), groups=32, padding=1)


@program
def conv_transpose():
    return t(1, 8, 14, 14).conv_transpose2d(t(8, 16, 3, 3), stride=2)


@program
def batch_norm():
    x = t(8, 16, 20, 20)
    m = x.mean((0, 2, 3))
    return x.batchnorm(t(16), t(16), m, (x.var((0, 2, 3)) + 1e-5).rsqrt())


@program
def mean_var():
    x = t(64, 500)
    return x.mean(1), x.var(1), x.std(0)


@program
def pad_slice():
    return t(60, 60).pad(((2, 2), (1, 3)))[::2, ::2].contiguous()


@program
def concatenate():
    return t(10, 20).cat(t(15, 20), t(7, 20))


@program
def backward_mlp():
    w1, w2, x = t(64, 128), t(128, 10), t(32, 64)
    w1.requires_grad = w2.requires_grad = True
    loss = (x @ w1).relu().matmul(w2).log_softmax().mean()
    return tuple(loss.gradient(w1, w2))


@program
def adam():
    p, g, m, v = (t(4096) for _ in range(4))
    m2 = m * 0.9 + g * 0.1
    v2 = v * 0.999 + g * g * 0.001
    return p - 0.001 * (m2 / 0.1) / ((v2 / 0.001).sqrt() + 1e-8), m2, v2


@program
def quantise():
    x = t(32, 512, dtype=F16).cast(F32)
    s = x.abs().max(1, keepdim=True) / 127
    return (x / s).round().cast(I8), s


@program
def quantised_linear():
    return (t(64, 256, dtype=I8).cast(I32) @ t(256, 64, dtype=I8).cast(I32)).cast(F32) * t(64)


@program
def matmul_int8():
    return t(128, 128, dtype=I8).matmul(t(128, 128, dtype=I8), dtype=I32)


@program
def logcumsumexp():
    return t(8, 100).logcumsumexp(1)


@program
def interpolate():
    return t(1, 3, 16, 16).interpolate((32, 32))


@program
def einsum():
    return Tensor.einsum("bij,bjk,k->bi", t(4, 16, 24), t(4, 24, 8), t(8))
