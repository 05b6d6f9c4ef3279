; passes: vectorize-phis
; The elements of a product's sum go round a loop and out of it as one vector; a nest of loops passes it on. What another edge
; contradicts stays as it is.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @nest(ptr addrspace(1) %p, i32 %n, i32 %m) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %a0 = phi float [ 0.0, %entry ], [ %c0, %latch ]
  %a1 = phi float [ 0.0, %entry ], [ %c1, %latch ]
  %skip = icmp eq i32 %m, %i
  br i1 %skip, label %latch, label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %b0 = phi float [ %a0, %outer ], [ %e0, %inner ]
  %b1 = phi float [ %a1, %outer ], [ %e1, %inner ]
  %v0 = insertelement <2 x float> poison, float %b0, i32 0
  %v1 = insertelement <2 x float> %v0, float %b1, i32 1
  %w = fadd <2 x float> %v1, <float 1.0, float 2.0>
  %e0 = extractelement <2 x float> %w, i32 0
  %e1 = extractelement <2 x float> %w, i32 1
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, %m
  br i1 %more, label %inner, label %latch

latch:
  %c0 = phi float [ %a0, %outer ], [ %e0, %inner ]
  %c1 = phi float [ %a1, %outer ], [ %e1, %inner ]
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, %n
  br i1 %again, label %outer, label %done

done:
  store float %c0, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %p, i32 1
  store float %c1, ptr addrspace(1) %q
  ret void
}

; On one edge the elements are exchanged.
define amdgpu_kernel void @exchanged(ptr addrspace(1) %p, <2 x i32> %v, i1 %c) {
entry:
  %x = extractelement <2 x i32> %v, i32 0
  %y = extractelement <2 x i32> %v, i32 1
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %a = phi i32 [ %x, %entry ], [ %y, %then ]
  %b = phi i32 [ %y, %entry ], [ %x, %then ]
  %d = sub i32 %a, %b
  store i32 %d, ptr addrspace(1) %p
  ret void
}
