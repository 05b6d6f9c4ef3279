; s29_overlay_edges: kernel, slots at both ends, variable reads of two widths over them, negative constant parts
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:1
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:2
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:3
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:4
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  store i32 %i, ptr %s, align 8
  %p3 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 3
  store i32 300, ptr %p3, align 4
  %i64 = zext i32 %i to i64
  %im = sub i64 %i64, 1
  %q = getelementptr i32, ptr %s, i64 %i64
  %qm = getelementptr i8, ptr %q, i64 -4
  %v = load i32, ptr %qm, align 4
  %h = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %im
  %w = load i16, ptr %h, align 4
  %wz = zext i16 %w to i32
  %r = mul i32 %v, 7
  %r1 = add i32 %r, %wz
  store i32 %r1, ptr %o, align 4
  ret void
}
