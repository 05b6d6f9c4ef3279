@a = alias i32, ptr @missing
