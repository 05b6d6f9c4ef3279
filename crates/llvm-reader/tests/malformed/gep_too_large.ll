define ptr @f(ptr %p) {
  %q = getelementptr [4294967296 x [4294967296 x i8]], ptr %p, i64 1
  ret ptr %q
}
