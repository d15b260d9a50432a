// Entry point of all fuzz targets, and the report of a failure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// Runs a target on arbitrary bytes. Called by libFuzzer or by replay_driver.cpp.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace kotai::fuzz {

/// Aborts the program unless the condition holds, so that the current input is reported.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz target: %s\n", what);
  std::abort();
}

}  // namespace kotai::fuzz
