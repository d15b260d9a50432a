// Compiled with AVX2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makeAvx2RowKernel([[maybe_unused]] Reveal reveal) {
#if defined(__AVX2__) && defined(__BMI2__)
  return makeKernelOf(reveal);
#endif
  return nullptr;
}

}  // namespace kotai::gobblet::engine
