; k20_local_table: kernel, addresses of byval members in a local table, indexed dynamically
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:1
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %t = alloca [2 x ptr], align 8
  %a = getelementptr inbounds i8, ptr %s, i64 8
  %b = getelementptr inbounds i8, ptr %s, i64 40
  store ptr %a, ptr %t, align 8
  %t1 = getelementptr inbounds [2 x ptr], ptr %t, i64 0, i64 1
  store ptr %b, ptr %t1, align 8
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [2 x ptr], ptr %t, i64 0, i64 %i64
  %p = load ptr, ptr %q, align 8
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %o, align 4
  ret void
}
