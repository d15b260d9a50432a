#include "solvers/retrograde/animalshogi/block_kernel.h"

#include "solvers/base/processor.h"
#include "solvers/retrograde/animalshogi/block_kernel_of.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

std::unique_ptr<const BlockKernel> makePortableBlockKernel(const Options& options) {
  return std::make_unique<const BlockKernelOf<PortableVectors>>(options);
}

std::unique_ptr<const BlockKernel> makeBlockKernel(const Options& options) {
  if (mayUseAvx512())
    if (auto wide = makeAvx512BlockKernel(options)) return wide;
  if (mayUseAvx2())
    if (auto machine = makeAvx2BlockKernel(options)) return machine;
  return makePortableBlockKernel(options);
}

}  // namespace kotai::animalshogi::engine
