@x = addrspace(1) global i32 0
@y = global ptr @x
