; ModuleID = 'corpus/cuda/cu_lbm.cu'
source_filename = "corpus/cuda/cu_lbm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@ex = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@ey = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@opposite = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 3, i32 4, i32 1, i32 2, i32 7, i32 8, i32 5, i32 6], align 4
@weight = dso_local addrspace(4) externally_initialized constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(4) @ex to ptr), ptr addrspacecast (ptr addrspace(4) @ey to ptr), ptr addrspacecast (ptr addrspace(4) @opposite to ptr), ptr addrspacecast (ptr addrspace(4) @weight to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lbm_d2q9(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !12 {
  %7 = alloca [9 x float], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !19
  %10 = mul i32 %8, %9, !dbg !22
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
  %12 = add i32 %10, %11, !dbg !26
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !30
  %15 = mul nuw nsw i32 %13, %14, !dbg !33
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !34
  %17 = add nuw nsw i32 %15, %16, !dbg !37
  %18 = icmp slt i32 %12, %3, !dbg !38
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19, !dbg !39
  br i1 %20, label %21, label %480, !dbg !39

21:                                               ; preds = %6
  %22 = mul nsw i32 %4, %3, !dbg !40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #3, !dbg !41
  %23 = add i32 %3, %12
  %24 = add nuw i32 %4, %17
  %25 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !dbg !42, !tbaa !8
  %26 = sub i32 %23, %25, !dbg !43
  %27 = srem i32 %26, %3, !dbg !44
  %28 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !dbg !45, !tbaa !8
  %29 = sub i32 %24, %28, !dbg !46
  %30 = srem i32 %29, %4, !dbg !47
  %31 = mul nsw i32 %30, %3, !dbg !48
  %32 = add i32 %27, %31, !dbg !49
  %33 = sext i32 %32 to i64, !dbg !50
  %34 = getelementptr inbounds float, ptr %0, i64 %33, !dbg !50
  %35 = load float, ptr %34, align 4, !dbg !50, !tbaa !51
  store float %35, ptr %7, align 4, !dbg !53, !tbaa !51
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !dbg !42, !tbaa !8
  %37 = sub i32 %23, %36, !dbg !43
  %38 = srem i32 %37, %3, !dbg !44
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !dbg !45, !tbaa !8
  %40 = sub i32 %24, %39, !dbg !46
  %41 = srem i32 %40, %4, !dbg !47
  %42 = mul nsw i32 %41, %3, !dbg !48
  %43 = add i32 %38, %22, !dbg !54
  %44 = add i32 %43, %42, !dbg !49
  %45 = sext i32 %44 to i64, !dbg !50
  %46 = getelementptr inbounds float, ptr %0, i64 %45, !dbg !50
  %47 = load float, ptr %46, align 4, !dbg !50, !tbaa !51
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 4, !dbg !55
  store float %47, ptr %48, align 4, !dbg !53, !tbaa !51
  %49 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 8), align 4, !dbg !42, !tbaa !8
  %50 = sub i32 %23, %49, !dbg !43
  %51 = srem i32 %50, %3, !dbg !44
  %52 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !dbg !45, !tbaa !8
  %53 = sub i32 %24, %52, !dbg !46
  %54 = srem i32 %53, %4, !dbg !47
  %55 = shl nsw i32 %22, 1, !dbg !56
  %56 = mul nsw i32 %54, %3, !dbg !48
  %57 = add i32 %51, %55, !dbg !54
  %58 = add i32 %57, %56, !dbg !49
  %59 = sext i32 %58 to i64, !dbg !50
  %60 = getelementptr inbounds float, ptr %0, i64 %59, !dbg !50
  %61 = load float, ptr %60, align 4, !dbg !50, !tbaa !51
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !55
  store float %61, ptr %62, align 4, !dbg !53, !tbaa !51
  %63 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 12), align 4, !dbg !42, !tbaa !8
  %64 = sub i32 %23, %63, !dbg !43
  %65 = srem i32 %64, %3, !dbg !44
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !dbg !45, !tbaa !8
  %67 = sub i32 %24, %66, !dbg !46
  %68 = srem i32 %67, %4, !dbg !47
  %69 = mul nsw i32 %22, 3, !dbg !56
  %70 = mul nsw i32 %68, %3, !dbg !48
  %71 = add i32 %65, %69, !dbg !54
  %72 = add i32 %71, %70, !dbg !49
  %73 = sext i32 %72 to i64, !dbg !50
  %74 = getelementptr inbounds float, ptr %0, i64 %73, !dbg !50
  %75 = load float, ptr %74, align 4, !dbg !50, !tbaa !51
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 12, !dbg !55
  store float %75, ptr %76, align 4, !dbg !53, !tbaa !51
  %77 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 16), align 4, !dbg !42, !tbaa !8
  %78 = sub i32 %23, %77, !dbg !43
  %79 = srem i32 %78, %3, !dbg !44
  %80 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !dbg !45, !tbaa !8
  %81 = sub i32 %24, %80, !dbg !46
  %82 = srem i32 %81, %4, !dbg !47
  %83 = shl nsw i32 %22, 2, !dbg !56
  %84 = mul nsw i32 %82, %3, !dbg !48
  %85 = add i32 %79, %83, !dbg !54
  %86 = add i32 %85, %84, !dbg !49
  %87 = sext i32 %86 to i64, !dbg !50
  %88 = getelementptr inbounds float, ptr %0, i64 %87, !dbg !50
  %89 = load float, ptr %88, align 4, !dbg !50, !tbaa !51
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !55
  store float %89, ptr %90, align 4, !dbg !53, !tbaa !51
  %91 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 20), align 4, !dbg !42, !tbaa !8
  %92 = sub i32 %23, %91, !dbg !43
  %93 = srem i32 %92, %3, !dbg !44
  %94 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !dbg !45, !tbaa !8
  %95 = sub i32 %24, %94, !dbg !46
  %96 = srem i32 %95, %4, !dbg !47
  %97 = mul nsw i32 %22, 5, !dbg !56
  %98 = mul nsw i32 %96, %3, !dbg !48
  %99 = add i32 %93, %97, !dbg !54
  %100 = add i32 %99, %98, !dbg !49
  %101 = sext i32 %100 to i64, !dbg !50
  %102 = getelementptr inbounds float, ptr %0, i64 %101, !dbg !50
  %103 = load float, ptr %102, align 4, !dbg !50, !tbaa !51
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 20, !dbg !55
  store float %103, ptr %104, align 4, !dbg !53, !tbaa !51
  %105 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 24), align 4, !dbg !42, !tbaa !8
  %106 = sub i32 %23, %105, !dbg !43
  %107 = srem i32 %106, %3, !dbg !44
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !dbg !45, !tbaa !8
  %109 = sub i32 %24, %108, !dbg !46
  %110 = srem i32 %109, %4, !dbg !47
  %111 = mul nsw i32 %22, 6, !dbg !56
  %112 = mul nsw i32 %110, %3, !dbg !48
  %113 = add i32 %107, %111, !dbg !54
  %114 = add i32 %113, %112, !dbg !49
  %115 = sext i32 %114 to i64, !dbg !50
  %116 = getelementptr inbounds float, ptr %0, i64 %115, !dbg !50
  %117 = load float, ptr %116, align 4, !dbg !50, !tbaa !51
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !55
  store float %117, ptr %118, align 4, !dbg !53, !tbaa !51
  %119 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 28), align 4, !dbg !42, !tbaa !8
  %120 = sub i32 %23, %119, !dbg !43
  %121 = srem i32 %120, %3, !dbg !44
  %122 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !dbg !45, !tbaa !8
  %123 = sub i32 %24, %122, !dbg !46
  %124 = srem i32 %123, %4, !dbg !47
  %125 = mul nsw i32 %22, 7, !dbg !56
  %126 = mul nsw i32 %124, %3, !dbg !48
  %127 = add i32 %121, %125, !dbg !54
  %128 = add i32 %127, %126, !dbg !49
  %129 = sext i32 %128 to i64, !dbg !50
  %130 = getelementptr inbounds float, ptr %0, i64 %129, !dbg !50
  %131 = load float, ptr %130, align 4, !dbg !50, !tbaa !51
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 28, !dbg !55
  store float %131, ptr %132, align 4, !dbg !53, !tbaa !51
  %133 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 32), align 4, !dbg !42, !tbaa !8
  %134 = sub i32 %23, %133, !dbg !43
  %135 = srem i32 %134, %3, !dbg !44
  %136 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !dbg !45, !tbaa !8
  %137 = sub i32 %24, %136, !dbg !46
  %138 = srem i32 %137, %4, !dbg !47
  %139 = shl nsw i32 %22, 3, !dbg !56
  %140 = mul nsw i32 %138, %3, !dbg !48
  %141 = add i32 %135, %139, !dbg !54
  %142 = add i32 %141, %140, !dbg !49
  %143 = sext i32 %142 to i64, !dbg !50
  %144 = getelementptr inbounds float, ptr %0, i64 %143, !dbg !50
  %145 = load float, ptr %144, align 4, !dbg !50, !tbaa !51
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 32, !dbg !55
  store float %145, ptr %146, align 4, !dbg !53, !tbaa !51
  %147 = mul nsw i32 %3, %17, !dbg !57
  %148 = add nsw i32 %147, %12, !dbg !58
  %149 = sext i32 %148 to i64, !dbg !59
  %150 = getelementptr inbounds i8, ptr %2, i64 %149, !dbg !59
  %151 = load i8, ptr %150, align 1, !dbg !59, !tbaa !60
  %152 = icmp eq i8 %151, 0, !dbg !61
  br i1 %152, label %153, label %212, !dbg !61

