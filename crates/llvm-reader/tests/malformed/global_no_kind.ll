@x = internal i32 0
