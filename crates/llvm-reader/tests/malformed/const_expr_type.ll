@x = global i32 ptrtoint (ptr null to i64)
