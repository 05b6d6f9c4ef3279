/* A program for the machine that the tests run on: prints the checksum. */
#include <stdio.h>
#define main program
#include "program.c"
#undef main

int main(void) {
  program();
  printf("%u\n", checksum);
  return 0;
}
