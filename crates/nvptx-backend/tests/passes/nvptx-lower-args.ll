; passes: nvptx-lower-args
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4 x float], ptr }

; Reads at constant and variable offsets: parameter space, no copy.
define ptx_kernel void @reads(ptr byval(%struct.S) align 8 %s, ptr addrspace(1) %out, i32 %i) {
  %n = load i32, ptr %s, align 8
  %a = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1, i32 %i
  %v = load float, ptr %a, align 4
  %p = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 2
  %q = load ptr, ptr %p, align 8
  store i32 %n, ptr %q, align 4
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; One field is written: the others are still read where they are.
define ptx_kernel void @writes(ptr byval(%struct.S) align 8 %s, ptr addrspace(1) %out, i32 %i) {
  %p = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1, i32 2
  store float 1.0, ptr %p, align 4
  %a = getelementptr inbounds %struct.S, ptr %s, i32 0, i32 1, i32 %i
  %v = load float, ptr %a, align 4
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; The pointer escapes to a callee that may write: one copy.
define ptx_kernel void @escapes(ptr byval(%struct.S) align 8 %s) {
  call void @unknown(ptr %s)
  ret void
}

declare void @unknown(ptr)
