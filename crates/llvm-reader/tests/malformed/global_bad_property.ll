@x = global i32 0, colour 3
