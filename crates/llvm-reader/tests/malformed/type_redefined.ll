%a = type { i32 }
%a = type { i64 }
