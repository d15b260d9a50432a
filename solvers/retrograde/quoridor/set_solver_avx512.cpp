// Compiled with AVX-512 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/retrograde/quoridor/set_solver_of.h"

namespace kotai::retrograde::quoridor_engine {

#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)
namespace {

struct Avx512Machine {
  using Bytes __attribute__((vector_size(64))) = std::uint8_t;
  using Words32 __attribute__((vector_size(32))) = std::uint32_t;
  using Words64 __attribute__((vector_size(64))) = std::uint64_t;
};

}  // namespace
#endif

std::unique_ptr<SetSolver> makeAvx512SetSolver([[maybe_unused]] const quoridor::Board& board) {
#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)
  if (board.squares() <= 32) return std::unique_ptr<SetSolver>(new SetSolverOf<Avx512Machine, std::uint32_t>(board));
  if (board.squares() <= 64) return std::unique_ptr<SetSolver>(new SetSolverOf<Avx512Machine, std::uint64_t>(board));
  return std::unique_ptr<SetSolver>(new SetSolverOf<Avx512Machine, quoridor::Bits128>(board));
#else
  return nullptr;
#endif
}

}  // namespace kotai::retrograde::quoridor_engine
