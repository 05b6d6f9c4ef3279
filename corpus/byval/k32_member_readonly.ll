; k32_member_readonly: kernel, a member's address handed to a readonly callee
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

declare i32 @f(ptr readonly captures(none)) nounwind memory(argmem: read)
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o) {
  %p = getelementptr inbounds i8, ptr %s, i64 16
  %v = call i32 @f(ptr %p)
  store i32 %v, ptr %o, align 4
  ret void
}
