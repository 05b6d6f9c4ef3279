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

declare i32 @llvm.amdgcn.workitem.id.x()
