; passes: function-attrs
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @reads(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define internal void @writes(ptr %p, ptr %q) noinline {
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}

@kept = internal global ptr null

define internal void @escapes(ptr %p) noinline {
  store ptr %p, ptr @kept, align 8
  ret void
}

define internal i32 @pure(i32 %x) noinline {
  %y = mul i32 %x, %x
  ret i32 %y
}

define i32 @caller(ptr %p, ptr %q) {
  call void @writes(ptr %p, ptr %q)
  call void @escapes(ptr %q)
  %a = call i32 @reads(ptr %p)
  %b = call i32 @pure(i32 %a)
  ret i32 %b
}
