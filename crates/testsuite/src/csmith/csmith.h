/* Takes the place of Csmith's header of the same name: no file, no output, no library. The checksum is FNV-1a over the
   bytes of each value, the least significant first. */
#include <float.h>
#include <limits.h>
#include <stdint.h>

#define STATIC static
#define FUNC_NAME(name) (safe_##name)
#define UNDEFINED(value) (value)
#define LOG_INDEX
#define LOG_EXEC
#define INT_BIT (sizeof(int) * CHAR_BIT)
#define _CSMITH_BITFIELD(width) ((width) > INT_BIT ? (width) % INT_BIT : (width))

#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define ldexp __builtin_ldexp
#define ldexpf __builtin_ldexpf

/* Programs name it in their last statement only. */
static uint32_t crc32_context;
static uint32_t checksum = 0x811c9dc5u;

static void add_byte(unsigned char byte) { checksum = (checksum ^ byte) * 0x01000193u; }

static void transparent_crc(uint64_t value, const char *name, int print) {
  (void)name;
  (void)print;
  for (int at = 0; at < 64; at += 8) add_byte((unsigned char)(value >> at));
}

static void transparent_crc_bytes(const void *bytes, int count, const char *name, int print) {
  (void)name;
  (void)print;
  for (int at = 0; at < count; at++) add_byte(((const unsigned char *)bytes)[at]);
}

static void crc32_gentab(void) {}
static void platform_main_begin(void) {}
static void platform_main_end(uint32_t crc, int print) {
  (void)crc;
  (void)print;
}

#include "safe_math.h"
