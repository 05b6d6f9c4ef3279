@x = global i32 add (i32 1, i64 2)
