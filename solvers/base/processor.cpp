#include "solvers/base/processor.h"

namespace kotai {

#if defined(__x86_64__)
bool processorHasBmi2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
bool processorHasAvx2() { return processorHasBmi2() && __builtin_cpu_supports("avx2"); }
bool processorHasAvx512() {
  return processorHasAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
         __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512bitalg") &&
         __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("gfni");
}
#else
bool processorHasBmi2() { return false; }
bool processorHasAvx2() { return false; }
bool processorHasAvx512() { return false; }
#endif

}  // namespace kotai
