// Compiled with BMI2 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
#include "solvers/base/processor.h"
#include "solvers/retrograde/animalshogi/block_kernel_of.h"

namespace kotai::animalshogi::engine {

std::unique_ptr<const BlockKernel> makeMachineBlockKernel([[maybe_unused]] bool farDrops) {
#ifdef __BMI2__
  if (mayUseAvx2()) return std::unique_ptr<const BlockKernel>(new BlockKernelOf<MachineBits>(farDrops));
#endif
  return nullptr;
}

}  // namespace kotai::animalshogi::engine
