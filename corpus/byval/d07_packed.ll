; d07_packed: device function, packed align 1
target triple = "nvptx64-nvidia-cuda"
%struct.P = type <{ i8, i32, ptr, i16 }>

define i32 @f(ptr byval(%struct.P) align 1 %s) {
  %p = getelementptr i8, ptr %s, i64 5
  %q = load ptr, ptr %p, align 1
  %v = load i32, ptr %q, align 4
  %p1 = getelementptr i8, ptr %s, i64 1
  %a = load i32, ptr %p1, align 1
  %r = add i32 %v, %a
  ret i32 %r
}
