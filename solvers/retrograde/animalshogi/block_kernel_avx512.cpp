// Compiled with AVX-512 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/base/wide_words.h"
#include "solvers/retrograde/animalshogi/block_kernel_of.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

std::unique_ptr<const BlockKernel> makeAvx512BlockKernel([[maybe_unused]] const Options& options) {
#if KOTAI_WIDE_WORDS
  return std::unique_ptr<const BlockKernel>(new BlockKernelOf<Avx512Vectors>(options));
#endif
  return nullptr;
}

}  // namespace kotai::animalshogi::engine
