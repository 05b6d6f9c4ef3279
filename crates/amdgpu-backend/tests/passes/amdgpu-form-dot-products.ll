; passes: amdgpu-form-dot-products, adce
; Four products of one dword each; the bytes of one in another order; three, of which the fourth is zero, without a sign; two
; dwords on a side. A product that is read elsewhere stays.

target triple = "amdgcn-amd-amdhsa"

define i32 @same(<4 x i8> %a, <4 x i8> %b, i32 %c) #0 {
  %a0 = extractelement <4 x i8> %a, i32 0
  %b0 = extractelement <4 x i8> %b, i32 0
  %x0 = sext i8 %a0 to i32
  %y0 = sext i8 %b0 to i32
  %m0 = mul nsw i32 %x0, %y0
  %s0 = add nsw i32 %m0, %c
  %a1 = extractelement <4 x i8> %a, i32 1
  %b1 = extractelement <4 x i8> %b, i32 1
  %x1 = sext i8 %a1 to i32
  %y1 = sext i8 %b1 to i32
  %m1 = mul nsw i32 %x1, %y1
  %s1 = add nsw i32 %m1, %s0
  %a2 = extractelement <4 x i8> %a, i32 2
  %b2 = extractelement <4 x i8> %b, i32 2
  %x2 = sext i8 %a2 to i32
  %y2 = sext i8 %b2 to i32
  %m2 = mul nsw i32 %x2, %y2
  %s2 = add nsw i32 %m2, %s1
  %a3 = extractelement <4 x i8> %a, i32 3
  %b3 = extractelement <4 x i8> %b, i32 3
  %x3 = sext i8 %a3 to i32
  %y3 = sext i8 %b3 to i32
  %m3 = mul nsw i32 %x3, %y3
  %s3 = add nsw i32 %m3, %s2
  ret i32 %s3
}

define i32 @turned(<4 x i8> %a, <4 x i8> %b, i32 %c) #0 {
  %a0 = extractelement <4 x i8> %a, i32 0
  %b0 = extractelement <4 x i8> %b, i32 3
  %x0 = sext i8 %a0 to i32
  %y0 = sext i8 %b0 to i32
  %m0 = mul nsw i32 %x0, %y0
  %s0 = add nsw i32 %m0, %c
  %a1 = extractelement <4 x i8> %a, i32 1
  %b1 = extractelement <4 x i8> %b, i32 0
  %x1 = sext i8 %a1 to i32
  %y1 = sext i8 %b1 to i32
  %m1 = mul nsw i32 %x1, %y1
  %s1 = add nsw i32 %m1, %s0
  %a2 = extractelement <4 x i8> %a, i32 2
  %b2 = extractelement <4 x i8> %b, i32 1
  %x2 = sext i8 %a2 to i32
  %y2 = sext i8 %b2 to i32
  %m2 = mul nsw i32 %x2, %y2
  %s2 = add nsw i32 %m2, %s1
  %a3 = extractelement <4 x i8> %a, i32 3
  %b3 = extractelement <4 x i8> %b, i32 2
  %x3 = sext i8 %a3 to i32
  %y3 = sext i8 %b3 to i32
  %m3 = mul nsw i32 %x3, %y3
  %s3 = add nsw i32 %m3, %s2
  ret i32 %s3
}

define i32 @three(i32 %a, <8 x i8> %b, i32 %c) #0 {
  %a0 = and i32 %a, 255
  %h = lshr i32 %a, 8
  %a1 = and i32 %h, 255
  %a3 = lshr i32 %a, 24
  %b4 = extractelement <8 x i8> %b, i32 4
  %b5 = extractelement <8 x i8> %b, i32 5
  %b6 = extractelement <8 x i8> %b, i32 6
  %x4 = zext i8 %b4 to i32
  %x5 = zext i8 %b5 to i32
  %x6 = zext i8 %b6 to i32
  %m0 = mul i32 %x4, %a0
  %m1 = mul i32 %a1, %x5
  %m3 = mul i32 %a3, %x6
  %t = add i32 %m0, %c
  %u = add i32 %m1, %m3
  %s = add i32 %t, %u
  ret i32 %s
}

define i32 @two(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c, <4 x i8> %d) #0 {
  %p0 = extractelement <4 x i8> %a, i32 0
  %q0 = extractelement <4 x i8> %c, i32 1
  %x0 = sext i8 %p0 to i32
  %y0 = sext i8 %q0 to i32
  %m0 = mul nsw i32 %x0, %y0
  %p1 = extractelement <4 x i8> %b, i32 1
  %q1 = extractelement <4 x i8> %c, i32 2
  %x1 = sext i8 %p1 to i32
  %y1 = sext i8 %q1 to i32
  %m1 = mul nsw i32 %x1, %y1
  %p2 = extractelement <4 x i8> %a, i32 2
  %q2 = extractelement <4 x i8> %d, i32 0
  %x2 = sext i8 %p2 to i32
  %y2 = sext i8 %q2 to i32
  %m2 = mul nsw i32 %x2, %y2
  %p3 = extractelement <4 x i8> %b, i32 3
  %q3 = extractelement <4 x i8> %d, i32 3
  %x3 = sext i8 %p3 to i32
  %y3 = sext i8 %q3 to i32
  %m3 = mul nsw i32 %x3, %y3
  %s = add i32 %m0, %m1
  %t = add i32 %m2, %m3
  %u = add i32 %s, %t
  ret i32 %u
}

define i32 @read(<4 x i8> %a, <4 x i8> %b, ptr %o) #0 {
  %c = load i32, ptr %o
  %a0 = extractelement <4 x i8> %a, i32 0
  %b0 = extractelement <4 x i8> %b, i32 0
  %x0 = sext i8 %a0 to i32
  %y0 = sext i8 %b0 to i32
  %m0 = mul nsw i32 %x0, %y0
  %s0 = add nsw i32 %m0, %c
  %a1 = extractelement <4 x i8> %a, i32 1
  %b1 = extractelement <4 x i8> %b, i32 1
  %x1 = sext i8 %a1 to i32
  %y1 = sext i8 %b1 to i32
  %m1 = mul nsw i32 %x1, %y1
  %s1 = add nsw i32 %m1, %s0
  %a2 = extractelement <4 x i8> %a, i32 2
  %b2 = extractelement <4 x i8> %b, i32 2
  %x2 = sext i8 %a2 to i32
  %y2 = sext i8 %b2 to i32
  %m2 = mul nsw i32 %x2, %y2
  %s2 = add nsw i32 %m2, %s1
  %a3 = extractelement <4 x i8> %a, i32 3
  %b3 = extractelement <4 x i8> %b, i32 3
  %x3 = sext i8 %a3 to i32
  %y3 = sext i8 %b3 to i32
  %m3 = mul nsw i32 %x3, %y3
  %s3 = add nsw i32 %m3, %s2
  store i32 %m1, ptr %o
  store i32 %s2, ptr %o
  ret i32 %s3
}

attributes #0 = { "target-cpu"="gfx942" }
