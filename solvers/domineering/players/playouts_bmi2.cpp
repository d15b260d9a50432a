// Compiled with BMI2 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
#include "solvers/domineering/players/playouts_of.h"

namespace kotai::simultaneous {

template <class Bits>
PlayoutsPtr<Bits> makeBmi2Playouts([[maybe_unused]] const syncdom::Board<Bits>& board) {
#if defined(__BMI2__) && defined(__POPCNT__)
  return PlayoutsPtr<Bits>(new PlayoutsOf<Bmi2Machine, Bits>(board));
#else
  return nullptr;
#endif
}

template PlayoutsPtr<std::uint64_t> makeBmi2Playouts(const syncdom::Board<std::uint64_t>&);
template PlayoutsPtr<Wide> makeBmi2Playouts(const syncdom::Board<Wide>&);

}  // namespace kotai::simultaneous
