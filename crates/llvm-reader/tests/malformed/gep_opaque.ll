%o = type opaque
%t = type { i32, %o }
define ptr @f(ptr %p) {
  %q = getelementptr %t, ptr %p, i64 1
  ret ptr %q
}
