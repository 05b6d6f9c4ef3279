; passes: nvptx-lower-args,nvptx-forward-param-copies
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { [16 x i32] }

; The copy that clang makes of a parameter is only read: it is read where it came from.
define ptx_kernel void @k(ptr byval(%struct.S) align 4 %s, ptr addrspace(1) %out, i32 %i) {
  %c = alloca %struct.S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %s, i64 64, i1 false)
  %p = getelementptr inbounds [16 x i32], ptr %c, i32 0, i32 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

; This one is written before it is read.
define ptx_kernel void @kept(ptr byval(%struct.S) align 4 %s, ptr addrspace(1) %out, i32 %i, i32 %j) {
  %c = alloca %struct.S, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %s, i64 64, i1 false)
  %q = getelementptr inbounds [16 x i32], ptr %c, i32 0, i32 %j
  store i32 1, ptr %q, align 4
  %p = getelementptr inbounds [16 x i32], ptr %c, i32 0, i32 %i
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
