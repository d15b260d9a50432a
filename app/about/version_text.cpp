#include "app/about/version_text.h"

#include <fmt/format.h>

#include "core/base/compiler.h"
#include "solvers/base/processor.h"

namespace kotai {

namespace {

std::string processorLine() {
  if (processorHasAvx2()) return "the processor has AVX2, BMI1, BMI2 and POPCNT, and all are used";
  if (processorHasBmi2()) return "the processor has BMI1, BMI2 and POPCNT, and all are used, but no AVX2";
  return "nothing is used of the processor that not every one of its kind has";
}

}  // namespace

std::string versionText(std::string_view program, std::string_view libraries) {
  return fmt::format("{} {}\n{}\ncompiled with {} for {}\n{}", program, KOTAI_VERSION, libraries, compilerName(), KOTAI_PROCESSOR,
                     processorLine());
}

}  // namespace kotai
