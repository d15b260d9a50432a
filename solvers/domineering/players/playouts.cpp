#include "solvers/domineering/players/playouts.h"

#include "solvers/base/processor.h"
#include "solvers/domineering/players/playouts_of.h"

namespace kotai::domineering {

template <class Bits>
PlayoutsPtr<Bits> makePortablePlayouts(const domineering::Board<Bits>& board) {
  return std::make_unique<PlayoutsOf<PortableMachine, Bits>>(board);
}

template <class Bits>
PlayoutsPtr<Bits> makePlayouts(const domineering::Board<Bits>& board, bool portable) {
  PlayoutsPtr<Bits> made;
  if (!portable && mayUseAvx2()) made = makeBmi2Playouts(board);
  return made ? std::move(made) : makePortablePlayouts(board);
}

template PlayoutsPtr<std::uint64_t> makePlayouts(const domineering::Board<std::uint64_t>&, bool);
template PlayoutsPtr<Bits128> makePlayouts(const domineering::Board<Bits128>&, bool);

}  // namespace kotai::domineering
