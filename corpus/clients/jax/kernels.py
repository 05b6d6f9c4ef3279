"""Functions for JAX, each with the shapes and types of its arguments.

XLA takes most elementary functions (exp, log, sin, tanh) from NVIDIA's libdevice; a module with them is not committed.
So most functions here do without them, in places where a model could too.
"""
import jax
import jax.numpy as jnp
from jax import lax

ALL = {}


def kernel(*arguments):
    """Adds a function; an argument is `TYPE` or `TYPE:SIZE,SIZE`."""
    def add(function):
        ALL[function.__name__] = (function, arguments)
        return function
    return add


@kernel("float32:100000", "float32:100000", "float32")
def axpy_clip(x, y, a):
    return jnp.clip(a * x + y, -1.0, 1.0)


@kernel("float16:64,1000", "float16:1000")
def bias_relu_f16(x, b):
    return jnp.maximum(x + b, 0) * 0.5


@kernel("float32:256,1000")
def softmax(x):
    return jax.nn.softmax(x, axis=-1)


@kernel("float16:128,512")
def sparsemax_like(x):
    """A softmax's shape of computation with squares in exp's place."""
    e = jnp.square(jax.nn.relu(x - jnp.max(x, axis=-1, keepdims=True) + 4))
    return e / jnp.sum(e, axis=-1, keepdims=True)


@kernel("bfloat16:64,1536", "float32:1536", "float32:1536")
def layer_norm(x, gamma, beta):
    v = x.astype(jnp.float32)
    mean = jnp.mean(v, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(v - mean), axis=-1, keepdims=True)
    return ((v - mean) * lax.rsqrt(variance + 1e-5) * gamma + beta).astype(jnp.bfloat16)


@kernel("float16:64,2048", "float16:64,2048", "float16:2048")
def rms_norm_residual(x, residual, gamma):
    v = (x + residual).astype(jnp.float32)
    scale = lax.rsqrt(jnp.mean(v * v, axis=-1, keepdims=True) + 1e-6)
    return (v * scale).astype(jnp.float16) * gamma, v.astype(jnp.float16)


@kernel("float32:32,64,56,56", "float32:64", "float32:64", "float32:64", "float32:64")
def batch_norm(x, mean, variance, gamma, beta):
    s = gamma * lax.rsqrt(variance + 1e-5)
    return x * s[:, None, None] + (beta - mean * s)[:, None, None]


@kernel("float32:1000,777")
def sum_columns(x):
    return jnp.sum(x, axis=0)


@kernel("float64:777,1000")
def norm_rows_f64(x):
    return jnp.sqrt(jnp.sum(x * x, axis=1))


@kernel("int32:500000")
def reduce_all_int(x):
    return jnp.max(x), jnp.min(x), jnp.sum(x), jnp.any(x == 7)


@kernel("float32:64,4000")
def arg_max(x):
    return jnp.argmax(x, axis=-1), jnp.argmin(x, axis=-1)


@kernel("float32:128,1024")
def cumulative_sum(x):
    return jnp.cumsum(x, axis=-1)


@kernel("int32:64,300")
def cumulative_max(x):
    return lax.cummax(x, axis=1), lax.cumprod(x, axis=1, reverse=True)


@kernel("float32:8,128", "float32:8,128")
def recurrence(a, x):
    """h[t] = a[t] h[t-1] + x[t] as an associative scan."""
    def step(p, q):
        return p[0] * q[0], p[1] * q[0] + q[1]
    return lax.associative_scan(step, (a, x))[1]


@kernel("float32:64", "float32:50,64")
def scan_steps(state, x):
    """A sequential scan: a loop whose body is a kernel."""
    def step(h, v):
        h = 0.9 * h + jnp.where(v > 0, v, 0.1 * v)
        return h, h * h
    return lax.scan(step, state, x)


@kernel("int32:4096")
def collatz(x):
    """A loop in each element, with another number of steps."""
    def one(v):
        def more(s):
            return s[0] > 1
        def step(s):
            n = s[0]
            return jnp.where(n % 2 == 0, n // 2, 3 * n + 1), s[1] + 1
        return lax.while_loop(more, step, (v, 0))[1]
    return jax.vmap(one)(x)


@kernel("float32:16,120")
def sort_rows(x):
    return jnp.sort(x, axis=-1)


@kernel("int32:8,64", "float32:8,64")
def sort_pairs(k, v):
    return lax.sort((k, v), dimension=1, num_keys=2)


@kernel("bfloat16:32,2048")
def top_k(x):
    return lax.top_k(x, 8)


@kernel("float16:1000,256", "int32:96")
def embedding(table, index):
    return table[index]


@kernel("float32:300,64", "int32:500", "float32:500,64")
def scatter_add(x, index, update):
    return x.at[index].add(update)


@kernel("float32:5000", "int32:700", "float32:700")
def scatter_max(x, index, update):
    return x.at[index].max(update)


@kernel("int32:20000")
def histogram(x):
    return jnp.zeros(256, jnp.int32).at[x & 255].add(1)


@kernel("float32:40,50", "int32:40,10")
def take_along(x, index):
    return jnp.take_along_axis(x, index, axis=1)


@kernel("float32:8,128,4,64", "int32", "float32:8,1,4,64")
def cache_update(cache, at, new):
    return lax.dynamic_update_slice(cache, new, (jnp.int32(0), at, jnp.int32(0), jnp.int32(0)))


@kernel("int32:500")
def one_hot(x):
    return jax.nn.one_hot(x, 100, dtype=jnp.bfloat16)


@kernel("float32:16,128,96")
def transpose_021(x):
    return jnp.transpose(x, (0, 2, 1)) + 1


@kernel("int8:32,48,64")
def transpose_210_int8(x):
    return jnp.transpose(x, (2, 1, 0))


@kernel("float32:30,40", "float32:30,24")
def pad_concatenate(x, y):
    z = jnp.concatenate([x, y], axis=1)
    return jnp.pad(z[:, ::-1], ((1, 2), (0, 3)), constant_values=-1.0)


@kernel("float32:4,30,34,32", "float32:3,3,32")
def conv_depthwise(x, w):
    """Nine products of shifted images; XLA fuses them, no library is called."""
    taps = [x[:, i:i + 28, j:j + 32, :] * w[i, j] for i in range(3) for j in range(3)]
    return jax.nn.relu(sum(taps))


@kernel("float32:8,66,66,16")
def max_pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "VALID")


