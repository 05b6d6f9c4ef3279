@x = global void zeroinitializer
