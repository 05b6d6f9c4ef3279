target triple = "nvptx64-nvidia-cuda"

define i32 @integers(i32 %a, i32 %b, i64 %c, i8 %d) {
entry:
  %add = add nuw nsw i32 %a, %b
  %sub = sub nsw i32 %add, 1
  %mul = mul nuw i32 %sub, -3
  %ud = udiv exact i32 %mul, %b
  %sd = sdiv i32 %ud, %b
  %ur = urem i32 %sd, 7
  %sr = srem i32 %ur, 7
  %shl = shl nuw i32 %sr, 3
  %lshr = lshr exact i32 %shl, 3
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  %t = trunc nuw nsw i64 %c to i32
  %z = zext nneg i8 %d to i32
  %s = sext i8 %d to i32
  %c1 = icmp samesign ult i32 %t, %z
  %c2 = icmp sge i32 %s, %xor
  %c3 = select i1 %c1, i1 %c2, i1 false
  %f = freeze i1 %c3
  %r = select i1 %f, i32 %xor, i32 undef
  ret i32 %r
}

define <2 x float> @floats(float %a, double %b, half %h, <2 x float> %v, bfloat %n) {
  %1 = fadd fast float %a, 1.000000e+00
  %2 = fsub nnan ninf float %1, -0.0
  %3 = fmul contract reassoc float %2, 0x3FD5555560000000
  %4 = fdiv arcp nsz afn float %3, %a
  %5 = frem float %4, %a
  %6 = fneg nnan float %5
  %7 = fptrunc fast double %b to float
  %8 = fpext half %h to float
  %9 = fptoui float %8 to i32
  %10 = fptosi float %7 to i64
  %11 = uitofp nneg i32 %9 to float
  %12 = sitofp i64 %10 to float
  %13 = fcmp fast olt float %11, %12
  %14 = select nnan i1 %13, float %6, float 0xFFF0000000000000
  %15 = insertelement <2 x float> %v, float %14, i32 0
  %16 = extractelement <2 x float> %15, i64 1
  %17 = shufflevector <2 x float> %15, <2 x float> poison, <4 x i32> <i32 0, i32 poison, i32 3, i32 1>
  %18 = shufflevector <4 x float> %17, <4 x float> %17, <2 x i32> zeroinitializer
  %19 = fcmp uno <2 x float> %18, zeroinitializer
  %20 = bitcast bfloat %n to i16
  %21 = select <2 x i1> %19, <2 x float> %18, <2 x float> splat (float 2.000000e+00)
  ret <2 x float> %21
}

define { i32, i1 } @memory(ptr %p, ptr addrspace(3) %q, i64 %i, ptr byval({ i32, [4 x i8] }) align 4 %s, <2 x ptr> %ps) {
start:
  %one = alloca i32, align 4
  %many = alloca { i8, i64 }, i64 %i, align 16
  %vol = load volatile i32, ptr %p, align 4, !noundef !0
  %atomic = load atomic volatile i64, ptr %p syncscope("agent") acquire, align 8
  %defaulted = load <3 x float>, ptr %p
  store volatile i32 %vol, ptr %one, align 2
  store atomic i64 %atomic, ptr %p syncscope("block") release, align 8
  %g = getelementptr inbounds nuw { i32, [4 x i8] }, ptr %s, i64 0, i32 1, i64 %i
  %g2 = getelementptr nusw i8, <2 x ptr> %ps, i64 4
  %g3 = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>
  %rmw = atomicrmw volatile add ptr addrspace(3) %q, i32 1 syncscope("workgroup") monotonic, align 4
  %frmw = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst, align 4
  %x = cmpxchg weak volatile ptr %p, i32 %vol, i32 7 syncscope("singlethread") acq_rel monotonic, align 4
  fence syncscope("device") seq_cst
  fence acquire
  %old = extractvalue { i32, i1 } %x, 0
  %agg = insertvalue { i32, i1 } %x, i32 %old, 0
  %nested = insertvalue [2 x { i8, i16 }] undef, i16 5, 1, 1
  %gen = addrspacecast ptr addrspace(3) %q to ptr
  %int = ptrtoint ptr %gen to i64
  %back = inttoptr i64 %int to ptr addrspace(1)
  %va = va_arg ptr %p, i32
  ret { i32, i1 } %agg
}

define i32 @control(i32 %0, ptr %1) {
  switch i32 %0, label %3 [
    i32 0, label %4
    i32 1, label %4
    i32 -7, label %6
  ]

3:                                                ; preds = %2
  br label %4

4:                                                ; preds = %3, %2, %2
  %5 = phi i32 [ 1, %2 ], [ 1, %2 ], [ 5, %3 ]
  br label %9

6:                                                ; preds = %2
  indirectbr ptr %1, [label %7, label %8]

7:                                                ; preds = %6
  unreachable

8:                                                ; preds = %6
  ret i32 0

9:                                                ; preds = %9, %4
  %10 = phi i32 [ %5, %4 ], [ %12, %9 ]
  %11 = phi fast float [ 0.0, %4 ], [ 1.0, %9 ], !note !0
  %12 = add i32 %10, 1
  %13 = icmp eq i32 %12, 10
  br i1 %13, label %14, label %9, !llvm.loop !1

14:                                               ; preds = %9
  ret i32 %12
}

define i32 @unordered(i32 %a) {
  br label %second

third:                                            ; preds = %second
  %y = add i32 %x, 1
  br label %"fourth block"

second:
  %x = mul i32 %a, %a
  br label %third

"fourth block":
  %"quoted \0A value" = add i32 %y, %x
  %"0" = add i32 %"quoted \0A value", 1
  ret i32 %"0"
}

!0 = !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.count", i32 4}
