// Common, geometric and relational functions of floats that selection does not make by itself.

typedef unsigned int uint;
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float3 __attribute__((ext_vector_type(3)));
typedef float float4 __attribute__((ext_vector_type(4)));

#define BUILTIN __attribute__((overloadable, const, noinline))

BUILTIN float smoothstep(float from, float to, float x) {
  float t = __builtin_fminf(__builtin_fmaxf((x - from) / (to - from), 0.0f), 1.0f);
  return t * t * (3.0f - 2.0f * t);
}
BUILTIN float sign(float x) { return x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : x != x ? 0.0f : x; }
BUILTIN float degrees(float x) { return x * 0x1.ca5dc2p+5f; }
BUILTIN float radians(float x) { return x * 0x1.1df46ap-6f; }
BUILTIN int isfinite(float x) { return __builtin_fabsf(x) < __builtin_inff(); }
BUILTIN int isnormal(float x) {
  float size = __builtin_fabsf(x);
  return size < __builtin_inff() && size >= 0x1p-126f;
}
BUILTIN int signbit(float x) { return (int)(__builtin_astype(x, uint) >> 31); }

#define LOCAL static __attribute__((overloadable, always_inline))
// A power of two by which the squares of a vector's components may be taken, from its largest, and its inverse.
LOCAL float unit_for(float size) { return size > 0x1p60f ? 0x1p-66f : size < 0x1p-50f ? 0x1p86f : 1.0f; }
LOCAL float back_from(float unit) { return unit == 1.0f ? 1.0f : unit < 1.0f ? 0x1p66f : 0x1p-86f; }
LOCAL float product(float2 a, float2 b) { return a.x * b.x + a.y * b.y; }
LOCAL float product(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
LOCAL float product(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
LOCAL float largest(float2 v) { return __builtin_fmaxf(__builtin_fabsf(v.x), __builtin_fabsf(v.y)); }
LOCAL float largest(float3 v) { return __builtin_fmaxf(largest(v.xy), __builtin_fabsf(v.z)); }
LOCAL float largest(float4 v) { return __builtin_fmaxf(largest(v.xy), largest(v.zw)); }

BUILTIN float length(float v) { return __builtin_fabsf(v); }
BUILTIN float distance(float a, float b) { return __builtin_fabsf(a - b); }
BUILTIN float normalize(float v) { return sign(v); }

#define GEOMETRY(type)                                                                   \
  BUILTIN float length(type v) {                                                         \
    float unit = unit_for(largest(v));                                                   \
    type u = v * unit;                                                                   \
    return __builtin_sqrtf(product(u, u)) * back_from(unit);                                 \
  }                                                                                      \
  BUILTIN float distance(type a, type b) { return length(a - b); }                       \
  BUILTIN type normalize(type v) {                                                       \
    float size = largest(v);                                                             \
    if (size == 0.0f) return v;                                                          \
    type u = v * unit_for(size);                                                         \
    return u / __builtin_sqrtf(product(u, u));                                               \
  }
GEOMETRY(float2)
GEOMETRY(float3)
GEOMETRY(float4)
