; ModuleID = 'tags.cl'
source_filename = "tags.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @tags(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !dbg !10 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %17 to ptr
  %21 = addrspacecast ptr addrspace(5) %18 to ptr
  %22 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
    #dbg_declare(ptr addrspace(5) %17, !24, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !25)
  store ptr addrspace(1) %1, ptr %21, align 8
    #dbg_declare(ptr addrspace(5) %18, !26, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !27)
  store i32 %2, ptr %22, align 4
    #dbg_declare(ptr addrspace(5) %19, !28, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !29)
  %23 = load ptr addrspace(1), ptr %20, align 8, !dbg !30
  %24 = load ptr addrspace(1), ptr %21, align 8, !dbg !30
  %25 = load i32, ptr %22, align 4, !dbg !30
  %26 = addrspacecast ptr addrspace(5) %4 to ptr
  %27 = addrspacecast ptr addrspace(5) %5 to ptr
  %28 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %23, ptr %26, align 8
    #dbg_declare(ptr addrspace(5) %4, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !33)
  store ptr addrspace(1) %24, ptr %27, align 8
    #dbg_declare(ptr addrspace(5) %5, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !36)
  store i32 %25, ptr %28, align 4
    #dbg_declare(ptr addrspace(5) %6, !37, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !38)
    #dbg_declare(ptr addrspace(5) %7, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !40)
  %29 = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !41
  store i32 %29, ptr addrspace(5) %7, align 4, !dbg !40
    #dbg_declare(ptr addrspace(5) %8, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !43)
  %30 = load i32, ptr addrspace(5) %7, align 4, !dbg !44
  %31 = and i32 %30, 65535, !dbg !45
  %32 = or i32 65536, %31, !dbg !45
  store i32 %32, ptr addrspace(5) %8, align 4, !dbg !43
    #dbg_declare(ptr addrspace(5) %9, !46, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !47)
  store i32 131072, ptr addrspace(5) %9, align 4, !dbg !47
    #dbg_declare(ptr addrspace(5) %10, !48, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !50)
  store i32 196608, ptr addrspace(5) %10, align 4, !dbg !50
  br label %33, !dbg !51

33:                                               ; preds = %147, %3
  %34 = load i32, ptr addrspace(5) %10, align 4, !dbg !52
  %35 = and i32 %34, 65535, !dbg !54
  %36 = load i32, ptr %28, align 4, !dbg !55
  %37 = icmp ult i32 %35, %36, !dbg !56
  br i1 %37, label %38, label %159, !dbg !57

38:                                               ; preds = %33
  %39 = load i32, ptr addrspace(5) %10, align 4, !dbg !58
  %40 = load ptr addrspace(1), ptr %26, align 8, !dbg !60
  %41 = load i32, ptr addrspace(5) %7, align 4, !dbg !60
  %42 = add i32 12, %41, !dbg !60
  %43 = add i32 %42, 32, !dbg !60
  %44 = zext i32 %43 to i64, !dbg !60
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %40, i64 %44, !dbg !60
  store i32 %39, ptr addrspace(1) %45, align 4, !dbg !60
    #dbg_declare(ptr addrspace(5) %11, !61, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !62)
  %46 = load ptr addrspace(1), ptr %27, align 8, !dbg !63
  %47 = load i32, ptr addrspace(5) %10, align 4, !dbg !64
  %48 = and i32 %47, 65535, !dbg !65
  %49 = zext i32 %48 to i64, !dbg !63
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %49, !dbg !63
  %51 = load i32, ptr addrspace(1) %50, align 4, !dbg !63
  %52 = load i32, ptr addrspace(5) %8, align 4, !dbg !66
  %53 = add i32 %51, %52, !dbg !67
  %54 = and i32 %53, 65535, !dbg !68
  %55 = or i32 262144, %54, !dbg !68
  store i32 %55, ptr addrspace(5) %11, align 4, !dbg !62
  %56 = load i32, ptr addrspace(5) %11, align 4, !dbg !69
  %57 = load ptr addrspace(1), ptr %26, align 8, !dbg !70
  %58 = load i32, ptr addrspace(5) %7, align 4, !dbg !70
  %59 = add i32 16, %58, !dbg !70
  %60 = add i32 %59, 32, !dbg !70
  %61 = zext i32 %60 to i64, !dbg !70
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %61, !dbg !70
  store i32 %56, ptr addrspace(1) %62, align 4, !dbg !70
  %63 = load i32, ptr addrspace(5) %11, align 4, !dbg !71
  %64 = and i32 %63, 1, !dbg !73
  %65 = icmp ne i32 %64, 0, !dbg !73
  br i1 %65, label %66, label %87, !dbg !73

66:                                               ; preds = %38
    #dbg_declare(ptr addrspace(5) %12, !74, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !76)
  %67 = load i32, ptr addrspace(5) %11, align 4, !dbg !77
  %68 = mul i32 %67, 3, !dbg !78
  %69 = and i32 %68, 65535, !dbg !79
  %70 = or i32 327680, %69, !dbg !79
  store i32 %70, ptr addrspace(5) %12, align 4, !dbg !76
  %71 = load i32, ptr addrspace(5) %12, align 4, !dbg !80
  %72 = load ptr addrspace(1), ptr %26, align 8, !dbg !81
  %73 = load i32, ptr addrspace(5) %7, align 4, !dbg !81
  %74 = add i32 20, %73, !dbg !81
  %75 = add i32 %74, 32, !dbg !81
  %76 = zext i32 %75 to i64, !dbg !81
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %72, i64 %76, !dbg !81
  store i32 %71, ptr addrspace(1) %77, align 4, !dbg !81
  %78 = load i32, ptr addrspace(5) %9, align 4, !dbg !82
  %79 = load ptr addrspace(1), ptr %26, align 8, !dbg !83
  %80 = load i32, ptr addrspace(5) %7, align 4, !dbg !84
  %81 = load i32, ptr addrspace(5) %12, align 4, !dbg !85
  %82 = load i32, ptr addrspace(5) %8, align 4, !dbg !86
  %83 = call i32 @mix(ptr addrspace(1) noundef %79, i32 noundef %80, i32 noundef %81, i32 noundef %82) #4, !dbg !87
  %84 = add i32 %78, %83, !dbg !88
  %85 = and i32 %84, 65535, !dbg !89
  %86 = or i32 131072, %85, !dbg !89
  store i32 %86, ptr addrspace(5) %9, align 4, !dbg !90
  br label %147, !dbg !91

