; passes: argpromotion,sroa
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, i32, ptr }

; One field is read, one is written and read: the first comes as a value, the other is a value here.
define internal i32 @fields(ptr byval(%struct.S) align 8 %s, i32 %x) noinline {
  %p = getelementptr i8, ptr %s, i64 4
  store i32 %x, ptr %p, align 4
  %a = load i32, ptr %s, align 8
  %b = load i32, ptr %p, align 4
  %c = add i32 %a, %b
  ret i32 %c
}

; Loaded before anything else happens: the caller may as well.
define internal i32 @early(ptr %p, ptr %q) noinline {
  %a = load i32, ptr %p, align 4
  store i32 %a, ptr %q, align 4
  ret i32 %a
}

; Not so if it may not be there, or may have changed.
define internal i32 @guarded(ptr %p, ptr %q) noinline {
entry:
  store i32 1, ptr %q, align 4
  %c = icmp eq ptr %p, null
  br i1 %c, label %none, label %some
none:
  ret i32 0
some:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

; The address is kept somewhere: it stays a structure.
define internal i32 @kept(ptr byval(%struct.S) align 8 %s, ptr %q) noinline {
  store ptr %s, ptr %q, align 8
  %a = load i32, ptr %s, align 8
  ret i32 %a
}

define i32 @caller(ptr %p, ptr %q) {
  %a = call i32 @fields(ptr byval(%struct.S) align 8 %p, i32 5)
  %b = call i32 @early(ptr %p, ptr %q)
  %c = call i32 @guarded(ptr %p, ptr %q)
  %d = call i32 @kept(ptr byval(%struct.S) align 8 %p, ptr %q)
  %e = add i32 %a, %b
  %f = add i32 %c, %d
  %g = add i32 %e, %f
  ret i32 %g
}
