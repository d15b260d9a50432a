// Compiled with AVX2 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
#include "solvers/retrograde/gobblet/row_kernel_of.h"

namespace kotai::gobblet::engine {

std::unique_ptr<const RowKernel> makeMachineRowKernel() {
#if defined(__AVX2__) && defined(__BMI2__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
      __builtin_cpu_supports("popcnt"))
    return std::make_unique<const RowKernelOf>();
#endif
  return nullptr;
}

}  // namespace kotai::gobblet::engine
