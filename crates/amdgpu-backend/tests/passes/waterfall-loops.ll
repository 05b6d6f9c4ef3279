; passes: waterfall-loops
; Lanes choose among functions: a loop calls each chosen one once. What a kernel is given needs none.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @chosen(ptr addrspace(1) %table, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr ptr, ptr addrspace(1) %table, i32 %id
  %f = load ptr, ptr addrspace(1) %place
  %r = call i32 %f(i32 %id)
  %g = load ptr, ptr addrspace(1) %table
  %s = call i32 %g(i32 %r)
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %to
  ret void
}

define void @given(ptr %f, ptr inreg %g) {
  call void %f()
  call void %g()
  ret void
}

; So do descriptors and scalar offsets of buffers.
define amdgpu_kernel void @described(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %own, i16 0, i64 64, i32 159744)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 64, i32 159744)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %id, i32 8, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %v, ptr addrspace(8) %s, i32 %id, i32 8, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %v, ptr addrspace(8) %s, i32 8, i32 %id, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
