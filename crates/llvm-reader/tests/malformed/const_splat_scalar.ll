@x = global i32 splat (i32 1)
