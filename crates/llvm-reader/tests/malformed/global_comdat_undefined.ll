@x = global i32 0, comdat($missing)
