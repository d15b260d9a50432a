// Selects the processor instructions that the program may use. Call one of these functions before calling any
// function of a file that is compiled for newer processors: the compiler may use their instructions anywhere in it.
#pragma once

#include <stdexcept>

namespace kotai {

/// Instruction sets of compiled code. A processor that supports one also supports all earlier ones.
enum class ProcessorUse {
  Portable,
  Avx2,    ///< files named *_avx2.cpp and *_bmi2.cpp
  Avx512,  ///< files named *_avx512.cpp, for 64-byte registers and the later AVX-512 extensions
};

/// Thrown if KOTAI_CPU does not name an instruction set. what() lists the valid names.
struct UnknownProcessorUse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Returns the most advanced instruction set that this processor supports and for which the program has code.
ProcessorUse processorCan();
/// Returns processorCan(), or an older instruction set if the environment variable KOTAI_CPU names one
/// (portable, avx2 or avx512) for tests and measurements. Reads the variable only once. Throws
/// UnknownProcessorUse.
ProcessorUse processorUse();

inline bool mayUseAvx2() { return processorUse() >= ProcessorUse::Avx2; }
inline bool mayUseAvx512() { return processorUse() >= ProcessorUse::Avx512; }

}  // namespace kotai
