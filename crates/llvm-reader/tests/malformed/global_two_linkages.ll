@x = internal weak global i32 0
