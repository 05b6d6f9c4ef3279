; Instructions that do several things at once, a kernel for each, with the launches that compare them.
target triple = "amdgcn-amd-amdhsa"

; run: --kernel unit_minnum_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel unit_minnum_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_minnum_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fmul float %a, %b
%m = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_minnum --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel middle_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%m = call float @llvm.maxnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_of_nan_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel middle_of_nan_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_of_nan_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maxnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_nan_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_nan_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_nan_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_zero_minnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_zero_minnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_zero_minnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%z = fmul float %a, 0.000000e+00
%x = fneg float %z
%y = fadd float %x, -0.000000e+00
%m = call float @llvm.maxnum.f32(float %y, float 0.000000e+00)
%r = call float @llvm.minnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel unit_minimumnum_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_minimumnum_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fmul float %a, %b
%m = call float @llvm.maximumnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_minimumnum --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel middle_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%m = call float @llvm.maximumnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel middle_of_nan_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel middle_of_nan_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @middle_of_nan_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maximumnum.f32(float %x, float -2.500000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 7.250000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_nan_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_nan_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_nan_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%bits = bitcast float %a to i32
%nan = or i32 %bits, 2139095040
%y = bitcast i32 %nan to float
%x = fadd float %y, 1.000000e+00
%m = call float @llvm.maximumnum.f32(float %x, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_of_zero_minimumnum --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel unit_of_zero_minimumnum --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @unit_of_zero_minimumnum(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%z = fmul float %a, 0.000000e+00
%x = fneg float %z
%y = fadd float %x, -0.000000e+00
%m = call float @llvm.maximumnum.f32(float %y, float 0.000000e+00)
%r = call float @llvm.minimumnum.f32(float %m, float 1.000000e+00)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel quiet_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quiet_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%x = fadd float %a, %b
%y = fsub float %a, %b
%r = call float @llvm.minimumnum.f32(float %x, float %y)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f32 --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel signalling_f32 --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @signalling_f32(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr float, ptr addrspace(1) %p0, i32 %tid
%a = load float, ptr addrspace(1) %g0
%g1 = getelementptr float, ptr addrspace(1) %p1, i32 %tid
%b = load float, ptr addrspace(1) %g1
%r = call float @llvm.maximumnum.f32(float %a, float %b)
%go = getelementptr float, ptr addrspace(1) %out, i32 %tid
store float %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minnum_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel unit_minnum_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @unit_minnum_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fmul double %a, %b
%m = call double @llvm.maxnum.f64(double %x, double 0.000000e+00)
%r = call double @llvm.minnum.f64(double %m, double 1.000000e+00)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel unit_minimumnum_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @unit_minimumnum_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fmul double %a, %b
%m = call double @llvm.maximumnum.f64(double %x, double 0.000000e+00)
%r = call double @llvm.minimumnum.f64(double %m, double 1.000000e+00)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel quiet_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @quiet_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%x = fadd double %a, %b
%y = fsub double %a, %b
%r = call double @llvm.minimumnum.f64(double %x, double %y)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f64 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel signalling_f64 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @signalling_f64(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr double, ptr addrspace(1) %p0, i32 %tid
%a = load double, ptr addrspace(1) %g0
%g1 = getelementptr double, ptr addrspace(1) %p1, i32 %tid
%b = load double, ptr addrspace(1) %g1
%r = call double @llvm.maximumnum.f64(double %a, double %b)
%go = getelementptr double, ptr addrspace(1) %out, i32 %tid
store double %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minnum_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel unit_minnum_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @unit_minnum_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fmul half %a, %b
%m = call half @llvm.maxnum.f16(half %x, half 0xH0000)
%r = call half @llvm.minnum.f16(half %m, half 0xH3C00)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_minimumnum_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel unit_minimumnum_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @unit_minimumnum_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fmul half %a, %b
%m = call half @llvm.maximumnum.f16(half %x, half 0xH0000)
%r = call half @llvm.minimumnum.f16(half %m, half 0xH3C00)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quiet_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel quiet_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @quiet_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%x = fadd half %a, %b
%y = fsub half %a, %b
%r = call half @llvm.minimumnum.f16(half %x, half %y)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel signalling_f16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel signalling_f16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @signalling_f16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr half, ptr addrspace(1) %p0, i32 %tid
%a = load half, ptr addrspace(1) %g0
%g1 = getelementptr half, ptr addrspace(1) %p1, i32 %tid
%b = load half, ptr addrspace(1) %g1
%r = call half @llvm.maximumnum.f16(half %a, half %b)
%go = getelementptr half, ptr addrspace(1) %out, i32 %tid
store half %r, ptr addrspace(1) %go
ret void
}

; run: --kernel unit_vector --block 32 --arg buf:u32x128:random:11 --arg buf:u32x128:random:12 --arg out=buf:u32x128:zeros
; run: --kernel unit_vector --block 32 --arg buf:u32x128:random:12:0:9 --arg buf:u32x128:random:13:0:9 --arg out=buf:u32x128:zeros
define amdgpu_kernel void @unit_vector(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x float>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x float>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x float>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x float>, ptr addrspace(1) %g1
%x = fmul <3 x float> %a, %b
%m = call <3 x float> @llvm.maximumnum.v3f32(<3 x float> %x, <3 x float> zeroinitializer)
%r = call <3 x float> @llvm.minimumnum.v3f32(<3 x float> %m, <3 x float> splat (float 1.000000e+00))
%go = getelementptr <3 x float>, ptr addrspace(1) %out, i32 %tid
store <3 x float> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul16_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = trunc i32 %b to i16
%x = sext i16 %as to i32
%y = sext i16 %bs to i32
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad16_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad16_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad16_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = lshr i32 %b, 16
%bt = trunc i32 %bs to i16
%x = sext i16 %as to i32
%y = sext i16 %bt to i32
%m = mul i32 %x, %y
%r = add i32 %m, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_constant_signed --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel mul16_constant_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_constant_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%as = trunc i32 %a to i16
%x = sext i16 %as to i32
%m = mul i32 %x, -32768
%n = mul i32 %x, 181
%r = xor i32 %m, %n
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_unsigned --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul16_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = trunc i32 %b to i16
%x = zext i16 %as to i32
%y = zext i16 %bs to i32
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad16_unsigned --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad16_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad16_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%as = trunc i32 %a to i16
%bs = lshr i32 %b, 16
%bt = trunc i32 %bs to i16
%x = zext i16 %as to i32
%y = zext i16 %bt to i32
%m = mul i32 %x, %y
%r = add i32 %m, %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul16_constant_unsigned --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel mul16_constant_unsigned --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul16_constant_unsigned(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%as = trunc i32 %a to i16
%x = zext i16 %as to i32
%m = mul i32 %x, 65535
%n = mul i32 %x, 181
%r = xor i32 %m, %n
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mul24_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mul24_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mul24_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = ashr i32 %a, 8
%y = ashr i32 %b, 9
%r = mul i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel mad24_signed --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel mad24_signed --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @mad24_signed(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = ashr i32 %a, 8
%y = ashr i32 %b, 20
%m = mul i32 %x, %y
%r = add i32 %a, %m
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel sadd_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @sadd_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel sadd_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel sadd_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @sadd_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel ssub_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @ssub_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel ssub_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel ssub_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @ssub_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel uadd_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @uadd_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel uadd_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel uadd_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @uadd_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_v4i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel usub_sat_v4i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @usub_sat_v4i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i16>, ptr addrspace(1) %g1
%r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
%go = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %tid
store <4 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_v3i16 --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel usub_sat_v3i16 --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @usub_sat_v3i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <3 x i16>, ptr addrspace(1) %p0, i32 %tid
%a = load <3 x i16>, ptr addrspace(1) %g0
%g1 = getelementptr <3 x i16>, ptr addrspace(1) %p1, i32 %tid
%b = load <3 x i16>, ptr addrspace(1) %g1
%r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
%go = getelementptr <3 x i16>, ptr addrspace(1) %out, i32 %tid
store <3 x i16> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel usub_sat_i16 --block 32 --arg buf:u32x16:random:11 --arg buf:u32x16:random:12 --arg out=buf:u32x16:zeros
; run: --kernel usub_sat_i16 --block 32 --arg buf:u32x16:random:12:0:9 --arg buf:u32x16:random:13:0:9 --arg out=buf:u32x16:zeros
define amdgpu_kernel void @usub_sat_i16(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i16, ptr addrspace(1) %p0, i32 %tid
%a = load i16, ptr addrspace(1) %g0
%g1 = getelementptr i16, ptr addrspace(1) %p1, i32 %tid
%b = load i16, ptr addrspace(1) %g1
%r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
%go = getelementptr i16, ptr addrspace(1) %out, i32 %tid
store i16 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel wide_element --block 32 --arg buf:u32x512:random:11 --arg buf:u32x512:random:12 --arg out=buf:u32x512:zeros
; run: --kernel wide_element --block 32 --arg buf:u32x512:random:12:0:9 --arg buf:u32x512:random:13:0:9 --arg out=buf:u32x512:zeros
define amdgpu_kernel void @wide_element(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i128>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i128>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i128>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i128>, ptr addrspace(1) %g1
%list = bitcast <4 x i128> %b to <16 x i32>
%first = extractelement <16 x i32> %list, i32 3
%at = and i32 %first, 3
%to = xor i32 %at, 2
%x = extractelement <4 x i128> %a, i32 %at
%y = add i128 %x, 1
%r = insertelement <4 x i128> %a, i128 %y, i32 %to
%go = getelementptr <4 x i128>, ptr addrspace(1) %out, i32 %tid
store <4 x i128> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_0_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_0_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_0_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 1
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_5_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_5_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_5_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, 32
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_eq_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_eq_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_eq_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_eq_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_eq_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_eq_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp eq i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_ne_first --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_ne_first --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_ne_first(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 0, i32 %b
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_31_ne_second --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bit_31_ne_second --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bit_31_ne_second(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %a, -2147483648
%c = icmp ne i32 %m, 0
%r = select i1 %c, i32 %b, i32 0
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bit_uniform --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros --arg i32:10
; run: --kernel bit_uniform --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros --arg i32:10
define amdgpu_kernel void @bit_uniform(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out, i32 %n) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%m = and i32 %n, 8
%c = icmp eq i32 %m, 0
%x = select i1 %c, i32 0, i32 %a
%o = and i32 %n, 16
%d = icmp eq i32 %o, 0
%y = select i1 %d, i32 0, i32 %b
%r = or i32 %x, %y
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bytes_together --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bytes_together --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bytes_together(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i8>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i8>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i8>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i8>, ptr addrspace(1) %g1
%s = add <4 x i8> %a, %b
%t = lshr <4 x i8> %s, <i8 1, i8 2, i8 3, i8 4>
%u = mul <4 x i8> %t, %b
%r = shufflevector <4 x i8> %s, <4 x i8> %u, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
%go = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %tid
store <4 x i8> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel bytes_moved --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel bytes_moved --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @bytes_moved(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr <4 x i8>, ptr addrspace(1) %p0, i32 %tid
%a = load <4 x i8>, ptr addrspace(1) %g0
%g1 = getelementptr <4 x i8>, ptr addrspace(1) %p1, i32 %tid
%b = load <4 x i8>, ptr addrspace(1) %g1
%r = shufflevector <4 x i8> %a, <4 x i8> %b, <4 x i32> <i32 3, i32 0, i32 6, i32 1>
%go = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %tid
store <4 x i8> %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_3 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_3 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_3(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 3
%m = urem i8 %n, 3
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_7 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_7 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_7(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 7
%m = urem i8 %n, 7
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_10 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_10 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_10(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 10
%m = urem i8 %n, 10
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_31 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_31 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_31(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 31
%m = urem i8 %n, 31
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_63 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_63 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_63(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 63
%m = urem i8 %n, 63
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_100 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_100 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_100(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, 100
%m = urem i8 %n, 100
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i8_255 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i8_255 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i8_255(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i8
%q = udiv i8 %n, -1
%m = urem i8 %n, -1
%x = zext i8 %q to i32
%y = zext i8 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_3 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_3 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_3(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 3
%m = urem i16 %n, 3
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_7 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_7 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_7(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 7
%m = urem i16 %n, 7
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_10 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_10 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_10(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 10
%m = urem i16 %n, 10
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_31 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_31 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_31(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 31
%m = urem i16 %n, 31
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_63 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_63 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_63(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 63
%m = urem i16 %n, 63
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_100 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_100 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_100(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 100
%m = urem i16 %n, 100
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_255 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_255 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_255(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 255
%m = urem i16 %n, 255
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_641 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_641 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_641(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 641
%m = urem i16 %n, 641
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_1000 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_1000 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_1000(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, 1000
%m = urem i16 %n, 1000
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel quotient_i16_65535 --block 32 --arg buf:u32x32:random:11 --arg out=buf:u32x32:zeros
; run: --kernel quotient_i16_65535 --block 32 --arg buf:u32x32:random:12:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @quotient_i16_65535(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%n = trunc i32 %a to i16
%q = udiv i16 %n, -1
%m = urem i16 %n, -1
%x = zext i16 %q to i32
%y = zext i16 %m to i32
%z = shl i32 %y, 16
%r = or i32 %x, %z
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel fnv --block 32 --arg buf:u32x64:random:11 --arg buf:u32x64:random:12 --arg out=buf:u32x64:zeros
; run: --kernel fnv --block 32 --arg buf:u32x64:random:12:0:9 --arg buf:u32x64:random:13:0:9 --arg out=buf:u32x64:zeros
define amdgpu_kernel void @fnv(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i64, ptr addrspace(1) %p0, i32 %tid
%a = load i64, ptr addrspace(1) %g0
%g1 = getelementptr i64, ptr addrspace(1) %p1, i32 %tid
%b = load i64, ptr addrspace(1) %g1
%h = trunc i64 %a to i8
%x = zext i8 %h to i64
%m = mul i64 %x, 1099511628211
%y = xor i64 %m, %b
%r = mul i64 %y, 1099511628211
%go = getelementptr i64, ptr addrspace(1) %out, i32 %tid
store i64 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel upper_dword --block 32 --arg buf:u32x32:random:11 --arg buf:u32x32:random:12 --arg out=buf:u32x32:zeros
; run: --kernel upper_dword --block 32 --arg buf:u32x32:random:12:0:9 --arg buf:u32x32:random:13:0:9 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @upper_dword(ptr addrspace(1) noalias readonly %p0, ptr addrspace(1) noalias readonly %p1, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%g0 = getelementptr i32, ptr addrspace(1) %p0, i32 %tid
%a = load i32, ptr addrspace(1) %g0
%g1 = getelementptr i32, ptr addrspace(1) %p1, i32 %tid
%b = load i32, ptr addrspace(1) %g1
%x = zext i32 %a to i64
%y = zext i32 %b to i64
%m = mul i64 %x, 6364136223846793005
%s = add i64 %m, %y
%h = lshr i64 %s, 33
%r = trunc i64 %h to i32
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

; run: --kernel neighbours --block 32 --arg buf:u32x96:random:5 --arg out=buf:u32x32:zeros
define amdgpu_kernel void @neighbours(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
%tid = call i32 @llvm.amdgcn.workitem.id.x()
%w0 = sext i32 %tid to i64
%g0 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %w0
%a = load i32, ptr addrspace(1) %g0
%i1 = add i32 %tid, 32
%w1 = sext i32 %i1 to i64
%g1 = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %w1
%b = load i32, ptr addrspace(1) %g1
%i2 = add i32 %tid, 64
%w2 = zext nneg i32 %i2 to i64
%g2 = getelementptr i32, ptr addrspace(1) %in, i64 %w2
%c = load i32, ptr addrspace(1) %g2
%x = sub i32 %a, %b
%r = xor i32 %x, %c
%go = getelementptr i32, ptr addrspace(1) %out, i32 %tid
store i32 %r, ptr addrspace(1) %go
ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare <3 x float> @llvm.maximumnum.v3f32(<3 x float>, <3 x float>)
declare <3 x float> @llvm.minimumnum.v3f32(<3 x float>, <3 x float>)
declare <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.usub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.usub.sat.v4i16(<4 x i16>, <4 x i16>)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare half @llvm.maximumnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimumnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="1,256" }
