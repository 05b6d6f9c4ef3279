; passes: amdgpu-internalize-hidden
target triple = "amdgcn-amd-amdhsa"

; Only the linked object sees it.
define hidden i32 @f(i32 %x) {
  ret i32 %x
}

; Others may.
define i32 @g(i32 %x) {
  %y = call i32 @f(i32 %x)
  ret i32 %y
}

declare hidden i32 @h(i32)
