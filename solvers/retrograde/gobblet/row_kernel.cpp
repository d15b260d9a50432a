#include "solvers/retrograde/gobblet/row_kernel.h"

#include "solvers/base/processor.h"
#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makePortableRowKernel(Reveal reveal) { return makeKernelOf(reveal); }

std::unique_ptr<const RowKernel> makeRowKernel(Reveal reveal) {
  if (mayUseAvx512())
    if (auto wide = makeAvx512RowKernel(reveal)) return wide;
  if (mayUseAvx2())
    if (auto machine = makeAvx2RowKernel(reveal)) return machine;
  return makePortableRowKernel(reveal);
}

}  // namespace kotai::gobblet::engine
