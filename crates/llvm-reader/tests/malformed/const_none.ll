@x = global i32 none
