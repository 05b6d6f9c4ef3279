; s18_packed_kernel: kernel, packed structures at odd places of the parameter buffer, to the last byte
; run: --kernel k --grid 1 --block 1 --arg i8:3 --arg bytes:0102030405060708090a0b0c0d0e0f --arg bytes:f1f2f3f4f5f6f7f8f9fafbfcfdfeff --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg i8:3 --arg bytes:0102030405060708090a0b0c0d0e0f --arg bytes:f1f2f3f4f5f6f7f8f9fafbfcfdfeff --arg o=buf:i32x16:zeros --arg i32:5
; run: --kernel k --grid 1 --block 1 --arg i8:3 --arg bytes:0102030405060708090a0b0c0d0e0f --arg bytes:f1f2f3f4f5f6f7f8f9fafbfcfdfeff --arg o=buf:i32x16:zeros --arg i32:9
target triple = "nvptx64-nvidia-cuda"

%struct.P = type <{ i8, i32, i64, i16 }>
define ptx_kernel void @k(i8 %z, ptr byval(%struct.P) align 1 %s, ptr byval(%struct.P) align 1 %t, ptr %o, i32 %i) {
  %p1 = getelementptr i8, ptr %s, i64 1
  %a = load i32, ptr %p1, align 1
  %p5 = getelementptr i8, ptr %s, i64 5
  %b = load i64, ptr %p5, align 1
  %p13 = getelementptr i8, ptr %s, i64 13
  %c = load i16, ptr %p13, align 1
  %t1 = getelementptr i8, ptr %t, i64 1
  %d = load i32, ptr %t1, align 1
  %t5 = getelementptr i8, ptr %t, i64 5
  %e = load i64, ptr %t5, align 1
  %t7 = getelementptr i8, ptr %t, i64 7
  %e7 = load i64, ptr %t7, align 1
  %t13 = getelementptr i8, ptr %t, i64 13
  %f = load i16, ptr %t13, align 1
  %t11 = getelementptr i8, ptr %t, i64 11
  %g = load i32, ptr %t11, align 1
  %t2 = getelementptr i8, ptr %t, i64 2
  %h = load <2 x i16>, ptr %t2, align 1
  %h0 = extractelement <2 x i16> %h, i32 0
  %h1 = extractelement <2 x i16> %h, i32 1
  %j = load double, ptr %t2, align 1
  %jb = bitcast double %j to i64
  %i64 = zext i32 %i to i64
  %q = getelementptr i8, ptr %t, i64 %i64
  %r = load i32, ptr %q, align 1
  %t6 = getelementptr i8, ptr %t, i64 6
  %w = load i24, ptr %t6, align 1
  %zz = zext i8 %z to i32
  store i32 %a, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %d, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i64 %b, ptr %o2, align 8
  %o4 = getelementptr i32, ptr %o, i64 4
  store i64 %e, ptr %o4, align 8
  %o6 = getelementptr i32, ptr %o, i64 6
  store i16 %c, ptr %o6, align 4
  %o7 = getelementptr i32, ptr %o, i64 7
  store i16 %f, ptr %o7, align 4
  %o8 = getelementptr i32, ptr %o, i64 8
  store i32 %g, ptr %o8, align 4
  %o9 = getelementptr i32, ptr %o, i64 9
  %hs = add i16 %h0, %h1
  store i16 %hs, ptr %o9, align 4
  %o10 = getelementptr i32, ptr %o, i64 10
  %js = add i64 %jb, %e7
  store i64 %js, ptr %o10, align 8
  %o12 = getelementptr i32, ptr %o, i64 12
  store i32 %r, ptr %o12, align 4
  %o13 = getelementptr i32, ptr %o, i64 13
  store i24 %w, ptr %o13, align 4
  %o14 = getelementptr i32, ptr %o, i64 14
  store i32 %zz, ptr %o14, align 4
  ret void
}
