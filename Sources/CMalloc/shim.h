/* The extensions of the GNU C library to its allocator, which the module Glibc does not have. */
#include <malloc.h>