153:                                              ; preds = %21
  %154 = load i32, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), align 4, !dbg !62, !tbaa !8
  %155 = sext i32 %154 to i64, !dbg !63
  %156 = getelementptr inbounds float, ptr %7, i64 %155, !dbg !63
  %157 = load float, ptr %156, align 4, !dbg !63, !tbaa !51
  %158 = getelementptr inbounds float, ptr %1, i64 %149, !dbg !64
  store float %157, ptr %158, align 4, !dbg !65, !tbaa !51
  %159 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 4), align 4, !dbg !62, !tbaa !8
  %160 = sext i32 %159 to i64, !dbg !63
  %161 = getelementptr inbounds float, ptr %7, i64 %160, !dbg !63
  %162 = load float, ptr %161, align 4, !dbg !63, !tbaa !51
  %163 = add nsw i32 %22, %148, !dbg !66
  %164 = sext i32 %163 to i64, !dbg !64
  %165 = getelementptr inbounds float, ptr %1, i64 %164, !dbg !64
  store float %162, ptr %165, align 4, !dbg !65, !tbaa !51
  %166 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 8), align 4, !dbg !62, !tbaa !8
  %167 = sext i32 %166 to i64, !dbg !63
  %168 = getelementptr inbounds float, ptr %7, i64 %167, !dbg !63
  %169 = load float, ptr %168, align 4, !dbg !63, !tbaa !51
  %170 = add nsw i32 %55, %148, !dbg !66
  %171 = sext i32 %170 to i64, !dbg !64
  %172 = getelementptr inbounds float, ptr %1, i64 %171, !dbg !64
  store float %169, ptr %172, align 4, !dbg !65, !tbaa !51
  %173 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 12), align 4, !dbg !62, !tbaa !8
  %174 = sext i32 %173 to i64, !dbg !63
  %175 = getelementptr inbounds float, ptr %7, i64 %174, !dbg !63
  %176 = load float, ptr %175, align 4, !dbg !63, !tbaa !51
  %177 = add nsw i32 %69, %148, !dbg !66
  %178 = sext i32 %177 to i64, !dbg !64
  %179 = getelementptr inbounds float, ptr %1, i64 %178, !dbg !64
  store float %176, ptr %179, align 4, !dbg !65, !tbaa !51
  %180 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 16), align 4, !dbg !62, !tbaa !8
  %181 = sext i32 %180 to i64, !dbg !63
  %182 = getelementptr inbounds float, ptr %7, i64 %181, !dbg !63
  %183 = load float, ptr %182, align 4, !dbg !63, !tbaa !51
  %184 = add nsw i32 %83, %148, !dbg !66
  %185 = sext i32 %184 to i64, !dbg !64
  %186 = getelementptr inbounds float, ptr %1, i64 %185, !dbg !64
  store float %183, ptr %186, align 4, !dbg !65, !tbaa !51
  %187 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 20), align 4, !dbg !62, !tbaa !8
  %188 = sext i32 %187 to i64, !dbg !63
  %189 = getelementptr inbounds float, ptr %7, i64 %188, !dbg !63
  %190 = load float, ptr %189, align 4, !dbg !63, !tbaa !51
  %191 = add nsw i32 %97, %148, !dbg !66
  %192 = sext i32 %191 to i64, !dbg !64
  %193 = getelementptr inbounds float, ptr %1, i64 %192, !dbg !64
  store float %190, ptr %193, align 4, !dbg !65, !tbaa !51
  %194 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 24), align 4, !dbg !62, !tbaa !8
  %195 = sext i32 %194 to i64, !dbg !63
  %196 = getelementptr inbounds float, ptr %7, i64 %195, !dbg !63
  %197 = load float, ptr %196, align 4, !dbg !63, !tbaa !51
  %198 = add nsw i32 %111, %148, !dbg !66
  %199 = sext i32 %198 to i64, !dbg !64
  %200 = getelementptr inbounds float, ptr %1, i64 %199, !dbg !64
  store float %197, ptr %200, align 4, !dbg !65, !tbaa !51
  %201 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 28), align 4, !dbg !62, !tbaa !8
  %202 = sext i32 %201 to i64, !dbg !63
  %203 = getelementptr inbounds float, ptr %7, i64 %202, !dbg !63
  %204 = load float, ptr %203, align 4, !dbg !63, !tbaa !51
  %205 = add nsw i32 %125, %148, !dbg !66
  %206 = sext i32 %205 to i64, !dbg !64
  %207 = getelementptr inbounds float, ptr %1, i64 %206, !dbg !64
  store float %204, ptr %207, align 4, !dbg !65, !tbaa !51
  %208 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 32), align 4, !dbg !62, !tbaa !8
  %209 = sext i32 %208 to i64, !dbg !63
  %210 = getelementptr inbounds float, ptr %7, i64 %209, !dbg !63
  %211 = load float, ptr %210, align 4, !dbg !63, !tbaa !51
  br label %475, !dbg !67

