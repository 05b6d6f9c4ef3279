@x = global int 0
