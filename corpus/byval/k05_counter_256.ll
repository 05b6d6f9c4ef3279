; k05_counter_256: kernel, 256-byte byval, one field counted up (s.n++), the array read dynamically
target triple = "nvptx64-nvidia-cuda"
%struct.B = type { [60 x i32], i32, i32, ptr }

define ptx_kernel void @k(ptr byval(%struct.B) align 8 %s, ptr %o, i32 %i) {
  %n = getelementptr inbounds %struct.B, ptr %s, i64 0, i32 1
  %v = load i32, ptr %n, align 4
  %v1 = add i32 %v, 1
  store i32 %v1, ptr %n, align 4
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [60 x i32], ptr %s, i64 0, i64 %i64
  %w = load i32, ptr %p, align 4
  %x = load i32, ptr %n, align 4
  %r = add i32 %w, %x
  store i32 %r, ptr %o, align 4
  ret void
}
