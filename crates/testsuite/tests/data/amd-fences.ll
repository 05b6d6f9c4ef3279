; Orderings, scopes and annotations; lanes have addresses of their own, so that no atomic operation is done for all
; lanes at once.
target triple = "amdgcn-amd-amdhsa"

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @local_only(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") seq_cst, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) %q, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}

define amdgpu_kernel void @global_only(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  fence syncscope("agent") acq_rel, !mmra !1
  ret void
}

define amdgpu_kernel void @both(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") release, !mmra !2
  ret void
}

define amdgpu_kernel void @other_annotation(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") release, !mmra !3
  ret void
}

define amdgpu_kernel void @one_as(ptr addrspace(1) %ps, ptr addrspace(3) %qs) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %ps, i32 %id
  %q = getelementptr i32, ptr addrspace(3) %qs, i32 %id
  store i32 2, ptr addrspace(3) %q, align 4
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("agent-one-as") acq_rel
  %b = atomicrmw add ptr addrspace(3) %q, i32 %a syncscope("workgroup-one-as") acq_rel
  fence syncscope("workgroup-one-as") release
  ret void
}

define amdgpu_kernel void @accesses_workgroup(ptr addrspace(1) %ps, ptr addrspace(3) %qs, ptr addrspace(1) %rs) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %ps, i32 %id
  %q = getelementptr i32, ptr addrspace(3) %qs, i32 %id
  %r = getelementptr i32, ptr addrspace(1) %rs, i32 %id
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  %a = load atomic i32, ptr addrspace(1) %r syncscope("workgroup") acquire, align 4
  store atomic i32 %a, ptr addrspace(1) %p syncscope("workgroup") release, align 4
  %b = load atomic i32, ptr addrspace(3) %q syncscope("workgroup") seq_cst, align 4
  %c = atomicrmw xchg ptr addrspace(1) %r, i32 %b syncscope("workgroup") acq_rel
  store i32 %c, ptr addrspace(1) %p, align 4
  fence syncscope("workgroup") acquire
  store i32 %b, ptr addrspace(1) %r, align 4
  fence syncscope("workgroup") release
  ret void
}

define amdgpu_kernel void @accesses_agent(ptr addrspace(1) %ps, ptr addrspace(3) %qs, ptr addrspace(1) %rs) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %ps, i32 %id
  %q = getelementptr i32, ptr addrspace(3) %qs, i32 %id
  %r = getelementptr i32, ptr addrspace(1) %rs, i32 %id
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  %a = load atomic i32, ptr addrspace(1) %r syncscope("agent") acquire, align 4
  store atomic i32 %a, ptr addrspace(1) %p syncscope("agent") release, align 4
  %b = load atomic i32, ptr addrspace(3) %q syncscope("agent") seq_cst, align 4
  %c = atomicrmw xchg ptr addrspace(1) %r, i32 %b syncscope("agent") acq_rel
  store i32 %c, ptr addrspace(1) %p, align 4
  fence syncscope("agent") acquire
  store i32 %b, ptr addrspace(1) %r, align 4
  fence syncscope("agent") release
  ret void
}

define amdgpu_kernel void @accesses_system(ptr addrspace(1) %ps, ptr addrspace(3) %qs, ptr addrspace(1) %rs) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %ps, i32 %id
  %q = getelementptr i32, ptr addrspace(3) %qs, i32 %id
  %r = getelementptr i32, ptr addrspace(1) %rs, i32 %id
  store i32 1, ptr addrspace(1) %p, align 4
  store i32 2, ptr addrspace(3) %q, align 4
  %a = load atomic i32, ptr addrspace(1) %r acquire, align 4
  store atomic i32 %a, ptr addrspace(1) %p release, align 4
  %b = load atomic i32, ptr addrspace(3) %q seq_cst, align 4
  %c = atomicrmw xchg ptr addrspace(1) %r, i32 %b acq_rel
  store i32 %c, ptr addrspace(1) %p, align 4
  fence acquire
  store i32 %b, ptr addrspace(1) %r, align 4
  fence release
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{!"amdgpu-synchronize-as", !"global"}
!2 = !{!0, !1}
!3 = !{!"something-else", !"local"}
