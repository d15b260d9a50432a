// Compiled with AVX-512 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
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
