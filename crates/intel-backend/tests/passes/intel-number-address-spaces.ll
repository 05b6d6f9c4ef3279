; passes: intel-number-address-spaces
target datalayout = "e-i64:64-G1"
target triple = "spir64"

@table = addrspace(2) constant [2 x i32] [i32 1, i32 2]

; Private is 5, constant 4, generic 0; global and local keep their numbers.
define spir_func i32 @f(ptr addrspace(1) %g, ptr addrspace(3) %l, ptr addrspace(4) %any, i64 %i) {
  %v = alloca i32
  %e = getelementptr i32, ptr addrspace(2) @table, i64 %i
  %x = load i32, ptr addrspace(2) %e
  store i32 %x, ptr %v
  store i32 %x, ptr addrspace(1) %g
  store i32 %x, ptr addrspace(3) %l
  store i32 %x, ptr addrspace(4) %any
  %r = load i32, ptr %v
  ret i32 %r
}
