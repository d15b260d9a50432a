#include "app/about/version_text.h"

#include <fmt/format.h>

#include "core/base/compiler.h"
#include "solvers/base/processor.h"

namespace kotai {

static std::string processorLine() {
  const ProcessorUse use = processorUse();
  const char* const limit = use < processorCan() ? ": KOTAI_CPU allows no more" : "";
  if (use == ProcessorUse::Portable)
    return fmt::format("nothing is used of the processor that not every one of its kind has{}", limit);
  const char* const wide = use == ProcessorUse::Avx512 ? "AVX-512, " : "";
  return fmt::format("the processor has {}AVX2, BMI1, BMI2 and POPCNT, and all are used{}", wide, limit);
}

std::string versionText(std::string_view program, std::string_view libraries) {
  return fmt::format("{} {}\n{}\ncompiled with {} for {}\n{}", program, KOTAI_VERSION, libraries, compilerName(), KOTAI_PROCESSOR,
                     processorLine());
}

}  // namespace kotai
