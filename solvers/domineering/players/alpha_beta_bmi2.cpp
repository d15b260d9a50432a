// Compiled with BMI2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/domineering/players/alpha_beta_search.h"

namespace kotai::domineering {

template <class Bits>
AlphaBetaCorePtr<Bits> makeBmi2AlphaBeta([[maybe_unused]] const Field<Bits>& field, [[maybe_unused]] int winScore,
                                         [[maybe_unused]] int entryBits) {
#if defined(__BMI2__) && defined(__POPCNT__)
  return AlphaBetaCorePtr<Bits>(new AlphaBetaSearch<Bmi2Machine, Bits>(field, winScore, entryBits));
#else
  return nullptr;
#endif
}

template AlphaBetaCorePtr<std::uint64_t> makeBmi2AlphaBeta(const Field<std::uint64_t>&, int, int);
template AlphaBetaCorePtr<Bits128> makeBmi2AlphaBeta(const Field<Bits128>&, int, int);

}  // namespace kotai::domineering
