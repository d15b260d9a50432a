// Compiled with AVX-512 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/base/processor.h"
#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makeAvx512RowKernel() {
#if KOTAI_WIDE_WORDS
  if (mayUseAvx512()) return std::make_unique<const RowKernelOf>();
#endif
  return nullptr;
}

}  // namespace kotai::gobblet::engine
