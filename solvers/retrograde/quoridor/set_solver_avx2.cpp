// Compiled with AVX2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/retrograde/quoridor/set_solver_of.h"

namespace kotai::retrograde::quoridor_engine {

#ifdef __AVX2__
namespace {

struct Avx2Machine {
  using Bytes __attribute__((vector_size(32))) = std::uint8_t;
  using Words32 __attribute__((vector_size(32))) = std::uint32_t;
  using Words64 __attribute__((vector_size(32))) = std::uint64_t;
};

}  // namespace
#endif

std::unique_ptr<SetSolver> makeAvx2SetSolver([[maybe_unused]] const quoridor::Board& board) {
#ifdef __AVX2__
  if (board.squares() <= 32) return std::unique_ptr<SetSolver>(new SetSolverOf<Avx2Machine, std::uint32_t>(board));
  if (board.squares() <= 64) return std::unique_ptr<SetSolver>(new SetSolverOf<Avx2Machine, std::uint64_t>(board));
  return std::unique_ptr<SetSolver>(new SetSolverOf<Avx2Machine, quoridor::Bits128>(board));
#else
  return nullptr;
#endif
}

}  // namespace kotai::retrograde::quoridor_engine
