; s17_packed_device: device function, packed structure: odd places written and read at variable offsets
; run: --kernel k --grid 1 --block 1 --arg bytes:0102030405060708090a0b0c0d0e0f --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg bytes:0102030405060708090a0b0c0d0e0f --arg o=buf:i32x16:zeros --arg i32:5
; run: --kernel k --grid 1 --block 1 --arg bytes:0102030405060708090a0b0c0d0e0f --arg o=buf:i32x16:zeros --arg i32:9
target triple = "nvptx64-nvidia-cuda"

%struct.P = type <{ i8, i32, i64, i16 }>
define i64 @f(ptr byval(%struct.P) align 1 %s, i32 %i) noinline {
  %p1 = getelementptr i8, ptr %s, i64 1
  %a = load i32, ptr %p1, align 1
  %p5 = getelementptr i8, ptr %s, i64 5
  %b = load i64, ptr %p5, align 1
  %p13 = getelementptr i8, ptr %s, i64 13
  %c = load i16, ptr %p13, align 1
  %a1 = add i32 %a, 77
  store i32 %a1, ptr %p1, align 1
  %i64 = zext i32 %i to i64
  %q = getelementptr i8, ptr %s, i64 %i64
  %d = load i16, ptr %q, align 1
  %az = zext i32 %a to i64
  %cz = zext i16 %c to i64
  %dz = zext i16 %d to i64
  %x1 = mul i64 %b, 3
  %x2 = add i64 %x1, %az
  %x3 = mul i64 %x2, 5
  %x4 = add i64 %x3, %cz
  %x5 = mul i64 %x4, 7
  %x6 = add i64 %x5, %dz
  ret i64 %x6
}
define i64 @g(ptr byval(%struct.P) align 1 %s) noinline {
  %p1 = getelementptr i8, ptr %s, i64 1
  %a = load i32, ptr %p1, align 1
  %p5 = getelementptr i8, ptr %s, i64 5
  %b = load i64, ptr %p5, align 1
  %p13 = getelementptr i8, ptr %s, i64 13
  %c = load i16, ptr %p13, align 1
  %az = zext i32 %a to i64
  %cz = zext i16 %c to i64
  %x1 = mul i64 %b, 3
  %x2 = add i64 %x1, %az
  %x3 = mul i64 %x2, 5
  %x4 = add i64 %x3, %cz
  ret i64 %x4
}
define ptx_kernel void @k(ptr byval(%struct.P) align 1 %s, ptr %o, i32 %i) {
  %v = call i64 @f(ptr byval(%struct.P) align 1 %s, i32 %i)
  store i64 %v, ptr %o, align 8
  %w = call i64 @g(ptr byval(%struct.P) align 1 %s)
  %o1 = getelementptr i64, ptr %o, i64 1
  store i64 %w, ptr %o1, align 8
  ret void
}
