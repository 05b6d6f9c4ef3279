; passes: wave-reductions
; The lanes' greatest value, lane by lane; a variable of as many elements as the lane wants that wants most. A size that
; is the same for all needs no loop.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @greatest(ptr addrspace(1) %out, i64 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %most = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %id, i32 0)
  store i32 %most, ptr addrspace(1) %out
  %fixed = alloca [4 x i32], addrspace(5)
  %same = alloca i32, i64 %n, addrspace(5)
  %own = alloca i32, i32 %id, addrspace(5)
  call void @use(ptr addrspace(5) %fixed, ptr addrspace(5) %same, ptr addrspace(5) %own)
  ret void
}

declare void @use(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5))
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.reduce.umax.i32(i32, i32)
