; Made by make_triton.py with Triton 3.9.0, for sm_80.
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @matmul(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr addrspace(1) nofree readnone captures(none) %9, ptr addrspace(1) nofree readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %13 = shl i32 %12, 5, !dbg !12
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %15 = and i32 %14, 96, !dbg !13
  %16 = lshr exact i32 %15, 5, !dbg !13
  %17 = or disjoint i32 %16, 4, !dbg !13
  %18 = or disjoint i32 %16, 8, !dbg !13
  %19 = or disjoint i32 %16, 12, !dbg !13
  %20 = or disjoint i32 %16, 16, !dbg !13
  %21 = or disjoint i32 %16, 20, !dbg !13
  %22 = or disjoint i32 %16, 24, !dbg !13
  %23 = or disjoint i32 %16, 28, !dbg !13
  %24 = and i32 %14, 31, !dbg !13
  %25 = or disjoint i32 %16, %13, !dbg !12
  %26 = or disjoint i32 %17, %13, !dbg !12
  %27 = or disjoint i32 %18, %13, !dbg !12
  %28 = or disjoint i32 %19, %13, !dbg !12
  %29 = or disjoint i32 %20, %13, !dbg !12
  %30 = or disjoint i32 %21, %13, !dbg !12
  %31 = or disjoint i32 %22, %13, !dbg !12
  %32 = or disjoint i32 %23, %13, !dbg !12
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !14
  %34 = shl nuw nsw i32 %33, 5, !dbg !14
  %35 = or disjoint i32 %34, %24, !dbg !14
  %36 = zext nneg i32 %35 to i64, !dbg !15
  %37 = icmp sgt i32 %5, 0, !dbg !16
  br i1 %37, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !16

.._crit_edge_crit_edge:                           ; preds = %11
  %.pre = and i32 %14, 16, !dbg !17
  %.pre64 = shl nuw nsw i32 %14, 3, !dbg !17
  %.pre66 = and i32 %14, 64, !dbg !17
  br label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %11
  %38 = shl i32 %7, 5, !dbg !18
  %39 = mul i32 %7, %23, !dbg !19
  %40 = sext i32 %39 to i64, !dbg !15
  %41 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %40, !dbg !15
  %42 = getelementptr [2 x i8], ptr addrspace(1) %41, i64 %36, !dbg !15
  %43 = mul i32 %7, %22, !dbg !19
  %44 = sext i32 %43 to i64, !dbg !15
  %45 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %44, !dbg !15
  %46 = getelementptr [2 x i8], ptr addrspace(1) %45, i64 %36, !dbg !15
  %47 = mul i32 %7, %21, !dbg !19
  %48 = sext i32 %47 to i64, !dbg !15
  %49 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %48, !dbg !15
  %50 = getelementptr [2 x i8], ptr addrspace(1) %49, i64 %36, !dbg !15
  %51 = mul i32 %7, %20, !dbg !19
  %52 = sext i32 %51 to i64, !dbg !15
  %53 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %52, !dbg !15
  %54 = getelementptr [2 x i8], ptr addrspace(1) %53, i64 %36, !dbg !15
  %55 = mul i32 %7, %19, !dbg !19
  %56 = sext i32 %55 to i64, !dbg !15
  %57 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %56, !dbg !15
  %58 = getelementptr [2 x i8], ptr addrspace(1) %57, i64 %36, !dbg !15
  %59 = mul i32 %7, %18, !dbg !19
  %60 = sext i32 %59 to i64, !dbg !15
  %61 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %60, !dbg !15
  %62 = getelementptr [2 x i8], ptr addrspace(1) %61, i64 %36, !dbg !15
  %63 = mul i32 %7, %17, !dbg !19
  %64 = sext i32 %63 to i64, !dbg !15
  %65 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %64, !dbg !15
  %66 = getelementptr [2 x i8], ptr addrspace(1) %65, i64 %36, !dbg !15
  %67 = mul i32 %7, %16, !dbg !19
  %68 = sext i32 %67 to i64, !dbg !15
  %69 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %68, !dbg !15
  %70 = getelementptr [2 x i8], ptr addrspace(1) %69, i64 %36, !dbg !15
  %71 = mul i32 %6, %32, !dbg !20
  %72 = sext i32 %71 to i64, !dbg !21
  %73 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %72, !dbg !21
  %74 = zext nneg i32 %24 to i64, !dbg !21
  %75 = getelementptr [2 x i8], ptr addrspace(1) %73, i64 %74, !dbg !21
  %76 = mul i32 %6, %31, !dbg !20
  %77 = sext i32 %76 to i64, !dbg !21
  %78 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %77, !dbg !21
  %79 = getelementptr [2 x i8], ptr addrspace(1) %78, i64 %74, !dbg !21
  %80 = mul i32 %6, %30, !dbg !20
  %81 = sext i32 %80 to i64, !dbg !21
  %82 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %81, !dbg !21
  %83 = getelementptr [2 x i8], ptr addrspace(1) %82, i64 %74, !dbg !21
  %84 = mul i32 %6, %29, !dbg !20
  %85 = sext i32 %84 to i64, !dbg !21
  %86 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %85, !dbg !21
  %87 = getelementptr [2 x i8], ptr addrspace(1) %86, i64 %74, !dbg !21
  %88 = mul i32 %6, %28, !dbg !20
  %89 = sext i32 %88 to i64, !dbg !21
  %90 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %89, !dbg !21
  %91 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %74, !dbg !21
  %92 = mul i32 %6, %27, !dbg !20
  %93 = sext i32 %92 to i64, !dbg !21
  %94 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %93, !dbg !21
  %95 = getelementptr [2 x i8], ptr addrspace(1) %94, i64 %74, !dbg !21
  %96 = mul i32 %6, %26, !dbg !20
  %97 = sext i32 %96 to i64, !dbg !21
  %98 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %97, !dbg !21
  %99 = getelementptr [2 x i8], ptr addrspace(1) %98, i64 %74, !dbg !21
  %100 = mul i32 %6, %25, !dbg !20
  %101 = sext i32 %100 to i64, !dbg !21
  %102 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %101, !dbg !21
  %103 = getelementptr [2 x i8], ptr addrspace(1) %102, i64 %74, !dbg !21
  %104 = shl nuw nsw i32 %14, 1
  %105 = and i32 %104, 126
  %106 = and i32 %14, 64
  %107 = icmp eq i32 %106, 0
  %108 = select i1 %107, i32 0, i32 144
  %109 = xor i32 %108, %105
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %109
  %111 = or disjoint i32 %109, 512
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %111
  %113 = or disjoint i32 %109, 1024
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = or disjoint i32 %109, 1536
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %115
  %117 = xor i32 %109, 288
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %117
  %119 = or disjoint i32 %117, 512
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119
  %121 = or disjoint i32 %117, 1024
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %121
  %123 = or disjoint i32 %117, 1536
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %109
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %111
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %113
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %115
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %117
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %119
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %121
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %123
  %133 = shl nuw nsw i32 %14, 6
  %134 = and i32 %133, 960
  %135 = shl nuw nsw i32 %14, 3
  %136 = and i32 %135, 48
  %137 = and i32 %14, 16
  %138 = shl nuw nsw i32 %106, 4
  %139 = or disjoint i32 %134, %138
  %140 = xor i32 %136, %137
  %141 = or disjoint i32 %139, %140
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %141
  %143 = xor i32 %141, 32
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %143
  %145 = shl nuw nsw i32 %24, 6
  %146 = lshr i32 %14, 1
  %147 = and i32 %146, 16
  %148 = xor i32 %136, %147
  %149 = or disjoint i32 %148, %145
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %149
  %151 = xor i32 %149, 32
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %151
  %153 = sext i32 %38 to i64
  br label %154, !dbg !16

154:                                              ; preds = %.lr.ph, %154
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %154 ]
  %156 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %154 ]
  %157 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %154 ]
  %158 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %154 ]
  %159 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %154 ]
  %160 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %154 ]
  %161 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %154 ]
  %162 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %154 ]
  %.pn1862 = phi ptr addrspace(1) [ %42, %.lr.ph ], [ %261, %154 ]
  %.pn2061 = phi ptr addrspace(1) [ %46, %.lr.ph ], [ %260, %154 ]
  %.pn2260 = phi ptr addrspace(1) [ %50, %.lr.ph ], [ %259, %154 ]
  %.pn2459 = phi ptr addrspace(1) [ %54, %.lr.ph ], [ %258, %154 ]
  %.pn2658 = phi ptr addrspace(1) [ %58, %.lr.ph ], [ %257, %154 ]
  %.pn2857 = phi ptr addrspace(1) [ %62, %.lr.ph ], [ %256, %154 ]
  %.pn3056 = phi ptr addrspace(1) [ %66, %.lr.ph ], [ %255, %154 ]
  %.pn3255 = phi ptr addrspace(1) [ %70, %.lr.ph ], [ %254, %154 ]
  %.pn254 = phi ptr addrspace(1) [ %75, %.lr.ph ], [ %253, %154 ]
  %.pn453 = phi ptr addrspace(1) [ %79, %.lr.ph ], [ %252, %154 ]
  %.pn652 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %251, %154 ]
  %.pn851 = phi ptr addrspace(1) [ %87, %.lr.ph ], [ %250, %154 ]
  %.pn1050 = phi ptr addrspace(1) [ %91, %.lr.ph ], [ %249, %154 ]
  %.pn1249 = phi ptr addrspace(1) [ %95, %.lr.ph ], [ %248, %154 ]
  %.pn1448 = phi ptr addrspace(1) [ %99, %.lr.ph ], [ %247, %154 ]
  %.pn1647 = phi ptr addrspace(1) [ %103, %.lr.ph ], [ %246, %154 ]
  %163 = phi i32 [ 0, %.lr.ph ], [ %262, %154 ]
  %164 = sub i32 %5, %163, !dbg !22
  %165 = icmp slt i32 %24, %164, !dbg !23
  %166 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1647, i1 %165) #4, !dbg !24
  %167 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1448, i1 %165) #4, !dbg !24
  %168 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1249, i1 %165) #4, !dbg !24
  %169 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1050, i1 %165) #4, !dbg !24
  %170 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn851, i1 %165) #4, !dbg !24
  %171 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn652, i1 %165) #4, !dbg !24
  %172 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn453, i1 %165) #4, !dbg !24
  %173 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn254, i1 %165) #4, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %174 = insertelement <1 x i16> poison, i16 %166, i64 0, !dbg !24
  store <1 x i16> %174, ptr addrspace(3) %110, align 2, !dbg !24
  %175 = insertelement <1 x i16> poison, i16 %168, i64 0, !dbg !24
  store <1 x i16> %175, ptr addrspace(3) %112, align 2, !dbg !24
  %176 = insertelement <1 x i16> poison, i16 %170, i64 0, !dbg !24
  store <1 x i16> %176, ptr addrspace(3) %114, align 2, !dbg !24
  %177 = insertelement <1 x i16> poison, i16 %172, i64 0, !dbg !24
  store <1 x i16> %177, ptr addrspace(3) %116, align 2, !dbg !24
  %178 = insertelement <1 x i16> poison, i16 %167, i64 0, !dbg !24
  store <1 x i16> %178, ptr addrspace(3) %118, align 2, !dbg !24
  %179 = insertelement <1 x i16> poison, i16 %169, i64 0, !dbg !24
  store <1 x i16> %179, ptr addrspace(3) %120, align 2, !dbg !24
  %180 = insertelement <1 x i16> poison, i16 %171, i64 0, !dbg !24
  store <1 x i16> %180, ptr addrspace(3) %122, align 2, !dbg !24
  %181 = insertelement <1 x i16> poison, i16 %173, i64 0, !dbg !24
  store <1 x i16> %181, ptr addrspace(3) %124, align 2, !dbg !24
  %182 = icmp slt i32 %16, %164, !dbg !25
  %183 = icmp slt i32 %17, %164, !dbg !25
  %184 = icmp slt i32 %18, %164, !dbg !25
  %185 = icmp slt i32 %19, %164, !dbg !25
  %186 = icmp slt i32 %20, %164, !dbg !25
  %187 = icmp slt i32 %21, %164, !dbg !25
  %188 = icmp slt i32 %22, %164, !dbg !25
  %189 = icmp slt i32 %23, %164, !dbg !25
  %190 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn3255, i1 %182) #4, !dbg !26
  %191 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn3056, i1 %183) #4, !dbg !26
  %192 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2857, i1 %184) #4, !dbg !26
  %193 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2658, i1 %185) #4, !dbg !26
  %194 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2459, i1 %186) #4, !dbg !26
  %195 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2260, i1 %187) #4, !dbg !26
  %196 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2061, i1 %188) #4, !dbg !26
  %197 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1862, i1 %189) #4, !dbg !26
  %198 = insertelement <1 x i16> poison, i16 %190, i64 0, !dbg !26
  store <1 x i16> %198, ptr addrspace(3) %125, align 2, !dbg !26
  %199 = insertelement <1 x i16> poison, i16 %192, i64 0, !dbg !26
  store <1 x i16> %199, ptr addrspace(3) %126, align 2, !dbg !26
  %200 = insertelement <1 x i16> poison, i16 %194, i64 0, !dbg !26
  store <1 x i16> %200, ptr addrspace(3) %127, align 2, !dbg !26
  %201 = insertelement <1 x i16> poison, i16 %196, i64 0, !dbg !26
  store <1 x i16> %201, ptr addrspace(3) %128, align 2, !dbg !26
  %202 = insertelement <1 x i16> poison, i16 %191, i64 0, !dbg !26
  store <1 x i16> %202, ptr addrspace(3) %129, align 2, !dbg !26
  %203 = insertelement <1 x i16> poison, i16 %193, i64 0, !dbg !26
  store <1 x i16> %203, ptr addrspace(3) %130, align 2, !dbg !26
  %204 = insertelement <1 x i16> poison, i16 %195, i64 0, !dbg !26
  store <1 x i16> %204, ptr addrspace(3) %131, align 2, !dbg !26
  %205 = insertelement <1 x i16> poison, i16 %197, i64 0, !dbg !26
  store <1 x i16> %205, ptr addrspace(3) %132, align 2, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %206 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %142), !dbg !24
  %207 = extractvalue { i32, i32, i32, i32 } %206, 0, !dbg !24
  %208 = extractvalue { i32, i32, i32, i32 } %206, 1, !dbg !24
  %209 = extractvalue { i32, i32, i32, i32 } %206, 2, !dbg !24
  %210 = extractvalue { i32, i32, i32, i32 } %206, 3, !dbg !24
  %211 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %144), !dbg !24
  %212 = extractvalue { i32, i32, i32, i32 } %211, 0, !dbg !24
  %213 = extractvalue { i32, i32, i32, i32 } %211, 1, !dbg !24
  %214 = extractvalue { i32, i32, i32, i32 } %211, 2, !dbg !24
  %215 = extractvalue { i32, i32, i32, i32 } %211, 3, !dbg !24
  %216 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %150), !dbg !26
  %217 = extractvalue { i32, i32, i32, i32 } %216, 0, !dbg !26
  %218 = extractvalue { i32, i32, i32, i32 } %216, 1, !dbg !26
  %219 = extractvalue { i32, i32, i32, i32 } %216, 2, !dbg !26
  %220 = extractvalue { i32, i32, i32, i32 } %216, 3, !dbg !26
  %221 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %152), !dbg !26
  %222 = extractvalue { i32, i32, i32, i32 } %221, 0, !dbg !26
  %223 = extractvalue { i32, i32, i32, i32 } %221, 1, !dbg !26
  %224 = extractvalue { i32, i32, i32, i32 } %221, 2, !dbg !26
  %225 = extractvalue { i32, i32, i32, i32 } %221, 3, !dbg !26
  %226 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %155, float %156, float %157, float %158, i32 %207, i32 %208, i32 %209, i32 %210, i32 %217, i32 %218) #4, !dbg !27
  %227 = extractvalue { float, float, float, float } %226, 0, !dbg !27
  %228 = extractvalue { float, float, float, float } %226, 1, !dbg !27
  %229 = extractvalue { float, float, float, float } %226, 2, !dbg !27
  %230 = extractvalue { float, float, float, float } %226, 3, !dbg !27
  %231 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %159, float %160, float %161, float %162, i32 %207, i32 %208, i32 %209, i32 %210, i32 %222, i32 %223) #4, !dbg !27
  %232 = extractvalue { float, float, float, float } %231, 0, !dbg !27
  %233 = extractvalue { float, float, float, float } %231, 1, !dbg !27
  %234 = extractvalue { float, float, float, float } %231, 2, !dbg !27
  %235 = extractvalue { float, float, float, float } %231, 3, !dbg !27
  %236 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %227, float %228, float %229, float %230, i32 %212, i32 %213, i32 %214, i32 %215, i32 %219, i32 %220) #4, !dbg !27
  %237 = extractvalue { float, float, float, float } %236, 0, !dbg !27
  %238 = extractvalue { float, float, float, float } %236, 1, !dbg !27
  %239 = extractvalue { float, float, float, float } %236, 2, !dbg !27
  %240 = extractvalue { float, float, float, float } %236, 3, !dbg !27
  %241 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %232, float %233, float %234, float %235, i32 %212, i32 %213, i32 %214, i32 %215, i32 %224, i32 %225) #4, !dbg !27
  %242 = extractvalue { float, float, float, float } %241, 0, !dbg !27
  %243 = extractvalue { float, float, float, float } %241, 1, !dbg !27
  %244 = extractvalue { float, float, float, float } %241, 2, !dbg !27
  %245 = extractvalue { float, float, float, float } %241, 3, !dbg !27
  %246 = getelementptr i8, ptr addrspace(1) %.pn1647, i64 64, !dbg !28
  %247 = getelementptr i8, ptr addrspace(1) %.pn1448, i64 64, !dbg !28
  %248 = getelementptr i8, ptr addrspace(1) %.pn1249, i64 64, !dbg !28
  %249 = getelementptr i8, ptr addrspace(1) %.pn1050, i64 64, !dbg !28
  %250 = getelementptr i8, ptr addrspace(1) %.pn851, i64 64, !dbg !28
  %251 = getelementptr i8, ptr addrspace(1) %.pn652, i64 64, !dbg !28
  %252 = getelementptr i8, ptr addrspace(1) %.pn453, i64 64, !dbg !28
  %253 = getelementptr i8, ptr addrspace(1) %.pn254, i64 64, !dbg !28
  %254 = getelementptr [2 x i8], ptr addrspace(1) %.pn3255, i64 %153, !dbg !29
  %255 = getelementptr [2 x i8], ptr addrspace(1) %.pn3056, i64 %153, !dbg !29
  %256 = getelementptr [2 x i8], ptr addrspace(1) %.pn2857, i64 %153, !dbg !29
  %257 = getelementptr [2 x i8], ptr addrspace(1) %.pn2658, i64 %153, !dbg !29
  %258 = getelementptr [2 x i8], ptr addrspace(1) %.pn2459, i64 %153, !dbg !29
  %259 = getelementptr [2 x i8], ptr addrspace(1) %.pn2260, i64 %153, !dbg !29
  %260 = getelementptr [2 x i8], ptr addrspace(1) %.pn2061, i64 %153, !dbg !29
  %261 = getelementptr [2 x i8], ptr addrspace(1) %.pn1862, i64 %153, !dbg !29
  %262 = add i32 %163, 32, !dbg !16
  %263 = icmp slt i32 %262, %5, !dbg !16
  br i1 %263, label %154, label %._crit_edge.loopexit, !dbg !16

