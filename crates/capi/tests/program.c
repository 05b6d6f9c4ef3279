/* What a program in C does with Lanelift: compiles a kernel for the target of argv[1] (cpu argv[2]) and describes it; meets
 * mistakes. Everything that lanelift.h declares is called. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lanelift.h"

static const char *SOURCE =
    "target triple = \"%s\"\n"
    "define %s void @fill(ptr addrspace(1) %%p, i32 %%x) {\n"
    "  store i32 %%x, ptr addrspace(1) %%p\n"
    "  ret void\n"
    "}\n";

static void check(bool condition, const char *what) {
  if (!condition) {
    fprintf(stderr, "failed: %s\n", what);
    exit(1);
  }
}

static void describe(const lanelift_kernel *kernel) {
  printf("kernel %s\n", lanelift_kernel_name(kernel));
  for (int property = 0; property <= LANELIFT_CODE_BYTES; property++) {
    uint64_t value = lanelift_kernel_property(kernel, (lanelift_property)property);
    if (value == LANELIFT_UNKNOWN) {
      printf("property %d unknown\n", property);
    } else {
      printf("property %d = %" PRIu64 "\n", property, value);
    }
  }
  const char *files[] = {"vgpr", "sgpr", "grf"};
  for (int n = 0; n < 3; n++) {
    uint32_t count = 0, spilled = 0;
    if (lanelift_kernel_registers(kernel, files[n], &count, &spilled)) {
      printf("%s %" PRIu32 " %" PRIu32 "\n", files[n], count, spilled);
    }
  }
  lanelift_argument argument;
  size_t count = lanelift_kernel_argument_count(kernel);
  check(!lanelift_kernel_argument(kernel, count, &argument), "no argument behind the last");
  for (size_t n = 0; n < count; n++) {
    check(lanelift_kernel_argument(kernel, n, &argument), "an argument");
    printf("argument %" PRId64 " '%s' %s %s %" PRIu64 "+%" PRIu64 " align %" PRIu64 " from %" PRIu64 " binding %" PRId64 "\n",
           argument.index, argument.name, argument.kind, argument.memory, argument.offset, argument.size, argument.align,
           argument.source_offset, argument.binding);
  }
}

int main(int argc, char **argv) {
  check(argc == 4, "triple, convention, cpu");
  printf("version %s\n", lanelift_version());
  char source[1024];
  snprintf(source, sizeof source, SOURCE, argv[1], argv[2]);

  lanelift_error *error = NULL;
  lanelift_options *options = lanelift_options_new();
  check(lanelift_options_set(options, "cpu", argv[3], &error) && error == NULL, "an option");
  check(lanelift_options_set(options, "opt_level", "2", NULL), "another");
  check(!lanelift_options_set(options, "opt_level", "9", NULL), "no such level, and nobody listens");
  check(!lanelift_options_set(options, "cpus", "x", &error) && error != NULL, "no such option");
  printf("%s\n", lanelift_error_text(error));
  check(lanelift_error_line(error) == 0 && lanelift_error_file(error)[0] == 0, "no place");
  lanelift_error_free(error);

  bool kernels_known = false;
  for (size_t n = 0; lanelift_option_name(n) != NULL; n++) {
    kernels_known |= strcmp(lanelift_option_name(n), "kernels") == 0;
    check(lanelift_option_about(n)[0] != 0, "what the option is about");
  }
  check(kernels_known, "an option is listed");
  for (size_t t = 0; lanelift_target_name(t) != NULL; t++) {
    const char *target = lanelift_target_name(t);
    size_t processors = 0, features = 0;
    while (lanelift_processor_name(target, processors) != NULL) processors++;
    while (lanelift_feature_name(target, features) != NULL) {
      check(lanelift_feature_about(target, features)[0] != 0, "what the feature is about");
      features++;
    }
    check(processors > 0, "processors");
    printf("%s has %s\n", target, features > 0 ? "features" : "no features");
  }
  check(lanelift_processor_name("vax", 0) == NULL, "no such target");

  lanelift_output *output = lanelift_compile("fill.ll", source, strlen(source), options, &error);
  if (output == NULL) {
    fprintf(stderr, "%s\n", lanelift_error_text(error));
    return 1;
  }
  check(error == NULL, "no error");
  size_t size = 0;
  const uint8_t *bytes = lanelift_output_bytes(output, &size);
  printf("processor %s\n", lanelift_output_processor(output));
  printf("target %s, %s\n", lanelift_output_target(output), memcmp(bytes, "\x7f" "ELF", 4) == 0 ? "ELF" : "text");
  check(bytes[size] == 0, "a zero byte at the end");
  check(strstr(lanelift_output_asm(output), "fill") != NULL, "assembly");
  check(lanelift_output_warnings(output)[0] == 0, "no warnings");
  check(lanelift_output_kernel_count(output) == 1, "a kernel");
  check(lanelift_output_kernel(output, 1) == NULL, "no second kernel");
  describe(lanelift_output_kernel(output, 0));
  lanelift_output_free(output);

  /* Another form: text that is no ELF file. */
  check(lanelift_options_set(options, "emit", "asm", NULL), "a form");
  check(lanelift_options_set(options, "kernels", "fill", NULL), "a kernel");
  output = lanelift_compile("fill.ll", source, strlen(source), options, NULL);
  check(output != NULL, "compiled again");
  bytes = lanelift_output_bytes(output, &size);
  check(size > 0 && strcmp((const char *)bytes, lanelift_output_asm(output)) == 0, "assembly is what was asked for");
  lanelift_output_free(output);

  const char *wrong = "define void @f() {\n  %x = adp i32 1, 2\n}\n";
  check(lanelift_compile("wrong.ll", wrong, strlen(wrong), NULL, &error) == NULL, "a mistake");
  printf("%s:%" PRIu32 ":%" PRIu32 ": %s\n", lanelift_error_file(error), lanelift_error_line(error),
         lanelift_error_column(error), lanelift_error_message(error));
  lanelift_error_free(error);
  check(lanelift_compile("empty.ll", NULL, 0, NULL, NULL) == NULL, "nothing to compile names no target");
  lanelift_options_free(options);
  lanelift_options_free(NULL);
  lanelift_output_free(NULL);
  lanelift_error_free(NULL);
  return 0;
}
