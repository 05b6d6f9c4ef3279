@g = addrspace(1) global [4294967296 x [4294967296 x i32]] zeroinitializer
