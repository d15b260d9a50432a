#include "solvers/base/processor.h"

namespace kotai {

#if defined(__x86_64__)
bool processorHasBmi2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool processorHasAvx2() { return processorHasBmi2() && __builtin_cpu_supports("avx2"); }
#else
bool processorHasBmi2() { return false; }
bool processorHasAvx2() { return false; }
#endif

}  // namespace kotai
