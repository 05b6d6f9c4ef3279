; c01_built_in_alloca: call site: a struct built in an alloca, few fields set, passed byval
target triple = "nvptx64-nvidia-cuda"
%struct.A = type { [16 x i32], ptr }

declare i32 @g(ptr byval(%struct.A) align 8, i32)
define i32 @f(ptr %x, i32 %i) {
  %a = alloca %struct.A, align 8
  store i32 %i, ptr %a, align 8
  %p = getelementptr inbounds %struct.A, ptr %a, i64 0, i32 1
  store ptr %x, ptr %p, align 8
  %v = call i32 @g(ptr byval(%struct.A) align 8 %a, i32 %i)
  ret i32 %v
}
