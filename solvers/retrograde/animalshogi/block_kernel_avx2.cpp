// Compiled with AVX2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/retrograde/animalshogi/block_kernel_of.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

std::unique_ptr<const BlockKernel> makeAvx2BlockKernel([[maybe_unused]] const Options& options) {
#if defined(__AVX2__)
  return std::unique_ptr<const BlockKernel>(new BlockKernelOf<Avx2Vectors>(options));
#endif
  return nullptr;
}

}  // namespace kotai::animalshogi::engine
