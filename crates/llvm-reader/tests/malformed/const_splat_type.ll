@x = global <2 x i32> splat (i64 1)
