@x = global i32 1.5