212:                                              ; preds = %21
  %213 = sitofp i32 %28 to float, !dbg !68
  %214 = fmul contract float %35, %213, !dbg !69
  %215 = fadd contract float %214, 0.000000e+00, !dbg !70
  %216 = sitofp i32 %39 to float, !dbg !68
  %217 = fmul contract float %47, %216, !dbg !69
  %218 = fadd contract float %215, %217, !dbg !70
  %219 = sitofp i32 %52 to float, !dbg !68
  %220 = fmul contract float %61, %219, !dbg !69
  %221 = fadd contract float %218, %220, !dbg !70
  %222 = sitofp i32 %66 to float, !dbg !68
  %223 = fmul contract float %75, %222, !dbg !69
  %224 = fadd contract float %221, %223, !dbg !70
  %225 = sitofp i32 %80 to float, !dbg !68
  %226 = fmul contract float %89, %225, !dbg !69
  %227 = fadd contract float %224, %226, !dbg !70
  %228 = sitofp i32 %94 to float, !dbg !68
  %229 = fmul contract float %103, %228, !dbg !69
  %230 = fadd contract float %227, %229, !dbg !70
  %231 = sitofp i32 %108 to float, !dbg !68
  %232 = fmul contract float %117, %231, !dbg !69
  %233 = fadd contract float %230, %232, !dbg !70
  %234 = sitofp i32 %122 to float, !dbg !68
  %235 = fmul contract float %131, %234, !dbg !69
  %236 = fadd contract float %233, %235, !dbg !70
  %237 = sitofp i32 %136 to float, !dbg !68
  %238 = fmul contract float %145, %237, !dbg !69
  %239 = fadd contract float %236, %238, !dbg !70
  %240 = sitofp i32 %25 to float, !dbg !71
  %241 = fmul contract float %35, %240, !dbg !72
  %242 = fadd contract float %241, 0.000000e+00, !dbg !73
  %243 = sitofp i32 %36 to float, !dbg !71
  %244 = fmul contract float %47, %243, !dbg !72
  %245 = fadd contract float %242, %244, !dbg !73
  %246 = sitofp i32 %49 to float, !dbg !71
  %247 = fmul contract float %61, %246, !dbg !72
  %248 = fadd contract float %245, %247, !dbg !73
  %249 = sitofp i32 %63 to float, !dbg !71
  %250 = fmul contract float %75, %249, !dbg !72
  %251 = fadd contract float %248, %250, !dbg !73
  %252 = sitofp i32 %77 to float, !dbg !71
  %253 = fmul contract float %89, %252, !dbg !72
  %254 = fadd contract float %251, %253, !dbg !73
  %255 = sitofp i32 %91 to float, !dbg !71
  %256 = fmul contract float %103, %255, !dbg !72
  %257 = fadd contract float %254, %256, !dbg !73
  %258 = sitofp i32 %105 to float, !dbg !71
  %259 = fmul contract float %117, %258, !dbg !72
  %260 = fadd contract float %257, %259, !dbg !73
  %261 = sitofp i32 %119 to float, !dbg !71
  %262 = fmul contract float %131, %261, !dbg !72
  %263 = fadd contract float %260, %262, !dbg !73
  %264 = sitofp i32 %133 to float, !dbg !71
  %265 = fmul contract float %145, %264, !dbg !72
  %266 = fadd contract float %263, %265, !dbg !73
  %267 = fadd contract float %35, 0.000000e+00, !dbg !74
  %268 = fadd contract float %267, %47, !dbg !74
  %269 = fadd contract float %268, %61, !dbg !74
  %270 = fadd contract float %269, %75, !dbg !74
  %271 = fadd contract float %270, %89, !dbg !74
  %272 = fadd contract float %271, %103, !dbg !74
  %273 = fadd contract float %272, %117, !dbg !74
  %274 = fadd contract float %273, %131, !dbg !74
  %275 = fadd contract float %274, %145, !dbg !74
  %276 = fdiv contract float %266, %275, !dbg !75
  %277 = fdiv contract float %239, %275, !dbg !76
  %278 = fmul contract float %276, %276, !dbg !77
  %279 = fmul contract float %277, %277, !dbg !78
  %280 = fadd contract float %278, %279, !dbg !79
  %281 = fmul contract float %280, 1.500000e+00, !dbg !80
  %282 = load i32, ptr addrspacecast (ptr addrspace(4) @ex to ptr), align 4, !dbg !81, !tbaa !8
  %283 = sitofp i32 %282 to float, !dbg !81
  %284 = fmul contract float %276, %283, !dbg !82
  %285 = load i32, ptr addrspacecast (ptr addrspace(4) @ey to ptr), align 4, !dbg !83, !tbaa !8
  %286 = sitofp i32 %285 to float, !dbg !83
  %287 = fmul contract float %277, %286, !dbg !84
  %288 = fadd contract float %284, %287, !dbg !85
  %289 = fmul contract float %288, 3.000000e+00, !dbg !86
  %290 = load float, ptr addrspacecast (ptr addrspace(4) @weight to ptr), align 4, !dbg !87, !tbaa !51
  %291 = fmul contract float %275, %290, !dbg !88
  %292 = fadd contract float %289, 1.000000e+00, !dbg !89
  %293 = fmul contract float %289, 5.000000e-01, !dbg !90
  %294 = fmul contract float %289, %293, !dbg !91
  %295 = fadd contract float %292, %294, !dbg !92
  %296 = fsub contract float %295, %281, !dbg !93
  %297 = fmul contract float %291, %296, !dbg !94
  %298 = fsub contract float %297, %35, !dbg !95
  %299 = fmul contract float %5, %298, !dbg !96
  %300 = fadd contract float %35, %299, !dbg !97
  %301 = getelementptr inbounds float, ptr %1, i64 %149, !dbg !98
  store float %300, ptr %301, align 4, !dbg !99, !tbaa !51
  %302 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 4), align 4, !dbg !81, !tbaa !8
  %303 = sitofp i32 %302 to float, !dbg !81
  %304 = fmul contract float %276, %303, !dbg !82
  %305 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 4), align 4, !dbg !83, !tbaa !8
  %306 = sitofp i32 %305 to float, !dbg !83
  %307 = fmul contract float %277, %306, !dbg !84
  %308 = fadd contract float %304, %307, !dbg !85
  %309 = fmul contract float %308, 3.000000e+00, !dbg !86
  %310 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 4), align 4, !dbg !87, !tbaa !51
  %311 = fmul contract float %275, %310, !dbg !88
  %312 = fadd contract float %309, 1.000000e+00, !dbg !89
  %313 = fmul contract float %309, 5.000000e-01, !dbg !90
  %314 = fmul contract float %309, %313, !dbg !91
  %315 = fadd contract float %312, %314, !dbg !92
  %316 = fsub contract float %315, %281, !dbg !93
  %317 = fmul contract float %311, %316, !dbg !94
  %318 = fsub contract float %317, %47, !dbg !95
  %319 = fmul contract float %5, %318, !dbg !96
  %320 = fadd contract float %47, %319, !dbg !97
  %321 = add nsw i32 %22, %148, !dbg !100
  %322 = sext i32 %321 to i64, !dbg !98
  %323 = getelementptr inbounds float, ptr %1, i64 %322, !dbg !98
  store float %320, ptr %323, align 4, !dbg !99, !tbaa !51
  %324 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 8), align 4, !dbg !81, !tbaa !8
  %325 = sitofp i32 %324 to float, !dbg !81
  %326 = fmul contract float %276, %325, !dbg !82
  %327 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 8), align 4, !dbg !83, !tbaa !8
  %328 = sitofp i32 %327 to float, !dbg !83
  %329 = fmul contract float %277, %328, !dbg !84
  %330 = fadd contract float %326, %329, !dbg !85
  %331 = fmul contract float %330, 3.000000e+00, !dbg !86
  %332 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 8), align 4, !dbg !87, !tbaa !51
  %333 = fmul contract float %275, %332, !dbg !88
  %334 = fadd contract float %331, 1.000000e+00, !dbg !89
  %335 = fmul contract float %331, 5.000000e-01, !dbg !90
  %336 = fmul contract float %331, %335, !dbg !91
  %337 = fadd contract float %334, %336, !dbg !92
  %338 = fsub contract float %337, %281, !dbg !93
  %339 = fmul contract float %333, %338, !dbg !94
  %340 = fsub contract float %339, %61, !dbg !95
  %341 = fmul contract float %5, %340, !dbg !96
  %342 = fadd contract float %61, %341, !dbg !97
  %343 = add nsw i32 %55, %148, !dbg !100
  %344 = sext i32 %343 to i64, !dbg !98
  %345 = getelementptr inbounds float, ptr %1, i64 %344, !dbg !98
  store float %342, ptr %345, align 4, !dbg !99, !tbaa !51
  %346 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 12), align 4, !dbg !81, !tbaa !8
  %347 = sitofp i32 %346 to float, !dbg !81
  %348 = fmul contract float %276, %347, !dbg !82
  %349 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 12), align 4, !dbg !83, !tbaa !8
  %350 = sitofp i32 %349 to float, !dbg !83
  %351 = fmul contract float %277, %350, !dbg !84
  %352 = fadd contract float %348, %351, !dbg !85
  %353 = fmul contract float %352, 3.000000e+00, !dbg !86
  %354 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 12), align 4, !dbg !87, !tbaa !51
  %355 = fmul contract float %275, %354, !dbg !88
  %356 = fadd contract float %353, 1.000000e+00, !dbg !89
  %357 = fmul contract float %353, 5.000000e-01, !dbg !90
  %358 = fmul contract float %353, %357, !dbg !91
  %359 = fadd contract float %356, %358, !dbg !92
  %360 = fsub contract float %359, %281, !dbg !93
  %361 = fmul contract float %355, %360, !dbg !94
  %362 = fsub contract float %361, %75, !dbg !95
  %363 = fmul contract float %5, %362, !dbg !96
  %364 = fadd contract float %75, %363, !dbg !97
  %365 = add nsw i32 %69, %148, !dbg !100
  %366 = sext i32 %365 to i64, !dbg !98
  %367 = getelementptr inbounds float, ptr %1, i64 %366, !dbg !98
  store float %364, ptr %367, align 4, !dbg !99, !tbaa !51
  %368 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 16), align 4, !dbg !81, !tbaa !8
  %369 = sitofp i32 %368 to float, !dbg !81
  %370 = fmul contract float %276, %369, !dbg !82
  %371 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 16), align 4, !dbg !83, !tbaa !8
  %372 = sitofp i32 %371 to float, !dbg !83
  %373 = fmul contract float %277, %372, !dbg !84
  %374 = fadd contract float %370, %373, !dbg !85
  %375 = fmul contract float %374, 3.000000e+00, !dbg !86
  %376 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 16), align 4, !dbg !87, !tbaa !51
  %377 = fmul contract float %275, %376, !dbg !88
  %378 = fadd contract float %375, 1.000000e+00, !dbg !89
  %379 = fmul contract float %375, 5.000000e-01, !dbg !90
  %380 = fmul contract float %375, %379, !dbg !91
  %381 = fadd contract float %378, %380, !dbg !92
  %382 = fsub contract float %381, %281, !dbg !93
  %383 = fmul contract float %377, %382, !dbg !94
  %384 = fsub contract float %383, %89, !dbg !95
  %385 = fmul contract float %5, %384, !dbg !96
  %386 = fadd contract float %89, %385, !dbg !97
  %387 = add nsw i32 %83, %148, !dbg !100
  %388 = sext i32 %387 to i64, !dbg !98
  %389 = getelementptr inbounds float, ptr %1, i64 %388, !dbg !98
  store float %386, ptr %389, align 4, !dbg !99, !tbaa !51
  %390 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 20), align 4, !dbg !81, !tbaa !8
  %391 = sitofp i32 %390 to float, !dbg !81
  %392 = fmul contract float %276, %391, !dbg !82
  %393 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 20), align 4, !dbg !83, !tbaa !8
  %394 = sitofp i32 %393 to float, !dbg !83
  %395 = fmul contract float %277, %394, !dbg !84
  %396 = fadd contract float %392, %395, !dbg !85
  %397 = fmul contract float %396, 3.000000e+00, !dbg !86
  %398 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 20), align 4, !dbg !87, !tbaa !51
  %399 = fmul contract float %275, %398, !dbg !88
  %400 = fadd contract float %397, 1.000000e+00, !dbg !89
  %401 = fmul contract float %397, 5.000000e-01, !dbg !90
  %402 = fmul contract float %397, %401, !dbg !91
  %403 = fadd contract float %400, %402, !dbg !92
  %404 = fsub contract float %403, %281, !dbg !93
  %405 = fmul contract float %399, %404, !dbg !94
  %406 = fsub contract float %405, %103, !dbg !95
  %407 = fmul contract float %5, %406, !dbg !96
  %408 = fadd contract float %103, %407, !dbg !97
  %409 = add nsw i32 %97, %148, !dbg !100
  %410 = sext i32 %409 to i64, !dbg !98
  %411 = getelementptr inbounds float, ptr %1, i64 %410, !dbg !98
  store float %408, ptr %411, align 4, !dbg !99, !tbaa !51
  %412 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 24), align 4, !dbg !81, !tbaa !8
  %413 = sitofp i32 %412 to float, !dbg !81
  %414 = fmul contract float %276, %413, !dbg !82
  %415 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 24), align 4, !dbg !83, !tbaa !8
  %416 = sitofp i32 %415 to float, !dbg !83
  %417 = fmul contract float %277, %416, !dbg !84
  %418 = fadd contract float %414, %417, !dbg !85
  %419 = fmul contract float %418, 3.000000e+00, !dbg !86
  %420 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 24), align 4, !dbg !87, !tbaa !51
  %421 = fmul contract float %275, %420, !dbg !88
  %422 = fadd contract float %419, 1.000000e+00, !dbg !89
  %423 = fmul contract float %419, 5.000000e-01, !dbg !90
  %424 = fmul contract float %419, %423, !dbg !91
  %425 = fadd contract float %422, %424, !dbg !92
  %426 = fsub contract float %425, %281, !dbg !93
  %427 = fmul contract float %421, %426, !dbg !94
  %428 = fsub contract float %427, %117, !dbg !95
  %429 = fmul contract float %5, %428, !dbg !96
  %430 = fadd contract float %117, %429, !dbg !97
  %431 = add nsw i32 %111, %148, !dbg !100
  %432 = sext i32 %431 to i64, !dbg !98
  %433 = getelementptr inbounds float, ptr %1, i64 %432, !dbg !98
  store float %430, ptr %433, align 4, !dbg !99, !tbaa !51
  %434 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 28), align 4, !dbg !81, !tbaa !8
  %435 = sitofp i32 %434 to float, !dbg !81
  %436 = fmul contract float %276, %435, !dbg !82
  %437 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 28), align 4, !dbg !83, !tbaa !8
  %438 = sitofp i32 %437 to float, !dbg !83
  %439 = fmul contract float %277, %438, !dbg !84
  %440 = fadd contract float %436, %439, !dbg !85
  %441 = fmul contract float %440, 3.000000e+00, !dbg !86
  %442 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 28), align 4, !dbg !87, !tbaa !51
  %443 = fmul contract float %275, %442, !dbg !88
  %444 = fadd contract float %441, 1.000000e+00, !dbg !89
  %445 = fmul contract float %441, 5.000000e-01, !dbg !90
  %446 = fmul contract float %441, %445, !dbg !91
  %447 = fadd contract float %444, %446, !dbg !92
  %448 = fsub contract float %447, %281, !dbg !93
  %449 = fmul contract float %443, %448, !dbg !94
  %450 = fsub contract float %449, %131, !dbg !95
  %451 = fmul contract float %5, %450, !dbg !96
  %452 = fadd contract float %131, %451, !dbg !97
  %453 = add nsw i32 %125, %148, !dbg !100
  %454 = sext i32 %453 to i64, !dbg !98
  %455 = getelementptr inbounds float, ptr %1, i64 %454, !dbg !98
  store float %452, ptr %455, align 4, !dbg !99, !tbaa !51
  %456 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 32), align 4, !dbg !81, !tbaa !8
  %457 = sitofp i32 %456 to float, !dbg !81
  %458 = fmul contract float %276, %457, !dbg !82
  %459 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 32), align 4, !dbg !83, !tbaa !8
  %460 = sitofp i32 %459 to float, !dbg !83
  %461 = fmul contract float %277, %460, !dbg !84
  %462 = fadd contract float %458, %461, !dbg !85
  %463 = fmul contract float %462, 3.000000e+00, !dbg !86
  %464 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 32), align 4, !dbg !87, !tbaa !51
  %465 = fmul contract float %275, %464, !dbg !88
  %466 = fadd contract float %463, 1.000000e+00, !dbg !89
  %467 = fmul contract float %463, 5.000000e-01, !dbg !90
  %468 = fmul contract float %463, %467, !dbg !91
  %469 = fadd contract float %466, %468, !dbg !92
  %470 = fsub contract float %469, %281, !dbg !93
  %471 = fmul contract float %465, %470, !dbg !94
  %472 = fsub contract float %471, %145, !dbg !95
  %473 = fmul contract float %5, %472, !dbg !96
  %474 = fadd contract float %145, %473, !dbg !97
  br label %475, !dbg !67

