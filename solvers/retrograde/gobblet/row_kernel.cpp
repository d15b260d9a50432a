#include "solvers/retrograde/gobblet/row_kernel.h"

#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makePortableRowKernel() { return std::make_unique<const RowKernelOf>(); }

std::unique_ptr<const RowKernel> makeRowKernel() {
  if (auto machine = makeMachineRowKernel()) return machine;
  return makePortableRowKernel();
}

}  // namespace kotai::gobblet::engine
