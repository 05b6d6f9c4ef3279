target datalayout = "e-p:many:64"