87:                                               ; preds = %38
    #dbg_declare(ptr addrspace(5) %13, !92, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !94)
  %88 = load i32, ptr addrspace(5) %11, align 4, !dbg !95
  %89 = load i32, ptr addrspace(5) %8, align 4, !dbg !96
  %90 = add i32 %88, %89, !dbg !97
  %91 = and i32 %90, 65535, !dbg !98
  %92 = or i32 393216, %91, !dbg !98
  store i32 %92, ptr addrspace(5) %13, align 4, !dbg !94
  %93 = load i32, ptr addrspace(5) %13, align 4, !dbg !99
  %94 = load ptr addrspace(1), ptr %26, align 8, !dbg !100
  %95 = load i32, ptr addrspace(5) %7, align 4, !dbg !100
  %96 = add i32 24, %95, !dbg !100
  %97 = add i32 %96, 32, !dbg !100
  %98 = zext i32 %97 to i64, !dbg !100
  %99 = getelementptr inbounds nuw i32, ptr addrspace(1) %94, i64 %98, !dbg !100
  store i32 %93, ptr addrspace(1) %99, align 4, !dbg !100
  %100 = load i32, ptr addrspace(5) %9, align 4, !dbg !101
  %101 = load i32, ptr addrspace(5) %13, align 4, !dbg !102
  %102 = xor i32 %100, %101, !dbg !103
  %103 = and i32 %102, 65535, !dbg !104
  %104 = or i32 131072, %103, !dbg !104
  store i32 %104, ptr addrspace(5) %9, align 4, !dbg !105
    #dbg_declare(ptr addrspace(5) %14, !106, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !108)
  store i32 458752, ptr addrspace(5) %14, align 4, !dbg !108
  br label %105, !dbg !109

105:                                              ; preds = %110, %87
  %106 = load i32, ptr addrspace(5) %14, align 4, !dbg !110
  %107 = and i32 %106, 65535, !dbg !112
  %108 = load i32, ptr addrspace(5) %7, align 4, !dbg !113
  %109 = icmp ult i32 %107, %108, !dbg !114
  br i1 %109, label %110, label %146, !dbg !115

110:                                              ; preds = %105
  %111 = load i32, ptr addrspace(5) %14, align 4, !dbg !116
  %112 = load ptr addrspace(1), ptr %26, align 8, !dbg !118
  %113 = load i32, ptr addrspace(5) %7, align 4, !dbg !118
  %114 = add i32 28, %113, !dbg !118
  %115 = add i32 %114, 32, !dbg !118
  %116 = zext i32 %115 to i64, !dbg !118
  %117 = getelementptr inbounds nuw i32, ptr addrspace(1) %112, i64 %116, !dbg !118
  store i32 %111, ptr addrspace(1) %117, align 4, !dbg !118
    #dbg_declare(ptr addrspace(5) %15, !119, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !120)
  %118 = load i32, ptr addrspace(5) %14, align 4, !dbg !121
  %119 = load i32, ptr addrspace(5) %11, align 4, !dbg !122
  %120 = mul i32 %118, %119, !dbg !123
  %121 = and i32 %120, 65535, !dbg !124
  %122 = or i32 524288, %121, !dbg !124
  store i32 %122, ptr addrspace(5) %15, align 4, !dbg !120
  %123 = load i32, ptr addrspace(5) %15, align 4, !dbg !125
  %124 = load ptr addrspace(1), ptr %26, align 8, !dbg !126
  %125 = load i32, ptr addrspace(5) %7, align 4, !dbg !126
  %126 = add i32 32, %125, !dbg !126
  %127 = add i32 %126, 32, !dbg !126
  %128 = zext i32 %127 to i64, !dbg !126
  %129 = getelementptr inbounds nuw i32, ptr addrspace(1) %124, i64 %128, !dbg !126
  store i32 %123, ptr addrspace(1) %129, align 4, !dbg !126
  %130 = load i32, ptr addrspace(5) %9, align 4, !dbg !127
  %131 = load i32, ptr addrspace(5) %15, align 4, !dbg !128
  %132 = add i32 %130, %131, !dbg !129
  %133 = and i32 %132, 65535, !dbg !130
  %134 = or i32 131072, %133, !dbg !130
  store i32 %134, ptr addrspace(5) %9, align 4, !dbg !131
  %135 = load i32, ptr addrspace(5) %9, align 4, !dbg !132
  %136 = load ptr addrspace(1), ptr %26, align 8, !dbg !133
  %137 = load i32, ptr addrspace(5) %7, align 4, !dbg !133
  %138 = add i32 8, %137, !dbg !133
  %139 = add i32 %138, 32, !dbg !133
  %140 = zext i32 %139 to i64, !dbg !133
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %136, i64 %140, !dbg !133
  store i32 %135, ptr addrspace(1) %141, align 4, !dbg !133
  %142 = load i32, ptr addrspace(5) %14, align 4, !dbg !134
  %143 = add i32 %142, 1, !dbg !135
  %144 = and i32 %143, 65535, !dbg !136
  %145 = or i32 458752, %144, !dbg !136
  store i32 %145, ptr addrspace(5) %14, align 4, !dbg !137
  br label %105, !dbg !138, !llvm.loop !139

146:                                              ; preds = %105
  br label %147

147:                                              ; preds = %146, %66
  %148 = load i32, ptr addrspace(5) %9, align 4, !dbg !141
  %149 = load ptr addrspace(1), ptr %26, align 8, !dbg !142
  %150 = load i32, ptr addrspace(5) %7, align 4, !dbg !142
  %151 = add i32 8, %150, !dbg !142
  %152 = add i32 %151, 32, !dbg !142
  %153 = zext i32 %152 to i64, !dbg !142
  %154 = getelementptr inbounds nuw i32, ptr addrspace(1) %149, i64 %153, !dbg !142
  store i32 %148, ptr addrspace(1) %154, align 4, !dbg !142
  %155 = load i32, ptr addrspace(5) %10, align 4, !dbg !143
  %156 = add i32 %155, 1, !dbg !144
  %157 = and i32 %156, 65535, !dbg !145
  %158 = or i32 196608, %157, !dbg !145
  store i32 %158, ptr addrspace(5) %10, align 4, !dbg !146
  br label %33, !dbg !147, !llvm.loop !148

