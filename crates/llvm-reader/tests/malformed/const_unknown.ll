@x = global i32 seven
