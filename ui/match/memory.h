#pragma once

// How the program deals with memory that is free.
namespace memory {

// Large blocks, the solvers' tables above all, go back to the system when they are freed: by itself glibc
// keeps more and more of them. Before any thread begins.
void giveBackFreed();

// The same with what is left between small things that are still needed, if it is much. Takes some
// milliseconds then: not on the interface thread.
void giveBackHoles();

} // namespace memory
