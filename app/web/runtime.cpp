// What the compiler counts on and Debian's library for WebAssembly lacks: what belongs to a thread lives as
// long as the program, which is one thread.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { // NOLINT(bugprone-reserved-identifier)
    return 0;
}
