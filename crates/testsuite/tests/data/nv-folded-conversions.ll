; Saturating conversions of constants, at widths from one bit.
; run: --kernel folded --grid 1 --block 1 --arg out=buf:u64x128:zeros
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @folded(ptr addrspace(1) %out) {
  %v0 = call i1 @llvm.fptosi.sat.i1.f32(float 2.0)
  %z0 = zext i1 %v0 to i64
  %p0 = getelementptr i64, ptr addrspace(1) %out, i64 0
  store i64 %z0, ptr addrspace(1) %p0, align 8
  %v1 = call i1 @llvm.fptosi.sat.i1.f32(float -3.5)
  %z1 = zext i1 %v1 to i64
  %p1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %z1, ptr addrspace(1) %p1, align 8
  %v2 = call i1 @llvm.fptosi.sat.i1.f32(float 0.5)
  %z2 = zext i1 %v2 to i64
  %p2 = getelementptr i64, ptr addrspace(1) %out, i64 2
  store i64 %z2, ptr addrspace(1) %p2, align 8
  %v3 = call i1 @llvm.fptosi.sat.i1.f32(float 0x46293E5940000000)
  %z3 = zext i1 %v3 to i64
  %p3 = getelementptr i64, ptr addrspace(1) %out, i64 3
  store i64 %z3, ptr addrspace(1) %p3, align 8
  %v4 = call i1 @llvm.fptosi.sat.i1.f32(float 0x7FF8000000000000)
  %z4 = zext i1 %v4 to i64
  %p4 = getelementptr i64, ptr addrspace(1) %out, i64 4
  store i64 %z4, ptr addrspace(1) %p4, align 8
  %v5 = call i1 @llvm.fptosi.sat.i1.f32(float -1.0)
  %z5 = zext i1 %v5 to i64
  %p5 = getelementptr i64, ptr addrspace(1) %out, i64 5
  store i64 %z5, ptr addrspace(1) %p5, align 8
  %v6 = call i1 @llvm.fptosi.sat.i1.f32(float 1.0)
  %z6 = zext i1 %v6 to i64
  %p6 = getelementptr i64, ptr addrspace(1) %out, i64 6
  store i64 %z6, ptr addrspace(1) %p6, align 8
  %v7 = call i1 @llvm.fptoui.sat.i1.f32(float 2.0)
  %z7 = zext i1 %v7 to i64
  %p7 = getelementptr i64, ptr addrspace(1) %out, i64 7
  store i64 %z7, ptr addrspace(1) %p7, align 8
  %v8 = call i1 @llvm.fptoui.sat.i1.f32(float -3.5)
  %z8 = zext i1 %v8 to i64
  %p8 = getelementptr i64, ptr addrspace(1) %out, i64 8
  store i64 %z8, ptr addrspace(1) %p8, align 8
  %v9 = call i1 @llvm.fptoui.sat.i1.f32(float 0.5)
  %z9 = zext i1 %v9 to i64
  %p9 = getelementptr i64, ptr addrspace(1) %out, i64 9
  store i64 %z9, ptr addrspace(1) %p9, align 8
  %v10 = call i1 @llvm.fptoui.sat.i1.f32(float 0x46293E5940000000)
  %z10 = zext i1 %v10 to i64
  %p10 = getelementptr i64, ptr addrspace(1) %out, i64 10
  store i64 %z10, ptr addrspace(1) %p10, align 8
  %v11 = call i1 @llvm.fptoui.sat.i1.f32(float 0x7FF8000000000000)
  %z11 = zext i1 %v11 to i64
  %p11 = getelementptr i64, ptr addrspace(1) %out, i64 11
  store i64 %z11, ptr addrspace(1) %p11, align 8
  %v12 = call i1 @llvm.fptoui.sat.i1.f32(float -1.0)
  %z12 = zext i1 %v12 to i64
  %p12 = getelementptr i64, ptr addrspace(1) %out, i64 12
  store i64 %z12, ptr addrspace(1) %p12, align 8
  %v13 = call i1 @llvm.fptoui.sat.i1.f32(float 1.0)
  %z13 = zext i1 %v13 to i64
  %p13 = getelementptr i64, ptr addrspace(1) %out, i64 13
  store i64 %z13, ptr addrspace(1) %p13, align 8
  %v14 = call i2 @llvm.fptosi.sat.i2.f32(float 2.0)
  %z14 = zext i2 %v14 to i64
  %p14 = getelementptr i64, ptr addrspace(1) %out, i64 14
  store i64 %z14, ptr addrspace(1) %p14, align 8
  %v15 = call i2 @llvm.fptosi.sat.i2.f32(float -3.5)
  %z15 = zext i2 %v15 to i64
  %p15 = getelementptr i64, ptr addrspace(1) %out, i64 15
  store i64 %z15, ptr addrspace(1) %p15, align 8
  %v16 = call i2 @llvm.fptosi.sat.i2.f32(float 0.5)
  %z16 = zext i2 %v16 to i64
  %p16 = getelementptr i64, ptr addrspace(1) %out, i64 16
  store i64 %z16, ptr addrspace(1) %p16, align 8
  %v17 = call i2 @llvm.fptosi.sat.i2.f32(float 0x46293E5940000000)
  %z17 = zext i2 %v17 to i64
  %p17 = getelementptr i64, ptr addrspace(1) %out, i64 17
  store i64 %z17, ptr addrspace(1) %p17, align 8
  %v18 = call i2 @llvm.fptosi.sat.i2.f32(float 0x7FF8000000000000)
  %z18 = zext i2 %v18 to i64
  %p18 = getelementptr i64, ptr addrspace(1) %out, i64 18
  store i64 %z18, ptr addrspace(1) %p18, align 8
  %v19 = call i2 @llvm.fptosi.sat.i2.f32(float -1.0)
  %z19 = zext i2 %v19 to i64
  %p19 = getelementptr i64, ptr addrspace(1) %out, i64 19
  store i64 %z19, ptr addrspace(1) %p19, align 8
  %v20 = call i2 @llvm.fptosi.sat.i2.f32(float 1.0)
  %z20 = zext i2 %v20 to i64
  %p20 = getelementptr i64, ptr addrspace(1) %out, i64 20
  store i64 %z20, ptr addrspace(1) %p20, align 8
  %v21 = call i2 @llvm.fptoui.sat.i2.f32(float 2.0)
  %z21 = zext i2 %v21 to i64
  %p21 = getelementptr i64, ptr addrspace(1) %out, i64 21
  store i64 %z21, ptr addrspace(1) %p21, align 8
  %v22 = call i2 @llvm.fptoui.sat.i2.f32(float -3.5)
  %z22 = zext i2 %v22 to i64
  %p22 = getelementptr i64, ptr addrspace(1) %out, i64 22
  store i64 %z22, ptr addrspace(1) %p22, align 8
  %v23 = call i2 @llvm.fptoui.sat.i2.f32(float 0.5)
  %z23 = zext i2 %v23 to i64
  %p23 = getelementptr i64, ptr addrspace(1) %out, i64 23
  store i64 %z23, ptr addrspace(1) %p23, align 8
  %v24 = call i2 @llvm.fptoui.sat.i2.f32(float 0x46293E5940000000)
  %z24 = zext i2 %v24 to i64
  %p24 = getelementptr i64, ptr addrspace(1) %out, i64 24
  store i64 %z24, ptr addrspace(1) %p24, align 8
  %v25 = call i2 @llvm.fptoui.sat.i2.f32(float 0x7FF8000000000000)
  %z25 = zext i2 %v25 to i64
  %p25 = getelementptr i64, ptr addrspace(1) %out, i64 25
  store i64 %z25, ptr addrspace(1) %p25, align 8
  %v26 = call i2 @llvm.fptoui.sat.i2.f32(float -1.0)
  %z26 = zext i2 %v26 to i64
  %p26 = getelementptr i64, ptr addrspace(1) %out, i64 26
  store i64 %z26, ptr addrspace(1) %p26, align 8
  %v27 = call i2 @llvm.fptoui.sat.i2.f32(float 1.0)
  %z27 = zext i2 %v27 to i64
  %p27 = getelementptr i64, ptr addrspace(1) %out, i64 27
  store i64 %z27, ptr addrspace(1) %p27, align 8
  %v28 = call i3 @llvm.fptosi.sat.i3.f32(float 2.0)
  %z28 = zext i3 %v28 to i64
  %p28 = getelementptr i64, ptr addrspace(1) %out, i64 28
  store i64 %z28, ptr addrspace(1) %p28, align 8
  %v29 = call i3 @llvm.fptosi.sat.i3.f32(float -3.5)
  %z29 = zext i3 %v29 to i64
  %p29 = getelementptr i64, ptr addrspace(1) %out, i64 29
  store i64 %z29, ptr addrspace(1) %p29, align 8
  %v30 = call i3 @llvm.fptosi.sat.i3.f32(float 0.5)
  %z30 = zext i3 %v30 to i64
  %p30 = getelementptr i64, ptr addrspace(1) %out, i64 30
  store i64 %z30, ptr addrspace(1) %p30, align 8
  %v31 = call i3 @llvm.fptosi.sat.i3.f32(float 0x46293E5940000000)
  %z31 = zext i3 %v31 to i64
  %p31 = getelementptr i64, ptr addrspace(1) %out, i64 31
  store i64 %z31, ptr addrspace(1) %p31, align 8
  %v32 = call i3 @llvm.fptosi.sat.i3.f32(float 0x7FF8000000000000)
  %z32 = zext i3 %v32 to i64
  %p32 = getelementptr i64, ptr addrspace(1) %out, i64 32
  store i64 %z32, ptr addrspace(1) %p32, align 8
  %v33 = call i3 @llvm.fptosi.sat.i3.f32(float -1.0)
  %z33 = zext i3 %v33 to i64
  %p33 = getelementptr i64, ptr addrspace(1) %out, i64 33
  store i64 %z33, ptr addrspace(1) %p33, align 8
  %v34 = call i3 @llvm.fptosi.sat.i3.f32(float 1.0)
  %z34 = zext i3 %v34 to i64
  %p34 = getelementptr i64, ptr addrspace(1) %out, i64 34
  store i64 %z34, ptr addrspace(1) %p34, align 8
  %v35 = call i3 @llvm.fptoui.sat.i3.f32(float 2.0)
  %z35 = zext i3 %v35 to i64
  %p35 = getelementptr i64, ptr addrspace(1) %out, i64 35
  store i64 %z35, ptr addrspace(1) %p35, align 8
  %v36 = call i3 @llvm.fptoui.sat.i3.f32(float -3.5)
  %z36 = zext i3 %v36 to i64
  %p36 = getelementptr i64, ptr addrspace(1) %out, i64 36
  store i64 %z36, ptr addrspace(1) %p36, align 8
  %v37 = call i3 @llvm.fptoui.sat.i3.f32(float 0.5)
  %z37 = zext i3 %v37 to i64
  %p37 = getelementptr i64, ptr addrspace(1) %out, i64 37
  store i64 %z37, ptr addrspace(1) %p37, align 8
  %v38 = call i3 @llvm.fptoui.sat.i3.f32(float 0x46293E5940000000)
  %z38 = zext i3 %v38 to i64
  %p38 = getelementptr i64, ptr addrspace(1) %out, i64 38
  store i64 %z38, ptr addrspace(1) %p38, align 8
  %v39 = call i3 @llvm.fptoui.sat.i3.f32(float 0x7FF8000000000000)
  %z39 = zext i3 %v39 to i64
  %p39 = getelementptr i64, ptr addrspace(1) %out, i64 39
  store i64 %z39, ptr addrspace(1) %p39, align 8
  %v40 = call i3 @llvm.fptoui.sat.i3.f32(float -1.0)
  %z40 = zext i3 %v40 to i64
  %p40 = getelementptr i64, ptr addrspace(1) %out, i64 40
  store i64 %z40, ptr addrspace(1) %p40, align 8
  %v41 = call i3 @llvm.fptoui.sat.i3.f32(float 1.0)
  %z41 = zext i3 %v41 to i64
  %p41 = getelementptr i64, ptr addrspace(1) %out, i64 41
  store i64 %z41, ptr addrspace(1) %p41, align 8
  %v42 = call i7 @llvm.fptosi.sat.i7.f32(float 2.0)
  %z42 = zext i7 %v42 to i64
  %p42 = getelementptr i64, ptr addrspace(1) %out, i64 42
  store i64 %z42, ptr addrspace(1) %p42, align 8
  %v43 = call i7 @llvm.fptosi.sat.i7.f32(float -3.5)
  %z43 = zext i7 %v43 to i64
  %p43 = getelementptr i64, ptr addrspace(1) %out, i64 43
  store i64 %z43, ptr addrspace(1) %p43, align 8
  %v44 = call i7 @llvm.fptosi.sat.i7.f32(float 0.5)
  %z44 = zext i7 %v44 to i64
  %p44 = getelementptr i64, ptr addrspace(1) %out, i64 44
  store i64 %z44, ptr addrspace(1) %p44, align 8
  %v45 = call i7 @llvm.fptosi.sat.i7.f32(float 0x46293E5940000000)
  %z45 = zext i7 %v45 to i64
  %p45 = getelementptr i64, ptr addrspace(1) %out, i64 45
  store i64 %z45, ptr addrspace(1) %p45, align 8
  %v46 = call i7 @llvm.fptosi.sat.i7.f32(float 0x7FF8000000000000)
  %z46 = zext i7 %v46 to i64
  %p46 = getelementptr i64, ptr addrspace(1) %out, i64 46
  store i64 %z46, ptr addrspace(1) %p46, align 8
  %v47 = call i7 @llvm.fptosi.sat.i7.f32(float -1.0)
  %z47 = zext i7 %v47 to i64
  %p47 = getelementptr i64, ptr addrspace(1) %out, i64 47
  store i64 %z47, ptr addrspace(1) %p47, align 8
  %v48 = call i7 @llvm.fptosi.sat.i7.f32(float 1.0)
  %z48 = zext i7 %v48 to i64
  %p48 = getelementptr i64, ptr addrspace(1) %out, i64 48
  store i64 %z48, ptr addrspace(1) %p48, align 8
  %v49 = call i7 @llvm.fptoui.sat.i7.f32(float 2.0)
  %z49 = zext i7 %v49 to i64
  %p49 = getelementptr i64, ptr addrspace(1) %out, i64 49
  store i64 %z49, ptr addrspace(1) %p49, align 8
  %v50 = call i7 @llvm.fptoui.sat.i7.f32(float -3.5)
  %z50 = zext i7 %v50 to i64
  %p50 = getelementptr i64, ptr addrspace(1) %out, i64 50
  store i64 %z50, ptr addrspace(1) %p50, align 8
  %v51 = call i7 @llvm.fptoui.sat.i7.f32(float 0.5)
  %z51 = zext i7 %v51 to i64
  %p51 = getelementptr i64, ptr addrspace(1) %out, i64 51
  store i64 %z51, ptr addrspace(1) %p51, align 8
  %v52 = call i7 @llvm.fptoui.sat.i7.f32(float 0x46293E5940000000)
  %z52 = zext i7 %v52 to i64
  %p52 = getelementptr i64, ptr addrspace(1) %out, i64 52
  store i64 %z52, ptr addrspace(1) %p52, align 8
  %v53 = call i7 @llvm.fptoui.sat.i7.f32(float 0x7FF8000000000000)
  %z53 = zext i7 %v53 to i64
  %p53 = getelementptr i64, ptr addrspace(1) %out, i64 53
  store i64 %z53, ptr addrspace(1) %p53, align 8
  %v54 = call i7 @llvm.fptoui.sat.i7.f32(float -1.0)
  %z54 = zext i7 %v54 to i64
  %p54 = getelementptr i64, ptr addrspace(1) %out, i64 54
  store i64 %z54, ptr addrspace(1) %p54, align 8
  %v55 = call i7 @llvm.fptoui.sat.i7.f32(float 1.0)
  %z55 = zext i7 %v55 to i64
  %p55 = getelementptr i64, ptr addrspace(1) %out, i64 55
  store i64 %z55, ptr addrspace(1) %p55, align 8
  %v56 = call i31 @llvm.fptosi.sat.i31.f32(float 2.0)
  %z56 = zext i31 %v56 to i64
  %p56 = getelementptr i64, ptr addrspace(1) %out, i64 56
  store i64 %z56, ptr addrspace(1) %p56, align 8
  %v57 = call i31 @llvm.fptosi.sat.i31.f32(float -3.5)
  %z57 = zext i31 %v57 to i64
  %p57 = getelementptr i64, ptr addrspace(1) %out, i64 57
  store i64 %z57, ptr addrspace(1) %p57, align 8
  %v58 = call i31 @llvm.fptosi.sat.i31.f32(float 0.5)
  %z58 = zext i31 %v58 to i64
  %p58 = getelementptr i64, ptr addrspace(1) %out, i64 58
  store i64 %z58, ptr addrspace(1) %p58, align 8
  %v59 = call i31 @llvm.fptosi.sat.i31.f32(float 0x46293E5940000000)
  %z59 = zext i31 %v59 to i64
  %p59 = getelementptr i64, ptr addrspace(1) %out, i64 59
  store i64 %z59, ptr addrspace(1) %p59, align 8
  %v60 = call i31 @llvm.fptosi.sat.i31.f32(float 0x7FF8000000000000)
  %z60 = zext i31 %v60 to i64
  %p60 = getelementptr i64, ptr addrspace(1) %out, i64 60
  store i64 %z60, ptr addrspace(1) %p60, align 8
  %v61 = call i31 @llvm.fptosi.sat.i31.f32(float -1.0)
  %z61 = zext i31 %v61 to i64
  %p61 = getelementptr i64, ptr addrspace(1) %out, i64 61
  store i64 %z61, ptr addrspace(1) %p61, align 8
  %v62 = call i31 @llvm.fptosi.sat.i31.f32(float 1.0)
  %z62 = zext i31 %v62 to i64
  %p62 = getelementptr i64, ptr addrspace(1) %out, i64 62
  store i64 %z62, ptr addrspace(1) %p62, align 8
  %v63 = call i31 @llvm.fptoui.sat.i31.f32(float 2.0)
  %z63 = zext i31 %v63 to i64
  %p63 = getelementptr i64, ptr addrspace(1) %out, i64 63
  store i64 %z63, ptr addrspace(1) %p63, align 8
  %v64 = call i31 @llvm.fptoui.sat.i31.f32(float -3.5)
  %z64 = zext i31 %v64 to i64
  %p64 = getelementptr i64, ptr addrspace(1) %out, i64 64
  store i64 %z64, ptr addrspace(1) %p64, align 8
  %v65 = call i31 @llvm.fptoui.sat.i31.f32(float 0.5)
  %z65 = zext i31 %v65 to i64
  %p65 = getelementptr i64, ptr addrspace(1) %out, i64 65
  store i64 %z65, ptr addrspace(1) %p65, align 8
  %v66 = call i31 @llvm.fptoui.sat.i31.f32(float 0x46293E5940000000)
  %z66 = zext i31 %v66 to i64
  %p66 = getelementptr i64, ptr addrspace(1) %out, i64 66
  store i64 %z66, ptr addrspace(1) %p66, align 8
  %v67 = call i31 @llvm.fptoui.sat.i31.f32(float 0x7FF8000000000000)
  %z67 = zext i31 %v67 to i64
  %p67 = getelementptr i64, ptr addrspace(1) %out, i64 67
  store i64 %z67, ptr addrspace(1) %p67, align 8
  %v68 = call i31 @llvm.fptoui.sat.i31.f32(float -1.0)
  %z68 = zext i31 %v68 to i64
  %p68 = getelementptr i64, ptr addrspace(1) %out, i64 68
  store i64 %z68, ptr addrspace(1) %p68, align 8
  %v69 = call i31 @llvm.fptoui.sat.i31.f32(float 1.0)
  %z69 = zext i31 %v69 to i64
  %p69 = getelementptr i64, ptr addrspace(1) %out, i64 69
  store i64 %z69, ptr addrspace(1) %p69, align 8
  %v70 = call i33 @llvm.fptosi.sat.i33.f32(float 2.0)
  %z70 = zext i33 %v70 to i64
  %p70 = getelementptr i64, ptr addrspace(1) %out, i64 70
  store i64 %z70, ptr addrspace(1) %p70, align 8
  %v71 = call i33 @llvm.fptosi.sat.i33.f32(float -3.5)
  %z71 = zext i33 %v71 to i64
  %p71 = getelementptr i64, ptr addrspace(1) %out, i64 71
  store i64 %z71, ptr addrspace(1) %p71, align 8
  %v72 = call i33 @llvm.fptosi.sat.i33.f32(float 0.5)
  %z72 = zext i33 %v72 to i64
  %p72 = getelementptr i64, ptr addrspace(1) %out, i64 72
  store i64 %z72, ptr addrspace(1) %p72, align 8
  %v73 = call i33 @llvm.fptosi.sat.i33.f32(float 0x46293E5940000000)
  %z73 = zext i33 %v73 to i64
  %p73 = getelementptr i64, ptr addrspace(1) %out, i64 73
  store i64 %z73, ptr addrspace(1) %p73, align 8
  %v74 = call i33 @llvm.fptosi.sat.i33.f32(float 0x7FF8000000000000)
  %z74 = zext i33 %v74 to i64
  %p74 = getelementptr i64, ptr addrspace(1) %out, i64 74
  store i64 %z74, ptr addrspace(1) %p74, align 8
  %v75 = call i33 @llvm.fptosi.sat.i33.f32(float -1.0)
  %z75 = zext i33 %v75 to i64
  %p75 = getelementptr i64, ptr addrspace(1) %out, i64 75
  store i64 %z75, ptr addrspace(1) %p75, align 8
  %v76 = call i33 @llvm.fptosi.sat.i33.f32(float 1.0)
  %z76 = zext i33 %v76 to i64
  %p76 = getelementptr i64, ptr addrspace(1) %out, i64 76
  store i64 %z76, ptr addrspace(1) %p76, align 8
  %v77 = call i33 @llvm.fptoui.sat.i33.f32(float 2.0)
  %z77 = zext i33 %v77 to i64
  %p77 = getelementptr i64, ptr addrspace(1) %out, i64 77
  store i64 %z77, ptr addrspace(1) %p77, align 8
  %v78 = call i33 @llvm.fptoui.sat.i33.f32(float -3.5)
  %z78 = zext i33 %v78 to i64
  %p78 = getelementptr i64, ptr addrspace(1) %out, i64 78
  store i64 %z78, ptr addrspace(1) %p78, align 8
  %v79 = call i33 @llvm.fptoui.sat.i33.f32(float 0.5)
  %z79 = zext i33 %v79 to i64
  %p79 = getelementptr i64, ptr addrspace(1) %out, i64 79
  store i64 %z79, ptr addrspace(1) %p79, align 8
  %v80 = call i33 @llvm.fptoui.sat.i33.f32(float 0x46293E5940000000)
  %z80 = zext i33 %v80 to i64
  %p80 = getelementptr i64, ptr addrspace(1) %out, i64 80
  store i64 %z80, ptr addrspace(1) %p80, align 8
  %v81 = call i33 @llvm.fptoui.sat.i33.f32(float 0x7FF8000000000000)
  %z81 = zext i33 %v81 to i64
  %p81 = getelementptr i64, ptr addrspace(1) %out, i64 81
  store i64 %z81, ptr addrspace(1) %p81, align 8
  %v82 = call i33 @llvm.fptoui.sat.i33.f32(float -1.0)
  %z82 = zext i33 %v82 to i64
  %p82 = getelementptr i64, ptr addrspace(1) %out, i64 82
  store i64 %z82, ptr addrspace(1) %p82, align 8
  %v83 = call i33 @llvm.fptoui.sat.i33.f32(float 1.0)
  %z83 = zext i33 %v83 to i64
  %p83 = getelementptr i64, ptr addrspace(1) %out, i64 83
  store i64 %z83, ptr addrspace(1) %p83, align 8
  %v84 = call i63 @llvm.fptosi.sat.i63.f32(float 2.0)
  %z84 = zext i63 %v84 to i64
  %p84 = getelementptr i64, ptr addrspace(1) %out, i64 84
  store i64 %z84, ptr addrspace(1) %p84, align 8
  %v85 = call i63 @llvm.fptosi.sat.i63.f32(float -3.5)
  %z85 = zext i63 %v85 to i64
  %p85 = getelementptr i64, ptr addrspace(1) %out, i64 85
  store i64 %z85, ptr addrspace(1) %p85, align 8
  %v86 = call i63 @llvm.fptosi.sat.i63.f32(float 0.5)
  %z86 = zext i63 %v86 to i64
  %p86 = getelementptr i64, ptr addrspace(1) %out, i64 86
  store i64 %z86, ptr addrspace(1) %p86, align 8
  %v87 = call i63 @llvm.fptosi.sat.i63.f32(float 0x46293E5940000000)
  %z87 = zext i63 %v87 to i64
  %p87 = getelementptr i64, ptr addrspace(1) %out, i64 87
  store i64 %z87, ptr addrspace(1) %p87, align 8
  %v88 = call i63 @llvm.fptosi.sat.i63.f32(float 0x7FF8000000000000)
  %z88 = zext i63 %v88 to i64
  %p88 = getelementptr i64, ptr addrspace(1) %out, i64 88
  store i64 %z88, ptr addrspace(1) %p88, align 8
  %v89 = call i63 @llvm.fptosi.sat.i63.f32(float -1.0)
  %z89 = zext i63 %v89 to i64
  %p89 = getelementptr i64, ptr addrspace(1) %out, i64 89
  store i64 %z89, ptr addrspace(1) %p89, align 8
  %v90 = call i63 @llvm.fptosi.sat.i63.f32(float 1.0)
  %z90 = zext i63 %v90 to i64
  %p90 = getelementptr i64, ptr addrspace(1) %out, i64 90
  store i64 %z90, ptr addrspace(1) %p90, align 8
  %v91 = call i63 @llvm.fptoui.sat.i63.f32(float 2.0)
  %z91 = zext i63 %v91 to i64
  %p91 = getelementptr i64, ptr addrspace(1) %out, i64 91
  store i64 %z91, ptr addrspace(1) %p91, align 8
  %v92 = call i63 @llvm.fptoui.sat.i63.f32(float -3.5)
  %z92 = zext i63 %v92 to i64
  %p92 = getelementptr i64, ptr addrspace(1) %out, i64 92
  store i64 %z92, ptr addrspace(1) %p92, align 8
  %v93 = call i63 @llvm.fptoui.sat.i63.f32(float 0.5)
  %z93 = zext i63 %v93 to i64
  %p93 = getelementptr i64, ptr addrspace(1) %out, i64 93
  store i64 %z93, ptr addrspace(1) %p93, align 8
  %v94 = call i63 @llvm.fptoui.sat.i63.f32(float 0x46293E5940000000)
  %z94 = zext i63 %v94 to i64
  %p94 = getelementptr i64, ptr addrspace(1) %out, i64 94
  store i64 %z94, ptr addrspace(1) %p94, align 8
  %v95 = call i63 @llvm.fptoui.sat.i63.f32(float 0x7FF8000000000000)
  %z95 = zext i63 %v95 to i64
  %p95 = getelementptr i64, ptr addrspace(1) %out, i64 95
  store i64 %z95, ptr addrspace(1) %p95, align 8
  %v96 = call i63 @llvm.fptoui.sat.i63.f32(float -1.0)
  %z96 = zext i63 %v96 to i64
  %p96 = getelementptr i64, ptr addrspace(1) %out, i64 96
  store i64 %z96, ptr addrspace(1) %p96, align 8
  %v97 = call i63 @llvm.fptoui.sat.i63.f32(float 1.0)
  %z97 = zext i63 %v97 to i64
  %p97 = getelementptr i64, ptr addrspace(1) %out, i64 97
  store i64 %z97, ptr addrspace(1) %p97, align 8
  %v98 = call i64 @llvm.fptosi.sat.i64.f32(float 2.0)
  %z98 = add i64 %v98, 0
  %p98 = getelementptr i64, ptr addrspace(1) %out, i64 98
  store i64 %z98, ptr addrspace(1) %p98, align 8
  %v99 = call i64 @llvm.fptosi.sat.i64.f32(float -3.5)
  %z99 = add i64 %v99, 0
  %p99 = getelementptr i64, ptr addrspace(1) %out, i64 99
  store i64 %z99, ptr addrspace(1) %p99, align 8
  %v100 = call i64 @llvm.fptosi.sat.i64.f32(float 0.5)
  %z100 = add i64 %v100, 0
  %p100 = getelementptr i64, ptr addrspace(1) %out, i64 100
  store i64 %z100, ptr addrspace(1) %p100, align 8
  %v101 = call i64 @llvm.fptosi.sat.i64.f32(float 0x46293E5940000000)
  %z101 = add i64 %v101, 0
  %p101 = getelementptr i64, ptr addrspace(1) %out, i64 101
  store i64 %z101, ptr addrspace(1) %p101, align 8
  %v102 = call i64 @llvm.fptosi.sat.i64.f32(float 0x7FF8000000000000)
  %z102 = add i64 %v102, 0
  %p102 = getelementptr i64, ptr addrspace(1) %out, i64 102
  store i64 %z102, ptr addrspace(1) %p102, align 8
  %v103 = call i64 @llvm.fptosi.sat.i64.f32(float -1.0)
  %z103 = add i64 %v103, 0
  %p103 = getelementptr i64, ptr addrspace(1) %out, i64 103
  store i64 %z103, ptr addrspace(1) %p103, align 8
  %v104 = call i64 @llvm.fptosi.sat.i64.f32(float 1.0)
  %z104 = add i64 %v104, 0
  %p104 = getelementptr i64, ptr addrspace(1) %out, i64 104
  store i64 %z104, ptr addrspace(1) %p104, align 8
  %v105 = call i64 @llvm.fptoui.sat.i64.f32(float 2.0)
  %z105 = add i64 %v105, 0
  %p105 = getelementptr i64, ptr addrspace(1) %out, i64 105
  store i64 %z105, ptr addrspace(1) %p105, align 8
  %v106 = call i64 @llvm.fptoui.sat.i64.f32(float -3.5)
  %z106 = add i64 %v106, 0
  %p106 = getelementptr i64, ptr addrspace(1) %out, i64 106
  store i64 %z106, ptr addrspace(1) %p106, align 8
  %v107 = call i64 @llvm.fptoui.sat.i64.f32(float 0.5)
  %z107 = add i64 %v107, 0
  %p107 = getelementptr i64, ptr addrspace(1) %out, i64 107
  store i64 %z107, ptr addrspace(1) %p107, align 8
  %v108 = call i64 @llvm.fptoui.sat.i64.f32(float 0x46293E5940000000)
  %z108 = add i64 %v108, 0
  %p108 = getelementptr i64, ptr addrspace(1) %out, i64 108
  store i64 %z108, ptr addrspace(1) %p108, align 8
  %v109 = call i64 @llvm.fptoui.sat.i64.f32(float 0x7FF8000000000000)
  %z109 = add i64 %v109, 0
  %p109 = getelementptr i64, ptr addrspace(1) %out, i64 109
  store i64 %z109, ptr addrspace(1) %p109, align 8
  %v110 = call i64 @llvm.fptoui.sat.i64.f32(float -1.0)
  %z110 = add i64 %v110, 0
  %p110 = getelementptr i64, ptr addrspace(1) %out, i64 110
  store i64 %z110, ptr addrspace(1) %p110, align 8
  %v111 = call i64 @llvm.fptoui.sat.i64.f32(float 1.0)
  %z111 = add i64 %v111, 0
  %p111 = getelementptr i64, ptr addrspace(1) %out, i64 111
  store i64 %z111, ptr addrspace(1) %p111, align 8
  ret void
}
declare i1 @llvm.fptosi.sat.i1.f32(float)
declare i1 @llvm.fptoui.sat.i1.f32(float)
declare i2 @llvm.fptosi.sat.i2.f32(float)
declare i2 @llvm.fptoui.sat.i2.f32(float)
declare i3 @llvm.fptosi.sat.i3.f32(float)
declare i3 @llvm.fptoui.sat.i3.f32(float)
declare i31 @llvm.fptosi.sat.i31.f32(float)
declare i31 @llvm.fptoui.sat.i31.f32(float)
declare i33 @llvm.fptosi.sat.i33.f32(float)
declare i33 @llvm.fptoui.sat.i33.f32(float)
declare i63 @llvm.fptosi.sat.i63.f32(float)
declare i63 @llvm.fptoui.sat.i63.f32(float)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i7 @llvm.fptosi.sat.i7.f32(float)
declare i7 @llvm.fptoui.sat.i7.f32(float)
