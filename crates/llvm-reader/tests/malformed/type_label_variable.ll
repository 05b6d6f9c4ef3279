@x = global label zeroinitializer
