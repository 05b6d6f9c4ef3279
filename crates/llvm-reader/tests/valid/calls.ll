target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [7 x i8] }

declare void @plain()

declare noundef zeroext i8 @attributed(ptr noalias noundef nonnull readonly align 16 captures(none) dereferenceable(64), i32 range(i32 -5, 12), float nofpclass(nan inf), ptr initializes((0, 4), (8, 12)) "custom"="x") local_unnamed_addr #0

declare i32 @printf(ptr nocapture readonly, ...)

define internal fastcc void @callee(ptr sret(%struct.S) align 4 %out, ptr byval(%struct.S) align 8 "nvvm.grid_constant" %in, ptr byref(i32) %ref) unnamed_addr #1 section ".text.mine" align 16 gc "statepoint-example" prefix i32 5 {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %out, ptr align 8 %in, i64 12, i1 false)
  ret void
}

define ptx_kernel void @kernel(ptr %fp, ptr addrspace(1) %buffer) #2 {
entry:
  %s = alloca %struct.S, align 8
  call void @llvm.lifetime.start.p0(i64 12, ptr %s)
  call fastcc void @callee(ptr sret(%struct.S) align 4 %s, ptr byval(%struct.S) align 8 %s, ptr byref(i32) null)
  %r = tail call noundef zeroext i8 @attributed(ptr nonnull %s, i32 range(i32 0, 3) 2, float 1.0, ptr %s) #3
  %n = notail call i32 (ptr, ...) @printf(ptr %s, i32 5, double 1.0)
  %f = call fast float %fp(float 1.0)
  %g = call reassoc <2 x float> @llvm.sqrt.v2f32(<2 x float> zeroinitializer)
  call void asm sideeffect "bar.sync $0;", "r"(i32 1) #3, !srcloc !0
  %lane = call i32 asm "mov.u32 $0, %laneid;\0A", "=r"()
  %two = call { i32, i32 } asm sideeffect alignstack inteldialect "{ mov $0, 1; mov $1, 2; }", "=r,=r,~{memory}"()
  call void @plain() [ "deopt"(i32 1, ptr %s), "empty"() ]
  call void addrspacecast (ptr addrspace(1) @elsewhere to ptr)(i32 1)
  call void null()
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %undeclared = call i32 @llvm.umax.i32(i32 %tid, i32 7)
  call void @llvm.assume(i1 true) [ "align"(ptr %s, i64 8) ]
  %reg = call i32 @llvm.read_register.i32(metadata !1)
  %con = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  call cc 1023 void @plain()
  call void @llvm.lifetime.end.p0(ptr %s)
  ret void
}

@elsewhere = external addrspace(1) global i8

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4
declare void @llvm.lifetime.end.p0(ptr nocapture) #4
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() readnone nounwind
declare void @llvm.assume(i1)
declare i32 @llvm.read_register.i32(metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define void @annotated() {
  musttail call void @plain() nounwind
  ret void
}

define void @marked() {
  ret void
}

attributes #0 = { argmemonly nounwind readonly willreturn }
attributes #1 = { noinline optnone }
attributes #2 = { "nvvm.maxntid"="256,1,1" "target-cpu"="sm_90" uwtable(sync) }
attributes #3 = { convergent }
attributes #4 = { nocallback nofree memory(argmem: readwrite) }

!nvvm.annotations = !{!2}
!0 = !{i64 12345}
!1 = !{!"exec"}
!2 = !{ptr @marked, !"kernel", i32 1, !"maxntidx", i32 128}
