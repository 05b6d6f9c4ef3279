"""Exact values of the functions of device libraries, for device_functions.txt: python3 device_functions.py > device_functions.txt

A line is a function, its arguments and the exact value as a sum of two doubles, all as bits. The arguments of the first half of a
function's lines are floats.
"""

import random
import struct

import mpmath as mp

mp.mp.dps = 60
COUNT = 100


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def as_float(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def inverse_of_erfc(y):
    return mp.erfinv(1 - y)


ONE = {
    "exp": (mp.exp, [(-80, 80), (-1, 1)]),
    "exp2": (lambda x: mp.mpf(2) ** x, [(-120, 120), (-1, 1)]),
    "exp10": (lambda x: mp.mpf(10) ** x, [(-37, 37), (-1, 1)]),
    "expm1": (mp.expm1, [(-20, 80), (-0.5, 0.5)]),
    "log": (mp.log, [(0, 1e30), (0.5, 2)]),
    "log2": (lambda x: mp.log(x, 2), [(0, 1e30), (0.5, 2)]),
    "log10": (mp.log10, [(0, 1e30), (0.5, 2)]),
    "log1p": (mp.log1p, [(-0.99, 1e6), (-0.5, 0.5)]),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), [(-1e30, 1e30), (-8, 8)]),
    "rcbrt": (lambda x: mp.sign(x) / mp.cbrt(abs(x)), [(-1e30, 1e30), (-8, 8)]),
    "sqrt": (mp.sqrt, [(0, 1e30), (0, 4)]),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), [(0, 1e30), (0, 4)]),
    "sin": (mp.sin, [(-1e5, 1e5), (-4, 4)]),
    "cos": (mp.cos, [(-1e5, 1e5), (-4, 4)]),
    "tan": (mp.tan, [(-1e5, 1e5), (-4, 4)]),
    "sinpi": (mp.sinpi, [(-1e3, 1e3), (-2, 2)]),
    "cospi": (mp.cospi, [(-1e3, 1e3), (-2, 2)]),
    "asin": (mp.asin, [(-1, 1), (-0.5, 0.5)]),
    "acos": (mp.acos, [(-1, 1), (0.9, 1)]),
    "atan": (mp.atan, [(-1e3, 1e3), (-2, 2)]),
    "sinh": (mp.sinh, [(-80, 80), (-1, 1)]),
    "cosh": (mp.cosh, [(-80, 80), (-1, 1)]),
    "tanh": (mp.tanh, [(-10, 10), (-1, 1)]),
    "asinh": (mp.asinh, [(-1e6, 1e6), (-2, 2)]),
    "acosh": (mp.acosh, [(1, 1e6), (1, 2)]),
    "atanh": (mp.atanh, [(-1, 1), (-0.5, 0.5)]),
    "erf": (mp.erf, [(-4, 4), (-1, 1)]),
    "erfc": (mp.erfc, [(-3, 9), (-1, 1)]),
    "erfcx": (lambda x: mp.exp(mp.mpf(x) ** 2) * mp.erfc(x), [(-9, 60), (-1, 2)]),
    "erfinv": (mp.erfinv, [(-1, 1), (-0.5, 0.5)]),
    "erfcinv": (inverse_of_erfc, [(0, 2), (0, 1e-20)]),
    "normcdf": (mp.ncdf, [(-12, 6), (-1, 1)]),
    "normcdfinv": (lambda p: -mp.sqrt(2) * inverse_of_erfc(2 * mp.mpf(p)), [(0, 1), (0, 1e-20)]),
    "tgamma": (mp.gamma, [(0.01, 34), (-20, 2)]),
    "lgamma": (lambda x: mp.log(abs(mp.gamma(x))), [(0.01, 1e4), (0.5, 3)]),
}
TWO = {
    "pow": (lambda x, y: mp.mpf(x) ** mp.mpf(y), [((0, 100), (-15, 15)), ((0.9, 1.1), (-300, 300))]),
    "atan2": (lambda y, x: mp.atan2(y, x), [((-10, 10), (-10, 10)), ((-1, 1), (-1e5, 1e5))]),
    "hypot": (lambda x, y: mp.sqrt(mp.mpf(x) ** 2 + mp.mpf(y) ** 2), [((-10, 10), (-10, 10)), ((-1e18, 1e18), (-1e18, 1e18))]),
    "rhypot": (lambda x, y: 1 / mp.sqrt(mp.mpf(x) ** 2 + mp.mpf(y) ** 2), [((-10, 10), (-10, 10)), ((-1e18, 1e18), (-1e18, 1e18))]),
    "fmod": (lambda x, y: mp.sign(x) * (abs(mp.mpf(x)) - abs(mp.mpf(y)) * mp.floor(abs(mp.mpf(x)) / abs(mp.mpf(y)))), [((-100, 100), (-3, 3)), ((-1e6, 1e6), (-1, 1))]),
    "remainder": (lambda x, y: mp.mpf(x) - mp.mpf(y) * mp.nint(mp.mpf(x) / mp.mpf(y)), [((-100, 100), (-3, 3)), ((-1e6, 1e6), (-1, 1))]),
}


def lines(name, function, ranges):
    chance = random.Random(name)
    for n in range(2 * COUNT):
        chosen = ranges[n % len(ranges)]
        pairs = chosen if isinstance(chosen[0], tuple) else (chosen,)
        args = [chance.uniform(*pair) for pair in pairs]
        if n < COUNT:
            args = [as_float(x) for x in args]
        exact = function(*[mp.mpf(x) for x in args])
        high = float(exact)
        low = float(exact - mp.mpf(high))
        print(name, *[f"{bits(x):016x}" for x in (*args, high, low)])


for table in (ONE, TWO):
    for name, (function, ranges) in table.items():
        lines(name, function, ranges)
