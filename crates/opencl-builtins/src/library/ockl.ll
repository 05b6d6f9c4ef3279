
define dso_local spir_func i64 @__ockl_get_global_id(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z13get_global_idj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_local_id(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z12get_local_idj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_group_id(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z12get_group_idj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_global_size(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z15get_global_sizej(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z15get_global_sizej(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z15get_global_sizej(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z15get_global_sizej(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_local_size(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z14get_local_sizej(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z14get_local_sizej(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_enqueued_local_size(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z23get_enqueued_local_sizej(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z23get_enqueued_local_sizej(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_num_groups(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z14get_num_groupsj(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z14get_num_groupsj(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z14get_num_groupsj(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z14get_num_groupsj(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z14get_num_groupsj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_global_offset(i32 %0) local_unnamed_addr {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:
  %3 = tail call spir_func i64 @_Z17get_global_offsetj(i32 0)
  br label %10

4:
  %5 = tail call spir_func i64 @_Z17get_global_offsetj(i32 1)
  br label %10

6:
  %7 = tail call spir_func i64 @_Z17get_global_offsetj(i32 2)
  br label %10

8:
  %9 = tail call spir_func i64 @_Z17get_global_offsetj(i32 3)
  br label %10

10:
  %11 = phi i64 [ %9, %8 ], [ %3, %2 ], [ %5, %4 ], [ %7, %6 ]
  ret i64 %11
}

declare dso_local spir_func i64 @_Z17get_global_offsetj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_local_linear_id() local_unnamed_addr {
  %1 = tail call spir_func i64 @_Z19get_local_linear_idv()
  ret i64 %1
}

declare dso_local spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr

define dso_local spir_func i64 @__ockl_get_global_linear_id() local_unnamed_addr {
  %1 = tail call spir_func i64 @_Z20get_global_linear_idv()
  ret i64 %1
}

declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr

define dso_local spir_func i32 @__ockl_get_work_dim() local_unnamed_addr {
  %1 = tail call spir_func i32 @_Z12get_work_dimv()
  ret i32 %1
}

declare dso_local spir_func i32 @_Z12get_work_dimv() local_unnamed_addr

define dso_local spir_func i32 @__ockl_lane_u32() local_unnamed_addr {
  %1 = tail call spir_func i32 @_Z22get_sub_group_local_idv()
  ret i32 %1
}

declare dso_local spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr

define dso_local spir_func i8 @__ockl_clz_u8(i8 %0) local_unnamed_addr {
  %2 = tail call spir_func i8 @_Z3clzh(i8 %0)
  ret i8 %2
}

declare dso_local spir_func i8 @_Z3clzh(i8 zeroext) local_unnamed_addr

define dso_local spir_func i8 @__ockl_ctz_u8(i8 %0) local_unnamed_addr {
  %2 = tail call spir_func i8 @_Z3ctzh(i8 %0)
  ret i8 %2
}

declare dso_local spir_func i8 @_Z3ctzh(i8 zeroext) local_unnamed_addr

define dso_local spir_func i16 @__ockl_clz_u16(i16 %0) local_unnamed_addr {
  %2 = tail call spir_func i16 @_Z3clzt(i16 %0)
  ret i16 %2
}

declare dso_local spir_func i16 @_Z3clzt(i16 zeroext) local_unnamed_addr

define dso_local spir_func i16 @__ockl_ctz_u16(i16 %0) local_unnamed_addr {
  %2 = tail call spir_func i16 @_Z3ctzt(i16 %0)
  ret i16 %2
}

declare dso_local spir_func i16 @_Z3ctzt(i16 zeroext) local_unnamed_addr

define dso_local spir_func i32 @__ockl_clz_u32(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z3clzj(i32 %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z3clzj(i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_ctz_u32(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z3ctzj(i32 %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z3ctzj(i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_clz_u64(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z3clzm(i64 %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z3clzm(i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_ctz_u64(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z3ctzm(i64 %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z3ctzm(i64) local_unnamed_addr

define dso_local spir_func i32 @__ockl_popcount_u32(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8popcountj(i32 %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8popcountj(i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_mul_hi_i32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z6mul_hiii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z6mul_hiii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_mul_hi_u32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z6mul_hijj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z6mul_hijj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_add_sat_i32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z7add_satii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z7add_satii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_add_sat_u32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z7add_satjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z7add_satjj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_sub_sat_i32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z7sub_satii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z7sub_satii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_sub_sat_u32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z7sub_satjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z7sub_satjj(i32, i32) local_unnamed_addr

define dso_local spir_func i64 @__ockl_popcount_u64(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z8popcountm(i64 %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z8popcountm(i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_mul_hi_i64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z6mul_hill(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z6mul_hill(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_mul_hi_u64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z6mul_himm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z6mul_himm(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_add_sat_i64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z7add_satll(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z7add_satll(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_add_sat_u64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z7add_satmm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z7add_satmm(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_sub_sat_i64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z7sub_satll(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z7sub_satll(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__ockl_sub_sat_u64(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z7sub_satmm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z7sub_satmm(i64, i64) local_unnamed_addr

define dso_local spir_func i32 @__ockl_mul24_i32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = shl i32 %0, 8
  %4 = ashr exact i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr exact i32 %5, 8
  %7 = mul i32 %6, %4
  ret i32 %7
}

define dso_local spir_func i32 @__ockl_mul24_u32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = and i32 %0, 16777215
  %4 = and i32 %1, 16777215
  %5 = mul i32 %4, %3
  ret i32 %5
}

define dso_local spir_func i32 @__ockl_bfm_u32(i32 %0, i32 %1) local_unnamed_addr {
  %3 = and i32 %0, 31
  %4 = shl nsw i32 -1, %3
  %5 = xor i32 %4, -1
  %6 = and i32 %1, 31
  %7 = shl i32 %5, %6
  ret i32 %7
}

define dso_local spir_func i32 @__ockl_bfe_u32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = and i32 %1, 31
  %5 = and i32 %2, 31
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:
  %8 = add nuw nsw i32 %5, %4
  %9 = icmp samesign ult i32 %8, 32
  br i1 %9, label %10, label %17

10:
  %11 = add i32 %1, %2
  %12 = sub i32 0, %11
  %13 = and i32 %12, 31
  %14 = shl i32 %0, %13
  %15 = sub nuw nsw i32 32, %5
  %16 = lshr i32 %14, %15
  br label %19

17:
  %18 = lshr i32 %0, %4
  br label %19

19:
  %20 = phi i32 [ 0, %3 ], [ %16, %10 ], [ %18, %17 ]
  ret i32 %20
}

define dso_local spir_func i32 @__ockl_bfe_i32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = and i32 %1, 31
  %5 = and i32 %2, 31
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:
  %8 = add nuw nsw i32 %5, %4
  %9 = icmp samesign ult i32 %8, 32
  br i1 %9, label %10, label %17

10:
  %11 = add i32 %1, %2
  %12 = sub i32 0, %11
  %13 = and i32 %12, 31
  %14 = shl i32 %0, %13
  %15 = sub nuw nsw i32 32, %5
  %16 = ashr i32 %14, %15
  br label %19

17:
  %18 = ashr i32 %0, %4
  br label %19

19:
  %20 = phi i32 [ 0, %3 ], [ %16, %10 ], [ %18, %17 ]
  ret i32 %20
}

define dso_local spir_func i32 @__ockl_bitalign_u32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = zext i32 %0 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %1 to i64
  %7 = or disjoint i64 %5, %6
  %8 = and i32 %2, 31
  %9 = zext nneg i32 %8 to i64
  %10 = lshr i64 %7, %9
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

define dso_local spir_func i32 @__ockl_bytealign_u32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = zext i32 %0 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %1 to i64
  %7 = or disjoint i64 %5, %6
  %8 = shl i32 %2, 3
  %9 = and i32 %8, 24
  %10 = zext nneg i32 %9 to i64
  %11 = lshr i64 %7, %10
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

define dso_local spir_func i32 @__ockl_sad_u32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z8abs_diffjj(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

declare dso_local spir_func i32 @_Z8abs_diffjj(i32, i32) local_unnamed_addr

define dso_local spir_func float @__ockl_median3_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z4fminff(float %0, float %1)
  %5 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  %6 = tail call spir_func float @_Z4fminff(float %5, float %2)
  %7 = tail call spir_func float @_Z4fmaxff(float %4, float %6)
  ret float %7
}

declare dso_local spir_func float @_Z4fmaxff(float, float) local_unnamed_addr

declare dso_local spir_func float @_Z4fminff(float, float) local_unnamed_addr

define dso_local spir_func i32 @__ockl_median3_i32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3minii(i32 %0, i32 %1)
  %5 = tail call spir_func i32 @_Z3maxii(i32 %0, i32 %1)
  %6 = tail call spir_func i32 @_Z3minii(i32 %5, i32 %2)
  %7 = tail call spir_func i32 @_Z3maxii(i32 %4, i32 %6)
  ret i32 %7
}

declare dso_local spir_func i32 @_Z3maxii(i32, i32) local_unnamed_addr

declare dso_local spir_func i32 @_Z3minii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__ockl_median3_u32(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3minjj(i32 %0, i32 %1)
  %5 = tail call spir_func i32 @_Z3maxjj(i32 %0, i32 %1)
  %6 = tail call spir_func i32 @_Z3minjj(i32 %5, i32 %2)
  %7 = tail call spir_func i32 @_Z3maxjj(i32 %4, i32 %6)
  ret i32 %7
}

declare dso_local spir_func i32 @_Z3maxjj(i32, i32) local_unnamed_addr

declare dso_local spir_func i32 @_Z3minjj(i32, i32) local_unnamed_addr

define dso_local spir_func float @__ockl_max3_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  %5 = tail call spir_func float @_Z4fmaxff(float %4, float %2)
  ret float %5
}

define dso_local spir_func float @__ockl_min3_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z4fminff(float %0, float %1)
  %5 = tail call spir_func float @_Z4fminff(float %4, float %2)
  ret float %5
}

