; passes: load-store-vectorizer
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Four aligned floats in any order: one access. The stores as well; the fifth is alone.
define void @four(ptr addrspace(1) noalias align 16 %p, ptr addrspace(1) noalias align 16 %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 12
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
  %c = load float, ptr addrspace(1) %p2, align 4
  %a = load float, ptr addrspace(1) %p, align 16
  %d = load float, ptr addrspace(1) %p3, align 4
  %b = load float, ptr addrspace(1) %p1, align 4
  %e = load float, ptr addrspace(1) %p4, align 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 12
  store float %e, ptr addrspace(1) %q, align 16
  store float %d, ptr addrspace(1) %q1, align 4
  store float %c, ptr addrspace(1) %q2, align 4
  %ab = fadd float %a, %b
  store float %ab, ptr addrspace(1) %q3, align 4
  ret void
}

; A store between that may alias; an alignment that is not proved; a volatile access.
define float @no(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %a = load float, ptr addrspace(1) %p, align 8
  store float 0.0, ptr addrspace(1) %q, align 4
  %b = load float, ptr addrspace(1) %p1, align 4
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
  %c = load float, ptr addrspace(1) %q, align 4
  %d = load float, ptr addrspace(1) %q1, align 4
  %e = load volatile float, ptr addrspace(1) %p, align 8
  %f = load volatile float, ptr addrspace(1) %p1, align 4
  %s1 = fadd float %a, %b
  %s2 = fadd float %c, %d
  %s3 = fadd float %e, %f
  %s4 = fadd float %s1, %s2
  %s5 = fadd float %s4, %s3
  ret float %s5
}
