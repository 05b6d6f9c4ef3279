@x = global ptr addrspacecast (ptr null to ptr)
