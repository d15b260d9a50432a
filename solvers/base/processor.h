// Features of the processor, checked before any code runs that is compiled for newer machines.
#pragma once

namespace kotai {

/// Functions of files named *_bmi2.cpp may run here.
bool processorHasBmi2();
/// Functions of files named *_avx2.cpp may run here; they use BMI2, too.
bool processorHasAvx2();
/// Functions of files named *_avx512.cpp may run here: 64 bytes at a time, with later extensions.
bool processorHasAvx512();

}  // namespace kotai
