#include "solvers/domineering/exact/position_namer.h"

#include "solvers/base/processor.h"
#include "solvers/domineering/exact/position_namer_of.h"

namespace kotai::domineering {

std::unique_ptr<PositionNamer> makePlainPositionNamer(const Board<std::uint64_t>& board) {
  return std::make_unique<PositionNamerOf<AnyMachine>>(board);
}

std::unique_ptr<PositionNamer> makePositionNamer(const Board<std::uint64_t>& board) {
  if (mayUseAvx2())
    if (auto machine = makeAvx2PositionNamer(board)) return machine;
  return makePlainPositionNamer(board);
}

}  // namespace kotai::domineering
