// Common, geometric and relational functions of floats that selection does not make by itself.

#include "real.h"

#define SQUARE_TOP 0x1p60
#define SQUARE_BOTTOM 0x1p-50
#define SQUARE_DOWN 0x1p-66
#define SQUARE_UP 0x1p86
#define ROOT(x) __builtin_sqrtf(x)
#define OVER_ROOT(v, square) ((v) / __builtin_sqrtf(square))
#include "common.h"
