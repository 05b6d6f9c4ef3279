%a = type <{ i32 }
