; cpu: gfx90a
; More values live than there are vector registers: the others go to accumulators.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) "amdgpu-num-vgpr"="64" "amdgpu-flat-work-group-size"="1,64" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr float, ptr addrspace(1) %p, i32 %t
  %a0 = getelementptr float, ptr addrspace(1) %a, i32 0
  %v0 = load volatile float, ptr addrspace(1) %a0
  %a1 = getelementptr float, ptr addrspace(1) %a, i32 64
  %v1 = load volatile float, ptr addrspace(1) %a1
  %a2 = getelementptr float, ptr addrspace(1) %a, i32 128
  %v2 = load volatile float, ptr addrspace(1) %a2
  %a3 = getelementptr float, ptr addrspace(1) %a, i32 192
  %v3 = load volatile float, ptr addrspace(1) %a3
  %a4 = getelementptr float, ptr addrspace(1) %a, i32 256
  %v4 = load volatile float, ptr addrspace(1) %a4
  %a5 = getelementptr float, ptr addrspace(1) %a, i32 320
  %v5 = load volatile float, ptr addrspace(1) %a5
  %a6 = getelementptr float, ptr addrspace(1) %a, i32 384
  %v6 = load volatile float, ptr addrspace(1) %a6
  %a7 = getelementptr float, ptr addrspace(1) %a, i32 448
  %v7 = load volatile float, ptr addrspace(1) %a7
  %a8 = getelementptr float, ptr addrspace(1) %a, i32 512
  %v8 = load volatile float, ptr addrspace(1) %a8
  %a9 = getelementptr float, ptr addrspace(1) %a, i32 576
  %v9 = load volatile float, ptr addrspace(1) %a9
  %a10 = getelementptr float, ptr addrspace(1) %a, i32 640
  %v10 = load volatile float, ptr addrspace(1) %a10
  %a11 = getelementptr float, ptr addrspace(1) %a, i32 704
  %v11 = load volatile float, ptr addrspace(1) %a11
  %a12 = getelementptr float, ptr addrspace(1) %a, i32 768
  %v12 = load volatile float, ptr addrspace(1) %a12
  %a13 = getelementptr float, ptr addrspace(1) %a, i32 832
  %v13 = load volatile float, ptr addrspace(1) %a13
  %a14 = getelementptr float, ptr addrspace(1) %a, i32 896
  %v14 = load volatile float, ptr addrspace(1) %a14
  %a15 = getelementptr float, ptr addrspace(1) %a, i32 960
  %v15 = load volatile float, ptr addrspace(1) %a15
  %a16 = getelementptr float, ptr addrspace(1) %a, i32 1024
  %v16 = load volatile float, ptr addrspace(1) %a16
  %a17 = getelementptr float, ptr addrspace(1) %a, i32 1088
  %v17 = load volatile float, ptr addrspace(1) %a17
  %a18 = getelementptr float, ptr addrspace(1) %a, i32 1152
  %v18 = load volatile float, ptr addrspace(1) %a18
  %a19 = getelementptr float, ptr addrspace(1) %a, i32 1216
  %v19 = load volatile float, ptr addrspace(1) %a19
  %a20 = getelementptr float, ptr addrspace(1) %a, i32 1280
  %v20 = load volatile float, ptr addrspace(1) %a20
  %a21 = getelementptr float, ptr addrspace(1) %a, i32 1344
  %v21 = load volatile float, ptr addrspace(1) %a21
  %a22 = getelementptr float, ptr addrspace(1) %a, i32 1408
  %v22 = load volatile float, ptr addrspace(1) %a22
  %a23 = getelementptr float, ptr addrspace(1) %a, i32 1472
  %v23 = load volatile float, ptr addrspace(1) %a23
  %a24 = getelementptr float, ptr addrspace(1) %a, i32 1536
  %v24 = load volatile float, ptr addrspace(1) %a24
  %a25 = getelementptr float, ptr addrspace(1) %a, i32 1600
  %v25 = load volatile float, ptr addrspace(1) %a25
  %a26 = getelementptr float, ptr addrspace(1) %a, i32 1664
  %v26 = load volatile float, ptr addrspace(1) %a26
  %a27 = getelementptr float, ptr addrspace(1) %a, i32 1728
  %v27 = load volatile float, ptr addrspace(1) %a27
  %a28 = getelementptr float, ptr addrspace(1) %a, i32 1792
  %v28 = load volatile float, ptr addrspace(1) %a28
  %a29 = getelementptr float, ptr addrspace(1) %a, i32 1856
  %v29 = load volatile float, ptr addrspace(1) %a29
  %a30 = getelementptr float, ptr addrspace(1) %a, i32 1920
  %v30 = load volatile float, ptr addrspace(1) %a30
  %a31 = getelementptr float, ptr addrspace(1) %a, i32 1984
  %v31 = load volatile float, ptr addrspace(1) %a31
  %a32 = getelementptr float, ptr addrspace(1) %a, i32 2048
  %v32 = load volatile float, ptr addrspace(1) %a32
  %a33 = getelementptr float, ptr addrspace(1) %a, i32 2112
  %v33 = load volatile float, ptr addrspace(1) %a33
  %a34 = getelementptr float, ptr addrspace(1) %a, i32 2176
  %v34 = load volatile float, ptr addrspace(1) %a34
  %a35 = getelementptr float, ptr addrspace(1) %a, i32 2240
  %v35 = load volatile float, ptr addrspace(1) %a35
  %a36 = getelementptr float, ptr addrspace(1) %a, i32 2304
  %v36 = load volatile float, ptr addrspace(1) %a36
  %a37 = getelementptr float, ptr addrspace(1) %a, i32 2368
  %v37 = load volatile float, ptr addrspace(1) %a37
  %a38 = getelementptr float, ptr addrspace(1) %a, i32 2432
  %v38 = load volatile float, ptr addrspace(1) %a38
  %a39 = getelementptr float, ptr addrspace(1) %a, i32 2496
  %v39 = load volatile float, ptr addrspace(1) %a39
  %a40 = getelementptr float, ptr addrspace(1) %a, i32 2560
  %v40 = load volatile float, ptr addrspace(1) %a40
  %a41 = getelementptr float, ptr addrspace(1) %a, i32 2624
  %v41 = load volatile float, ptr addrspace(1) %a41
  %a42 = getelementptr float, ptr addrspace(1) %a, i32 2688
  %v42 = load volatile float, ptr addrspace(1) %a42
  %a43 = getelementptr float, ptr addrspace(1) %a, i32 2752
  %v43 = load volatile float, ptr addrspace(1) %a43
  %a44 = getelementptr float, ptr addrspace(1) %a, i32 2816
  %v44 = load volatile float, ptr addrspace(1) %a44
  %a45 = getelementptr float, ptr addrspace(1) %a, i32 2880
  %v45 = load volatile float, ptr addrspace(1) %a45
  %a46 = getelementptr float, ptr addrspace(1) %a, i32 2944
  %v46 = load volatile float, ptr addrspace(1) %a46
  %a47 = getelementptr float, ptr addrspace(1) %a, i32 3008
  %v47 = load volatile float, ptr addrspace(1) %a47
  %a48 = getelementptr float, ptr addrspace(1) %a, i32 3072
  %v48 = load volatile float, ptr addrspace(1) %a48
  %a49 = getelementptr float, ptr addrspace(1) %a, i32 3136
  %v49 = load volatile float, ptr addrspace(1) %a49
  %a50 = getelementptr float, ptr addrspace(1) %a, i32 3200
  %v50 = load volatile float, ptr addrspace(1) %a50
  %a51 = getelementptr float, ptr addrspace(1) %a, i32 3264
  %v51 = load volatile float, ptr addrspace(1) %a51
  %a52 = getelementptr float, ptr addrspace(1) %a, i32 3328
  %v52 = load volatile float, ptr addrspace(1) %a52
  %a53 = getelementptr float, ptr addrspace(1) %a, i32 3392
  %v53 = load volatile float, ptr addrspace(1) %a53
  %a54 = getelementptr float, ptr addrspace(1) %a, i32 3456
  %v54 = load volatile float, ptr addrspace(1) %a54
  %a55 = getelementptr float, ptr addrspace(1) %a, i32 3520
  %v55 = load volatile float, ptr addrspace(1) %a55
  %a56 = getelementptr float, ptr addrspace(1) %a, i32 3584
  %v56 = load volatile float, ptr addrspace(1) %a56
  %a57 = getelementptr float, ptr addrspace(1) %a, i32 3648
  %v57 = load volatile float, ptr addrspace(1) %a57
  %a58 = getelementptr float, ptr addrspace(1) %a, i32 3712
  %v58 = load volatile float, ptr addrspace(1) %a58
  %a59 = getelementptr float, ptr addrspace(1) %a, i32 3776
  %v59 = load volatile float, ptr addrspace(1) %a59
  %a60 = getelementptr float, ptr addrspace(1) %a, i32 3840
  %v60 = load volatile float, ptr addrspace(1) %a60
  %a61 = getelementptr float, ptr addrspace(1) %a, i32 3904
  %v61 = load volatile float, ptr addrspace(1) %a61
  %a62 = getelementptr float, ptr addrspace(1) %a, i32 3968
  %v62 = load volatile float, ptr addrspace(1) %a62
  %a63 = getelementptr float, ptr addrspace(1) %a, i32 4032
  %v63 = load volatile float, ptr addrspace(1) %a63
  %a64 = getelementptr float, ptr addrspace(1) %a, i32 4096
  %v64 = load volatile float, ptr addrspace(1) %a64
  %a65 = getelementptr float, ptr addrspace(1) %a, i32 4160
  %v65 = load volatile float, ptr addrspace(1) %a65
  %a66 = getelementptr float, ptr addrspace(1) %a, i32 4224
  %v66 = load volatile float, ptr addrspace(1) %a66
  %a67 = getelementptr float, ptr addrspace(1) %a, i32 4288
  %v67 = load volatile float, ptr addrspace(1) %a67
  %a68 = getelementptr float, ptr addrspace(1) %a, i32 4352
  %v68 = load volatile float, ptr addrspace(1) %a68
  %a69 = getelementptr float, ptr addrspace(1) %a, i32 4416
  %v69 = load volatile float, ptr addrspace(1) %a69
  %a70 = getelementptr float, ptr addrspace(1) %a, i32 4480
  %v70 = load volatile float, ptr addrspace(1) %a70
  %a71 = getelementptr float, ptr addrspace(1) %a, i32 4544
  %v71 = load volatile float, ptr addrspace(1) %a71
  %b = getelementptr float, ptr addrspace(1) %q, i32 %t
  %b0 = getelementptr float, ptr addrspace(1) %b, i32 0
  store volatile float %v71, ptr addrspace(1) %b0
  %b1 = getelementptr float, ptr addrspace(1) %b, i32 64
  store volatile float %v70, ptr addrspace(1) %b1
  %b2 = getelementptr float, ptr addrspace(1) %b, i32 128
  store volatile float %v69, ptr addrspace(1) %b2
  %b3 = getelementptr float, ptr addrspace(1) %b, i32 192
  store volatile float %v68, ptr addrspace(1) %b3
  %b4 = getelementptr float, ptr addrspace(1) %b, i32 256
  store volatile float %v67, ptr addrspace(1) %b4
  %b5 = getelementptr float, ptr addrspace(1) %b, i32 320
  store volatile float %v66, ptr addrspace(1) %b5
  %b6 = getelementptr float, ptr addrspace(1) %b, i32 384
  store volatile float %v65, ptr addrspace(1) %b6
  %b7 = getelementptr float, ptr addrspace(1) %b, i32 448
  store volatile float %v64, ptr addrspace(1) %b7
  %b8 = getelementptr float, ptr addrspace(1) %b, i32 512
  store volatile float %v63, ptr addrspace(1) %b8
  %b9 = getelementptr float, ptr addrspace(1) %b, i32 576
  store volatile float %v62, ptr addrspace(1) %b9
  %b10 = getelementptr float, ptr addrspace(1) %b, i32 640
  store volatile float %v61, ptr addrspace(1) %b10
  %b11 = getelementptr float, ptr addrspace(1) %b, i32 704
  store volatile float %v60, ptr addrspace(1) %b11
  %b12 = getelementptr float, ptr addrspace(1) %b, i32 768
  store volatile float %v59, ptr addrspace(1) %b12
  %b13 = getelementptr float, ptr addrspace(1) %b, i32 832
  store volatile float %v58, ptr addrspace(1) %b13
  %b14 = getelementptr float, ptr addrspace(1) %b, i32 896
  store volatile float %v57, ptr addrspace(1) %b14
  %b15 = getelementptr float, ptr addrspace(1) %b, i32 960
  store volatile float %v56, ptr addrspace(1) %b15
  %b16 = getelementptr float, ptr addrspace(1) %b, i32 1024
  store volatile float %v55, ptr addrspace(1) %b16
  %b17 = getelementptr float, ptr addrspace(1) %b, i32 1088
  store volatile float %v54, ptr addrspace(1) %b17
  %b18 = getelementptr float, ptr addrspace(1) %b, i32 1152
  store volatile float %v53, ptr addrspace(1) %b18
  %b19 = getelementptr float, ptr addrspace(1) %b, i32 1216
  store volatile float %v52, ptr addrspace(1) %b19
  %b20 = getelementptr float, ptr addrspace(1) %b, i32 1280
  store volatile float %v51, ptr addrspace(1) %b20
  %b21 = getelementptr float, ptr addrspace(1) %b, i32 1344
  store volatile float %v50, ptr addrspace(1) %b21
  %b22 = getelementptr float, ptr addrspace(1) %b, i32 1408
  store volatile float %v49, ptr addrspace(1) %b22
  %b23 = getelementptr float, ptr addrspace(1) %b, i32 1472
  store volatile float %v48, ptr addrspace(1) %b23
  %b24 = getelementptr float, ptr addrspace(1) %b, i32 1536
  store volatile float %v47, ptr addrspace(1) %b24
  %b25 = getelementptr float, ptr addrspace(1) %b, i32 1600
  store volatile float %v46, ptr addrspace(1) %b25
  %b26 = getelementptr float, ptr addrspace(1) %b, i32 1664
  store volatile float %v45, ptr addrspace(1) %b26
  %b27 = getelementptr float, ptr addrspace(1) %b, i32 1728
  store volatile float %v44, ptr addrspace(1) %b27
  %b28 = getelementptr float, ptr addrspace(1) %b, i32 1792
  store volatile float %v43, ptr addrspace(1) %b28
  %b29 = getelementptr float, ptr addrspace(1) %b, i32 1856
  store volatile float %v42, ptr addrspace(1) %b29
  %b30 = getelementptr float, ptr addrspace(1) %b, i32 1920
  store volatile float %v41, ptr addrspace(1) %b30
  %b31 = getelementptr float, ptr addrspace(1) %b, i32 1984
  store volatile float %v40, ptr addrspace(1) %b31
  %b32 = getelementptr float, ptr addrspace(1) %b, i32 2048
  store volatile float %v39, ptr addrspace(1) %b32
  %b33 = getelementptr float, ptr addrspace(1) %b, i32 2112
  store volatile float %v38, ptr addrspace(1) %b33
  %b34 = getelementptr float, ptr addrspace(1) %b, i32 2176
  store volatile float %v37, ptr addrspace(1) %b34
  %b35 = getelementptr float, ptr addrspace(1) %b, i32 2240
  store volatile float %v36, ptr addrspace(1) %b35
  %b36 = getelementptr float, ptr addrspace(1) %b, i32 2304
  store volatile float %v35, ptr addrspace(1) %b36
  %b37 = getelementptr float, ptr addrspace(1) %b, i32 2368
  store volatile float %v34, ptr addrspace(1) %b37
  %b38 = getelementptr float, ptr addrspace(1) %b, i32 2432
  store volatile float %v33, ptr addrspace(1) %b38
  %b39 = getelementptr float, ptr addrspace(1) %b, i32 2496
  store volatile float %v32, ptr addrspace(1) %b39
  %b40 = getelementptr float, ptr addrspace(1) %b, i32 2560
  store volatile float %v31, ptr addrspace(1) %b40
  %b41 = getelementptr float, ptr addrspace(1) %b, i32 2624
  store volatile float %v30, ptr addrspace(1) %b41
  %b42 = getelementptr float, ptr addrspace(1) %b, i32 2688
  store volatile float %v29, ptr addrspace(1) %b42
  %b43 = getelementptr float, ptr addrspace(1) %b, i32 2752
  store volatile float %v28, ptr addrspace(1) %b43
  %b44 = getelementptr float, ptr addrspace(1) %b, i32 2816
  store volatile float %v27, ptr addrspace(1) %b44
  %b45 = getelementptr float, ptr addrspace(1) %b, i32 2880
  store volatile float %v26, ptr addrspace(1) %b45
  %b46 = getelementptr float, ptr addrspace(1) %b, i32 2944
  store volatile float %v25, ptr addrspace(1) %b46
  %b47 = getelementptr float, ptr addrspace(1) %b, i32 3008
  store volatile float %v24, ptr addrspace(1) %b47
  %b48 = getelementptr float, ptr addrspace(1) %b, i32 3072
  store volatile float %v23, ptr addrspace(1) %b48
  %b49 = getelementptr float, ptr addrspace(1) %b, i32 3136
  store volatile float %v22, ptr addrspace(1) %b49
  %b50 = getelementptr float, ptr addrspace(1) %b, i32 3200
  store volatile float %v21, ptr addrspace(1) %b50
  %b51 = getelementptr float, ptr addrspace(1) %b, i32 3264
  store volatile float %v20, ptr addrspace(1) %b51
  %b52 = getelementptr float, ptr addrspace(1) %b, i32 3328
  store volatile float %v19, ptr addrspace(1) %b52
  %b53 = getelementptr float, ptr addrspace(1) %b, i32 3392
  store volatile float %v18, ptr addrspace(1) %b53
  %b54 = getelementptr float, ptr addrspace(1) %b, i32 3456
  store volatile float %v17, ptr addrspace(1) %b54
  %b55 = getelementptr float, ptr addrspace(1) %b, i32 3520
  store volatile float %v16, ptr addrspace(1) %b55
  %b56 = getelementptr float, ptr addrspace(1) %b, i32 3584
  store volatile float %v15, ptr addrspace(1) %b56
  %b57 = getelementptr float, ptr addrspace(1) %b, i32 3648
  store volatile float %v14, ptr addrspace(1) %b57
  %b58 = getelementptr float, ptr addrspace(1) %b, i32 3712
  store volatile float %v13, ptr addrspace(1) %b58
  %b59 = getelementptr float, ptr addrspace(1) %b, i32 3776
  store volatile float %v12, ptr addrspace(1) %b59
  %b60 = getelementptr float, ptr addrspace(1) %b, i32 3840
  store volatile float %v11, ptr addrspace(1) %b60
  %b61 = getelementptr float, ptr addrspace(1) %b, i32 3904
  store volatile float %v10, ptr addrspace(1) %b61
  %b62 = getelementptr float, ptr addrspace(1) %b, i32 3968
  store volatile float %v9, ptr addrspace(1) %b62
  %b63 = getelementptr float, ptr addrspace(1) %b, i32 4032
  store volatile float %v8, ptr addrspace(1) %b63
  %b64 = getelementptr float, ptr addrspace(1) %b, i32 4096
  store volatile float %v7, ptr addrspace(1) %b64
  %b65 = getelementptr float, ptr addrspace(1) %b, i32 4160
  store volatile float %v6, ptr addrspace(1) %b65
  %b66 = getelementptr float, ptr addrspace(1) %b, i32 4224
  store volatile float %v5, ptr addrspace(1) %b66
  %b67 = getelementptr float, ptr addrspace(1) %b, i32 4288
  store volatile float %v4, ptr addrspace(1) %b67
  %b68 = getelementptr float, ptr addrspace(1) %b, i32 4352
  store volatile float %v3, ptr addrspace(1) %b68
  %b69 = getelementptr float, ptr addrspace(1) %b, i32 4416
  store volatile float %v2, ptr addrspace(1) %b69
  %b70 = getelementptr float, ptr addrspace(1) %b, i32 4480
  store volatile float %v1, ptr addrspace(1) %b70
  %b71 = getelementptr float, ptr addrspace(1) %b, i32 4544
  store volatile float %v0, ptr addrspace(1) %b71
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
