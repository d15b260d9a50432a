#include "solvers/retrograde/quoridor/set_solver.h"

#include "solvers/base/processor.h"
#include "solvers/retrograde/quoridor/set_solver_of.h"

namespace kotai::retrograde::quoridor_engine {

namespace {

struct PortableMachine {
  using Bytes __attribute__((vector_size(16))) = std::uint8_t;
  using Words32 __attribute__((vector_size(16))) = std::uint32_t;
  using Words64 __attribute__((vector_size(16))) = std::uint64_t;
};

}  // namespace

std::unique_ptr<SetSolver> makePortableSetSolver(const quoridor::Board& board) {
  if (board.squares() <= 32) return std::make_unique<SetSolverOf<PortableMachine, std::uint32_t>>(board);
  if (board.squares() <= 64) return std::make_unique<SetSolverOf<PortableMachine, std::uint64_t>>(board);
  return std::make_unique<SetSolverOf<PortableMachine, quoridor::Bits128>>(board);
}

std::unique_ptr<SetSolver> makeSetSolver(const quoridor::Board& board) {
  if (mayUseAvx512())
    if (auto wide = makeAvx512SetSolver(board)) return wide;
  if (mayUseAvx2())
    if (auto machine = makeAvx2SetSolver(board)) return machine;
  return makePortableSetSolver(board);
}

}  // namespace kotai::retrograde::quoridor_engine
