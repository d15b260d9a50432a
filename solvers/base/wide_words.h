// Includes AVX-512 intrinsics if the file is compiled for AVX-512.
#pragma once

#if defined(__AVX512BITALG__) && defined(__AVX512VBMI2__) && defined(__GFNI__)
#define KOTAI_WIDE_WORDS 1
#pragma GCC diagnostic push
// Some versions of GCC warn about registers that these functions leave undefined on purpose.
#pragma GCC diagnostic ignored "-Wuninitialized"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#pragma GCC diagnostic pop
#else
#define KOTAI_WIDE_WORDS 0
#endif
