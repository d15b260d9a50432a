// The search itself, for boards of one or two words. The code is compiled for each kind of processor.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>

#include "core/games/domineering/field.h"
#include "solvers/domineering/players/machine.h"

namespace kotai::domineering {

inline constexpr int scoreInfinity = 30000;

template <class Bits>
class AlphaBetaCore {
 public:
  virtual ~AlphaBetaCore() = default;
  /// Prepares a search. Must be called before each search.
  virtual void begin(std::stop_token stop) = 0;
  /// Returns the score of a move of the searching side: exact if above \p alpha, otherwise an upper bound. Meaningless once
  /// stopped().
  virtual int moveScore(Covered<Bits> covered, int ownCell, int plies, int alpha) = 0;
  virtual std::uint64_t nodes() const = 0;
  virtual bool stopped() const = 0;
};

template <class Bits>
using AlphaBetaCorePtr = std::unique_ptr<AlphaBetaCore<Bits>>;

/// Returns the version for any processor. \p field must outlive the result.
template <class Bits>
AlphaBetaCorePtr<Bits> makePortableAlphaBeta(const Field<Bits>& field, int winScore, int entryBits);
/// Returns the version for processors with AVX2 and BMI2, or null if the program was built without this version.
/// Precondition: mayUseAvx2().
template <class Bits>
AlphaBetaCorePtr<Bits> makeBmi2AlphaBeta(const Field<Bits>& field, int winScore, int entryBits);

/// Transposition table entry with the bounds of a position's score at one depth.
template <class Machine, class Bits>
struct AlphaBetaEntry {
  Bits covered = 0;
  std::int16_t low = 0;
  std::int16_t high = 0;
  std::uint8_t plies = 0;  ///< 0 if the entry is empty
  std::uint8_t bestMove = 0;
};

/// Fail-soft alpha-beta over pairs of moves. Does not allocate while searching.
template <class Machine, class Bits>
class AlphaBetaSearch final : public AlphaBetaCore<Bits> {
 public:
  using Entry = AlphaBetaEntry<Machine, Bits>;
  static constexpr int mostMoves = sizeof(Bits) > 8 ? 90 : 63;

  /// Creates a transposition table with 2^entryBits entries.
  AlphaBetaSearch(const Field<Bits>& field, int winScore, int entryBits)
      : m_field(field), m_winScore(winScore), m_entries(new Entry[std::size_t{1} << entryBits]()), m_entryShift(64 - entryBits) {}

  std::uint64_t nodes() const override { return m_nodes; }
  bool stopped() const override { return m_stopped; }
  void begin(std::stop_token stop) override {
    m_stop = std::move(stop);
    m_nodes = 0;
    m_stopped = false;
  }

  int moveScore(Covered<Bits> covered, int ownCell, int plies, int alpha) override {
    const Covered<Bits> mine = covered | m_field.ownDomino(ownCell);
    if (plies == 1) return evaluate(mine);
    Moves replies = movesOf(m_field.others.places(m_field.others.open(covered.others)));
    orderReplies(covered, replies);
    return worstReply(mine, replies, plies, alpha, scoreInfinity);
  }

 private:
  struct Moves {
    std::array<std::uint8_t, mostMoves> cells;
    int count = 0;
  };

  /// Returns the score of a position for the searching side.
  int score(Covered<Bits> covered, int plies, int alpha, int beta) {
    const Bits own = m_field.own.places(m_field.own.open(covered.own));
    const Bits others = m_field.others.places(m_field.others.open(covered.others));
    if (plies == 0 || own == 0 || others == 0) return horizonScore(covered, own, others);
    ++m_nodes;
    if (plies == 1) return bestHalfTurn(covered, own);
    if (plies == 2) return lastTurn(covered, own, others, alpha, beta);
    return turn(covered, own, others, plies, alpha, beta);
  }

  static Moves movesOf(Bits places) {
    Moves moves;
    forEachBit(places, [&](int cell) { moves.cells[static_cast<std::size_t>(moves.count++)] = static_cast<std::uint8_t>(cell); });
    return moves;
  }

  int halfEvaluation(const Lines<Bits>& lines, Bits open, Bits places) const {
    return lines.template packed<Machine>(places) + lines.template packed<Machine>(lines.safePlaces(open));
  }
  int evaluate(Covered<Bits> covered) const {
    const Bits own = m_field.own.open(covered.own);
    const Bits others = m_field.others.open(covered.others);
    return halfEvaluation(m_field.own, own, m_field.own.places(own)) -
           halfEvaluation(m_field.others, others, m_field.others.places(others));
  }
  int horizonScore(Covered<Bits> covered, Bits own, Bits others) const {
    const int score = halfEvaluation(m_field.own, m_field.own.open(covered.own), own) -
                      halfEvaluation(m_field.others, m_field.others.open(covered.others), others);
    if (own != 0 && others != 0) return score;
    return score + (own != 0 ? m_winScore : 0) - (others != 0 ? m_winScore : 0);
  }
  int leafScore(Covered<Bits> covered) const {
    return horizonScore(covered, m_field.own.places(m_field.own.open(covered.own)),
                        m_field.others.places(m_field.others.open(covered.others)));
  }

  int bestHalfTurn(Covered<Bits> covered, Bits own) const {
    int best = -scoreInfinity;
    forEachBit(own, [&](int cell) { best = std::max(best, evaluate(covered | m_field.ownDomino(cell))); });
    return best;
  }

