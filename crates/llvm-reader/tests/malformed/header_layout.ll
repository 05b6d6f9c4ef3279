target datalayout = "e-x5"