475:                                              ; preds = %212, %153
  %476 = phi float [ %474, %212 ], [ %211, %153 ]
  %477 = add nsw i32 %139, %148, !dbg !101
  %478 = sext i32 %477 to i64, !dbg !101
  %479 = getelementptr inbounds float, ptr %1, i64 %478, !dbg !101
  store float %476, ptr %479, align 4, !dbg !101, !tbaa !51
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #3, !dbg !67
  br label %480

480:                                              ; preds = %6, %475
  ret void, !dbg !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "corpus/cuda/cu_lbm.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "lbm_d2q9", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 78, column: 1, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 78, type: !13, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "corpus/include/cuda_mini.h", directory: ".")
!18 = distinct !DILocation(line: 12, column: 17, scope: !12)
!19 = !DILocation(line: 79, column: 1, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 12, column: 30, scope: !12)
!22 = !DILocation(line: 12, column: 28, scope: !12)
!23 = !DILocation(line: 77, column: 1, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "get_x", scope: !17, file: !17, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 12, column: 43, scope: !12)
!26 = !DILocation(line: 12, column: 41, scope: !12)
!27 = !DILocation(line: 78, column: 1, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 78, type: !13, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 12, column: 60, scope: !12)
!30 = !DILocation(line: 79, column: 1, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 12, column: 73, scope: !12)
!33 = !DILocation(line: 12, column: 71, scope: !12)
!34 = !DILocation(line: 77, column: 1, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "get_y", scope: !17, file: !17, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 12, column: 86, scope: !12)
!37 = !DILocation(line: 12, column: 84, scope: !12)
!38 = !DILocation(line: 13, column: 9, scope: !12)
!39 = !DILocation(line: 13, column: 15, scope: !12)
!40 = !DILocation(line: 14, column: 24, scope: !12)
!41 = !DILocation(line: 15, column: 3, scope: !12)
!42 = !DILocation(line: 19, column: 25, scope: !12)
!43 = !DILocation(line: 19, column: 31, scope: !12)
!44 = !DILocation(line: 19, column: 37, scope: !12)
!45 = !DILocation(line: 19, column: 53, scope: !12)
!46 = !DILocation(line: 19, column: 59, scope: !12)
!47 = !DILocation(line: 19, column: 65, scope: !12)
!48 = !DILocation(line: 20, column: 31, scope: !12)
!49 = !DILocation(line: 20, column: 36, scope: !12)
!50 = !DILocation(line: 20, column: 12, scope: !12)
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !10, i64 0}
!53 = !DILocation(line: 20, column: 10, scope: !12)
!54 = !DILocation(line: 20, column: 26, scope: !12)
!55 = !DILocation(line: 20, column: 5, scope: !12)
!56 = !DILocation(line: 20, column: 18, scope: !12)
!57 = !DILocation(line: 14, column: 39, scope: !12)
!58 = !DILocation(line: 14, column: 44, scope: !12)
!59 = !DILocation(line: 25, column: 7, scope: !12)
!60 = !{!10, !10, i64 0}
!61 = !DILocation(line: 25, column: 19, scope: !12)
!62 = !DILocation(line: 27, column: 59, scope: !12)
!63 = !DILocation(line: 27, column: 57, scope: !12)
!64 = !DILocation(line: 27, column: 33, scope: !12)
!65 = !DILocation(line: 27, column: 55, scope: !12)
!66 = !DILocation(line: 27, column: 47, scope: !12)
!67 = !DILocation(line: 39, column: 1, scope: !12)
!68 = !DILocation(line: 23, column: 18, scope: !12)
!69 = !DILocation(line: 23, column: 16, scope: !12)
!70 = !DILocation(line: 23, column: 8, scope: !12)
!71 = !DILocation(line: 22, column: 18, scope: !12)
!72 = !DILocation(line: 22, column: 16, scope: !12)
!73 = !DILocation(line: 22, column: 8, scope: !12)
!74 = !DILocation(line: 21, column: 9, scope: !12)
!75 = !DILocation(line: 30, column: 6, scope: !12)
!76 = !DILocation(line: 31, column: 6, scope: !12)
!77 = !DILocation(line: 32, column: 33, scope: !12)
!78 = !DILocation(line: 32, column: 43, scope: !12)
!79 = !DILocation(line: 32, column: 38, scope: !12)
!80 = !DILocation(line: 32, column: 27, scope: !12)
!81 = !DILocation(line: 35, column: 30, scope: !12)
!82 = !DILocation(line: 35, column: 36, scope: !12)
!83 = !DILocation(line: 35, column: 43, scope: !12)
!84 = !DILocation(line: 35, column: 49, scope: !12)
!85 = !DILocation(line: 35, column: 41, scope: !12)
!86 = !DILocation(line: 35, column: 27, scope: !12)
!87 = !DILocation(line: 36, column: 23, scope: !12)
!88 = !DILocation(line: 36, column: 33, scope: !12)
!89 = !DILocation(line: 36, column: 47, scope: !12)
!90 = !DILocation(line: 36, column: 59, scope: !12)
!91 = !DILocation(line: 36, column: 64, scope: !12)
!92 = !DILocation(line: 36, column: 52, scope: !12)
!93 = !DILocation(line: 36, column: 69, scope: !12)
!94 = !DILocation(line: 36, column: 39, scope: !12)
!95 = !DILocation(line: 37, column: 49, scope: !12)
!96 = !DILocation(line: 37, column: 42, scope: !12)
!97 = !DILocation(line: 37, column: 34, scope: !12)
!98 = !DILocation(line: 37, column: 5, scope: !12)
!99 = !DILocation(line: 37, column: 27, scope: !12)
!100 = !DILocation(line: 37, column: 19, scope: !12)
!101 = !DILocation(line: 0, scope: !12)
