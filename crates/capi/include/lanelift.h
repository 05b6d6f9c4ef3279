/* Lanelift's C interface: LLVM IR in, GPU code and descriptions of kernels out.
 *
 * Handles are opaque. What a function gives belongs to the handle that it was asked of and lives as long as that; each handle
 * has one function that frees it, which takes a null pointer too. No function may be given null where it says nothing of null.
 * Handles may be used by several threads at once as long as none of them frees or sets something.
 *
 * A function that can fail has a last parameter `error`. If that is not null, *error becomes null or a handle that the caller
 * frees. Nothing unwinds out of these functions: a defect of Lanelift's own is an error, too.
 *
 * Link with liblanelift_capi.a (and -lpthread -ldl -lm where the system asks for them) or liblanelift_capi.so.
 */
#ifndef LANELIFT_H
#define LANELIFT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct lanelift_options lanelift_options;
typedef struct lanelift_output lanelift_output;
typedef struct lanelift_kernel lanelift_kernel;
typedef struct lanelift_error lanelift_error;

/* The version of the library, "0.1.0". */
const char *lanelift_version(void);

/* ---- Options ---- */

/* The target and the processor of the module, at level 3. */
lanelift_options *lanelift_options_new(void);
void lanelift_options_free(lanelift_options *options);

/* Sets an option. The usual ones: "target" (nvptx64, amdgcn, intel, or a triple), "cpu" (sm_90, gfx1100, skl), "features" (what
 * -mattr takes), "opt_level" (0 to 3, s, z), "emit" (asm, obj, hsaco, mir, bin, null), "kernels" (names, separated by commas).
 * lanelift_option_name lists all. False and an error if there is no such option or value. */
bool lanelift_options_set(lanelift_options *options, const char *name, const char *value, lanelift_error **error);

/* ---- What there is ---- */

/* Return texts by their numbers from 0, and null after the last. The texts live as long as the program. */

/* Names of options, and what is to be said of each in a line. */
const char *lanelift_option_name(size_t number);
const char *lanelift_option_about(size_t number);
/* Names of the targets that were built in. */
const char *lanelift_target_name(size_t number);
/* A target's processors; null if there is no such target, too. */
const char *lanelift_processor_name(const char *target, size_t number);
/* A target's features, and what each does. */
const char *lanelift_feature_name(const char *target, size_t number);
const char *lanelift_feature_about(const char *target, size_t number);

/* ---- Compiling ---- */

/* Compiles `size` bytes of LLVM IR. `name` is what messages call it. `options` may be null. Null and an error if that fails. */
lanelift_output *lanelift_compile(const char *name, const void *source, size_t size, const lanelift_options *options,
                                  lanelift_error **error);
void lanelift_output_free(lanelift_output *output);

/* What the option "emit" asks for, by itself what a runtime loads: PTX, a linked code object, a zebin. A zero byte follows it that
 * is not counted. */
const uint8_t *lanelift_output_bytes(const lanelift_output *output, size_t *size);
/* The same as assembly text; empty beside AMD's machine IR. */
const char *lanelift_output_asm(const lanelift_output *output);
/* "nvptx64", "amdgcn" or "intel". */
const char *lanelift_output_target(const lanelift_output *output);
/* The processor, with the features that code objects name: "sm_90", "gfx90a:xnack+". */
const char *lanelift_output_processor(const lanelift_output *output);
/* What was said about the input that is no error, a message a line; empty if nothing was. */
const char *lanelift_output_warnings(const lanelift_output *output);

/* ---- Kernels ---- */

size_t lanelift_output_kernel_count(const lanelift_output *output);
/* A kernel by its number from 0; null if there are not so many. */
const lanelift_kernel *lanelift_output_kernel(const lanelift_output *output, size_t number);
const char *lanelift_kernel_name(const lanelift_kernel *kernel);

/* Figures of a kernel. More may be added after them. */
typedef enum lanelift_property {
  LANELIFT_ARGUMENT_BYTES = 0,      /* bytes of the block of arguments */
  LANELIFT_ARGUMENT_ALIGN = 1,      /* its alignment */
  LANELIFT_WAVE_SIZE = 2,           /* work-items of a warp, a wave, an EU thread */
  LANELIFT_OCCUPANCY = 3,           /* waves that run on a SIMD or an EU at a time; warps on an SM, estimated */
  LANELIFT_MAX_OCCUPANCY = 4,       /* the most that the device runs */
  LANELIFT_SHARED_BYTES = 5,        /* shared memory (LDS, SLM) with a size known at compile time */
  LANELIFT_DYNAMIC_SHARED = 6,      /* 1 if the launch decides about more, else 0 */
  LANELIFT_SCRATCH_BYTES = 7,       /* scratch (local memory) of a work-item */
  LANELIFT_DYNAMIC_SCRATCH = 8,     /* 1 if it may need more, else 0 */
  LANELIFT_REQUIRED_GROUP_X = 9,    /* the only size of work-groups that is allowed */
  LANELIFT_REQUIRED_GROUP_Y = 10,
  LANELIFT_REQUIRED_GROUP_Z = 11,
  LANELIFT_MAX_GROUP = 12,          /* work-items of the largest work-group that is allowed */
  LANELIFT_CODE_BYTES = 13          /* bytes of its instructions */
} lanelift_property;

/* What a figure is where it is not known. */
#define LANELIFT_UNKNOWN UINT64_MAX

uint64_t lanelift_kernel_property(const lanelift_kernel *kernel, lanelift_property property);

/* Registers of a file ("vgpr", "sgpr", "agpr", "grf", "flag"): how many are used, and how many were spilled. False if nothing is
 * known of such a file. */
bool lanelift_kernel_registers(const lanelift_kernel *kernel, const char *file, uint32_t *count, uint32_t *spilled);

/* An argument, or a part of one that has a place of its own. */
typedef struct lanelift_argument {
  const char *name;       /* the parameter's; empty if it has none */
  const char *kind;       /* "value", "pointer", "shared_pointer", "image", "sampler", or the runtime's word for what it fills in */
  const char *memory;     /* of a pointer "generic", "global", "constant"; else empty */
  int64_t index;          /* the number of the parameter, -1 for what belongs to none */
  uint64_t offset;        /* its place in the block of arguments */
  uint64_t size;          /* its size there; 0 where it is only bound */
  uint64_t align;         /* its alignment there */
  uint64_t source_offset; /* where its bytes begin in the parameter */
  int64_t binding;        /* the entry of the binding table, -1 if it has none */
} lanelift_argument;

size_t lanelift_kernel_argument_count(const lanelift_kernel *kernel);
/* Fills *argument; false if there are not so many. */
bool lanelift_kernel_argument(const lanelift_kernel *kernel, size_t number, lanelift_argument *argument);

/* ---- Errors ---- */

void lanelift_error_free(lanelift_error *error);
/* What is wrong, without the place. */
const char *lanelift_error_message(const lanelift_error *error);
/* All that there is to say: file, line, column, message, the source line with a caret, notes. */
const char *lanelift_error_text(const lanelift_error *error);
/* The file's name; empty if no place is known. */
const char *lanelift_error_file(const lanelift_error *error);
/* Line and column from 1; 0 if not known. */
uint32_t lanelift_error_line(const lanelift_error *error);
uint32_t lanelift_error_column(const lanelift_error *error);

#ifdef __cplusplus
}
#endif

#endif
