; A kernel that keeps twelve values at once where it may take eight registers: the example of `--deny` in docs/command.md.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @rotate(ptr addrspace(1) %p, i32 %n) "amdgpu-num-vgpr"="8" {
  %p4 = getelementptr i8, ptr addrspace(1) %p, i32 16
  %p8 = getelementptr i8, ptr addrspace(1) %p, i32 32
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %a = load volatile <4 x i32>, ptr addrspace(1) %p
  %b = load volatile <4 x i32>, ptr addrspace(1) %p4
  %c = load volatile <4 x i32>, ptr addrspace(1) %p8
  store volatile <4 x i32> %b, ptr addrspace(1) %p
  store volatile <4 x i32> %c, ptr addrspace(1) %p4
  store volatile <4 x i32> %a, ptr addrspace(1) %p8
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
