// Compiled with AVX-512 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
#include "solvers/base/processor.h"
#include "solvers/base/wide_words.h"

#if KOTAI_WIDE_WORDS
#include "solvers/retrograde/animalshogi/wide_beginning.h"
#include "solvers/retrograde/animalshogi/wide_propagation.h"
#endif

#include "solvers/retrograde/animalshogi/block_kernel_of.h"

namespace kotai::animalshogi::engine {

std::unique_ptr<const BlockKernel> makeWideBlockKernel([[maybe_unused]] bool farDrops) {
#if KOTAI_WIDE_WORDS
  if (mayUseAvx512()) return std::unique_ptr<const BlockKernel>(new BlockKernelOf<WideBits>(farDrops));
#endif
  return nullptr;
}

}  // namespace kotai::animalshogi::engine
