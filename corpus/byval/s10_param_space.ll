; s10_param_space: the parameter cast to the parameter space by the front end
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:3
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %c = addrspacecast ptr %s to ptr addrspace(101)
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr addrspace(101) %c, i64 0, i64 %i64
  %v = load i32, ptr addrspace(101) %q, align 4
  %g = addrspacecast ptr addrspace(101) %c to ptr
  %e = getelementptr inbounds i8, ptr %g, i64 24
  %w = load i32, ptr %e, align 8
  %r = add i32 %v, %w
  store i32 %r, ptr %o, align 4
  ret void
}