._crit_edge.loopexit:                             ; preds = %154
  %264 = fptrunc float %237 to half, !dbg !30
  %265 = fptrunc float %238 to half, !dbg !30
  %266 = fptrunc float %239 to half, !dbg !30
  %267 = fptrunc float %240 to half, !dbg !30
  %268 = fptrunc float %242 to half, !dbg !30
  %269 = fptrunc float %243 to half, !dbg !30
  %270 = fptrunc float %244 to half, !dbg !30
  %271 = fptrunc float %245 to half, !dbg !30
  br label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi67 = phi i32 [ %.pre66, %.._crit_edge_crit_edge ], [ %106, %._crit_edge.loopexit ], !dbg !17
  %.pre-phi65 = phi i32 [ %.pre64, %.._crit_edge_crit_edge ], [ %135, %._crit_edge.loopexit ], !dbg !17
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %137, %._crit_edge.loopexit ], !dbg !17
  %272 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %264, %._crit_edge.loopexit ], !dbg !32
  %273 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %265, %._crit_edge.loopexit ], !dbg !32
  %274 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %266, %._crit_edge.loopexit ], !dbg !32
  %275 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %267, %._crit_edge.loopexit ], !dbg !32
  %276 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %268, %._crit_edge.loopexit ], !dbg !32
  %277 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %269, %._crit_edge.loopexit ], !dbg !32
  %278 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %270, %._crit_edge.loopexit ], !dbg !32
  %279 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %271, %._crit_edge.loopexit ], !dbg !32
  %280 = icmp slt i32 %25, %3, !dbg !31
  %281 = icmp slt i32 %26, %3, !dbg !31
  %282 = icmp slt i32 %27, %3, !dbg !31
  %283 = icmp slt i32 %28, %3, !dbg !31
  %284 = icmp slt i32 %29, %3, !dbg !31
  %285 = icmp slt i32 %30, %3, !dbg !31
  %286 = icmp slt i32 %31, %3, !dbg !31
  %287 = icmp slt i32 %32, %3, !dbg !31
  %288 = icmp slt i32 %35, %4, !dbg !33
  %289 = and i1 %280, %288, !dbg !34
  %290 = and i1 %281, %288, !dbg !34
  %291 = and i1 %282, %288, !dbg !34
  %292 = and i1 %283, %288, !dbg !34
  %293 = and i1 %284, %288, !dbg !34
  %294 = and i1 %285, %288, !dbg !34
  %295 = and i1 %286, %288, !dbg !34
  %296 = and i1 %287, %288, !dbg !34
  %297 = mul i32 %8, %25, !dbg !35
  %298 = mul i32 %8, %26, !dbg !35
  %299 = mul i32 %8, %27, !dbg !35
  %300 = mul i32 %8, %28, !dbg !35
  %301 = mul i32 %8, %29, !dbg !35
  %302 = mul i32 %8, %30, !dbg !35
  %303 = mul i32 %8, %31, !dbg !35
  %304 = mul i32 %8, %32, !dbg !35
  %305 = sext i32 %297 to i64, !dbg !36
  %306 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %305, !dbg !36
  %307 = sext i32 %298 to i64, !dbg !36
  %308 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %307, !dbg !36
  %309 = sext i32 %299 to i64, !dbg !36
  %310 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %309, !dbg !36
  %311 = sext i32 %300 to i64, !dbg !36
  %312 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %311, !dbg !36
  %313 = sext i32 %301 to i64, !dbg !36
  %314 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %313, !dbg !36
  %315 = sext i32 %302 to i64, !dbg !36
  %316 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %315, !dbg !36
  %317 = sext i32 %303 to i64, !dbg !36
  %318 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %317, !dbg !36
  %319 = sext i32 %304 to i64, !dbg !36
  %320 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %319, !dbg !36
  %321 = getelementptr [2 x i8], ptr addrspace(1) %306, i64 %36, !dbg !36
  %322 = getelementptr [2 x i8], ptr addrspace(1) %308, i64 %36, !dbg !36
  %323 = getelementptr [2 x i8], ptr addrspace(1) %310, i64 %36, !dbg !36
  %324 = getelementptr [2 x i8], ptr addrspace(1) %312, i64 %36, !dbg !36
  %325 = getelementptr [2 x i8], ptr addrspace(1) %314, i64 %36, !dbg !36
  %326 = getelementptr [2 x i8], ptr addrspace(1) %316, i64 %36, !dbg !36
  %327 = getelementptr [2 x i8], ptr addrspace(1) %318, i64 %36, !dbg !36
  %328 = getelementptr [2 x i8], ptr addrspace(1) %320, i64 %36, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !17
  %329 = shl nuw nsw i32 %14, 4, !dbg !17
  %330 = and i32 %329, 48, !dbg !17
  %331 = shl nuw nsw i32 %15, 1, !dbg !17
  %332 = and i32 %14, 4, !dbg !17
  %333 = icmp eq i32 %332, 0, !dbg !17
  %334 = select i1 %333, i32 0, i32 260, !dbg !17
  %335 = and i32 %14, 8, !dbg !17
  %336 = icmp eq i32 %335, 0, !dbg !17
  %337 = select i1 %336, i32 0, i32 576, !dbg !17
  %338 = icmp eq i32 %.pre-phi, 0, !dbg !17
  %339 = select i1 %338, i32 0, i32 1032, !dbg !17
  %340 = or disjoint i32 %334, %339, !dbg !17
  %341 = or disjoint i32 %330, %331, !dbg !17
  %342 = xor i32 %341, %337, !dbg !17
  %343 = or disjoint i32 %340, %342, !dbg !17
  %344 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %343, !dbg !17
  %345 = insertelement <2 x half> poison, half %272, i64 0, !dbg !17
  %346 = insertelement <2 x half> %345, half %274, i64 1, !dbg !17
  store <2 x half> %346, ptr addrspace(3) %344, align 4, !dbg !17
  %347 = xor i32 %343, 4, !dbg !17
  %348 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %347, !dbg !17
  %349 = insertelement <2 x half> poison, half %273, i64 0, !dbg !17
  %350 = insertelement <2 x half> %349, half %275, i64 1, !dbg !17
  store <2 x half> %350, ptr addrspace(3) %348, align 4, !dbg !17
  %351 = xor i32 %343, 8, !dbg !17
  %352 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %351, !dbg !17
  %353 = insertelement <2 x half> poison, half %276, i64 0, !dbg !17
  %354 = insertelement <2 x half> %353, half %278, i64 1, !dbg !17
  store <2 x half> %354, ptr addrspace(3) %352, align 4, !dbg !17
  %355 = xor i32 %343, 12, !dbg !17
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %355, !dbg !17
  %357 = insertelement <2 x half> poison, half %277, i64 0, !dbg !17
  %358 = insertelement <2 x half> %357, half %279, i64 1, !dbg !17
  store <2 x half> %358, ptr addrspace(3) %356, align 4, !dbg !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !17
  %359 = and i32 %.pre-phi65, 112, !dbg !17
  %360 = shl nuw nsw i32 %14, 2, !dbg !17
  %361 = and i32 %360, 4, !dbg !17
  %362 = lshr exact i32 %.pre-phi, 1, !dbg !17
  %363 = and i32 %14, 32, !dbg !17
  %364 = icmp eq i32 %363, 0, !dbg !17
  %365 = select i1 %364, i32 0, i32 260, !dbg !17
  %366 = icmp eq i32 %.pre-phi67, 0, !dbg !17
  %367 = select i1 %366, i32 0, i32 576, !dbg !17
  %368 = or disjoint i32 %359, %361, !dbg !17
  %369 = or disjoint i32 %365, %367, !dbg !17
  %370 = xor i32 %369, %368, !dbg !17
  %371 = or disjoint i32 %370, %362, !dbg !17
  %372 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %371, !dbg !17
  %373 = load <2 x i16>, ptr addrspace(3) %372, align 4, !dbg !17
  %374 = getelementptr inbounds nuw i8, ptr addrspace(3) %372, i32 128, !dbg !17
  %375 = load <2 x i16>, ptr addrspace(3) %374, align 4, !dbg !17
  %376 = xor i32 %371, 1032, !dbg !17
  %377 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %376, !dbg !17
  %378 = load <2 x i16>, ptr addrspace(3) %377, align 4, !dbg !17
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) %377, i32 128, !dbg !17
  %380 = load <2 x i16>, ptr addrspace(3) %379, align 4, !dbg !17
  %.extract = extractelement <2 x i16> %373, i64 0, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract, ptr addrspace(1) %321, i1 %289) #4, !dbg !17
  %.extract40 = extractelement <2 x i16> %378, i64 0, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract40, ptr addrspace(1) %322, i1 %290) #4, !dbg !17
  %.extract41 = extractelement <2 x i16> %373, i64 1, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract41, ptr addrspace(1) %323, i1 %291) #4, !dbg !17
  %.extract42 = extractelement <2 x i16> %378, i64 1, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract42, ptr addrspace(1) %324, i1 %292) #4, !dbg !17
  %.extract43 = extractelement <2 x i16> %375, i64 0, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract43, ptr addrspace(1) %325, i1 %293) #4, !dbg !17
  %.extract44 = extractelement <2 x i16> %380, i64 0, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract44, ptr addrspace(1) %326, i1 %294) #4, !dbg !17
  %.extract45 = extractelement <2 x i16> %375, i64 1, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract45, ptr addrspace(1) %327, i1 %295) #4, !dbg !17
  %.extract46 = extractelement <2 x i16> %380, i64 1, !dbg !17
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract46, ptr addrspace(1) %328, i1 %296) #4, !dbg !17
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "triton_matmul.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 8, type: !5, scopeLine: 8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 9, column: 10, scope: !4)
!13 = !DILocation(line: 9, column: 34, scope: !4)
!14 = !DILocation(line: 10, column: 10, scope: !4)
!15 = !DILocation(line: 13, column: 10, scope: !4)
!16 = !DILocation(line: 15, column: 5, scope: !4)
!17 = !DILocation(line: 21, column: 5, scope: !4)
!18 = !DILocation(line: 20, column: 15, scope: !4)
!19 = !DILocation(line: 13, column: 14, scope: !4)
!20 = !DILocation(line: 12, column: 14, scope: !4)
!21 = !DILocation(line: 12, column: 10, scope: !4)
!22 = !DILocation(line: 16, column: 45, scope: !4)
!23 = !DILocation(line: 16, column: 31, scope: !4)
!24 = !DILocation(line: 16, column: 14, scope: !4)
!25 = !DILocation(line: 17, column: 31, scope: !4)
!26 = !DILocation(line: 17, column: 14, scope: !4)
!27 = !DILocation(line: 18, column: 15, scope: !4)
!28 = !DILocation(line: 19, column: 9, scope: !4)
!29 = !DILocation(line: 20, column: 9, scope: !4)
!30 = !DILocation(line: 21, column: 50, scope: !4)
!31 = !DILocation(line: 21, column: 76, scope: !4)
!32 = !DILocation(line: 14, column: 11, scope: !4)
!33 = !DILocation(line: 21, column: 96, scope: !4)
!34 = !DILocation(line: 21, column: 75, scope: !4)
!35 = !DILocation(line: 21, column: 18, scope: !4)
!36 = !DILocation(line: 21, column: 14, scope: !4)
!37 = !DILocation(line: 8, column: 1, scope: !4)
