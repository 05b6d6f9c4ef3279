; passes: infer-alignment
; A private array, shared memory of bytes, and accesses whose alignment follows from their addresses.

@bytes = internal addrspace(3) global [256 x i8] poison, align 1
@pair = internal addrspace(3) global [2 x i8] poison, align 1
@seen = addrspace(3) global [256 x i8] poison, align 1
@table = internal addrspace(1) constant [4 x i16] [i16 1, i16 2, i16 3, i16 4], align 8

define void @private(i32 %i, i32 %v) {
  %array = alloca [64 x i8], align 1, addrspace(5)
  %small = alloca [3 x i8], align 1, addrspace(5)
  %at8 = getelementptr i8, ptr addrspace(5) %array, i32 8
  store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, ptr addrspace(5) %at8, align 1
  %at2 = getelementptr i8, ptr addrspace(5) %array, i32 2
  store i32 %v, ptr addrspace(5) %at2, align 1
  %any = getelementptr i8, ptr addrspace(5) %array, i32 %i
  store i32 %v, ptr addrspace(5) %any, align 1
  store i8 7, ptr addrspace(5) %small, align 1
  ret void
}

define i32 @shared(i32 %i) {
  %word = getelementptr i32, ptr addrspace(3) @bytes, i32 %i
  %a = load i32, ptr addrspace(3) %word, align 1
  %b = load i16, ptr addrspace(3) @pair, align 1
  %c = load i32, ptr addrspace(3) @seen, align 1
  %p = getelementptr [4 x i16], ptr addrspace(1) @table, i32 0, i32 2
  %d = load i32, ptr addrspace(1) %p, align 2
  %b32 = zext i16 %b to i32
  %ab = add i32 %a, %b32
  %abc = add i32 %ab, %c
  %abcd = add i32 %abc, %d
  ret i32 %abcd
}
