@x = internal hidden global i32 0
