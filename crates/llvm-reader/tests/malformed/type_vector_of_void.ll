@x = global <2 x void> zeroinitializer
