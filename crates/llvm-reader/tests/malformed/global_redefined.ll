@x = global i32 0
@x = global i32 1
