// Compiled with BMI2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/domineering/players/playouts_of.h"

namespace kotai::domineering {

template <class Bits>
PlayoutsPtr<Bits> makeBmi2Playouts([[maybe_unused]] const domineering::Board<Bits>& board) {
#if defined(__BMI2__) && defined(__POPCNT__)
  return PlayoutsPtr<Bits>(new PlayoutsOf<Bmi2Machine, Bits>(board));
#else
  return nullptr;
#endif
}

template PlayoutsPtr<std::uint64_t> makeBmi2Playouts(const domineering::Board<std::uint64_t>&);
template PlayoutsPtr<Bits128> makeBmi2Playouts(const domineering::Board<Bits128>&);

}  // namespace kotai::domineering