  /// Returns the score of the last turn before the horizon, whose search takes almost all the time. First tries the
  /// killer reply, which refuted the previous move.
  int lastTurn(Covered<Bits> covered, Bits own, Bits others, int alpha, int beta) const {
    Moves replies = movesOf(others);
    int best = -scoreInfinity;
    for (Bits rest = own; rest != 0; rest &= rest - 1) {
      const Covered<Bits> mine = covered | m_field.ownDomino(lowestBit(rest));
      const int needed = std::max(alpha, best);
      int worst = scoreInfinity;
      for (int number = 0; number < replies.count; ++number) {
        const std::uint8_t reply = replies.cells[static_cast<std::size_t>(number)];
        const int found = leafScore(mine | m_field.othersDomino(reply));
        if (found >= worst) continue;
        worst = found;
        if (worst > needed) continue;
        toFront(replies, number);
        break;
      }
      best = std::max(best, worst);
      if (best >= beta) break;
    }
    return best;
  }

  int turn(Covered<Bits> covered, Bits own, Bits others, int plies, int alpha, int beta) {
    Entry& entry = entryOf(covered);
    const bool known = entry.plies == plies && entry.covered == covered.own;
    if (known) {
      if (entry.low >= beta || entry.low == entry.high) return entry.low;
      if (entry.high <= alpha) return entry.high;
      alpha = std::max<int>(alpha, entry.low);
      beta = std::min<int>(beta, entry.high);
    }
    Moves moves = movesOf(own);
    orderMoves(covered, moves, entry.covered == covered.own && entry.plies != 0 ? entry.bestMove : 255);
    Moves replies = movesOf(others);
    orderReplies(covered, replies);
    int best = -scoreInfinity;
    std::uint8_t bestMove = moves.cells[0];
    for (int number = 0; number < moves.count; ++number) {
      const std::uint8_t cell = moves.cells[static_cast<std::size_t>(number)];
      const int found = worstReply(covered | m_field.ownDomino(cell), replies, plies, std::max(alpha, best), beta);
      if (m_stopped) return best;
      if (found <= best) continue;
      best = found;
      bestMove = cell;
      if (best >= beta) break;
    }
    store(covered, plies, best, alpha, beta, bestMove);
    return best;
  }

  int worstReply(Covered<Bits> mine, Moves& replies, int plies, int alpha, int beta) {
    int worst = scoreInfinity;
    for (int number = 0; number < replies.count; ++number) {
      const std::uint8_t reply = replies.cells[static_cast<std::size_t>(number)];
      const int found = score(mine | m_field.othersDomino(reply), plies - 2, alpha, std::min(beta, worst));
      if (stopRequested()) return worst;
      if (found >= worst) continue;
      worst = found;
      if (worst > alpha) continue;
      toFront(replies, number);
      break;
    }
    return worst;
  }

  static void toFront(Moves& moves, int number) {
    const auto begin = moves.cells.begin();
    std::rotate(begin, begin + number, begin + number + 1);
  }

  /// Sorts the side's moves: the best known move first, then by the evaluation after the move, ignoring the
  /// reply.
  void orderMoves(Covered<Bits> covered, Moves& moves, std::uint8_t first) const {
    order(moves,
          [&](std::uint8_t cell) { return cell == first ? -scoreInfinity : -evaluate(covered | m_field.ownDomino(cell)); });
  }
  void orderReplies(Covered<Bits> covered, Moves& replies) const {
    order(replies, [&](std::uint8_t cell) { return evaluate(covered | m_field.othersDomino(cell)); });
  }
  /// Sorts the moves by ascending key (stable insertion sort).
  template <class Key>
  static void order(Moves& moves, Key&& keyOf) {
    std::array<int, mostMoves> keys;
    for (int number = 0; number < moves.count; ++number) {
      const std::uint8_t cell = moves.cells[static_cast<std::size_t>(number)];
      const int key = keyOf(cell);
      int place = number;
      for (; place > 0 && keys[static_cast<std::size_t>(place - 1)] > key; --place) {
        keys[static_cast<std::size_t>(place)] = keys[static_cast<std::size_t>(place - 1)];
        moves.cells[static_cast<std::size_t>(place)] = moves.cells[static_cast<std::size_t>(place - 1)];
      }
      keys[static_cast<std::size_t>(place)] = key;
      moves.cells[static_cast<std::size_t>(place)] = cell;
    }
  }

  Entry& entryOf(Covered<Bits> covered) {
    auto mixed = static_cast<std::uint64_t>(covered.own);
    if constexpr (sizeof(Bits) > 8) mixed ^= static_cast<std::uint64_t>(covered.own >> 64) * 0xd6e8feb86659fd93ULL;
    mixed ^= mixed >> 32;
    mixed *= 0x9e3779b97f4a7c15ULL;
    return m_entries[mixed >> m_entryShift];
  }
  void store(Covered<Bits> covered, int plies, int best, int alpha, int beta, std::uint8_t bestMove) {
    Entry& entry = entryOf(covered);
    if (entry.covered != covered.own || entry.plies != plies)
      entry = {covered.own, -scoreInfinity, scoreInfinity, static_cast<std::uint8_t>(plies), bestMove};
    if (best > alpha) entry.low = static_cast<std::int16_t>(std::max<int>(entry.low, best));
    if (best < beta) entry.high = static_cast<std::int16_t>(std::min<int>(entry.high, best));
    entry.bestMove = bestMove;
  }

  bool stopRequested() {
    if ((m_nodes & 0xfff) == 0 && m_stop.stop_requested()) m_stopped = true;
    return m_stopped;
  }

  const Field<Bits>& m_field;
  const int m_winScore;
  const std::unique_ptr<Entry[]> m_entries;
  const int m_entryShift;
  std::stop_token m_stop;
  std::uint64_t m_nodes = 0;
  bool m_stopped = false;
};

}  // namespace kotai::domineering
