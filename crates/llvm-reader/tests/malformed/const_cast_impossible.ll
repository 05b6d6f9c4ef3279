@x = global i32 trunc (i16 1 to i32)
