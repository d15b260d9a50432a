// Compiled with AVX2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/domineering/exact/position_namer_of.h"

namespace kotai::domineering {

#ifdef __AVX2__
namespace {

struct Avx2Counter {
  static int count(std::uint64_t bits) { return countBits(bits); }
};

}  // namespace
#endif

std::unique_ptr<PositionNamer> makeAvx2PositionNamer([[maybe_unused]] const Board<std::uint64_t>& board) {
#ifdef __AVX2__
  return std::unique_ptr<PositionNamer>(new PositionNamerOf<Avx2Counter>(board));
#else
  return nullptr;
#endif
}

}  // namespace kotai::domineering
