; c03_align1: call site: 16 bytes byval align 1
target triple = "nvptx64-nvidia-cuda"
%struct.Q = type { [16 x i8] }

declare i32 @g(ptr byval(%struct.Q) align 1)
define i32 @f(ptr %x) {
  %v = call i32 @g(ptr byval(%struct.Q) align 1 %x)
  ret i32 %v
}
