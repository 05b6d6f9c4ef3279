; Made by make_triton.py with Triton 3.9.0, for sm_90.
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @scan_sort(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) nofree readnone captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !11
  %7 = and i32 %6, 31, !dbg !11
  %8 = and i32 %6, 127, !dbg !11
  %9 = zext nneg i32 %8 to i64, !dbg !12
  %10 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %9, !dbg !12
  %11 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %10) #5, !dbg !13
  %12 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %9, !dbg !14
  %13 = lshr i32 %6, 5, !dbg !15
  %14 = and i32 %13, 3, !dbg !15
  %15 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %11, i32 1, i32 0), !dbg !15
  %.not = icmp eq i32 %7, 0, !dbg !15
  %16 = select i1 %.not, i32 0, i32 %15, !dbg !15
  %17 = add i32 %16, %11, !dbg !15
  %18 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %17, i32 2, i32 0), !dbg !15
  %19 = icmp samesign ugt i32 %7, 1, !dbg !15
  %20 = select i1 %19, i32 %18, i32 0, !dbg !15
  %21 = add i32 %17, %20, !dbg !15
  %22 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %21, i32 4, i32 0), !dbg !15
  %23 = icmp samesign ugt i32 %7, 3, !dbg !15
  %24 = select i1 %23, i32 %22, i32 0, !dbg !15
  %25 = add i32 %21, %24, !dbg !15
  %26 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %25, i32 8, i32 0), !dbg !15
  %27 = icmp samesign ugt i32 %7, 7, !dbg !15
  %28 = select i1 %27, i32 %26, i32 0, !dbg !15
  %29 = add i32 %25, %28, !dbg !15
  %30 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 16, i32 0), !dbg !15
  %31 = icmp samesign ugt i32 %7, 15, !dbg !15
  %32 = select i1 %31, i32 %30, i32 0, !dbg !15
  %33 = add i32 %29, %32, !dbg !15
  %34 = icmp eq i32 %7, 31, !dbg !15
  %35 = getelementptr [4 x i8], ptr addrspace(3) @global_smem, i32 %14, !dbg !15
  %36 = insertelement <1 x i32> poison, i32 %33, i64 0, !dbg !15
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %35, <1 x i32> %36, i1 %34) #5, !dbg !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !15
  %.not1 = icmp eq i32 %14, 0, !dbg !15
  %37 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !15
  %38 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4), align 4, !dbg !15
  %39 = icmp samesign ugt i32 %14, 1, !dbg !15
  %40 = add i32 %38, %37, !dbg !20
  %41 = select i1 %39, i32 %40, i32 %37, !dbg !15
  %42 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !15
  %43 = icmp eq i32 %14, 3, !dbg !15
  %44 = add i32 %40, %42, !dbg !20
  %45 = select i1 %43, i32 %44, i32 %41, !dbg !15
  %46 = select i1 %.not1, i32 0, i32 %45, !dbg !15
  %47 = add i32 %46, %33, !dbg !15
  %48 = tail call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %47, i32 1, i32 0), !dbg !15
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %47, ptr addrspace(1) %12) #5, !dbg !21
  %49 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %9, !dbg !22
  %50 = and i32 %6, 4, !dbg !23
  %51 = lshr exact i32 %50, 2, !dbg !23
  %52 = and i32 %6, 8, !dbg !23
  %53 = lshr exact i32 %52, 3, !dbg !23
  %54 = and i32 %6, 16, !dbg !23
  %55 = lshr exact i32 %54, 4, !dbg !23
  %56 = and i32 %6, 32, !dbg !23
  %57 = lshr exact i32 %56, 5, !dbg !23
  %58 = and i32 %6, 64, !dbg !23
  %59 = lshr exact i32 %58, 6, !dbg !23
  %60 = and i32 %6, 2, !dbg !23
  %61 = lshr exact i32 %60, 1, !dbg !23
  %62 = and i32 %6, 1, !dbg !23
  %63 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %11, i32 1, i32 31), !dbg !28
  %64 = icmp sgt i32 %11, %63, !dbg !31
  %65 = icmp ne i32 %61, %62, !dbg !32
  %66 = xor i1 %65, %64, !dbg !33
  %67 = select i1 %66, i32 %63, i32 %11, !dbg !34
  %68 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %67, i32 2, i32 31), !dbg !28
  %69 = icmp sgt i32 %67, %68, !dbg !31
  %70 = icmp ne i32 %51, %61, !dbg !32
  %71 = xor i1 %70, %69, !dbg !33
  %72 = select i1 %71, i32 %68, i32 %67, !dbg !34
  %73 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 1, i32 31), !dbg !28
  %74 = icmp sgt i32 %72, %73, !dbg !31
  %75 = icmp ne i32 %51, %62, !dbg !32
  %76 = xor i1 %75, %74, !dbg !33
  %77 = select i1 %76, i32 %73, i32 %72, !dbg !34
  %78 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 4, i32 31), !dbg !28
  %79 = icmp sgt i32 %77, %78, !dbg !31
  %80 = icmp ne i32 %53, %51, !dbg !32
  %81 = xor i1 %80, %79, !dbg !33
  %82 = select i1 %81, i32 %78, i32 %77, !dbg !34
  %83 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %82, i32 2, i32 31), !dbg !28
  %84 = icmp sgt i32 %82, %83, !dbg !31
  %85 = icmp ne i32 %53, %61, !dbg !32
  %86 = xor i1 %85, %84, !dbg !33
  %87 = select i1 %86, i32 %83, i32 %82, !dbg !34
  %88 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %87, i32 1, i32 31), !dbg !28
  %89 = icmp sgt i32 %87, %88, !dbg !31
  %90 = icmp ne i32 %53, %62, !dbg !32
  %91 = xor i1 %90, %89, !dbg !33
  %92 = select i1 %91, i32 %88, i32 %87, !dbg !34
  %93 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %92, i32 8, i32 31), !dbg !28
  %94 = icmp sgt i32 %92, %93, !dbg !31
  %95 = icmp ne i32 %55, %53, !dbg !32
  %96 = xor i1 %95, %94, !dbg !33
  %97 = select i1 %96, i32 %93, i32 %92, !dbg !34
  %98 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %97, i32 4, i32 31), !dbg !28
  %99 = icmp sgt i32 %97, %98, !dbg !31
  %100 = icmp ne i32 %55, %51, !dbg !32
  %101 = xor i1 %100, %99, !dbg !33
  %102 = select i1 %101, i32 %98, i32 %97, !dbg !34
  %103 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %102, i32 2, i32 31), !dbg !28
  %104 = icmp sgt i32 %102, %103, !dbg !31
  %105 = icmp ne i32 %55, %61, !dbg !32
  %106 = xor i1 %105, %104, !dbg !33
  %107 = select i1 %106, i32 %103, i32 %102, !dbg !34
  %108 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %107, i32 1, i32 31), !dbg !28
  %109 = icmp sgt i32 %107, %108, !dbg !31
  %110 = icmp ne i32 %55, %62, !dbg !32
  %111 = xor i1 %110, %109, !dbg !33
  %112 = select i1 %111, i32 %108, i32 %107, !dbg !34
  %113 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %112, i32 16, i32 31), !dbg !28
  %114 = icmp sgt i32 %112, %113, !dbg !31
  %115 = icmp ne i32 %57, %55, !dbg !32
  %116 = xor i1 %115, %114, !dbg !33
  %117 = select i1 %116, i32 %113, i32 %112, !dbg !34
  %118 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %117, i32 8, i32 31), !dbg !28
  %119 = icmp sgt i32 %117, %118, !dbg !31
  %120 = icmp ne i32 %57, %53, !dbg !32
  %121 = xor i1 %120, %119, !dbg !33
  %122 = select i1 %121, i32 %118, i32 %117, !dbg !34
  %123 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %122, i32 4, i32 31), !dbg !28
  %124 = icmp sgt i32 %122, %123, !dbg !31
  %125 = icmp ne i32 %57, %51, !dbg !32
  %126 = xor i1 %125, %124, !dbg !33
  %127 = select i1 %126, i32 %123, i32 %122, !dbg !34
  %128 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %127, i32 2, i32 31), !dbg !28
  %129 = icmp sgt i32 %127, %128, !dbg !31
  %130 = icmp ne i32 %57, %61, !dbg !32
  %131 = xor i1 %130, %129, !dbg !33
  %132 = select i1 %131, i32 %128, i32 %127, !dbg !34
  %133 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %132, i32 1, i32 31), !dbg !28
  %134 = icmp sgt i32 %132, %133, !dbg !31
  %135 = icmp ne i32 %57, %62, !dbg !32
  %136 = xor i1 %135, %134, !dbg !33
  %137 = select i1 %136, i32 %133, i32 %132, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %138 = shl nuw nsw i32 %62, 6, !dbg !28
  %139 = shl nuw nsw i32 %60, 4, !dbg !28
  %140 = shl nuw nsw i32 %50, 2, !dbg !28
  %141 = lshr exact i32 %54, 2, !dbg !28
  %142 = icmp eq i32 %56, 0, !dbg !28
  %143 = select i1 %142, i32 0, i32 320, !dbg !28
  %144 = shl nuw nsw i32 %58, 1, !dbg !28
  %145 = or disjoint i32 %141, %140, !dbg !28
  %146 = or disjoint i32 %145, %52, !dbg !28
  %147 = or disjoint i32 %146, %139, !dbg !28
  %148 = xor i32 %143, %138, !dbg !28
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %144, !dbg !28
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 %148, !dbg !28
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i32 %147, !dbg !28
  %152 = insertelement <1 x i32> poison, i32 %137, i64 0, !dbg !28
  store <1 x i32> %152, ptr addrspace(3) %151, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %153 = shl nuw nsw i32 %6, 1, !dbg !28
  %154 = and i32 %153, 192, !dbg !28
  %155 = icmp eq i32 %62, 0, !dbg !28
  %156 = select i1 %155, i32 0, i32 320, !dbg !28
  %157 = xor i32 %156, %154, !dbg !28
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %147, !dbg !28
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 %157, !dbg !28
  %160 = load i32, ptr addrspace(3) %159, align 4, !dbg !28
  %161 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %160, i32 1, i32 31), !dbg !28
  %162 = xor i32 %161, %160, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 %154, !dbg !28
  %164 = insertelement <1 x i32> poison, i32 %162, i64 0, !dbg !28
  store <1 x i32> %164, ptr addrspace(3) %163, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %trunc2 = trunc i32 %6 to i7, !dbg !28
  %165 = and i7 %trunc2, 15, !dbg !28
  %mask3 = tail call i7 @llvm.bitreverse.i7(i7 %165), !dbg !28
  %166 = zext i7 %mask3 to i32, !dbg !28
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 %166, !dbg !28
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i32 %141, !dbg !28
  %169 = load i32, ptr addrspace(3) %168, align 4, !dbg !28
  %170 = xor i32 %137, %169, !dbg !36
  %171 = icmp sgt i32 %137, %170, !dbg !31
  %172 = icmp ne i32 %59, %57, !dbg !32
  %173 = xor i1 %172, %171, !dbg !33
  %174 = select i1 %173, i32 %170, i32 %137, !dbg !34
  %175 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %174, i32 16, i32 31), !dbg !28
  %176 = icmp sgt i32 %174, %175, !dbg !31
  %177 = icmp ne i32 %59, %55, !dbg !32
  %178 = xor i1 %177, %176, !dbg !33
  %179 = select i1 %178, i32 %175, i32 %174, !dbg !34
  %180 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %179, i32 8, i32 31), !dbg !28
  %181 = icmp sgt i32 %179, %180, !dbg !31
  %182 = icmp ne i32 %59, %53, !dbg !32
  %183 = xor i1 %182, %181, !dbg !33
  %184 = select i1 %183, i32 %180, i32 %179, !dbg !34
  %185 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %184, i32 4, i32 31), !dbg !28
  %186 = icmp sgt i32 %184, %185, !dbg !31
  %187 = icmp ne i32 %59, %51, !dbg !32
  %188 = xor i1 %187, %186, !dbg !33
  %189 = select i1 %188, i32 %185, i32 %184, !dbg !34
  %190 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %189, i32 2, i32 31), !dbg !28
  %191 = icmp sgt i32 %189, %190, !dbg !31
  %192 = icmp ne i32 %59, %61, !dbg !32
  %193 = xor i1 %192, %191, !dbg !33
  %194 = select i1 %193, i32 %190, i32 %189, !dbg !34
  %195 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %194, i32 1, i32 31), !dbg !28
  %196 = icmp sgt i32 %194, %195, !dbg !31
  %197 = icmp ne i32 %59, %62, !dbg !32
  %198 = xor i1 %197, %196, !dbg !33
  %199 = select i1 %198, i32 %195, i32 %194, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %200 = shl nuw nsw i32 %6, 2, !dbg !28
  %201 = and i32 %200, 400, !dbg !28
  %202 = and i32 %6, 72, !dbg !28
  %203 = or disjoint i32 %201, %202, !dbg !28
  %204 = xor i32 %203, %138, !dbg !28
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %139, !dbg !28
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 %141, !dbg !28
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %204, !dbg !28
  %208 = insertelement <1 x i32> poison, i32 %199, i64 0, !dbg !28
  store <1 x i32> %208, ptr addrspace(3) %207, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %209 = and i32 %200, 144, !dbg !28
  %210 = or disjoint i32 %209, %202, !dbg !28
  %211 = xor i32 %210, %156, !dbg !28
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %211, !dbg !28
  %213 = load i32, ptr addrspace(3) %212, align 4, !dbg !28
  %214 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %213, i32 1, i32 31), !dbg !28
  %215 = xor i32 %214, %213, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %209, !dbg !28
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 %139, !dbg !28
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 %141, !dbg !28
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %218, i32 %202, !dbg !28
  %220 = insertelement <1 x i32> poison, i32 %215, i64 0, !dbg !28
  store <1 x i32> %220, ptr addrspace(3) %219, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %221 = and i7 %trunc2, 11, !dbg !28
  %mask = tail call i7 @llvm.bitreverse.i7(i7 %221), !dbg !28
  %222 = zext i7 %mask to i32, !dbg !28
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 %222, !dbg !28
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 %141, !dbg !28
  %225 = load i32, ptr addrspace(3) %224, align 4, !dbg !28
  %226 = xor i32 %199, %225, !dbg !36
  %227 = icmp sgt i32 %199, %226, !dbg !31
  %228 = icmp ne i32 %58, 0, !dbg !32
  %229 = xor i1 %228, %227, !dbg !33
  %230 = select i1 %229, i32 %226, i32 %199, !dbg !34
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %231 = insertelement <1 x i32> poison, i32 %230, i64 0, !dbg !28
  store <1 x i32> %231, ptr addrspace(3) %151, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %232 = load i32, ptr addrspace(3) %159, align 4, !dbg !28
  %233 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %232, i32 1, i32 31), !dbg !28
  %234 = xor i32 %233, %232, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %235 = insertelement <1 x i32> poison, i32 %234, i64 0, !dbg !28
  store <1 x i32> %235, ptr addrspace(3) %163, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %236 = load i32, ptr addrspace(3) %168, align 4, !dbg !28
  %237 = xor i32 %230, %236, !dbg !36
  %238 = icmp sgt i32 %230, %237, !dbg !31
  %239 = icmp ne i32 %56, 0, !dbg !32
  %240 = xor i1 %239, %238, !dbg !33
  %241 = select i1 %240, i32 %237, i32 %230, !dbg !34
  %242 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %241, i32 16, i32 31), !dbg !28
  %243 = icmp sgt i32 %241, %242, !dbg !31
  %244 = icmp ne i32 %54, 0, !dbg !32
  %245 = xor i1 %244, %243, !dbg !33
  %246 = select i1 %245, i32 %242, i32 %241, !dbg !34
  %247 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %246, i32 8, i32 31), !dbg !28
  %248 = icmp sgt i32 %246, %247, !dbg !31
  %249 = icmp ne i32 %52, 0, !dbg !32
  %250 = xor i1 %249, %248, !dbg !33
  %251 = select i1 %250, i32 %247, i32 %246, !dbg !34
  %252 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %251, i32 4, i32 31), !dbg !28
  %253 = icmp sgt i32 %251, %252, !dbg !31
  %254 = icmp ne i32 %50, 0, !dbg !32
  %255 = xor i1 %254, %253, !dbg !33
  %256 = select i1 %255, i32 %252, i32 %251, !dbg !34
  %257 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %256, i32 2, i32 31), !dbg !28
  %258 = icmp sgt i32 %256, %257, !dbg !31
  %259 = icmp ne i32 %60, 0, !dbg !32
  %260 = xor i1 %259, %258, !dbg !33
  %261 = select i1 %260, i32 %257, i32 %256, !dbg !34
  %262 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 1, i32 31), !dbg !28
  %263 = icmp sgt i32 %261, %262, !dbg !31
  %264 = trunc i32 %6 to i1, !dbg !32
  %265 = xor i1 %263, %264, !dbg !33
  %266 = select i1 %265, i32 %262, i32 %261, !dbg !34
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %266, ptr addrspace(1) %49) #5, !dbg !37
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i7 @llvm.bitreverse.i7(i7) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "triton_scan_sort.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "scan_sort", linkageName: "scan_sort", scope: !1, file: !1, line: 8, type: !5, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 9, column: 9, scope: !4)
!12 = !DILocation(line: 10, column: 17, scope: !4)
!13 = !DILocation(line: 10, column: 9, scope: !4)
!14 = !DILocation(line: 11, column: 14, scope: !4)
!15 = !DILocation(line: 358, column: 12, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !4, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: ".")
!18 = !DILocation(line: 11, column: 24, scope: !19)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 287, column: 12, scope: !16, inlinedAt: !15)
!21 = !DILocation(line: 11, column: 5, scope: !4)
!22 = !DILocation(line: 12, column: 14, scope: !4)
!23 = !DILocation(line: 383, column: 10, scope: !16, inlinedAt: !24)
!24 = !DILocation(line: 420, column: 16, scope: !16, inlinedAt: !25)
!25 = !DILocation(line: 475, column: 17, scope: !16, inlinedAt: !26)
!26 = !DILocation(line: 490, column: 12, scope: !16, inlinedAt: !27)
!27 = !DILocation(line: 12, column: 25, scope: !19)
!28 = !DILocation(line: 330, column: 12, scope: !16, inlinedAt: !29)
!29 = !DILocation(line: 396, column: 15, scope: !16, inlinedAt: !30)
!30 = !DILocation(line: 425, column: 13, scope: !16, inlinedAt: !25)
!31 = !DILocation(line: 403, column: 23, scope: !16, inlinedAt: !30)
!32 = !DILocation(line: 403, column: 33, scope: !16, inlinedAt: !30)
!33 = !DILocation(line: 403, column: 22, scope: !16, inlinedAt: !30)
!34 = !DILocation(line: 403, column: 11, scope: !16, inlinedAt: !30)
!35 = !DILocation(line: 319, column: 12, scope: !16, inlinedAt: !28)
!36 = !DILocation(line: 396, column: 10, scope: !16, inlinedAt: !30)
!37 = !DILocation(line: 12, column: 5, scope: !4)
!38 = !DILocation(line: 8, column: 1, scope: !4)
