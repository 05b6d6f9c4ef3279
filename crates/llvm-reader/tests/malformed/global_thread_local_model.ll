@x = thread_local(fast) global i32 0
