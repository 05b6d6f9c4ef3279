target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @life(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr addrspace(3) noundef align 1 captures(none) %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %2, %10
  %12 = add nsw i32 %11, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !12
  %16 = getelementptr inbounds i8, ptr addrspace(3) %5, i64 %13
  store i8 %15, ptr addrspace(3) %16, align 1, !tbaa !12
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %194

18:                                               ; preds = %6
  %19 = mul nsw i32 %3, %2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(3) %5, i64 %20
  %22 = add i32 %2, -1
  %23 = add i32 %22, %8
  %24 = add nsw i32 %8, 1
  %25 = add i32 %3, %10
  %26 = add i32 %25, -1
  %27 = add i32 %25, 1
  br label %28

28:                                               ; preds = %18, %77
  %29 = phi ptr addrspace(3) [ %5, %18 ], [ %30, %77 ]
  %30 = phi ptr addrspace(3) [ %21, %18 ], [ %29, %77 ]
  %31 = phi i32 [ 0, %18 ], [ %79, %77 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %32 = srem i32 %23, %2
  %33 = add nsw i32 %32, %11
  %34 = srem i32 %24, %2
  %35 = add nsw i32 %34, %11
  %36 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %13
  %37 = srem i32 %26, %3
  %38 = sub nsw i32 %37, %10
  %39 = mul nsw i32 %38, %2
  %40 = add nsw i32 %39, %12
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %41
  %43 = add nsw i32 %35, %39
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %44
  %46 = add nsw i32 %33, %39
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %47
  %49 = load i8, ptr addrspace(3) %42, align 1, !tbaa !12
  %50 = zext i8 %49 to i32
  %51 = srem i32 %25, %3
  %52 = sub nsw i32 %51, %10
  %53 = mul nsw i32 %52, %2
  %54 = add nsw i32 %53, %12
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %55
  %57 = add nsw i32 %35, %53
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %58
  %60 = add nsw i32 %33, %53
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %61
  %63 = srem i32 %27, %3
  %64 = sub nsw i32 %63, %10
  %65 = mul nsw i32 %64, %2
  %66 = add nsw i32 %65, %12
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %67
  %69 = add nsw i32 %35, %65
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %70
  %72 = add nsw i32 %33, %65
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr addrspace(3) %29, i64 %73
  %75 = load i8, ptr addrspace(3) %68, align 1, !tbaa !12
  %76 = zext i8 %75 to i32
  br label %81

77:                                               ; preds = %186
  %78 = getelementptr inbounds i8, ptr addrspace(3) %30, i64 %13
  store i8 %191, ptr addrspace(3) %78, align 1, !tbaa !12
  %79 = add nuw nsw i32 %31, 1
  %80 = icmp slt i32 %79, %4
  br i1 %80, label %28, label %194

81:                                               ; preds = %186, %28
  %82 = phi i8 [ 0, %28 ], [ %191, %186 ]
  %83 = phi i32 [ 0, %28 ], [ %192, %186 ]
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %88

85:                                               ; preds = %81
  %86 = load i8, ptr addrspace(3) %48, align 1, !tbaa !12
  %87 = lshr i8 %86, 7
  br label %95

88:                                               ; preds = %81
  %89 = add nsw i32 %83, -1
  %90 = load i8, ptr addrspace(3) %42, align 1, !tbaa !12
  %91 = zext i8 %90 to i32
  %92 = lshr i32 %91, %89
  %93 = trunc nuw i32 %92 to i8
  %94 = and i8 %93, 1
  br label %95

95:                                               ; preds = %88, %85
  %96 = phi i8 [ %87, %85 ], [ %94, %88 ]
  %97 = zext nneg i8 %96 to i32
  %98 = lshr i32 %50, %83
  %99 = and i32 %98, 1
  %100 = add nuw nsw i32 %99, %97
  %101 = icmp samesign ugt i32 %83, 6
  br i1 %101, label %108, label %102

102:                                              ; preds = %95
  %103 = add nuw nsw i32 %83, 1
  %104 = load i8, ptr addrspace(3) %42, align 1, !tbaa !12
  %105 = zext i8 %104 to i32
  %106 = lshr i32 %105, %103
  %107 = trunc nuw nsw i32 %106 to i8
  br label %110

108:                                              ; preds = %95
  %109 = load i8, ptr addrspace(3) %45, align 1, !tbaa !12
  br label %110

110:                                              ; preds = %108, %102
  %111 = phi i8 [ %107, %102 ], [ %109, %108 ]
  %112 = and i8 %111, 1
  %113 = zext nneg i8 %112 to i32
  %114 = add nuw nsw i32 %100, %113
  %115 = icmp eq i32 %83, 0
  br i1 %115, label %116, label %121

116:                                              ; preds = %110
  %117 = load i8, ptr addrspace(3) %62, align 1, !tbaa !12
  %118 = lshr i8 %117, 7
  %119 = zext nneg i8 %118 to i32
  %120 = add nuw nsw i32 %114, %119
  br label %130

121:                                              ; preds = %110
  %122 = add nsw i32 %83, -1
  %123 = load i8, ptr addrspace(3) %56, align 1, !tbaa !12
  %124 = zext i8 %123 to i32
  %125 = lshr i32 %124, %122
  %126 = and i32 %125, 1
  %127 = add nuw nsw i32 %114, %126
  %128 = add nuw nsw i32 %83, 1
  %129 = icmp samesign ugt i32 %83, 6
  br i1 %129, label %137, label %130

130:                                              ; preds = %116, %121
  %131 = phi i32 [ 1, %116 ], [ %128, %121 ]
  %132 = phi i32 [ %120, %116 ], [ %127, %121 ]
  %133 = load i8, ptr addrspace(3) %56, align 1, !tbaa !12
  %134 = zext i8 %133 to i32
  %135 = lshr i32 %134, %131
  %136 = trunc nuw nsw i32 %135 to i8
  br label %139

137:                                              ; preds = %121
  %138 = load i8, ptr addrspace(3) %59, align 1, !tbaa !12
  br label %139

139:                                              ; preds = %137, %130
  %140 = phi i32 [ %132, %130 ], [ %127, %137 ]
  %141 = phi i8 [ %136, %130 ], [ %138, %137 ]
  %142 = and i8 %141, 1
  %143 = zext nneg i8 %142 to i32
  %144 = add nuw nsw i32 %140, %143
  %145 = icmp eq i32 %83, 0
  br i1 %145, label %153, label %146

146:                                              ; preds = %139
  %147 = add nsw i32 %83, -1
  %148 = load i8, ptr addrspace(3) %68, align 1, !tbaa !12
  %149 = zext i8 %148 to i32
  %150 = lshr i32 %149, %147
  %151 = trunc nuw i32 %150 to i8
  %152 = and i8 %151, 1
  br label %156

153:                                              ; preds = %139
  %154 = load i8, ptr addrspace(3) %74, align 1, !tbaa !12
  %155 = lshr i8 %154, 7
  br label %156

156:                                              ; preds = %153, %146
  %157 = phi i8 [ %155, %153 ], [ %152, %146 ]
  %158 = zext nneg i8 %157 to i32
  %159 = add nuw nsw i32 %144, %158
  %160 = lshr i32 %76, %83
  %161 = and i32 %160, 1
  %162 = add nuw nsw i32 %159, %161
  %163 = icmp samesign ugt i32 %83, 6
  br i1 %163, label %170, label %164

164:                                              ; preds = %156
  %165 = add nuw nsw i32 %83, 1
  %166 = load i8, ptr addrspace(3) %68, align 1, !tbaa !12
  %167 = zext i8 %166 to i32
  %168 = lshr i32 %167, %165
  %169 = trunc nuw nsw i32 %168 to i8
  br label %172

170:                                              ; preds = %156
  %171 = load i8, ptr addrspace(3) %71, align 1, !tbaa !12
  br label %172

172:                                              ; preds = %164, %170
  %173 = phi i8 [ %169, %164 ], [ %171, %170 ]
  %174 = and i8 %173, 1
  %175 = zext nneg i8 %174 to i32
  %176 = add nuw nsw i32 %162, %175
  %177 = icmp eq i32 %176, 3
  br i1 %177, label %186, label %178

178:                                              ; preds = %172
  %179 = load i8, ptr addrspace(3) %36, align 1, !tbaa !12
  %180 = zext i8 %179 to i32
  %181 = shl nuw nsw i32 1, %83
  %182 = and i32 %181, %180
  %183 = icmp ne i32 %182, 0
  %184 = icmp eq i32 %176, 2
  %185 = and i1 %183, %184
  br label %186

186:                                              ; preds = %178, %172
  %187 = phi i1 [ true, %172 ], [ %185, %178 ]
  %188 = zext i1 %187 to i32
  %189 = shl nuw nsw i32 %188, %83
  %190 = trunc nuw i32 %189 to i8
  %191 = or i8 %82, %190
  %192 = add nuw nsw i32 %83, 1
  %193 = icmp samesign ult i32 %83, 7
  br i1 %193, label %81, label %77

194:                                              ; preds = %77, %6
  %195 = phi i8 [ %15, %6 ], [ %191, %77 ]
  %196 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  store i8 %195, ptr addrspace(1) %196, align 1, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_life(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr addrspace(3) noundef align 1 captures(none) %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %10 = trunc i64 %9 to i32
  %11 = mul nsw i32 %2, %10
  %12 = add nsw i32 %11, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !12
  %16 = getelementptr inbounds i8, ptr addrspace(3) %5, i64 %13
  store i8 %15, ptr addrspace(3) %16, align 1, !tbaa !12
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %18, label %28

18:                                               ; preds = %6
  %19 = mul nsw i32 %3, %2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr addrspace(3) %5, i64 %20
  %22 = add i32 %2, -1
  %23 = add i32 %22, %8
  %24 = add nsw i32 %8, 1
  %25 = add i32 %3, %10
  %26 = add i32 %25, -1
  %27 = add i32 %25, 1
  br label %31

28:                                               ; preds = %80, %6
  %29 = phi i8 [ %15, %6 ], [ %194, %80 ]
  %30 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %13
  store i8 %29, ptr addrspace(1) %30, align 1, !tbaa !12
  ret void

31:                                               ; preds = %18, %80
  %32 = phi ptr addrspace(3) [ %5, %18 ], [ %33, %80 ]
  %33 = phi ptr addrspace(3) [ %21, %18 ], [ %32, %80 ]
  %34 = phi i32 [ 0, %18 ], [ %82, %80 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5
  %35 = srem i32 %23, %2
  %36 = add nsw i32 %35, %11
  %37 = srem i32 %24, %2
  %38 = add nsw i32 %37, %11
  %39 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %13
  %40 = srem i32 %26, %3
  %41 = sub nsw i32 %40, %10
  %42 = mul nsw i32 %41, %2
  %43 = add nsw i32 %42, %12
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %44
  %46 = add nsw i32 %38, %42
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %47
  %49 = add nsw i32 %36, %42
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %50
  %52 = load i8, ptr addrspace(3) %45, align 1, !tbaa !12
  %53 = zext i8 %52 to i32
  %54 = srem i32 %25, %3
  %55 = sub nsw i32 %54, %10
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %12
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %58
  %60 = add nsw i32 %38, %56
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %61
  %63 = add nsw i32 %36, %56
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %64
  %66 = srem i32 %27, %3
  %67 = sub nsw i32 %66, %10
  %68 = mul nsw i32 %67, %2
  %69 = add nsw i32 %68, %12
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %70
  %72 = add nsw i32 %38, %68
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %73
  %75 = add nsw i32 %36, %68
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr addrspace(3) %32, i64 %76
  %78 = load i8, ptr addrspace(3) %71, align 1, !tbaa !12
  %79 = zext i8 %78 to i32
  br label %84

80:                                               ; preds = %189
  %81 = getelementptr inbounds i8, ptr addrspace(3) %33, i64 %13
  store i8 %194, ptr addrspace(3) %81, align 1, !tbaa !12
  %82 = add nuw nsw i32 %34, 1
  %83 = icmp slt i32 %82, %4
  br i1 %83, label %31, label %28

84:                                               ; preds = %189, %31
  %85 = phi i8 [ 0, %31 ], [ %194, %189 ]
  %86 = phi i32 [ 0, %31 ], [ %195, %189 ]
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %84
  %89 = load i8, ptr addrspace(3) %51, align 1, !tbaa !12
  %90 = lshr i8 %89, 7
  br label %98

91:                                               ; preds = %84
  %92 = add nsw i32 %86, -1
  %93 = load i8, ptr addrspace(3) %45, align 1, !tbaa !12
  %94 = zext i8 %93 to i32
  %95 = lshr i32 %94, %92
  %96 = trunc nuw i32 %95 to i8
  %97 = and i8 %96, 1
  br label %98

98:                                               ; preds = %91, %88
  %99 = phi i8 [ %90, %88 ], [ %97, %91 ]
  %100 = zext nneg i8 %99 to i32
  %101 = lshr i32 %53, %86
  %102 = and i32 %101, 1
  %103 = add nuw nsw i32 %102, %100
  %104 = icmp samesign ugt i32 %86, 6
  br i1 %104, label %111, label %105

105:                                              ; preds = %98
  %106 = add nuw nsw i32 %86, 1
  %107 = load i8, ptr addrspace(3) %45, align 1, !tbaa !12
  %108 = zext i8 %107 to i32
  %109 = lshr i32 %108, %106
  %110 = trunc nuw nsw i32 %109 to i8
  br label %113

111:                                              ; preds = %98
  %112 = load i8, ptr addrspace(3) %48, align 1, !tbaa !12
  br label %113

113:                                              ; preds = %111, %105
  %114 = phi i8 [ %110, %105 ], [ %112, %111 ]
  %115 = and i8 %114, 1
  %116 = zext nneg i8 %115 to i32
  %117 = add nuw nsw i32 %103, %116
  %118 = icmp eq i32 %86, 0
  br i1 %118, label %119, label %124

119:                                              ; preds = %113
  %120 = load i8, ptr addrspace(3) %65, align 1, !tbaa !12
  %121 = lshr i8 %120, 7
  %122 = zext nneg i8 %121 to i32
  %123 = add nuw nsw i32 %117, %122
  br label %133

124:                                              ; preds = %113
  %125 = add nsw i32 %86, -1
  %126 = load i8, ptr addrspace(3) %59, align 1, !tbaa !12
  %127 = zext i8 %126 to i32
  %128 = lshr i32 %127, %125
  %129 = and i32 %128, 1
  %130 = add nuw nsw i32 %117, %129
  %131 = add nuw nsw i32 %86, 1
  %132 = icmp samesign ugt i32 %86, 6
  br i1 %132, label %140, label %133

133:                                              ; preds = %119, %124
  %134 = phi i32 [ 1, %119 ], [ %131, %124 ]
  %135 = phi i32 [ %123, %119 ], [ %130, %124 ]
  %136 = load i8, ptr addrspace(3) %59, align 1, !tbaa !12
  %137 = zext i8 %136 to i32
  %138 = lshr i32 %137, %134
  %139 = trunc nuw nsw i32 %138 to i8
  br label %142

140:                                              ; preds = %124
  %141 = load i8, ptr addrspace(3) %62, align 1, !tbaa !12
  br label %142

142:                                              ; preds = %140, %133
  %143 = phi i32 [ %135, %133 ], [ %130, %140 ]
  %144 = phi i8 [ %139, %133 ], [ %141, %140 ]
  %145 = and i8 %144, 1
  %146 = zext nneg i8 %145 to i32
  %147 = add nuw nsw i32 %143, %146
  %148 = icmp eq i32 %86, 0
  br i1 %148, label %156, label %149

149:                                              ; preds = %142
  %150 = add nsw i32 %86, -1
  %151 = load i8, ptr addrspace(3) %71, align 1, !tbaa !12
  %152 = zext i8 %151 to i32
  %153 = lshr i32 %152, %150
  %154 = trunc nuw i32 %153 to i8
  %155 = and i8 %154, 1
  br label %159

156:                                              ; preds = %142
  %157 = load i8, ptr addrspace(3) %77, align 1, !tbaa !12
  %158 = lshr i8 %157, 7
  br label %159

159:                                              ; preds = %156, %149
  %160 = phi i8 [ %158, %156 ], [ %155, %149 ]
  %161 = zext nneg i8 %160 to i32
  %162 = add nuw nsw i32 %147, %161
  %163 = lshr i32 %79, %86
  %164 = and i32 %163, 1
  %165 = add nuw nsw i32 %162, %164
  %166 = icmp samesign ugt i32 %86, 6
  br i1 %166, label %173, label %167

167:                                              ; preds = %159
  %168 = add nuw nsw i32 %86, 1
  %169 = load i8, ptr addrspace(3) %71, align 1, !tbaa !12
  %170 = zext i8 %169 to i32
  %171 = lshr i32 %170, %168
  %172 = trunc nuw nsw i32 %171 to i8
  br label %175

173:                                              ; preds = %159
  %174 = load i8, ptr addrspace(3) %74, align 1, !tbaa !12
  br label %175

175:                                              ; preds = %167, %173
  %176 = phi i8 [ %172, %167 ], [ %174, %173 ]
  %177 = and i8 %176, 1
  %178 = zext nneg i8 %177 to i32
  %179 = add nuw nsw i32 %165, %178
  %180 = icmp eq i32 %179, 3
  br i1 %180, label %189, label %181

181:                                              ; preds = %175
  %182 = load i8, ptr addrspace(3) %39, align 1, !tbaa !12
  %183 = zext i8 %182 to i32
  %184 = shl nuw nsw i32 1, %86
  %185 = and i32 %184, %183
  %186 = icmp ne i32 %185, 0
  %187 = icmp eq i32 %179, 2
  %188 = and i1 %186, %187
  br label %189

189:                                              ; preds = %181, %175
  %190 = phi i1 [ true, %175 ], [ %188, %181 ]
  %191 = zext i1 %190 to i32
  %192 = shl nuw nsw i32 %191, %86
  %193 = trunc nuw i32 %192 to i8
  %194 = or i8 %85, %193
  %195 = add nuw nsw i32 %86, 1
  %196 = icmp samesign ult i32 %86, 7
  br i1 %196, label %84, label %80
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 3}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int", !"int", !"uchar*"}
!11 = !{!"const", !"", !"", !"", !"", !""}
!12 = !{!6, !6, i64 0}