@kernel("float32:4,32,32,8")
def max_pool_gradient(x):
    def pooled(v):
        return jnp.sum(lax.reduce_window(v, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2)
    return jax.grad(pooled)(x)


@kernel("uint32:2")
def random_uniform(key):
    return jax.random.uniform(key, (5000,))


@kernel("uint32:2", "float16:3000")
def dropout(key, x):
    keep = jax.random.bernoulli(key, 0.75, x.shape)
    return jnp.where(keep, x / 0.75, 0)


@kernel("int8:64,512", "float32:64")
def dequantise(x, scale):
    return (x.astype(jnp.float32) * scale[:, None]).astype(jnp.bfloat16)


@kernel("float32:64,512")
def quantise(x):
    scale = jnp.max(jnp.abs(x), axis=1) / 127
    q = jnp.clip(jnp.round(x / scale[:, None]), -127, 127).astype(jnp.int8)
    return q, scale


@kernel("float32:3000", "float64:3000", "int64:3000")
def conversions(x, y, n):
    return (x.astype(jnp.float16), x.astype(jnp.bfloat16), x.astype(jnp.int32), y.astype(jnp.float16), y.astype(jnp.int64),
            n.astype(jnp.float32), n.astype(jnp.bfloat16), n.astype(jnp.uint8), x.astype(jnp.float64))


@kernel("float32:4096")
def conversions_f8(x):
    a = x.astype(jnp.float8_e4m3fn)
    b = x.astype(jnp.float8_e5m2)
    return a, b, a.astype(jnp.float16) + b.astype(jnp.float16)


@kernel("int64:2000", "int64:2000", "int32:2000")
def integers(a, b, c):
    d = b | 1
    return (a // d + a % d, lax.population_count(a), lax.clz(c), (c >> 3) ^ (c << 5),
            lax.div(c, c | 1), jnp.abs(c), c.astype(jnp.uint32) // jnp.uint32(10))


@kernel("complex64:2000", "complex64:2000")
def complex_product(a, b):
    return a * b + jnp.conj(a), jnp.real(a) - jnp.imag(b)


@kernel("bool:1000", "float32:1000", "float32:1000")
def select_mask(m, x, y):
    return jnp.where(m & (x < y), x, y), jnp.logical_xor(m, x > 0)


@kernel("float32:4,8,64,64", "bool:64,64")
def attention_scores(s, mask):
    """Masked scores with squared relus instead of exponentials."""
    v = jnp.where(mask, s * 0.125, 0.0)
    p = jnp.square(jax.nn.relu(v))
    return (p / (jnp.sum(p, axis=-1, keepdims=True) + 1e-6)).astype(jnp.bfloat16)


@kernel("bfloat16:2,128,8,64", "float32:128,32", "float32:128,32")
def rotary(x, cosine, sine):
    a, b = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    c, s = cosine[:, None, :], sine[:, None, :]
    return jnp.concatenate([a * c - b * s, b * c + a * s], axis=-1).astype(jnp.bfloat16)


@kernel("float16:128,64", "float16:64,96")
def matmul_f16(a, b):
    return a @ b


@kernel("bfloat16:256,128", "int8:128,256", "bfloat16:256")
def matmul_int8_weights(x, w, scale):
    return (x @ w.astype(jnp.bfloat16)) * scale


@kernel("float32:128,300", "float32:300")
def matvec_f32(a, x):
    return a @ x


@kernel("float32:1000", "float32:1000", "float32:1000", "float32:1000")
def adam(p, g, m, v):
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    return p - 1e-3 * m / (jnp.sqrt(v) + 1e-8), m, v


@kernel("float32:3000")
def elementary(x):
    return jnp.tanh(x) + jnp.exp(x) * jnp.sin(x) + jnp.log1p(jnp.abs(x)) + lax.erf(x)


@kernel("float32:200,300")
def stencil_loop(x):
    """Ten steps of a five-point stencil in a loop."""
    def step(_, v):
        inner = v[1:-1, 1:-1] + 0.1 * (v[:-2, 1:-1] + v[2:, 1:-1] + v[1:-1, :-2] + v[1:-1, 2:] - 4 * v[1:-1, 1:-1])
        return v.at[1:-1, 1:-1].set(inner)
    return lax.fori_loop(0, 10, step, x)
