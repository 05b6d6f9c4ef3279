@a = addrspace(99999999) global i32 0
