#include "solvers/domineering/players/playouts.h"

#include "solvers/domineering/players/playouts_of.h"

namespace kotai::simultaneous {

template <class Bits>
PlayoutsPtr<Bits> makePortablePlayouts(const syncdom::Board<Bits>& board) {
  return std::make_unique<PlayoutsOf<PortableMachine, Bits>>(board);
}

template <class Bits>
PlayoutsPtr<Bits> makePlayouts(const syncdom::Board<Bits>& board, bool portable) {
  PlayoutsPtr<Bits> made;
  if (!portable && machineHasBmi2()) made = makeBmi2Playouts(board);
  return made ? std::move(made) : makePortablePlayouts(board);
}

template PlayoutsPtr<std::uint64_t> makePlayouts(const syncdom::Board<std::uint64_t>&, bool);
template PlayoutsPtr<Wide> makePlayouts(const syncdom::Board<Wide>&, bool);

}  // namespace kotai::simultaneous
