#include "solvers/retrograde/gobblet/row_kernel.h"

#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makePortableRowKernel() { return std::make_unique<const RowKernelOf>(); }

std::unique_ptr<const RowKernel> makeRowKernel() {
  if (auto wide = makeAvx512RowKernel()) return wide;
  if (auto machine = makeAvx2RowKernel()) return machine;
  return makePortableRowKernel();
}

}  // namespace kotai::gobblet::engine
