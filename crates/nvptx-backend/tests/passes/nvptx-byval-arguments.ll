; passes: nvptx-byval-arguments,sroa
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, i32, [6 x i32], ptr }
declare i32 @g(ptr byval(%struct.S) align 8)
declare void @h(ptr)

; Two fields are set and the rest never is: two values are passed. What is set later is not.
define i32 @built(ptr %x, i32 %i) {
  %a = alloca %struct.S, align 8
  store i32 %i, ptr %a, align 8
  %p = getelementptr inbounds %struct.S, ptr %a, i64 0, i32 3
  store ptr %x, ptr %p, align 8
  %v = call i32 @g(ptr byval(%struct.S) align 8 %a)
  store i32 %v, ptr %a, align 8
  %w = call i32 @g(ptr byval(%struct.S) align 8 %a)
  ret i32 %w
}

; Stores that overlap in part are one integer.
define i32 @overlapping(i32 %i, i32 %j) {
  %a = alloca %struct.S, align 8
  store i32 %i, ptr %a, align 8
  %p = getelementptr i8, ptr %a, i64 2
  store i32 7, ptr %p, align 2
  %q = getelementptr i8, ptr %a, i64 4
  store i32 %j, ptr %q, align 4
  %v = call i32 @g(ptr byval(%struct.S) align 8 %a)
  ret i32 %v
}

; Somebody else may write to this one.
define i32 @known_elsewhere(i32 %i) {
  %a = alloca %struct.S, align 8
  store i32 %i, ptr %a, align 8
  call void @h(ptr %a)
  %v = call i32 @g(ptr byval(%struct.S) align 8 %a)
  ret i32 %v
}
