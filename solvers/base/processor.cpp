#include "solvers/base/processor.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace kotai {

struct NamedUse {
  std::string_view name;
  ProcessorUse use;
};
constexpr std::array namedUses{NamedUse{"portable", ProcessorUse::Portable}, NamedUse{"avx2", ProcessorUse::Avx2},
                               NamedUse{"avx512", ProcessorUse::Avx512}};

static ProcessorUse allowedUse() {
  const char* const wanted = std::getenv("KOTAI_CPU");
  if (wanted == nullptr || *wanted == '\0') return ProcessorUse::Avx512;
  for (const NamedUse& each : namedUses)
    if (each.name == wanted) return each.use;
  throw UnknownProcessorUse("the environment variable KOTAI_CPU is portable, avx2 or avx512, or not set");
}

ProcessorUse processorCan() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") &&
                    __builtin_cpu_supports("avx2");
  const bool avx512 = KOTAI_AVX512 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
                      __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
                      __builtin_cpu_supports("avx512bitalg") && __builtin_cpu_supports("avx512vpopcntdq") &&
                      __builtin_cpu_supports("gfni");
  if (avx2) return avx512 ? ProcessorUse::Avx512 : ProcessorUse::Avx2;
#endif
  return ProcessorUse::Portable;
}

ProcessorUse processorUse() {
  static const ProcessorUse use = std::min(processorCan(), allowedUse());
  return use;
}

}  // namespace kotai
