@x = global [1 x i32] [i32 1, i32 2]
