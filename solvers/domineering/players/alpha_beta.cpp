#include "solvers/domineering/players/alpha_beta.h"

#include <algorithm>

#include "solvers/base/processor.h"
#include "solvers/domineering/players/alpha_beta_search.h"

namespace kotai::domineering {

template <class Bits>
AlphaBetaCorePtr<Bits> makePortableAlphaBeta(const Field<Bits>& field, int winScore, int entryBits) {
  return std::make_unique<AlphaBetaSearch<PortableMachine, Bits>>(field, winScore, entryBits);
}

namespace {

/// Returns the binary logarithm of the number of table entries. Shallow searches need no large table.
int entryBitsFor(int depthPlies) { return depthPlies <= 4 ? 4 : depthPlies <= 6 ? 16 : 20; }

/// Iterative deepening by whole turns. Each search begins with the best moves of the previous search.
template <class Bits>
class AlphaBetaOf final : public AlphaBeta {
 public:
  AlphaBetaOf(const domineering::DomineeringVariant& variant, Side side, const AlphaBetaOptions& options, bool portable)
      : m_field(variant.columns(), variant.rows(), side, variant.pieceSquares()), m_depthPlies(options.depthPlies) {
    const int entryBits = entryBitsFor(options.depthPlies);
    if (!portable && mayUseAvx2()) m_core = makeBmi2AlphaBeta(m_field, options.winScore, entryBits);
    if (!m_core) m_core = makePortableAlphaBeta(m_field, options.winScore, entryBits);
  }

  AlphaBetaChoice search(const AnyPosition& position, std::stop_token stop) override {
    const Covered<Bits> covered = m_field.covered(domineering::DomineeringVariant::coveredBits(position));
    std::vector<RootMove> moves;
    forEachBit(m_field.own.places(m_field.own.open(covered.own)), [&](int cell) { moves.push_back({cell, 0}); });
    AlphaBetaChoice choice;
    const int leastPlies = 2 - m_depthPlies % 2;
    for (int plies = leastPlies; plies <= m_depthPlies; plies += 2) {
      // The first search is fast and never stopped, so that there is always a best move.
      m_core->begin(plies == leastPlies ? std::stop_token() : stop);
      const int found = searchRoot(covered, moves, plies, plies == m_depthPlies);
      choice.nodes += m_core->nodes();
      choice.stopped = m_core->stopped();
      if (choice.stopped) break;
      std::ranges::stable_sort(moves, std::ranges::greater{}, &RootMove::score);
      setBest(choice, moves, found);
    }
    return choice;
  }

 private:
  struct RootMove {
    int cell = 0;
    int score = 0;
  };

  void setBest(AlphaBetaChoice& choice, const std::vector<RootMove>& moves, int score) const {
    choice.score = score;
    choice.moves.clear();
    for (const RootMove& move : moves)
      if (move.score == score) choice.moves.push_back(m_field.ownMove(move.cell));
    std::ranges::sort(choice.moves);
  }

  /// Returns the best score. Scores below the best score are upper bounds. Only the last search (\p findAll)
  /// finds all equally good moves. In earlier searches, a later move that seems to have the best score may be
  /// worse, so the function reduces its score by one.
  int searchRoot(Covered<Bits> covered, std::vector<RootMove>& moves, int plies, bool findAll) {
    int best = -scoreInfinity;
    for (RootMove& move : moves) {
      move.score = m_core->moveScore(covered, move.cell, plies, findAll ? best - 1 : best);
      if (m_core->stopped()) return best;
      if (!findAll && move.score == best) --move.score;
      best = std::max(best, move.score);
    }
    return best;
  }

  Field<Bits> m_field;
  int m_depthPlies;
  AlphaBetaCorePtr<Bits> m_core;
};

}  // namespace

std::unique_ptr<AlphaBeta> makeAlphaBeta(const domineering::DomineeringVariant& variant, Side side,
                                         const AlphaBetaOptions& options, bool portable) {
  if (variant.board().cells() > 64) return std::make_unique<AlphaBetaOf<Bits128>>(variant, side, options, portable);
  return std::make_unique<AlphaBetaOf<std::uint64_t>>(variant, side, options, portable);
}

}  // namespace kotai::domineering
