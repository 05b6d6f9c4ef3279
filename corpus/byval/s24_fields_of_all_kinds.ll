; s24_fields_of_all_kinds: a structure of many kinds of fields built in place: small integers, halves, vectors, pointers of several spaces
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:37
target triple = "nvptx64-nvidia-cuda"

%struct.K = type { i8, i1, half, <3 x i32>, <4 x float>, ptr addrspace(3), ptr, i128, double, i16, [3 x i8], <2 x i8> }
@shared = internal addrspace(3) global [4 x i32] undef, align 4
define i32 @f(ptr byval(%struct.K) align 16 %s) noinline {
  %a = load i8, ptr %s, align 16
  %p1 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 1
  %b = load i1, ptr %p1, align 1
  %p2 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 2
  %c = load half, ptr %p2, align 2
  %p3 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 3
  %d = load <3 x i32>, ptr %p3, align 16
  %p4 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 4
  %e = load <4 x float>, ptr %p4, align 16
  %p5 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 5
  %fp = load ptr addrspace(3), ptr %p5, align 8
  %p6 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 6
  %g = load ptr, ptr %p6, align 8
  %p7 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 7
  %h = load i128, ptr %p7, align 16
  %p8 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 8
  %i = load double, ptr %p8, align 8
  %p9 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 9
  %j = load i16, ptr %p9, align 8
  %p10 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 10, i64 2
  %k = load i8, ptr %p10, align 1
  %p11 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 11
  %l = load <2 x i8>, ptr %p11, align 2
  %sv = load i32, ptr addrspace(3) %fp, align 4
  %gv = load i32, ptr %g, align 4
  %az = sext i8 %a to i32
  %bz = zext i1 %b to i32
  %ci = fptosi half %c to i32
  %d0 = extractelement <3 x i32> %d, i32 0
  %d2 = extractelement <3 x i32> %d, i32 2
  %e3 = extractelement <4 x float> %e, i32 3
  %ei = fptosi float %e3 to i32
  %hs = lshr i128 %h, 64
  %ht = trunc i128 %hs to i32
  %ii = fptosi double %i to i32
  %jz = sext i16 %j to i32
  %kz = sext i8 %k to i32
  %l1 = extractelement <2 x i8> %l, i32 1
  %lz = sext i8 %l1 to i32
  %r1 = mul i32 %az, 3
  %r2 = add i32 %r1, %bz
  %r3 = mul i32 %r2, 3
  %r4 = add i32 %r3, %ci
  %r5 = mul i32 %r4, 3
  %r6 = add i32 %r5, %d0
  %r7 = mul i32 %r6, 3
  %r8 = add i32 %r7, %d2
  %r9 = mul i32 %r8, 3
  %r10 = add i32 %r9, %ei
  %r11 = mul i32 %r10, 3
  %r12 = add i32 %r11, %sv
  %r13 = mul i32 %r12, 3
  %r14 = add i32 %r13, %gv
  %r15 = mul i32 %r14, 3
  %r16 = add i32 %r15, %ht
  %r17 = mul i32 %r16, 3
  %r18 = add i32 %r17, %ii
  %r19 = mul i32 %r18, 3
  %r20 = add i32 %r19, %jz
  %r21 = mul i32 %r20, 3
  %r22 = add i32 %r21, %kz
  %r23 = mul i32 %r22, 3
  %r24 = add i32 %r23, %lz
  ret i32 %r24
}
define ptx_kernel void @k(ptr %o, i32 %n) {
  %s = alloca %struct.K, align 16
  %n8 = trunc i32 %n to i8
  %n16 = trunc i32 %n to i16
  %nb = trunc i32 %n to i1
  %nf = sitofp i32 %n to float
  %nh = fptrunc float %nf to half
  %nd = fpext float %nf to double
  %n128 = sext i32 %n to i128
  %nsh = shl i128 %n128, 60
  store i32 %n, ptr addrspace(3) @shared, align 4
  store i32 41, ptr %o, align 4
  store i8 %n8, ptr %s, align 16
  %p1 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 1
  store i1 %nb, ptr %p1, align 1
  %p2 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 2
  store half %nh, ptr %p2, align 2
  %p3 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 3
  %v3a = insertelement <3 x i32> <i32 8, i32 9, i32 10>, i32 %n, i32 2
  store <3 x i32> %v3a, ptr %p3, align 16
  %p4 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 4
  %v4a = insertelement <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, float %nf, i32 3
  store <4 x float> %v4a, ptr %p4, align 16
  %p5 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 5
  store ptr addrspace(3) @shared, ptr %p5, align 8
  %p6 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 6
  store ptr %o, ptr %p6, align 8
  %p7 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 7
  store i128 %nsh, ptr %p7, align 16
  %p8 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 8
  store double %nd, ptr %p8, align 8
  %p9 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 9
  store i16 %n16, ptr %p9, align 8
  %p10 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 10
  store i8 1, ptr %p10, align 1
  %p10b = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 10, i64 1
  store i8 2, ptr %p10b, align 1
  %p10c = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 10, i64 2
  store i8 %n8, ptr %p10c, align 1
  %p11 = getelementptr inbounds %struct.K, ptr %s, i64 0, i32 11
  %v2 = insertelement <2 x i8> <i8 5, i8 6>, i8 %n8, i32 1
  store <2 x i8> %v2, ptr %p11, align 2
  %v = call i32 @f(ptr byval(%struct.K) align 16 %s)
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %v, ptr %o1, align 4
  ret void
}
