@g = addrspace(1) global [2305843009213693952 x i8] zeroinitializer
