@g = external addrspace(1) global { i8, [9223372036854775807 x i64] }
