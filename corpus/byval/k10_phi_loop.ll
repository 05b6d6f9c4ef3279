; k10_phi_loop: kernel, a pointer into the byval walks through it in a loop
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:1
; run: --kernel k --grid 1 --block 1 --arg {{i32:1;i32:4;i32:7;i32:10;i32:13;i32:16;i32:19;i32:22;i32:25;i32:28;i32:31;i32:34;i32:37;i32:40;i32:43;i32:46};null} --arg o=buf:i32x32:zeros --arg i32:16
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %n) {
entry:
  %z = icmp eq i32 %n, 0
  br i1 %z, label %x, label %l
l:
  %p = phi ptr [%s, %entry], [%p1, %l]
  %a = phi i32 [0, %entry], [%a1, %l]
  %i = phi i32 [0, %entry], [%i1, %l]
  %v = load i32, ptr %p, align 4
  %a1 = add i32 %a, %v
  %p1 = getelementptr inbounds i32, ptr %p, i64 1
  %i1 = add nuw i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %x, label %l
x:
  %r = phi i32 [0, %entry], [%a1, %l]
  store i32 %r, ptr %o, align 4
  ret void
}
