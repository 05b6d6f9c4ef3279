; NVVM's intrinsics in terms of OpenCL's functions and of LLVM's own intrinsics, for devices that have the former. `llvm.nvvm.NAME` is
; `nvvm.NAME` here. Sources: LLVM's NVPTX usage guide; PTX ISA 8.8, sections 9.7 (instructions) and 10 (special registers).
; A warp is a sub-group of 32.

define i32 @nvvm.read.ptx.sreg.tid.x() {
  %v = call spir_func i64 @_Z12get_local_idj(i32 0)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.tid.y() {
  %v = call spir_func i64 @_Z12get_local_idj(i32 1)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.tid.z() {
  %v = call spir_func i64 @_Z12get_local_idj(i32 2)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ntid.x() {
  %v = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ntid.y() {
  %v = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ntid.z() {
  %v = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ctaid.x() {
  %v = call spir_func i64 @_Z12get_group_idj(i32 0)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ctaid.y() {
  %v = call spir_func i64 @_Z12get_group_idj(i32 1)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.ctaid.z() {
  %v = call spir_func i64 @_Z12get_group_idj(i32 2)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.nctaid.x() {
  %v = call spir_func i64 @_Z14get_num_groupsj(i32 0)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.nctaid.y() {
  %v = call spir_func i64 @_Z14get_num_groupsj(i32 1)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.nctaid.z() {
  %v = call spir_func i64 @_Z14get_num_groupsj(i32 2)
  %r = trunc i64 %v to i32
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.laneid() {
  %r = call spir_func i32 @_Z22get_sub_group_local_idv()
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.warpid() {
  %r = call spir_func i32 @_Z16get_sub_group_idv()
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.nwarpid() {
  %r = call spir_func i32 @_Z18get_num_sub_groupsv()
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.warpsize() {
  ret i32 32
}
define i32 @nvvm.read.ptx.sreg.lanemask.eq() {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %r = shl i32 1, %lane
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.lanemask.ge() {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %r = shl i32 -1, %lane
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.lanemask.gt() {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %ge = shl i32 -1, %lane
  %eq = shl i32 1, %lane
  %r = xor i32 %ge, %eq
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.lanemask.lt() {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %ge = shl i32 -1, %lane
  %r = xor i32 %ge, -1
  ret i32 %r
}
define i32 @nvvm.read.ptx.sreg.lanemask.le() {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %gt = shl i32 -2, %lane
  %r = xor i32 %gt, -1
  ret i32 %r
}
define void @nvvm.barrier0() {
  call spir_func void @_Z7barrierj(i32 3) convergent
  ret void
}
define void @nvvm.barrier.cta.sync.aligned.all(i32 %id) {
  call spir_func void @_Z7barrierj(i32 3) convergent
  ret void
}
define void @nvvm.barrier.cta.sync.all(i32 %id) {
  call spir_func void @_Z7barrierj(i32 3) convergent
  ret void
}
define void @nvvm.bar.warp.sync(i32 %members) {
  call spir_func void @_Z17sub_group_barrierj(i32 3) convergent
  ret void
}
define void @nvvm.membar.cta() {
  call spir_func void @_Z9mem_fencej(i32 3)
  ret void
}
define void @nvvm.membar.gl() {
  fence seq_cst
  ret void
}
define void @nvvm.membar.sys() {
  fence seq_cst
  ret void
}
define i1 @nvvm.barrier.cta.red.or.aligned.all(i32 %id, i1 %p) {
  %x = zext i1 %p to i32
  %v = call spir_func i32 @_Z14work_group_anyi(i32 %x) convergent
  %r = icmp ne i32 %v, 0
  ret i1 %r
}
define i1 @nvvm.barrier.cta.red.and.aligned.all(i32 %id, i1 %p) {
  %x = zext i1 %p to i32
  %v = call spir_func i32 @_Z14work_group_alli(i32 %x) convergent
  %r = icmp ne i32 %v, 0
  ret i1 %r
}
define i32 @nvvm.barrier.cta.red.popc.aligned.all(i32 %id, i1 %p) {
  %x = zext i1 %p to i32
  %r = call spir_func i32 @_Z21work_group_reduce_addi(i32 %x) convergent
  ret i32 %r
}
define i32 @nvvm.barrier0.popc(i32 %p) {
  %t = icmp ne i32 %p, 0
  %x = zext i1 %t to i32
  %r = call spir_func i32 @_Z21work_group_reduce_addi(i32 %x) convergent
  ret i32 %r
}
define i32 @nvvm.barrier0.and(i32 %p) {
  %t = icmp ne i32 %p, 0
  %x = zext i1 %t to i32
  %r = call spir_func i32 @_Z14work_group_alli(i32 %x) convergent
  ret i32 %r
}
define i32 @nvvm.barrier0.or(i32 %p) {
  %t = icmp ne i32 %p, 0
  %x = zext i1 %t to i32
  %r = call spir_func i32 @_Z14work_group_anyi(i32 %x) convergent
  ret i32 %r
}
define i32 @nvvm.shfl.sync.up.i32(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = sub i32 %lane, %by
  %in = icmp sge i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %r = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  ret i32 %r
}
define float @nvvm.shfl.sync.up.f32(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = sub i32 %lane, %by
  %in = icmp sge i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %r = bitcast i32 %i to float
  ret float %r
}
define { i32, i1 } @nvvm.shfl.sync.up.i32p(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = sub i32 %lane, %by
  %in = icmp sge i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %s = insertvalue { i32, i1 } poison, i32 %i, 0
  %r = insertvalue { i32, i1 } %s, i1 %in, 1
  ret { i32, i1 } %r
}
define { float, i1 } @nvvm.shfl.sync.up.f32p(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = sub i32 %lane, %by
  %in = icmp sge i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %x = bitcast i32 %i to float
  %s = insertvalue { float, i1 } poison, float %x, 0
  %r = insertvalue { float, i1 } %s, i1 %in, 1
  ret { float, i1 } %r
}
define i32 @nvvm.shfl.sync.down.i32(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = add i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %r = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  ret i32 %r
}
define float @nvvm.shfl.sync.down.f32(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = add i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %r = bitcast i32 %i to float
  ret float %r
}
define { i32, i1 } @nvvm.shfl.sync.down.i32p(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = add i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %s = insertvalue { i32, i1 } poison, i32 %i, 0
  %r = insertvalue { i32, i1 } %s, i1 %in, 1
  ret { i32, i1 } %r
}
define { float, i1 } @nvvm.shfl.sync.down.f32p(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = add i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %x = bitcast i32 %i to float
  %s = insertvalue { float, i1 } poison, float %x, 0
  %r = insertvalue { float, i1 } %s, i1 %in, 1
  ret { float, i1 } %r
}
define i32 @nvvm.shfl.sync.bfly.i32(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = xor i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %r = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  ret i32 %r
}
define float @nvvm.shfl.sync.bfly.f32(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = xor i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %r = bitcast i32 %i to float
  ret float %r
}
define { i32, i1 } @nvvm.shfl.sync.bfly.i32p(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = xor i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %s = insertvalue { i32, i1 } poison, i32 %i, 0
  %r = insertvalue { i32, i1 } %s, i1 %in, 1
  ret { i32, i1 } %r
}
define { float, i1 } @nvvm.shfl.sync.bfly.f32p(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %j = xor i32 %lane, %by
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %x = bitcast i32 %i to float
  %s = insertvalue { float, i1 } poison, float %x, 0
  %r = insertvalue { float, i1 } %s, i1 %in, 1
  ret { float, i1 } %r
}
define i32 @nvvm.shfl.sync.idx.i32(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %outside = xor i32 %segment, -1
  %within = and i32 %by, %outside
  %first = and i32 %lane, %segment
  %j = or i32 %first, %within
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %r = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  ret i32 %r
}
define float @nvvm.shfl.sync.idx.f32(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %outside = xor i32 %segment, -1
  %within = and i32 %by, %outside
  %first = and i32 %lane, %segment
  %j = or i32 %first, %within
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %r = bitcast i32 %i to float
  ret float %r
}
define { i32, i1 } @nvvm.shfl.sync.idx.i32p(i32 %members, i32 %v, i32 %b, i32 %c) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %outside = xor i32 %segment, -1
  %within = and i32 %by, %outside
  %first = and i32 %lane, %segment
  %j = or i32 %first, %within
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %s = insertvalue { i32, i1 } poison, i32 %i, 0
  %r = insertvalue { i32, i1 } %s, i1 %in, 1
  ret { i32, i1 } %r
}
define { float, i1 } @nvvm.shfl.sync.idx.f32p(i32 %members, float %f, i32 %b, i32 %c) {
  %v = bitcast float %f to i32
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %by = and i32 %b, 31
  %clamp = and i32 %c, 31
  %shifted = lshr i32 %c, 8
  %segment = and i32 %shifted, 31
  %kept = and i32 %lane, %segment
  %free = xor i32 %segment, -1
  %clamped = and i32 %clamp, %free
  %last = or i32 %kept, %clamped
  %outside = xor i32 %segment, -1
  %within = and i32 %by, %outside
  %first = and i32 %lane, %segment
  %j = or i32 %first, %within
  %in = icmp sle i32 %j, %last
  %from = select i1 %in, i32 %j, i32 %lane
  %i = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %from) convergent
  %x = bitcast i32 %i to float
  %s = insertvalue { float, i1 } poison, float %x, 0
  %r = insertvalue { float, i1 } %s, i1 %in, 1
  ret { float, i1 } %r
}
define i32 @nvvm.vote.ballot.sync(i32 %members, i1 %p) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %bit = shl i32 1, %lane
  %own = select i1 %p, i32 %bit, i32 0
  %all = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %own) convergent
  %set = and i32 %all, %members
  ret i32 %set
}
define i1 @nvvm.vote.any.sync(i32 %members, i1 %p) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %bit = shl i32 1, %lane
  %own = select i1 %p, i32 %bit, i32 0
  %all = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %own) convergent
  %set = and i32 %all, %members
  %r = icmp ne i32 %set, 0
  ret i1 %r
}
define i1 @nvvm.vote.all.sync(i32 %members, i1 %p) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %bit = shl i32 1, %lane
  %own = select i1 %p, i32 0, i32 %bit
  %all = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %own) convergent
  %set = and i32 %all, %members
  %r = icmp eq i32 %set, 0
  ret i1 %r
}
define i1 @nvvm.vote.uni.sync(i32 %members, i1 %p) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %bit = shl i32 1, %lane
  %own = select i1 %p, i32 %bit, i32 0
  %all = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %own) convergent
  %set = and i32 %all, %members
  %none = icmp eq i32 %set, 0
  %full = icmp eq i32 %set, %members
  %r = or i1 %none, %full
  ret i1 %r
}
define i32 @nvvm.match.any.sync.i32(i32 %members, i32 %v) {
  br label %round
round:
  %n = phi i32 [ 0, %0 ], [ %n.next, %round ]
  %set = phi i32 [ 0, %0 ], [ %set.next, %round ]
  %other = call spir_func i32 @_Z17sub_group_shuffleij(i32 %v, i32 %n) convergent
  %same = icmp eq i32 %other, %v
  %bit = shl i32 1, %n
  %own = select i1 %same, i32 %bit, i32 0
  %set.next = or i32 %set, %own
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 32
  br i1 %more, label %round, label %done
done:
  %r = and i32 %set.next, %members
  ret i32 %r
}
define i32 @nvvm.match.any.sync.i64(i32 %members, i64 %v) {
  br label %round
round:
  %n = phi i32 [ 0, %0 ], [ %n.next, %round ]
  %set = phi i32 [ 0, %0 ], [ %set.next, %round ]
  %low = trunc i64 %v to i32
  %shifted = lshr i64 %v, 32
  %high = trunc i64 %shifted to i32
  %other.low = call spir_func i32 @_Z17sub_group_shuffleij(i32 %low, i32 %n) convergent
  %other.high = call spir_func i32 @_Z17sub_group_shuffleij(i32 %high, i32 %n) convergent
  %same.low = icmp eq i32 %other.low, %low
  %same.high = icmp eq i32 %other.high, %high
  %same = and i1 %same.low, %same.high
  %bit = shl i32 1, %n
  %own = select i1 %same, i32 %bit, i32 0
  %set.next = or i32 %set, %own
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 32
  br i1 %more, label %round, label %done
done:
  %r = and i32 %set.next, %members
  ret i32 %r
}
define i32 @nvvm.redux.sync.add(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.umin(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.umax(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxj(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.min(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.max(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.and(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_andj(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.or(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %v) convergent
  ret i32 %r
}
define i32 @nvvm.redux.sync.xor(i32 %v, i32 %members) {
  %r = call spir_func i32 @_Z32sub_group_non_uniform_reduce_xorj(i32 %v) convergent
  ret i32 %r
}
define float @nvvm.fabs.f(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
define float @nvvm.fabs.ftz.f(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
define float @nvvm.fabs.f32(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
define float @nvvm.fabs.ftz.f32(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}
define double @nvvm.fabs.d(double %x) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}
define double @nvvm.fabs.f64(double %x) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}
define float @nvvm.sqrt.rn.f(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}
define float @nvvm.sqrt.rn.ftz.f(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}
define float @nvvm.sqrt.approx.f(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}
define float @nvvm.sqrt.approx.ftz.f(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}
define float @nvvm.sqrt.f(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}
define double @nvvm.sqrt.rn.d(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}
define float @nvvm.floor.f(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}
define float @nvvm.floor.ftz.f(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}
define double @nvvm.floor.d(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  ret double %r
}
define float @nvvm.ceil.f(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}
define float @nvvm.ceil.ftz.f(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}
define double @nvvm.ceil.d(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  ret double %r
}
define float @nvvm.trunc.f(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  ret float %r
}
define float @nvvm.trunc.ftz.f(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  ret float %r
}
define double @nvvm.trunc.d(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  ret double %r
}
define float @nvvm.round.f(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  ret float %r
}
define float @nvvm.round.ftz.f(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  ret float %r
}
define double @nvvm.round.d(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  ret double %r
}
define float @nvvm.fmin.f(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}
define float @nvvm.fmin.ftz.f(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}
define double @nvvm.fmin.d(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}
define float @nvvm.fmax.f(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}
define float @nvvm.fmax.ftz.f(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}
define double @nvvm.fmax.d(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}
define float @nvvm.mul.rn.f(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
define float @nvvm.mul.rn.ftz.f(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
define double @nvvm.mul.rn.d(double %a, double %b) {
  %r = fmul double %a, %b
  ret double %r
}
define float @nvvm.add.rn.f(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define float @nvvm.add.rn.ftz.f(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define double @nvvm.add.rn.d(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
define float @nvvm.div.rn.f(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @nvvm.div.rn.ftz.f(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @nvvm.div.full(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @nvvm.div.full.ftz(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @nvvm.div.approx.f(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @nvvm.div.approx.ftz.f(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define double @nvvm.div.rn.d(double %a, double %b) {
  %r = fdiv double %a, %b
  ret double %r
}
define float @nvvm.fma.rn.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
define double @nvvm.fma.rn.d(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  ret double %r
}
define float @nvvm.fma.rn.ftz.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
define float @nvvm.rcp.rn.f(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define float @nvvm.rcp.rn.ftz.f(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define float @nvvm.rcp.approx.ftz.f(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define double @nvvm.rcp.rn.d(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define double @nvvm.rcp.approx.ftz.d(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define float @nvvm.rsqrt.approx.f(float %x) {
  %s = call float @llvm.sqrt.f32(float %x)
  %r = fdiv float 1.0, %s
  ret float %r
}
define float @nvvm.rsqrt.approx.ftz.f(float %x) {
  %s = call float @llvm.sqrt.f32(float %x)
  %r = fdiv float 1.0, %s
  ret float %r
}
define double @nvvm.rsqrt.approx.d(double %x) {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv double 1.0, %s
  ret double %r
}
define double @nvvm.rsqrt.approx.ftz.d(double %x) {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv double 1.0, %s
  ret double %r
}
define float @nvvm.sin.approx.f(float %x) {
  %r = call spir_func float @_Z10native_sinf(float %x)
  ret float %r
}
define float @nvvm.sin.approx.ftz.f(float %x) {
  %r = call spir_func float @_Z10native_sinf(float %x)
  ret float %r
}
define float @nvvm.cos.approx.f(float %x) {
  %r = call spir_func float @_Z10native_cosf(float %x)
  ret float %r
}
define float @nvvm.cos.approx.ftz.f(float %x) {
  %r = call spir_func float @_Z10native_cosf(float %x)
  ret float %r
}
define float @nvvm.ex2.approx.f(float %x) {
  %r = call spir_func float @_Z11native_exp2f(float %x)
  ret float %r
}
define float @nvvm.ex2.approx.ftz.f(float %x) {
  %r = call spir_func float @_Z11native_exp2f(float %x)
  ret float %r
}
define float @nvvm.ex2.approx.f32(float %x) {
  %r = call spir_func float @_Z11native_exp2f(float %x)
  ret float %r
}
define float @nvvm.ex2.approx.ftz.f32(float %x) {
  %r = call spir_func float @_Z11native_exp2f(float %x)
  ret float %r
}
define float @nvvm.lg2.approx.f(float %x) {
  %r = call spir_func float @_Z11native_log2f(float %x)
  ret float %r
}
define float @nvvm.lg2.approx.ftz.f(float %x) {
  %r = call spir_func float @_Z11native_log2f(float %x)
  ret float %r
}
define float @nvvm.saturate.f(float %x) {
  %a = call float @llvm.maxnum.f32(float %x, float 0.0)
  %r = call float @llvm.minnum.f32(float %a, float 1.0)
  ret float %r
}
define float @nvvm.saturate.ftz.f(float %x) {
  %a = call float @llvm.maxnum.f32(float %x, float 0.0)
  %r = call float @llvm.minnum.f32(float %a, float 1.0)
  ret float %r
}
define double @nvvm.saturate.d(double %x) {
  %a = call double @llvm.maxnum.f64(double %x, double 0.0)
  %r = call double @llvm.minnum.f64(double %a, double 1.0)
  ret double %r
}
define i32 @nvvm.f2i.rn(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2i.rn.ftz(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rn(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rn.ftz(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i64 @nvvm.f2ll.rn(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ll.rn.ftz(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rn(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rn.ftz(float %x) {
  %n = call float @llvm.roundeven.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i32 @nvvm.f2i.rz(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}
define i32 @nvvm.f2i.rz.ftz(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}
define i32 @nvvm.f2ui.rz(float %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  ret i32 %r
}
define i32 @nvvm.f2ui.rz.ftz(float %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  ret i32 %r
}
define i64 @nvvm.f2ll.rz(float %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  ret i64 %r
}
define i64 @nvvm.f2ll.rz.ftz(float %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  ret i64 %r
}
define i64 @nvvm.f2ull.rz(float %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %x)
  ret i64 %r
}
define i64 @nvvm.f2ull.rz.ftz(float %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %x)
  ret i64 %r
}
define i32 @nvvm.f2i.rm(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2i.rm.ftz(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rm(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rm.ftz(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i64 @nvvm.f2ll.rm(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ll.rm.ftz(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rm(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rm.ftz(float %x) {
  %n = call float @llvm.floor.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i32 @nvvm.f2i.rp(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2i.rp.ftz(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rp(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i32 @nvvm.f2ui.rp.ftz(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %n)
  ret i32 %r
}
define i64 @nvvm.f2ll.rp(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ll.rp.ftz(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rp(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i64 @nvvm.f2ull.rp.ftz(float %x) {
  %n = call float @llvm.ceil.f32(float %x)
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %n)
  ret i64 %r
}
define i32 @nvvm.d2i.rn(double %x) {
  %n = call double @llvm.roundeven.f64(double %x)
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %n)
  ret i32 %r
}
define i32 @nvvm.d2ui.rn(double %x) {
  %n = call double @llvm.roundeven.f64(double %x)
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %n)
  ret i32 %r
}
define i64 @nvvm.d2ll.rn(double %x) {
  %n = call double @llvm.roundeven.f64(double %x)
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %n)
  ret i64 %r
}
define i64 @nvvm.d2ull.rn(double %x) {
  %n = call double @llvm.roundeven.f64(double %x)
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %n)
  ret i64 %r
}
define i32 @nvvm.d2i.rz(double %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %x)
  ret i32 %r
}
define i32 @nvvm.d2ui.rz(double %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %x)
  ret i32 %r
}
define i64 @nvvm.d2ll.rz(double %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %x)
  ret i64 %r
}
define i64 @nvvm.d2ull.rz(double %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %x)
  ret i64 %r
}
define i32 @nvvm.d2i.rm(double %x) {
  %n = call double @llvm.floor.f64(double %x)
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %n)
  ret i32 %r
}
define i32 @nvvm.d2ui.rm(double %x) {
  %n = call double @llvm.floor.f64(double %x)
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %n)
  ret i32 %r
}
define i64 @nvvm.d2ll.rm(double %x) {
  %n = call double @llvm.floor.f64(double %x)
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %n)
  ret i64 %r
}
define i64 @nvvm.d2ull.rm(double %x) {
  %n = call double @llvm.floor.f64(double %x)
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %n)
  ret i64 %r
}
define i32 @nvvm.d2i.rp(double %x) {
  %n = call double @llvm.ceil.f64(double %x)
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %n)
  ret i32 %r
}
define i32 @nvvm.d2ui.rp(double %x) {
  %n = call double @llvm.ceil.f64(double %x)
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %n)
  ret i32 %r
}
define i64 @nvvm.d2ll.rp(double %x) {
  %n = call double @llvm.ceil.f64(double %x)
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %n)
  ret i64 %r
}
define i64 @nvvm.d2ull.rp(double %x) {
  %n = call double @llvm.ceil.f64(double %x)
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %n)
  ret i64 %r
}
define float @nvvm.i2f.rn(i32 %x) {
  %r = sitofp i32 %x to float
  ret float %r
}
define double @nvvm.i2d.rn(i32 %x) {
  %r = sitofp i32 %x to double
  ret double %r
}
define float @nvvm.ui2f.rn(i32 %x) {
  %r = uitofp i32 %x to float
  ret float %r
}
define double @nvvm.ui2d.rn(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
define float @nvvm.ll2f.rn(i64 %x) {
  %r = sitofp i64 %x to float
  ret float %r
}
define double @nvvm.ll2d.rn(i64 %x) {
  %r = sitofp i64 %x to double
  ret double %r
}
define float @nvvm.ull2f.rn(i64 %x) {
  %r = uitofp i64 %x to float
  ret float %r
}
define double @nvvm.ull2d.rn(i64 %x) {
  %r = uitofp i64 %x to double
  ret double %r
}
define float @nvvm.d2f.rn(double %x) {
  %r = fptrunc double %x to float
  ret float %r
}
define float @nvvm.d2f.rn.ftz(double %x) {
  %r = fptrunc double %x to float
  ret float %r
}
define i32 @nvvm.d2i.lo(double %x) {
  %b = bitcast double %x to i64
  %r = trunc i64 %b to i32
  ret i32 %r
}
define i32 @nvvm.d2i.hi(double %x) {
  %b = bitcast double %x to i64
  %h = lshr i64 %b, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}
define double @nvvm.lohi.i2d(i32 %lo, i32 %hi) {
  %l = zext i32 %lo to i64
  %h = zext i32 %hi to i64
  %s = shl i64 %h, 32
  %b = or i64 %s, %l
  %r = bitcast i64 %b to double
  ret double %r
}
define i32 @nvvm.mulhi.i(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}
define i32 @nvvm.mulhi.ui(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}
define i64 @nvvm.mulhi.ll(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
define i64 @nvvm.mulhi.ull(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
define i16 @nvvm.mulhi.s(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %p = mul i32 %x, %y
  %h = lshr i32 %p, 16
  %r = trunc i32 %h to i16
  ret i16 %r
}
define i16 @nvvm.mulhi.us(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %p = mul i32 %x, %y
  %h = lshr i32 %p, 16
  %r = trunc i32 %h to i16
  ret i16 %r
}
define i32 @nvvm.mul24.i(i32 %a, i32 %b) {
  %a.up = shl i32 %a, 8
  %x = ashr i32 %a.up, 8
  %b.up = shl i32 %b, 8
  %y = ashr i32 %b.up, 8
  %r = mul i32 %x, %y
  ret i32 %r
}
define i32 @nvvm.mul24.ui(i32 %a, i32 %b) {
  %a.up = shl i32 %a, 8
  %x = lshr i32 %a.up, 8
  %b.up = shl i32 %b, 8
  %y = lshr i32 %b.up, 8
  %r = mul i32 %x, %y
  ret i32 %r
}
define i32 @nvvm.sad.i(i32 %a, i32 %b, i32 %c) {
  %less = icmp slt i32 %a, %b
  %up = sub i32 %b, %a
  %down = sub i32 %a, %b
  %d = select i1 %less, i32 %up, i32 %down
  %r = add i32 %d, %c
  ret i32 %r
}
define i32 @nvvm.sad.ui(i32 %a, i32 %b, i32 %c) {
  %less = icmp ult i32 %a, %b
  %up = sub i32 %b, %a
  %down = sub i32 %a, %b
  %d = select i1 %less, i32 %up, i32 %down
  %r = add i32 %d, %c
  ret i32 %r
}
define i32 @nvvm.prmt(i32 %a, i32 %b, i32 %s) {
  %a.wide = zext i32 %a to i64
  %b.wide = zext i32 %b to i64
  %b.up = shl i64 %b.wide, 32
  %both = or i64 %a.wide, %b.up
  %s0 = lshr i32 %s, 0
  %n0 = and i32 %s0, 7
  %at0 = shl i32 %n0, 3
  %w0 = zext i32 %at0 to i64
  %sh0 = lshr i64 %both, %w0
  %byte0 = trunc i64 %sh0 to i8
  %sign0 = ashr i8 %byte0, 7
  %bit0 = and i32 %s0, 8
  %is0 = icmp ne i32 %bit0, 0
  %v0 = select i1 %is0, i8 %sign0, i8 %byte0
  %z0 = zext i8 %v0 to i32
  %p0 = shl i32 %z0, 0
  %s1 = lshr i32 %s, 4
  %n1 = and i32 %s1, 7
  %at1 = shl i32 %n1, 3
  %w1 = zext i32 %at1 to i64
  %sh1 = lshr i64 %both, %w1
  %byte1 = trunc i64 %sh1 to i8
  %sign1 = ashr i8 %byte1, 7
  %bit1 = and i32 %s1, 8
  %is1 = icmp ne i32 %bit1, 0
  %v1 = select i1 %is1, i8 %sign1, i8 %byte1
  %z1 = zext i8 %v1 to i32
  %p1 = shl i32 %z1, 8
  %s2 = lshr i32 %s, 8
  %n2 = and i32 %s2, 7
  %at2 = shl i32 %n2, 3
  %w2 = zext i32 %at2 to i64
  %sh2 = lshr i64 %both, %w2
  %byte2 = trunc i64 %sh2 to i8
  %sign2 = ashr i8 %byte2, 7
  %bit2 = and i32 %s2, 8
  %is2 = icmp ne i32 %bit2, 0
  %v2 = select i1 %is2, i8 %sign2, i8 %byte2
  %z2 = zext i8 %v2 to i32
  %p2 = shl i32 %z2, 16
  %s3 = lshr i32 %s, 12
  %n3 = and i32 %s3, 7
  %at3 = shl i32 %n3, 3
  %w3 = zext i32 %at3 to i64
  %sh3 = lshr i64 %both, %w3
  %byte3 = trunc i64 %sh3 to i8
  %sign3 = ashr i8 %byte3, 7
  %bit3 = and i32 %s3, 8
  %is3 = icmp ne i32 %bit3, 0
  %v3 = select i1 %is3, i8 %sign3, i8 %byte3
  %z3 = zext i8 %v3 to i32
  %p3 = shl i32 %z3, 24
  %r1 = or i32 %p0, %p1
  %r2 = or i32 %r1, %p2
  %r3 = or i32 %r2, %p3
  ret i32 %r3
}
; Directed rounding: the result to nearest, and a step in the direction where the rest that is left says so. The rest is exact (of sums by
; Knuth's, of products by a fused step, of fused products by Boldo and Muller's algorithm, 2011) unless it falls below the smallest normal number.
define float @nvvm.step.down.f(float %r, float %rest) {
  %below = fcmp olt float %rest, 0.0
  %bits = bitcast float %r to i32
  %zero = fcmp oeq float %r, 0.0
  %negative = icmp slt i32 %bits, 0
  %way = select i1 %negative, i32 1, i32 -1
  %moved = add i32 %bits, %way
  %least = or i32 -2147483648, 1
  %next = select i1 %zero, i32 %least, i32 %moved
  %down = bitcast i32 %next to float
  %x = select i1 %below, float %down, float %r
  ret float %x
}
define float @nvvm.step.up.f(float %r, float %rest) {
  %r.neg = fneg float %r
  %rest.neg = fneg float %rest
  %d = call float @nvvm.step.down.f(float %r.neg, float %rest.neg)
  %x = fneg float %d
  ret float %x
}
define float @nvvm.step.zero.f(float %r, float %rest) {
  %down = call float @nvvm.step.down.f(float %r, float %rest)
  %up = call float @nvvm.step.up.f(float %r, float %rest)
  %positive = fcmp ogt float %r, 0.0
  %x = select i1 %positive, float %down, float %up
  ret float %x
}
define { float, float } @nvvm.sum.f(float %a, float %b) {
  %r = fadd float %a, %b
  %a.part = fsub float %r, %b
  %b.part = fsub float %r, %a.part
  %a.rest = fsub float %a, %a.part
  %b.rest = fsub float %b, %b.part
  %rest = fadd float %a.rest, %b.rest
  %s = insertvalue { float, float } poison, float %r, 0
  %x = insertvalue { float, float } %s, float %rest, 1
  ret { float, float } %x
}
define float @nvvm.add.rm.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rm.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rm.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.add.rm.ftz.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rm.ftz.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rm.ftz.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.down.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.add.rp.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rp.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rp.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.add.rp.ftz.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rp.ftz.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rp.ftz.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.up.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.add.rz.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rz.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rz.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.add.rz.ftz.f(float %a, float %b) {
  %pair = call { float, float } @nvvm.sum.f(float %a, float %b)
  %r = extractvalue { float, float } %pair, 0
  %rest = extractvalue { float, float } %pair, 1
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.mul.rz.ftz.f(float %a, float %b) {
  %r = fmul float %a, %b
  %r.neg = fneg float %r
  %rest = call float @llvm.fma.f32(float %a, float %b, float %r.neg)
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define float @nvvm.fma.rz.ftz.f(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  %p = fmul float %a, %b
  %p.neg = fneg float %p
  %p.rest = call float @llvm.fma.f32(float %a, float %b, float %p.neg)
  %one = call { float, float } @nvvm.sum.f(float %c, float %p.rest)
  %one.r = extractvalue { float, float } %one, 0
  %one.rest = extractvalue { float, float } %one, 1
  %two = call { float, float } @nvvm.sum.f(float %p, float %one.r)
  %two.r = extractvalue { float, float } %two, 0
  %two.rest = extractvalue { float, float } %two, 1
  %off = fsub float %two.r, %r
  %off.rest = fadd float %off, %two.rest
  %rest = fadd float %off.rest, %one.rest
  %x = call float @nvvm.step.zero.f(float %r, float %rest)
  ret float %x
}
define double @nvvm.step.down.d(double %r, double %rest) {
  %below = fcmp olt double %rest, 0.0
  %bits = bitcast double %r to i64
  %zero = fcmp oeq double %r, 0.0
  %negative = icmp slt i64 %bits, 0
  %way = select i1 %negative, i64 1, i64 -1
  %moved = add i64 %bits, %way
  %least = or i64 -9223372036854775808, 1
  %next = select i1 %zero, i64 %least, i64 %moved
  %down = bitcast i64 %next to double
  %x = select i1 %below, double %down, double %r
  ret double %x
}
define double @nvvm.step.up.d(double %r, double %rest) {
  %r.neg = fneg double %r
  %rest.neg = fneg double %rest
  %d = call double @nvvm.step.down.d(double %r.neg, double %rest.neg)
  %x = fneg double %d
  ret double %x
}
define double @nvvm.step.zero.d(double %r, double %rest) {
  %down = call double @nvvm.step.down.d(double %r, double %rest)
  %up = call double @nvvm.step.up.d(double %r, double %rest)
  %positive = fcmp ogt double %r, 0.0
  %x = select i1 %positive, double %down, double %up
  ret double %x
}
define { double, double } @nvvm.sum.d(double %a, double %b) {
  %r = fadd double %a, %b
  %a.part = fsub double %r, %b
  %b.part = fsub double %r, %a.part
  %a.rest = fsub double %a, %a.part
  %b.rest = fsub double %b, %b.part
  %rest = fadd double %a.rest, %b.rest
  %s = insertvalue { double, double } poison, double %r, 0
  %x = insertvalue { double, double } %s, double %rest, 1
  ret { double, double } %x
}
define double @nvvm.add.rm.d(double %a, double %b) {
  %pair = call { double, double } @nvvm.sum.d(double %a, double %b)
  %r = extractvalue { double, double } %pair, 0
  %rest = extractvalue { double, double } %pair, 1
  %x = call double @nvvm.step.down.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.mul.rm.d(double %a, double %b) {
  %r = fmul double %a, %b
  %r.neg = fneg double %r
  %rest = call double @llvm.fma.f64(double %a, double %b, double %r.neg)
  %x = call double @nvvm.step.down.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.fma.rm.d(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  %p = fmul double %a, %b
  %p.neg = fneg double %p
  %p.rest = call double @llvm.fma.f64(double %a, double %b, double %p.neg)
  %one = call { double, double } @nvvm.sum.d(double %c, double %p.rest)
  %one.r = extractvalue { double, double } %one, 0
  %one.rest = extractvalue { double, double } %one, 1
  %two = call { double, double } @nvvm.sum.d(double %p, double %one.r)
  %two.r = extractvalue { double, double } %two, 0
  %two.rest = extractvalue { double, double } %two, 1
  %off = fsub double %two.r, %r
  %off.rest = fadd double %off, %two.rest
  %rest = fadd double %off.rest, %one.rest
  %x = call double @nvvm.step.down.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.add.rp.d(double %a, double %b) {
  %pair = call { double, double } @nvvm.sum.d(double %a, double %b)
  %r = extractvalue { double, double } %pair, 0
  %rest = extractvalue { double, double } %pair, 1
  %x = call double @nvvm.step.up.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.mul.rp.d(double %a, double %b) {
  %r = fmul double %a, %b
  %r.neg = fneg double %r
  %rest = call double @llvm.fma.f64(double %a, double %b, double %r.neg)
  %x = call double @nvvm.step.up.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.fma.rp.d(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  %p = fmul double %a, %b
  %p.neg = fneg double %p
  %p.rest = call double @llvm.fma.f64(double %a, double %b, double %p.neg)
  %one = call { double, double } @nvvm.sum.d(double %c, double %p.rest)
  %one.r = extractvalue { double, double } %one, 0
  %one.rest = extractvalue { double, double } %one, 1
  %two = call { double, double } @nvvm.sum.d(double %p, double %one.r)
  %two.r = extractvalue { double, double } %two, 0
  %two.rest = extractvalue { double, double } %two, 1
  %off = fsub double %two.r, %r
  %off.rest = fadd double %off, %two.rest
  %rest = fadd double %off.rest, %one.rest
  %x = call double @nvvm.step.up.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.add.rz.d(double %a, double %b) {
  %pair = call { double, double } @nvvm.sum.d(double %a, double %b)
  %r = extractvalue { double, double } %pair, 0
  %rest = extractvalue { double, double } %pair, 1
  %x = call double @nvvm.step.zero.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.mul.rz.d(double %a, double %b) {
  %r = fmul double %a, %b
  %r.neg = fneg double %r
  %rest = call double @llvm.fma.f64(double %a, double %b, double %r.neg)
  %x = call double @nvvm.step.zero.d(double %r, double %rest)
  ret double %x
}
define double @nvvm.fma.rz.d(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  %p = fmul double %a, %b
  %p.neg = fneg double %p
  %p.rest = call double @llvm.fma.f64(double %a, double %b, double %p.neg)
  %one = call { double, double } @nvvm.sum.d(double %c, double %p.rest)
  %one.r = extractvalue { double, double } %one, 0
  %one.rest = extractvalue { double, double } %one, 1
  %two = call { double, double } @nvvm.sum.d(double %p, double %one.r)
  %two.r = extractvalue { double, double } %two, 0
  %two.rest = extractvalue { double, double } %two, 1
  %off = fsub double %two.r, %r
  %off.rest = fadd double %off, %two.rest
  %rest = fadd double %off.rest, %one.rest
  %x = call double @nvvm.step.zero.d(double %r, double %rest)
  ret double %x
}

declare double @llvm.ceil.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.ceil.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.trunc.f32(float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare spir_func float @_Z10native_cosf(float) nounwind memory(none)
declare spir_func float @_Z10native_sinf(float) nounwind memory(none)
declare spir_func float @_Z11native_exp2f(float) nounwind memory(none)
declare spir_func float @_Z11native_log2f(float) nounwind memory(none)
declare spir_func i32 @_Z14work_group_alli(i32) convergent nounwind
declare spir_func i32 @_Z14work_group_anyi(i32) convergent nounwind
declare spir_func i32 @_Z16get_sub_group_idv() nounwind memory(none)
declare spir_func i32 @_Z17sub_group_shuffleij(i32, i32) convergent nounwind
declare spir_func i32 @_Z18get_num_sub_groupsv() nounwind memory(none)
declare spir_func i32 @_Z21work_group_reduce_addi(i32) convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() nounwind memory(none)
declare spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andj(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxj(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32) convergent nounwind
declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xorj(i32) convergent nounwind
declare spir_func i64 @_Z12get_group_idj(i32) nounwind memory(none)
declare spir_func i64 @_Z12get_local_idj(i32) nounwind memory(none)
declare spir_func i64 @_Z14get_local_sizej(i32) nounwind memory(none)
declare spir_func i64 @_Z14get_num_groupsj(i32) nounwind memory(none)
declare spir_func void @_Z17sub_group_barrierj(i32) convergent nounwind
declare spir_func void @_Z7barrierj(i32) convergent nounwind
declare spir_func void @_Z9mem_fencej(i32) nounwind
