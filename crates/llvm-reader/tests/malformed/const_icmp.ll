@x = global i1 icmp eq (ptr null, ptr null)
