@y = global ptr @x
@x = addrspace(1) global i32 0
