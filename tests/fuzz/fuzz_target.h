// Declares fuzz targets and reports their failures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::fuzz {

/// Runs a target on arbitrary bytes.
using RunTarget = int (*)(const std::uint8_t* data, std::size_t size);

/// Adds a target to the targets that replay_driver.cpp can run by name. \p name must outlive the program.
struct RegisteredTarget {
  RegisteredTarget(const char* name, RunTarget run);
};

/// Aborts the program unless the condition holds, so that the current input is reported.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz target: %s\n", what);
  std::abort();
}

inline void checkFault(const TextError& error, std::string_view text) {
  require(error.column >= 1 && error.column <= text.size() + 1, "a fault lies outside the text");
}

}  // namespace kotai::fuzz

/// Begins the function of a target, with the parameters `data` and `size`. libFuzzer needs a program for each target.
#ifdef KOTAI_LIBFUZZER
#define KOTAI_FUZZ_TARGET(name) extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
#else
#define KOTAI_FUZZ_TARGET(name)                                                              \
  static int fuzz_##name(const std::uint8_t* data, std::size_t size);                        \
  static const kotai::fuzz::RegisteredTarget registered_##name{"fuzz_" #name, &fuzz_##name}; \
  static int fuzz_##name(const std::uint8_t* data, std::size_t size)
#endif
