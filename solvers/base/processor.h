// Code for newer machines runs only after one of these was asked: how much of the processor is used.
#pragma once

#include <stdexcept>

namespace kotai {

/// Kinds of code. A processor that can run one can run those before it.
enum class ProcessorUse {
  Portable,
  Avx2,    ///< files named *_avx2.cpp and *_bmi2.cpp
  Avx512,  ///< files named *_avx512.cpp: 64 bytes at a time, with all that was added to these instructions later
};

/// KOTAI_CPU names no kind of code; what() says which there are.
struct UnknownProcessorUse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The last kind that this processor can run.
ProcessorUse processorCan();
/// The same, or less where the environment variable KOTAI_CPU says so (portable, avx2 or avx512; for tests and measurements).
/// Read once. Throws UnknownProcessorUse.
ProcessorUse processorUse();

inline bool mayUseAvx2() { return processorUse() >= ProcessorUse::Avx2; }
inline bool mayUseAvx512() { return processorUse() >= ProcessorUse::Avx512; }

}  // namespace kotai
