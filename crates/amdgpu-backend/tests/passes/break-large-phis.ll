; passes: break-large-phis
; A vector that is put together only to be passed is passed as its elements, also on to the next block. One that another edge
; passes as it is computed stays whole.

target triple = "amdgcn-amd-amdhsa"

define void @pairs(ptr addrspace(1) %p, i1 %c, i1 %d, <4 x float> %v) {
entry:
  %x = extractelement <4 x float> %v, i32 1
  %y = extractelement <4 x float> %v, i32 0
  br i1 %c, label %build, label %join

build:
  %b0 = insertelement <2 x float> poison, float %x, i32 0
  %b1 = insertelement <2 x float> %b0, float %y, i32 1
  br label %join

join:
  %w = phi <2 x float> [ zeroinitializer, %entry ], [ %b1, %build ]
  br i1 %d, label %on, label %out

on:
  %u = phi <2 x float> [ %w, %join ]
  %s = fmul <2 x float> %u, <float 2.0, float 2.0>
  store <2 x float> %s, ptr addrspace(1) %p, align 8
  br label %out

out:
  ret void
}

define void @computed(ptr addrspace(1) %p, i32 %n, float %x) {
entry:
  %v0 = insertelement <2 x float> poison, float %x, i32 0
  %v1 = insertelement <2 x float> %v0, float %x, i32 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %w = phi <2 x float> [ %v1, %entry ], [ %s, %loop ]
  %s = fmul <2 x float> %w, %w
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done

done:
  store <2 x float> %s, ptr addrspace(1) %p, align 8
  ret void
}
