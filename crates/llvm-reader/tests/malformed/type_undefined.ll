@x = global %missing zeroinitializer
