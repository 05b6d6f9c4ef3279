@a = global i0 0
