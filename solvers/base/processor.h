// Code for newer processors runs only after one of these functions has been called to find out which instructions may be used.
#pragma once

#include <stdexcept>

namespace kotai {

/// Kinds of code. A processor that can run one can run those before it.
enum class ProcessorUse {
  Portable,
  Avx2,    ///< files named *_avx2.cpp and *_bmi2.cpp
  Avx512,  ///< files named *_avx512.cpp: 64 bytes at a time, including later extensions of these instructions
};

/// KOTAI_CPU names no kind of code. what() lists the valid names.
struct UnknownProcessorUse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Returns the most advanced kind that this processor can run.
ProcessorUse processorCan();
/// Returns the same or a lesser kind named by the environment variable KOTAI_CPU (portable, avx2 or avx512, for tests and
/// measurements). Reads it once. Throws UnknownProcessorUse.
ProcessorUse processorUse();

inline bool mayUseAvx2() { return processorUse() >= ProcessorUse::Avx2; }
inline bool mayUseAvx512() { return processorUse() >= ProcessorUse::Avx512; }

}  // namespace kotai
