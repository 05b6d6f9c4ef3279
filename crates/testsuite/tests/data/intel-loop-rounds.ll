; What work-items that leave a loop in different rounds keep of values that all of them share in a round: through vectors, pairs,
; addresses, comparisons, casts, selections, 64 bits, and two loops.
; run: --kernel vector --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel pair --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel address --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel comparison --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel casts --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel nested --grid 1 --block 16 --arg o=buf:u32x64:zeros
; run: --kernel uniform_pair --grid 1 --block 16 --arg o=buf:u32x64:zeros
target triple = "spir64"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
declare spir_func i64 @_Z12get_local_idj(i32)

define spir_kernel void @vector(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %room = alloca [16 x i8], align 16
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = insertelement <4 x i32> <i32 7, i32 8, i32 9, i32 10>, i32 %i, i32 0
  store <4 x i32> %v, ptr %room, align 16
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %w = load <4 x i32>, ptr %room, align 16
  %p = getelementptr <4 x i32>, ptr addrspace(1) %o, i64 %id
  store <4 x i32> %w, ptr addrspace(1) %p, align 16
  ret void
}

define spir_kernel void @pair(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %frozen = freeze i32 %i
  %one = insertvalue { i32, i64 } zeroinitializer, i32 %frozen, 0
  %wide = zext i32 %frozen to i64
  %high = shl i64 %wide, 32
  %both = or i64 %high, %wide
  %two = insertvalue { i32, i64 } %one, i64 %both, 1
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %a = extractvalue { i32, i64 } %two, 0
  %b = extractvalue { i32, i64 } %two, 1
  %p = getelementptr [16 x i8], ptr addrspace(1) %o, i64 %id
  store i32 %a, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %b, ptr addrspace(1) %q, align 8
  ret void
}

define spir_kernel void @address(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %wide = zext i32 %i to i64
  %there = getelementptr [16 x i32], ptr addrspace(1) %o, i64 %wide
  %same = getelementptr i8, ptr addrspace(1) %there, i64 0
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %p = getelementptr i32, ptr addrspace(1) %same, i64 %id
  %last = getelementptr i32, ptr addrspace(1) %p, i64 %wide
  store i32 %i, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @comparison(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %even = and i32 %i, 1
  %is = icmp eq i32 %even, 0
  %vector = insertelement <2 x i1> <i1 true, i1 false>, i1 %is, i32 1
  %chosen = select i1 %is, i32 %i, i32 77
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %truth = extractelement <2 x i1> %vector, i32 1
  %later = select i1 %truth, i32 %i, i32 55
  %p = getelementptr [16 x i8], ptr addrspace(1) %o, i64 %id
  store i32 %chosen, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  store i32 %later, ptr addrspace(1) %q, align 4
  %number = zext i1 %is to i32
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %number, ptr addrspace(1) %r, align 4
  ret void
}

define spir_kernel void @casts(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %i, 1103515245
  %bytes = bitcast i32 %x to <4 x i8>
  %float = bitcast i32 %x to float
  %turned = shufflevector <4 x i8> %bytes, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %narrow = trunc i32 %x to i16
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %p = getelementptr [16 x i8], ptr addrspace(1) %o, i64 %id
  store <4 x i8> %turned, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  store float %float, ptr addrspace(1) %q, align 4
  %r = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i16 %narrow, ptr addrspace(1) %r, align 4
  %wide = sext i16 %narrow to i32
  %s = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %wide, ptr addrspace(1) %s, align 4
  ret void
}

define spir_kernel void @nested(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  %n = add i32 %m, 1
  %k = lshr i32 %t, 2
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j2, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum2, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %v = insertelement <2 x i32> <i32 7, i32 8>, i32 %i, i32 0
  %u = insertelement <2 x i32> %v, i32 %j, i32 1
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %inner, label %latch
latch:
  %low = extractelement <2 x i32> %u, i32 0
  %sum2 = add i32 %sum, %low
  %j2 = add i32 %j, 1
  %again = icmp ule i32 %j2, %k
  br i1 %again, label %outer, label %done
done:
  %p = getelementptr [16 x i8], ptr addrspace(1) %o, i64 %id
  store <2 x i32> %u, ptr addrspace(1) %p, align 16
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i32 %sum2, ptr addrspace(1) %q, align 4
  %r = getelementptr i8, ptr addrspace(1) %p, i64 12
  store i32 %i, ptr addrspace(1) %r, align 4
  ret void
}

define spir_kernel void @uniform_pair(ptr addrspace(1) %o) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %m = and i32 %t, 3
  br label %loop
loop:
  %i = phi i64 [ 4294967299, %entry ], [ %next, %back ]
  %v = insertelement <2 x i64> <i64 7, i64 8>, i64 %i, i32 1
  %w = bitcast <2 x i64> %v to <4 x i32>
  %low = trunc i64 %i to i32
  %off = sub i32 %low, 3
  %out = icmp uge i32 %off, %m
  br i1 %out, label %early, label %back
back:
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4294967301
  br i1 %more, label %loop, label %late
early:
  %e = extractelement <4 x i32> %w, i32 2
  br label %done
late:
  %l = extractelement <4 x i32> %w, i32 3
  br label %done
done:
  %x = phi i32 [ %e, %early ], [ %l, %late ]
  %p = getelementptr [16 x i8], ptr addrspace(1) %o, i64 %id
  store i32 %x, ptr addrspace(1) %p, align 16
  ret void
}