159:                                              ; preds = %33
    #dbg_declare(ptr addrspace(5) %16, !150, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !151)
  %160 = load i32, ptr addrspace(5) %9, align 4, !dbg !152
  %161 = lshr i32 %160, 3, !dbg !153
  %162 = and i32 %161, 65535, !dbg !154
  %163 = or i32 589824, %162, !dbg !154
  store i32 %163, ptr addrspace(5) %16, align 4, !dbg !151
  %164 = load i32, ptr addrspace(5) %16, align 4, !dbg !155
  %165 = load ptr addrspace(1), ptr %26, align 8, !dbg !156
  %166 = load i32, ptr addrspace(5) %7, align 4, !dbg !156
  %167 = add i32 36, %166, !dbg !156
  %168 = add i32 %167, 32, !dbg !156
  %169 = zext i32 %168 to i64, !dbg !156
  %170 = getelementptr inbounds nuw i32, ptr addrspace(1) %165, i64 %169, !dbg !156
  store i32 %164, ptr addrspace(1) %170, align 4, !dbg !156
  %171 = load ptr addrspace(1), ptr %26, align 8, !dbg !157
  %172 = load i32, ptr addrspace(5) %7, align 4, !dbg !158
  %173 = load i32, ptr addrspace(5) %16, align 4, !dbg !159
  %174 = load i32, ptr addrspace(5) %9, align 4, !dbg !160
  %175 = call i32 @mix(ptr addrspace(1) noundef %171, i32 noundef %172, i32 noundef %173, i32 noundef %174) #4, !dbg !161
  %176 = load ptr addrspace(1), ptr %26, align 8, !dbg !162
  %177 = load i32, ptr addrspace(5) %7, align 4, !dbg !162
  %178 = add i32 %177, 32, !dbg !162
  %179 = zext i32 %178 to i64, !dbg !162
  %180 = getelementptr inbounds nuw i32, ptr addrspace(1) %176, i64 %179, !dbg !162
  store i32 %175, ptr addrspace(1) %180, align 4, !dbg !162
  %181 = load i32, ptr addrspace(5) %8, align 4, !dbg !163
  %182 = load ptr addrspace(1), ptr %26, align 8, !dbg !164
  %183 = load i32, ptr addrspace(5) %7, align 4, !dbg !164
  %184 = add i32 4, %183, !dbg !164
  %185 = add i32 %184, 32, !dbg !164
  %186 = zext i32 %185 to i64, !dbg !164
  %187 = getelementptr inbounds nuw i32, ptr addrspace(1) %182, i64 %186, !dbg !164
  store i32 %181, ptr addrspace(1) %187, align 4, !dbg !164
  ret void, !dbg !165
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_tags(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !dbg !32 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = addrspacecast ptr addrspace(5) %4 to ptr
  %18 = addrspacecast ptr addrspace(5) %5 to ptr
  %19 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
    #dbg_declare(ptr addrspace(5) %4, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !166)
  store ptr addrspace(1) %1, ptr %18, align 8
    #dbg_declare(ptr addrspace(5) %5, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !167)
  store i32 %2, ptr %19, align 4
    #dbg_declare(ptr addrspace(5) %6, !37, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_declare(ptr addrspace(5) %7, !39, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !169)
  %20 = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !170
  store i32 %20, ptr addrspace(5) %7, align 4, !dbg !169
    #dbg_declare(ptr addrspace(5) %8, !42, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !171)
  %21 = load i32, ptr addrspace(5) %7, align 4, !dbg !172
  %22 = and i32 %21, 65535, !dbg !173
  %23 = or i32 65536, %22, !dbg !173
  store i32 %23, ptr addrspace(5) %8, align 4, !dbg !171
    #dbg_declare(ptr addrspace(5) %9, !46, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !174)
  store i32 131072, ptr addrspace(5) %9, align 4, !dbg !174
    #dbg_declare(ptr addrspace(5) %10, !48, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !175)
  store i32 196608, ptr addrspace(5) %10, align 4, !dbg !175
  br label %24, !dbg !176

24:                                               ; preds = %147, %3
  %25 = load i32, ptr addrspace(5) %10, align 4, !dbg !177
  %26 = and i32 %25, 65535, !dbg !178
  %27 = load i32, ptr %19, align 4, !dbg !179
  %28 = icmp ult i32 %26, %27, !dbg !180
  br i1 %28, label %29, label %152, !dbg !181

29:                                               ; preds = %24
  %30 = load i32, ptr addrspace(5) %10, align 4, !dbg !182
  %31 = load ptr addrspace(1), ptr %17, align 8, !dbg !183
  %32 = load i32, ptr addrspace(5) %7, align 4, !dbg !183
  %33 = add i32 12, %32, !dbg !183
  %34 = add i32 %33, 32, !dbg !183
  %35 = zext i32 %34 to i64, !dbg !183
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %35, !dbg !183
  store i32 %30, ptr addrspace(1) %36, align 4, !dbg !183
    #dbg_declare(ptr addrspace(5) %11, !61, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !184)
  %37 = load ptr addrspace(1), ptr %18, align 8, !dbg !185
  %38 = load i32, ptr addrspace(5) %10, align 4, !dbg !186
  %39 = and i32 %38, 65535, !dbg !187
  %40 = zext i32 %39 to i64, !dbg !185
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %37, i64 %40, !dbg !185
  %42 = load i32, ptr addrspace(1) %41, align 4, !dbg !185
  %43 = load i32, ptr addrspace(5) %8, align 4, !dbg !188
  %44 = add i32 %42, %43, !dbg !189
  %45 = and i32 %44, 65535, !dbg !190
  %46 = or i32 262144, %45, !dbg !190
  store i32 %46, ptr addrspace(5) %11, align 4, !dbg !184
  %47 = load i32, ptr addrspace(5) %11, align 4, !dbg !191
  %48 = load ptr addrspace(1), ptr %17, align 8, !dbg !192
  %49 = load i32, ptr addrspace(5) %7, align 4, !dbg !192
  %50 = add i32 16, %49, !dbg !192
  %51 = add i32 %50, 32, !dbg !192
  %52 = zext i32 %51 to i64, !dbg !192
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %52, !dbg !192
  store i32 %47, ptr addrspace(1) %53, align 4, !dbg !192
  %54 = load i32, ptr addrspace(5) %11, align 4, !dbg !193
  %55 = and i32 %54, 1, !dbg !194
  %56 = icmp ne i32 %55, 0, !dbg !194
  br i1 %56, label %57, label %78, !dbg !194

57:                                               ; preds = %29
    #dbg_declare(ptr addrspace(5) %12, !74, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !195)
  %58 = load i32, ptr addrspace(5) %11, align 4, !dbg !196
  %59 = mul i32 %58, 3, !dbg !197
  %60 = and i32 %59, 65535, !dbg !198
  %61 = or i32 327680, %60, !dbg !198
  store i32 %61, ptr addrspace(5) %12, align 4, !dbg !195
  %62 = load i32, ptr addrspace(5) %12, align 4, !dbg !199
  %63 = load ptr addrspace(1), ptr %17, align 8, !dbg !200
  %64 = load i32, ptr addrspace(5) %7, align 4, !dbg !200
  %65 = add i32 20, %64, !dbg !200
  %66 = add i32 %65, 32, !dbg !200
  %67 = zext i32 %66 to i64, !dbg !200
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %67, !dbg !200
  store i32 %62, ptr addrspace(1) %68, align 4, !dbg !200
  %69 = load i32, ptr addrspace(5) %9, align 4, !dbg !201
  %70 = load ptr addrspace(1), ptr %17, align 8, !dbg !202
  %71 = load i32, ptr addrspace(5) %7, align 4, !dbg !203
  %72 = load i32, ptr addrspace(5) %12, align 4, !dbg !204
  %73 = load i32, ptr addrspace(5) %8, align 4, !dbg !205
  %74 = call i32 @mix(ptr addrspace(1) noundef %70, i32 noundef %71, i32 noundef %72, i32 noundef %73) #4, !dbg !206
  %75 = add i32 %69, %74, !dbg !207
  %76 = and i32 %75, 65535, !dbg !208
  %77 = or i32 131072, %76, !dbg !208
  store i32 %77, ptr addrspace(5) %9, align 4, !dbg !209
  br label %139, !dbg !210

78:                                               ; preds = %29
    #dbg_declare(ptr addrspace(5) %13, !92, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !211)
  %79 = load i32, ptr addrspace(5) %11, align 4, !dbg !212
  %80 = load i32, ptr addrspace(5) %8, align 4, !dbg !213
  %81 = add i32 %79, %80, !dbg !214
  %82 = and i32 %81, 65535, !dbg !215
  %83 = or i32 393216, %82, !dbg !215
  store i32 %83, ptr addrspace(5) %13, align 4, !dbg !211
  %84 = load i32, ptr addrspace(5) %13, align 4, !dbg !216
  %85 = load ptr addrspace(1), ptr %17, align 8, !dbg !217
  %86 = load i32, ptr addrspace(5) %7, align 4, !dbg !217
  %87 = add i32 24, %86, !dbg !217
  %88 = add i32 %87, 32, !dbg !217
  %89 = zext i32 %88 to i64, !dbg !217
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %85, i64 %89, !dbg !217
  store i32 %84, ptr addrspace(1) %90, align 4, !dbg !217
  %91 = load i32, ptr addrspace(5) %9, align 4, !dbg !218
  %92 = load i32, ptr addrspace(5) %13, align 4, !dbg !219
  %93 = xor i32 %91, %92, !dbg !220
  %94 = and i32 %93, 65535, !dbg !221
  %95 = or i32 131072, %94, !dbg !221
  store i32 %95, ptr addrspace(5) %9, align 4, !dbg !222
    #dbg_declare(ptr addrspace(5) %14, !106, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !223)
  store i32 458752, ptr addrspace(5) %14, align 4, !dbg !223
  br label %96, !dbg !224

96:                                               ; preds = %133, %78
  %97 = load i32, ptr addrspace(5) %14, align 4, !dbg !225
  %98 = and i32 %97, 65535, !dbg !226
  %99 = load i32, ptr addrspace(5) %7, align 4, !dbg !227
  %100 = icmp ult i32 %98, %99, !dbg !228
  br i1 %100, label %101, label %138, !dbg !229

101:                                              ; preds = %96
  %102 = load i32, ptr addrspace(5) %14, align 4, !dbg !230
  %103 = load ptr addrspace(1), ptr %17, align 8, !dbg !231
  %104 = load i32, ptr addrspace(5) %7, align 4, !dbg !231
  %105 = add i32 28, %104, !dbg !231
  %106 = add i32 %105, 32, !dbg !231
  %107 = zext i32 %106 to i64, !dbg !231
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %103, i64 %107, !dbg !231
  store i32 %102, ptr addrspace(1) %108, align 4, !dbg !231
    #dbg_declare(ptr addrspace(5) %15, !119, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !232)
  %109 = load i32, ptr addrspace(5) %14, align 4, !dbg !233
  %110 = load i32, ptr addrspace(5) %11, align 4, !dbg !234
  %111 = mul i32 %109, %110, !dbg !235
  %112 = and i32 %111, 65535, !dbg !236
  %113 = or i32 524288, %112, !dbg !236
  store i32 %113, ptr addrspace(5) %15, align 4, !dbg !232
  %114 = load i32, ptr addrspace(5) %15, align 4, !dbg !237
  %115 = load ptr addrspace(1), ptr %17, align 8, !dbg !238
  %116 = load i32, ptr addrspace(5) %7, align 4, !dbg !238
  %117 = add i32 32, %116, !dbg !238
  %118 = add i32 %117, 32, !dbg !238
  %119 = zext i32 %118 to i64, !dbg !238
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %115, i64 %119, !dbg !238
  store i32 %114, ptr addrspace(1) %120, align 4, !dbg !238
  %121 = load i32, ptr addrspace(5) %9, align 4, !dbg !239
  %122 = load i32, ptr addrspace(5) %15, align 4, !dbg !240
  %123 = add i32 %121, %122, !dbg !241
  %124 = and i32 %123, 65535, !dbg !242
  %125 = or i32 131072, %124, !dbg !242
  store i32 %125, ptr addrspace(5) %9, align 4, !dbg !243
  %126 = load i32, ptr addrspace(5) %9, align 4, !dbg !244
  %127 = load ptr addrspace(1), ptr %17, align 8, !dbg !245
  %128 = load i32, ptr addrspace(5) %7, align 4, !dbg !245
  %129 = add i32 8, %128, !dbg !245
  %130 = add i32 %129, 32, !dbg !245
  %131 = zext i32 %130 to i64, !dbg !245
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %127, i64 %131, !dbg !245
  store i32 %126, ptr addrspace(1) %132, align 4, !dbg !245
  br label %133, !dbg !246

133:                                              ; preds = %101
  %134 = load i32, ptr addrspace(5) %14, align 4, !dbg !247
  %135 = add i32 %134, 1, !dbg !248
  %136 = and i32 %135, 65535, !dbg !249
  %137 = or i32 458752, %136, !dbg !249
  store i32 %137, ptr addrspace(5) %14, align 4, !dbg !250
  br label %96, !dbg !251, !llvm.loop !252

138:                                              ; preds = %96
  br label %139

139:                                              ; preds = %138, %57
  %140 = load i32, ptr addrspace(5) %9, align 4, !dbg !254
  %141 = load ptr addrspace(1), ptr %17, align 8, !dbg !255
  %142 = load i32, ptr addrspace(5) %7, align 4, !dbg !255
  %143 = add i32 8, %142, !dbg !255
  %144 = add i32 %143, 32, !dbg !255
  %145 = zext i32 %144 to i64, !dbg !255
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %141, i64 %145, !dbg !255
  store i32 %140, ptr addrspace(1) %146, align 4, !dbg !255
  br label %147, !dbg !256

147:                                              ; preds = %139
  %148 = load i32, ptr addrspace(5) %10, align 4, !dbg !257
  %149 = add i32 %148, 1, !dbg !258
  %150 = and i32 %149, 65535, !dbg !259
  %151 = or i32 196608, %150, !dbg !259
  store i32 %151, ptr addrspace(5) %10, align 4, !dbg !260
  br label %24, !dbg !261, !llvm.loop !262

152:                                              ; preds = %24
    #dbg_declare(ptr addrspace(5) %16, !150, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !264)
  %153 = load i32, ptr addrspace(5) %9, align 4, !dbg !265
  %154 = lshr i32 %153, 3, !dbg !266
  %155 = and i32 %154, 65535, !dbg !267
  %156 = or i32 589824, %155, !dbg !267
  store i32 %156, ptr addrspace(5) %16, align 4, !dbg !264
  %157 = load i32, ptr addrspace(5) %16, align 4, !dbg !268
  %158 = load ptr addrspace(1), ptr %17, align 8, !dbg !269
  %159 = load i32, ptr addrspace(5) %7, align 4, !dbg !269
  %160 = add i32 36, %159, !dbg !269
  %161 = add i32 %160, 32, !dbg !269
  %162 = zext i32 %161 to i64, !dbg !269
  %163 = getelementptr inbounds nuw i32, ptr addrspace(1) %158, i64 %162, !dbg !269
  store i32 %157, ptr addrspace(1) %163, align 4, !dbg !269
  %164 = load ptr addrspace(1), ptr %17, align 8, !dbg !270
  %165 = load i32, ptr addrspace(5) %7, align 4, !dbg !271
  %166 = load i32, ptr addrspace(5) %16, align 4, !dbg !272
  %167 = load i32, ptr addrspace(5) %9, align 4, !dbg !273
  %168 = call i32 @mix(ptr addrspace(1) noundef %164, i32 noundef %165, i32 noundef %166, i32 noundef %167) #4, !dbg !274
  %169 = load ptr addrspace(1), ptr %17, align 8, !dbg !275
  %170 = load i32, ptr addrspace(5) %7, align 4, !dbg !275
  %171 = add i32 0, %170, !dbg !275
  %172 = add i32 %171, 32, !dbg !275
  %173 = zext i32 %172 to i64, !dbg !275
  %174 = getelementptr inbounds nuw i32, ptr addrspace(1) %169, i64 %173, !dbg !275
  store i32 %168, ptr addrspace(1) %174, align 4, !dbg !275
  %175 = load i32, ptr addrspace(5) %8, align 4, !dbg !276
  %176 = load ptr addrspace(1), ptr %17, align 8, !dbg !277
  %177 = load i32, ptr addrspace(5) %7, align 4, !dbg !277
  %178 = add i32 4, %177, !dbg !277
  %179 = add i32 %178, 32, !dbg !277
  %180 = zext i32 %179 to i64, !dbg !277
  %181 = getelementptr inbounds nuw i32, ptr addrspace(1) %176, i64 %180, !dbg !277
  store i32 %175, ptr addrspace(1) %181, align 4, !dbg !277
  ret void, !dbg !278
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent noinline norecurse nounwind
define internal i32 @mix(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 !dbg !279 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = addrspacecast ptr addrspace(5) %5 to ptr
  %13 = addrspacecast ptr addrspace(5) %6 to ptr
  %14 = addrspacecast ptr addrspace(5) %7 to ptr
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
    #dbg_declare(ptr addrspace(5) %6, !282, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !283)
  store i32 %1, ptr %14, align 4
    #dbg_declare(ptr addrspace(5) %7, !284, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !285)
  store i32 %2, ptr %15, align 4
    #dbg_declare(ptr addrspace(5) %8, !286, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !287)
  store i32 %3, ptr %16, align 4
    #dbg_declare(ptr addrspace(5) %9, !288, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !289)
    #dbg_declare(ptr addrspace(5) %10, !290, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !291)
  %17 = load i32, ptr %15, align 4, !dbg !292
  %18 = load i32, ptr %16, align 4, !dbg !293
  %19 = xor i32 %17, %18, !dbg !294
  %20 = and i32 %19, 65535, !dbg !295
  %21 = or i32 655360, %20, !dbg !295
  store i32 %21, ptr addrspace(5) %10, align 4, !dbg !291
  %22 = load i32, ptr addrspace(5) %10, align 4, !dbg !296
  %23 = load ptr addrspace(1), ptr %13, align 8, !dbg !297
  %24 = load i32, ptr %14, align 4, !dbg !297
  %25 = add i32 40, %24, !dbg !297
  %26 = add i32 %25, 32, !dbg !297
  %27 = zext i32 %26 to i64, !dbg !297
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %23, i64 %27, !dbg !297
  store i32 %22, ptr addrspace(1) %28, align 4, !dbg !297
    #dbg_declare(ptr addrspace(5) %11, !298, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !299)
  %29 = load i32, ptr addrspace(5) %10, align 4, !dbg !300
  %30 = mul i32 %29, 5, !dbg !301
  %31 = and i32 %30, 65535, !dbg !302
  %32 = or i32 720896, %31, !dbg !302
  store i32 %32, ptr addrspace(5) %11, align 4, !dbg !299
  %33 = load i32, ptr addrspace(5) %11, align 4, !dbg !303
  %34 = load ptr addrspace(1), ptr %13, align 8, !dbg !304
  %35 = load i32, ptr %14, align 4, !dbg !304
  %36 = add i32 44, %35, !dbg !304
  %37 = add i32 %36, 32, !dbg !304
  %38 = zext i32 %37 to i64, !dbg !304
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %38, !dbg !304
  store i32 %33, ptr addrspace(1) %39, align 4, !dbg !304
  %40 = load i32, ptr addrspace(5) %11, align 4, !dbg !305
  %41 = load i32, ptr %16, align 4, !dbg !306
  %42 = xor i32 %40, %41, !dbg !307
  ret i32 %42, !dbg !308
}

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!opencl.ocl.version = !{!8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tags.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "4ef61ba09a49ea48eebf3007c5cf84c5")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{i32 2, i32 0}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "tags", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!11 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !12)
!12 = !{null, !13, !17, !14}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !15, line: 38, baseType: !16)
!15 = !DIFile(filename: "opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!19 = !{}
!20 = !{i32 1, i32 1, i32 0}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"uint*", !"uint*", !"uint"}
!23 = !{!"", !"const", !""}
!24 = !DILocalVariable(name: "out", arg: 1, scope: !10, file: !1, line: 18, type: !13)
!25 = !DILocation(line: 18, column: 31, scope: !10)
!26 = !DILocalVariable(name: "in", arg: 2, scope: !10, file: !1, line: 18, type: !17)
!27 = !DILocation(line: 18, column: 55, scope: !10)
!28 = !DILocalVariable(name: "n", arg: 3, scope: !10, file: !1, line: 18, type: !14)
!29 = !DILocation(line: 18, column: 64, scope: !10)
!30 = !DILocation(line: 18, column: 67, scope: !10)
!31 = !DILocalVariable(name: "out", arg: 1, scope: !32, file: !1, line: 18, type: !13)
!32 = distinct !DISubprogram(name: "tags", linkageName: "__clang_ocl_kern_imp_tags", scope: !1, file: !1, line: 18, type: !11, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!33 = !DILocation(line: 18, column: 31, scope: !32, inlinedAt: !34)
!34 = distinct !DILocation(line: 18, column: 67, scope: !10)
!35 = !DILocalVariable(name: "in", arg: 2, scope: !32, file: !1, line: 18, type: !17)
!36 = !DILocation(line: 18, column: 55, scope: !32, inlinedAt: !34)
!37 = !DILocalVariable(name: "n", arg: 3, scope: !32, file: !1, line: 18, type: !14)
!38 = !DILocation(line: 18, column: 64, scope: !32, inlinedAt: !34)
!39 = !DILocalVariable(name: "lane", scope: !32, file: !1, line: 19, type: !14)
!40 = !DILocation(line: 19, column: 10, scope: !32, inlinedAt: !34)
!41 = !DILocation(line: 19, column: 17, scope: !32, inlinedAt: !34)
!42 = !DILocalVariable(name: "t1", scope: !32, file: !1, line: 20, type: !14)
!43 = !DILocation(line: 20, column: 10, scope: !32, inlinedAt: !34)
!44 = !DILocation(line: 20, column: 23, scope: !32, inlinedAt: !34)
!45 = !DILocation(line: 20, column: 15, scope: !32, inlinedAt: !34)
!46 = !DILocalVariable(name: "t2", scope: !32, file: !1, line: 21, type: !14)
!47 = !DILocation(line: 21, column: 10, scope: !32, inlinedAt: !34)
!48 = !DILocalVariable(name: "t3", scope: !49, file: !1, line: 22, type: !14)
!49 = distinct !DILexicalBlock(scope: !32, file: !1, line: 22, column: 5)
!50 = !DILocation(line: 22, column: 15, scope: !49, inlinedAt: !34)
!51 = !DILocation(line: 22, column: 10, scope: !49, inlinedAt: !34)
!52 = !DILocation(line: 22, column: 37, scope: !53, inlinedAt: !34)
!53 = distinct !DILexicalBlock(scope: !49, file: !1, line: 22, column: 5)
!54 = !DILocation(line: 22, column: 33, scope: !53, inlinedAt: !34)
!55 = !DILocation(line: 22, column: 43, scope: !53, inlinedAt: !34)
!56 = !DILocation(line: 22, column: 41, scope: !53, inlinedAt: !34)
!57 = !DILocation(line: 22, column: 5, scope: !49, inlinedAt: !34)
!58 = !DILocation(line: 23, column: 17, scope: !59, inlinedAt: !34)
!59 = distinct !DILexicalBlock(scope: !53, file: !1, line: 22, column: 68)
!60 = !DILocation(line: 23, column: 9, scope: !59, inlinedAt: !34)
!61 = !DILocalVariable(name: "t4", scope: !59, file: !1, line: 24, type: !14)
!62 = !DILocation(line: 24, column: 14, scope: !59, inlinedAt: !34)
!63 = !DILocation(line: 24, column: 27, scope: !59, inlinedAt: !34)
!64 = !DILocation(line: 24, column: 34, scope: !59, inlinedAt: !34)
!65 = !DILocation(line: 24, column: 30, scope: !59, inlinedAt: !34)
!66 = !DILocation(line: 24, column: 41, scope: !59, inlinedAt: !34)
!67 = !DILocation(line: 24, column: 39, scope: !59, inlinedAt: !34)
!68 = !DILocation(line: 24, column: 19, scope: !59, inlinedAt: !34)
!69 = !DILocation(line: 25, column: 17, scope: !59, inlinedAt: !34)
!70 = !DILocation(line: 25, column: 9, scope: !59, inlinedAt: !34)
!71 = !DILocation(line: 26, column: 13, scope: !72, inlinedAt: !34)
!72 = distinct !DILexicalBlock(scope: !59, file: !1, line: 26, column: 13)
!73 = !DILocation(line: 26, column: 16, scope: !72, inlinedAt: !34)
!74 = !DILocalVariable(name: "t5", scope: !75, file: !1, line: 27, type: !14)
!75 = distinct !DILexicalBlock(scope: !72, file: !1, line: 26, column: 21)
!76 = !DILocation(line: 27, column: 18, scope: !75, inlinedAt: !34)
!77 = !DILocation(line: 27, column: 31, scope: !75, inlinedAt: !34)
!78 = !DILocation(line: 27, column: 34, scope: !75, inlinedAt: !34)
!79 = !DILocation(line: 27, column: 23, scope: !75, inlinedAt: !34)
!80 = !DILocation(line: 28, column: 21, scope: !75, inlinedAt: !34)
!81 = !DILocation(line: 28, column: 13, scope: !75, inlinedAt: !34)
!82 = !DILocation(line: 29, column: 26, scope: !75, inlinedAt: !34)
!83 = !DILocation(line: 29, column: 35, scope: !75, inlinedAt: !34)
!84 = !DILocation(line: 29, column: 40, scope: !75, inlinedAt: !34)
!85 = !DILocation(line: 29, column: 46, scope: !75, inlinedAt: !34)
!86 = !DILocation(line: 29, column: 50, scope: !75, inlinedAt: !34)
!87 = !DILocation(line: 29, column: 31, scope: !75, inlinedAt: !34)
!88 = !DILocation(line: 29, column: 29, scope: !75, inlinedAt: !34)
!89 = !DILocation(line: 29, column: 18, scope: !75, inlinedAt: !34)
!90 = !DILocation(line: 29, column: 16, scope: !75, inlinedAt: !34)
!91 = !DILocation(line: 30, column: 9, scope: !75, inlinedAt: !34)
!92 = !DILocalVariable(name: "t6", scope: !93, file: !1, line: 31, type: !14)
!93 = distinct !DILexicalBlock(scope: !72, file: !1, line: 30, column: 16)
!94 = !DILocation(line: 31, column: 18, scope: !93, inlinedAt: !34)
!95 = !DILocation(line: 31, column: 31, scope: !93, inlinedAt: !34)
!96 = !DILocation(line: 31, column: 36, scope: !93, inlinedAt: !34)
!97 = !DILocation(line: 31, column: 34, scope: !93, inlinedAt: !34)
!98 = !DILocation(line: 31, column: 23, scope: !93, inlinedAt: !34)
!99 = !DILocation(line: 32, column: 21, scope: !93, inlinedAt: !34)
!100 = !DILocation(line: 32, column: 13, scope: !93, inlinedAt: !34)
!101 = !DILocation(line: 33, column: 26, scope: !93, inlinedAt: !34)
!102 = !DILocation(line: 33, column: 31, scope: !93, inlinedAt: !34)
!103 = !DILocation(line: 33, column: 29, scope: !93, inlinedAt: !34)
!104 = !DILocation(line: 33, column: 18, scope: !93, inlinedAt: !34)
!105 = !DILocation(line: 33, column: 16, scope: !93, inlinedAt: !34)
!106 = !DILocalVariable(name: "t7", scope: !107, file: !1, line: 34, type: !14)
!107 = distinct !DILexicalBlock(scope: !93, file: !1, line: 34, column: 13)
!108 = !DILocation(line: 34, column: 23, scope: !107, inlinedAt: !34)
!109 = !DILocation(line: 34, column: 18, scope: !107, inlinedAt: !34)
!110 = !DILocation(line: 34, column: 45, scope: !111, inlinedAt: !34)
!111 = distinct !DILexicalBlock(scope: !107, file: !1, line: 34, column: 13)
!112 = !DILocation(line: 34, column: 41, scope: !111, inlinedAt: !34)
!113 = !DILocation(line: 34, column: 51, scope: !111, inlinedAt: !34)
!114 = !DILocation(line: 34, column: 49, scope: !111, inlinedAt: !34)
!115 = !DILocation(line: 34, column: 13, scope: !107, inlinedAt: !34)
!116 = !DILocation(line: 35, column: 25, scope: !117, inlinedAt: !34)
!117 = distinct !DILexicalBlock(scope: !111, file: !1, line: 34, column: 79)
!118 = !DILocation(line: 35, column: 17, scope: !117, inlinedAt: !34)
!119 = !DILocalVariable(name: "t8", scope: !117, file: !1, line: 36, type: !14)
!120 = !DILocation(line: 36, column: 22, scope: !117, inlinedAt: !34)
!121 = !DILocation(line: 36, column: 35, scope: !117, inlinedAt: !34)
!122 = !DILocation(line: 36, column: 40, scope: !117, inlinedAt: !34)
!123 = !DILocation(line: 36, column: 38, scope: !117, inlinedAt: !34)
!124 = !DILocation(line: 36, column: 27, scope: !117, inlinedAt: !34)
!125 = !DILocation(line: 37, column: 25, scope: !117, inlinedAt: !34)
!126 = !DILocation(line: 37, column: 17, scope: !117, inlinedAt: !34)
!127 = !DILocation(line: 38, column: 30, scope: !117, inlinedAt: !34)
!128 = !DILocation(line: 38, column: 35, scope: !117, inlinedAt: !34)
!129 = !DILocation(line: 38, column: 33, scope: !117, inlinedAt: !34)
!130 = !DILocation(line: 38, column: 22, scope: !117, inlinedAt: !34)
!131 = !DILocation(line: 38, column: 20, scope: !117, inlinedAt: !34)
!132 = !DILocation(line: 39, column: 25, scope: !117, inlinedAt: !34)
!133 = !DILocation(line: 39, column: 17, scope: !117, inlinedAt: !34)
!134 = !DILocation(line: 34, column: 70, scope: !111, inlinedAt: !34)
!135 = !DILocation(line: 34, column: 73, scope: !111, inlinedAt: !34)
!136 = !DILocation(line: 34, column: 62, scope: !111, inlinedAt: !34)
!137 = !DILocation(line: 34, column: 60, scope: !111, inlinedAt: !34)
!138 = !DILocation(line: 34, column: 13, scope: !111, inlinedAt: !34)
!139 = distinct !{!139, !115, !140}
!140 = !DILocation(line: 40, column: 13, scope: !107, inlinedAt: !34)
!141 = !DILocation(line: 42, column: 17, scope: !59, inlinedAt: !34)
!142 = !DILocation(line: 42, column: 9, scope: !59, inlinedAt: !34)
!143 = !DILocation(line: 22, column: 59, scope: !53, inlinedAt: !34)
!144 = !DILocation(line: 22, column: 62, scope: !53, inlinedAt: !34)
!145 = !DILocation(line: 22, column: 51, scope: !53, inlinedAt: !34)
!146 = !DILocation(line: 22, column: 49, scope: !53, inlinedAt: !34)
!147 = !DILocation(line: 22, column: 5, scope: !53, inlinedAt: !34)
!148 = distinct !{!148, !57, !149}
!149 = !DILocation(line: 43, column: 5, scope: !49, inlinedAt: !34)
!150 = !DILocalVariable(name: "t9", scope: !32, file: !1, line: 44, type: !14)
!151 = !DILocation(line: 44, column: 10, scope: !32, inlinedAt: !34)
!152 = !DILocation(line: 44, column: 23, scope: !32, inlinedAt: !34)
!153 = !DILocation(line: 44, column: 26, scope: !32, inlinedAt: !34)
!154 = !DILocation(line: 44, column: 15, scope: !32, inlinedAt: !34)
!155 = !DILocation(line: 45, column: 13, scope: !32, inlinedAt: !34)
!156 = !DILocation(line: 45, column: 5, scope: !32, inlinedAt: !34)
!157 = !DILocation(line: 46, column: 17, scope: !32, inlinedAt: !34)
!158 = !DILocation(line: 46, column: 22, scope: !32, inlinedAt: !34)
!159 = !DILocation(line: 46, column: 28, scope: !32, inlinedAt: !34)
!160 = !DILocation(line: 46, column: 32, scope: !32, inlinedAt: !34)
!161 = !DILocation(line: 46, column: 13, scope: !32, inlinedAt: !34)
!162 = !DILocation(line: 46, column: 5, scope: !32, inlinedAt: !34)
!163 = !DILocation(line: 47, column: 13, scope: !32, inlinedAt: !34)
!164 = !DILocation(line: 47, column: 5, scope: !32, inlinedAt: !34)
!165 = !DILocation(line: 48, column: 1, scope: !10)
!166 = !DILocation(line: 18, column: 31, scope: !32)
!167 = !DILocation(line: 18, column: 55, scope: !32)
!168 = !DILocation(line: 18, column: 64, scope: !32)
!169 = !DILocation(line: 19, column: 10, scope: !32)
!170 = !DILocation(line: 19, column: 17, scope: !32)
!171 = !DILocation(line: 20, column: 10, scope: !32)
!172 = !DILocation(line: 20, column: 23, scope: !32)
!173 = !DILocation(line: 20, column: 15, scope: !32)
!174 = !DILocation(line: 21, column: 10, scope: !32)
!175 = !DILocation(line: 22, column: 15, scope: !49)
!176 = !DILocation(line: 22, column: 10, scope: !49)
!177 = !DILocation(line: 22, column: 37, scope: !53)
!178 = !DILocation(line: 22, column: 33, scope: !53)
!179 = !DILocation(line: 22, column: 43, scope: !53)
!180 = !DILocation(line: 22, column: 41, scope: !53)
!181 = !DILocation(line: 22, column: 5, scope: !49)
!182 = !DILocation(line: 23, column: 17, scope: !59)
!183 = !DILocation(line: 23, column: 9, scope: !59)
!184 = !DILocation(line: 24, column: 14, scope: !59)
!185 = !DILocation(line: 24, column: 27, scope: !59)
!186 = !DILocation(line: 24, column: 34, scope: !59)
!187 = !DILocation(line: 24, column: 30, scope: !59)
!188 = !DILocation(line: 24, column: 41, scope: !59)
!189 = !DILocation(line: 24, column: 39, scope: !59)
!190 = !DILocation(line: 24, column: 19, scope: !59)
!191 = !DILocation(line: 25, column: 17, scope: !59)
!192 = !DILocation(line: 25, column: 9, scope: !59)
!193 = !DILocation(line: 26, column: 13, scope: !72)
!194 = !DILocation(line: 26, column: 16, scope: !72)
!195 = !DILocation(line: 27, column: 18, scope: !75)
!196 = !DILocation(line: 27, column: 31, scope: !75)
!197 = !DILocation(line: 27, column: 34, scope: !75)
!198 = !DILocation(line: 27, column: 23, scope: !75)
!199 = !DILocation(line: 28, column: 21, scope: !75)
!200 = !DILocation(line: 28, column: 13, scope: !75)
!201 = !DILocation(line: 29, column: 26, scope: !75)
!202 = !DILocation(line: 29, column: 35, scope: !75)
!203 = !DILocation(line: 29, column: 40, scope: !75)
!204 = !DILocation(line: 29, column: 46, scope: !75)
!205 = !DILocation(line: 29, column: 50, scope: !75)
!206 = !DILocation(line: 29, column: 31, scope: !75)
!207 = !DILocation(line: 29, column: 29, scope: !75)
!208 = !DILocation(line: 29, column: 18, scope: !75)
!209 = !DILocation(line: 29, column: 16, scope: !75)
!210 = !DILocation(line: 30, column: 9, scope: !75)
!211 = !DILocation(line: 31, column: 18, scope: !93)
!212 = !DILocation(line: 31, column: 31, scope: !93)
!213 = !DILocation(line: 31, column: 36, scope: !93)
!214 = !DILocation(line: 31, column: 34, scope: !93)
!215 = !DILocation(line: 31, column: 23, scope: !93)
!216 = !DILocation(line: 32, column: 21, scope: !93)
!217 = !DILocation(line: 32, column: 13, scope: !93)
!218 = !DILocation(line: 33, column: 26, scope: !93)
!219 = !DILocation(line: 33, column: 31, scope: !93)
!220 = !DILocation(line: 33, column: 29, scope: !93)
!221 = !DILocation(line: 33, column: 18, scope: !93)
!222 = !DILocation(line: 33, column: 16, scope: !93)
!223 = !DILocation(line: 34, column: 23, scope: !107)
!224 = !DILocation(line: 34, column: 18, scope: !107)
!225 = !DILocation(line: 34, column: 45, scope: !111)
!226 = !DILocation(line: 34, column: 41, scope: !111)
!227 = !DILocation(line: 34, column: 51, scope: !111)
!228 = !DILocation(line: 34, column: 49, scope: !111)
!229 = !DILocation(line: 34, column: 13, scope: !107)
!230 = !DILocation(line: 35, column: 25, scope: !117)
!231 = !DILocation(line: 35, column: 17, scope: !117)
!232 = !DILocation(line: 36, column: 22, scope: !117)
!233 = !DILocation(line: 36, column: 35, scope: !117)
!234 = !DILocation(line: 36, column: 40, scope: !117)
!235 = !DILocation(line: 36, column: 38, scope: !117)
!236 = !DILocation(line: 36, column: 27, scope: !117)
!237 = !DILocation(line: 37, column: 25, scope: !117)
!238 = !DILocation(line: 37, column: 17, scope: !117)
!239 = !DILocation(line: 38, column: 30, scope: !117)
!240 = !DILocation(line: 38, column: 35, scope: !117)
!241 = !DILocation(line: 38, column: 33, scope: !117)
!242 = !DILocation(line: 38, column: 22, scope: !117)
!243 = !DILocation(line: 38, column: 20, scope: !117)
!244 = !DILocation(line: 39, column: 25, scope: !117)
!245 = !DILocation(line: 39, column: 17, scope: !117)
!246 = !DILocation(line: 40, column: 13, scope: !117)
!247 = !DILocation(line: 34, column: 70, scope: !111)
!248 = !DILocation(line: 34, column: 73, scope: !111)
!249 = !DILocation(line: 34, column: 62, scope: !111)
!250 = !DILocation(line: 34, column: 60, scope: !111)
!251 = !DILocation(line: 34, column: 13, scope: !111)
!252 = distinct !{!252, !229, !253}
!253 = !DILocation(line: 40, column: 13, scope: !107)
!254 = !DILocation(line: 42, column: 17, scope: !59)
!255 = !DILocation(line: 42, column: 9, scope: !59)
!256 = !DILocation(line: 43, column: 5, scope: !59)
!257 = !DILocation(line: 22, column: 59, scope: !53)
!258 = !DILocation(line: 22, column: 62, scope: !53)
!259 = !DILocation(line: 22, column: 51, scope: !53)
!260 = !DILocation(line: 22, column: 49, scope: !53)
!261 = !DILocation(line: 22, column: 5, scope: !53)
!262 = distinct !{!262, !181, !263}
!263 = !DILocation(line: 43, column: 5, scope: !49)
!264 = !DILocation(line: 44, column: 10, scope: !32)
!265 = !DILocation(line: 44, column: 23, scope: !32)
!266 = !DILocation(line: 44, column: 26, scope: !32)
!267 = !DILocation(line: 44, column: 15, scope: !32)
!268 = !DILocation(line: 45, column: 13, scope: !32)
!269 = !DILocation(line: 45, column: 5, scope: !32)
!270 = !DILocation(line: 46, column: 17, scope: !32)
!271 = !DILocation(line: 46, column: 22, scope: !32)
!272 = !DILocation(line: 46, column: 28, scope: !32)
!273 = !DILocation(line: 46, column: 32, scope: !32)
!274 = !DILocation(line: 46, column: 13, scope: !32)
!275 = !DILocation(line: 46, column: 5, scope: !32)
!276 = !DILocation(line: 47, column: 13, scope: !32)
!277 = !DILocation(line: 47, column: 5, scope: !32)
!278 = !DILocation(line: 48, column: 1, scope: !32)
!279 = distinct !DISubprogram(name: "mix", scope: !1, file: !1, line: 10, type: !280, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!280 = !DISubroutineType(types: !281)
!281 = !{!14, !13, !14, !14, !14}
!282 = !DILocalVariable(name: "out", arg: 1, scope: !279, file: !1, line: 10, type: !13)
!283 = !DILocation(line: 10, column: 37, scope: !279)
!284 = !DILocalVariable(name: "lane", arg: 2, scope: !279, file: !1, line: 10, type: !14)
!285 = !DILocation(line: 10, column: 47, scope: !279)
!286 = !DILocalVariable(name: "p1", arg: 3, scope: !279, file: !1, line: 10, type: !14)
!287 = !DILocation(line: 10, column: 58, scope: !279)
!288 = !DILocalVariable(name: "p2", arg: 4, scope: !279, file: !1, line: 10, type: !14)
!289 = !DILocation(line: 10, column: 67, scope: !279)
!290 = !DILocalVariable(name: "t10", scope: !279, file: !1, line: 11, type: !14)
!291 = !DILocation(line: 11, column: 10, scope: !279)
!292 = !DILocation(line: 11, column: 25, scope: !279)
!293 = !DILocation(line: 11, column: 30, scope: !279)
!294 = !DILocation(line: 11, column: 28, scope: !279)
!295 = !DILocation(line: 11, column: 16, scope: !279)
!296 = !DILocation(line: 12, column: 14, scope: !279)
!297 = !DILocation(line: 12, column: 5, scope: !279)
!298 = !DILocalVariable(name: "t11", scope: !279, file: !1, line: 13, type: !14)
!299 = !DILocation(line: 13, column: 10, scope: !279)
!300 = !DILocation(line: 13, column: 25, scope: !279)
!301 = !DILocation(line: 13, column: 29, scope: !279)
!302 = !DILocation(line: 13, column: 16, scope: !279)
!303 = !DILocation(line: 14, column: 14, scope: !279)
!304 = !DILocation(line: 14, column: 5, scope: !279)
!305 = !DILocation(line: 15, column: 12, scope: !279)
!306 = !DILocation(line: 15, column: 18, scope: !279)
!307 = !DILocation(line: 15, column: 16, scope: !279)
!308 = !DILocation(line: 15, column: 5, scope: !279)
