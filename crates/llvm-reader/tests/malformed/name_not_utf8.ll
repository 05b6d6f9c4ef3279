@"\FF\FE" = global i32 0
