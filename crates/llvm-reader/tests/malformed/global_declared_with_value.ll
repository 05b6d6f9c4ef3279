@x = external global i32 0
