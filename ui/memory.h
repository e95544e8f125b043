#pragma once

// How the program deals with memory that is free.
namespace memory {

// Large blocks, the solvers' tables above all, go back to the system when they are freed: by itself glibc
// keeps more and more of them. Before any thread begins.
void giveBackFreed();

} // namespace memory
