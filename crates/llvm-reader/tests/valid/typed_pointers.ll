%pair = type { i32*, float addrspace(1)* }
%node = type { %node*, void (%node*, i8)* }

/* A comment of several
   lines. */
@table = addrspace(4) global [2 x i32 (i32)*] zeroinitializer
@text = global i8* null

define void @f(%pair* %p, i32 addrspace(1)* addrspace(3)* %q, /* second */ void (i32)* %g) {
  %a = getelementptr %pair, %pair* %p, i64 0, i32 1
  %b = load float addrspace(1)*, float addrspace(1)** %a
  %c = bitcast float addrspace(1)* %b to i8 addrspace(1)*
  %d = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(3)* %q
  store i8 1, i8 addrspace(1)* %c
  store i32 2, i32 addrspace(1)* %d
  call void %g(i32 3)
  ret void
}
