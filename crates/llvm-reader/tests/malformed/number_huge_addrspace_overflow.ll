@a = addrspace(99999999999) global i32 0
