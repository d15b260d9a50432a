// The inner loops over one set of fences. Included where they are made, once for each machine and width of the board.
#pragma once

#include <algorithm>
#include <type_traits>

#include "solvers/retrograde/quoridor/pawn_moves.h"
#include "solvers/retrograde/quoridor/set_solver.h"
#include "solvers/retrograde/quoridor/step_counts.h"
#include "solvers/retrograde/quoridor/table_images.h"
#include "solvers/retrograde/quoridor/table_ops.h"

namespace kotai::retrograde::corridor {

template <class Machine, class Lane>
class SetSolverOf final : public SetSolver {
  using Ops = TableOps<Machine>;
  using InRow = RowOps<Machine, Lane>;
  using Bits128 = quoridor::Bits128;

 public:
  explicit SetSolverOf(const quoridor::Board& board)
      : m_board(board), m_shape(board), m_images(m_shape), m_moves(board), m_steps(board) {}

  bool solve(const SetProblem& problem, std::uint8_t* tables, SetTally& tally) override {
    m_problem = &problem;
    setFences();
    m_steps.clear(problem);
    for (std::size_t hands = 0; hands < problem.hands.size(); ++hands) {
      if (!solveHands(hands, tables + hands * sideCount * m_shape.bytes(), tally.tables[hands])) return false;
      forBothSides([&](auto side) { m_steps.add(side, half<side>().counted, half<side>().wins, half<side>().losses); });
    }
    m_steps.addTo(tally.steps);
    return true;
  }
  void turn(const std::uint8_t* in, ScratchTable& out) const override { m_images.turn(in, out.bytes()); }
  void mirror(const std::uint8_t* in, ScratchTable& out) const override { m_images.mirror(in, out.bytes()); }
  void pack(const std::uint8_t* table, const quoridor::Pairs<Bits128>& pairs, std::byte* codes) const override {
    forEachRow([&](int second) {
      codes = InRow::pack(table + m_shape.rowAt(second), static_cast<Lane>(pairs.partnersOf(second)), codes);
    });
  }
  void unpack(std::uint8_t* table, const quoridor::Pairs<Bits128>& pairs, const std::byte* codes) const override {
    std::fill_n(table, m_shape.bytes(), score::none);
    forEachRow([&](int second) {
      codes = InRow::unpack(table + m_shape.rowAt(second), static_cast<Lane>(pairs.partnersOf(second)), codes);
    });
  }

 private:
  /// What is known of the positions with one side to move.
  struct Half {
    Rows<Lane> counted, wins, losses, goalMoves, several, severalWithFences;
    Rows<Lane> latest;  // found in this ply: losses, then wins
    bool anyLost = false;
    Rows<Lane> fenceLost;      // every fence loses by now
    ScratchTable fenceScores;  // of the best fence, as the other side has it
    ScratchTable fencesThatWin;
    ScratchTable fences;  // how many may be placed, the same for all hands
    ScratchTable pawnMoves;
    bool hasFences = false;
    std::uint32_t lastFencePlies = 0;  // longest distance a fence decides
    std::uint64_t pawnMoveSum = 0, fenceMoveSum = 0;
    std::uint32_t mostPawnMoves = 0, mostMoves = 0;
  };

  template <class Work>
  void forEachRow(Work&& work) const {
    for (int second = m_board.columns; second < m_board.squares(); ++second) work(second);
  }
  template <class Work>
  static void forBothSides(Work&& work) {
    work(std::integral_constant<int, 0>{});
    work(std::integral_constant<int, 1>{});
  }
  static Lane bit(int square) { return static_cast<Lane>(Lane{1} << square); }
  static std::uint32_t count(Lane bits) { return static_cast<std::uint32_t>(quoridor::countBits(bits)); }
  template <int side>
  Half& half() {
    return m_halves[static_cast<std::size_t>(side)];
  }

  void setFences();
  template <int side>
  void countMoves();
  bool solveHands(std::size_t hands, std::uint8_t* tables, std::array<TableTally, sideCount>& tally);
  template <int side>
  void gatherFences(std::size_t hands);
  /// Calls work(image, tables, count) for each image that has children: their tables after `side` has placed a fence. Says which
  /// have.
  template <int side, class Work>
  std::array<bool, imageCount> forEachImage(std::size_t hands, Work&& work) const;
  void join(std::array<ScratchTable, imageCount>& images, const std::array<bool, imageCount>& there, ScratchTable& result,
            bool least);
  template <int side>
  bool loseAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally);
  template <int side>
  bool winAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally);
  void decide(const Half& half, std::uint8_t* table, std::uint8_t value, TableTally& tally);
  void addFences(const Half& half, Rows<Lane>& rows, std::uint8_t value) const;
  template <int side>
  void countNotables(std::size_t hands, TableTally& tally);
  template <int side>
  void countOnlyDraws(std::size_t hands, TableTally& tally);
  Rows<Lane> rowsWith(const ScratchTable& table, std::uint8_t atLeast) const;
  template <int side>
  Rows<Lane> withGoal(const Rows<Lane>& rows) const;

  quoridor::Board m_board;
  TableShape m_shape;
  TableImages<Machine> m_images;
  PawnMoves<Machine, Lane> m_moves;
  StepCounts<Machine, Lane> m_steps;
  const SetProblem* m_problem = nullptr;
  Rows<Lane> m_legal;
  Rows<Lane> m_lostBefore;  // side 0's latest losses, while its wins take their place
  Rows<Lane> m_open, m_escapes;
  std::array<Half, sideCount> m_halves;
  ScratchTable m_blank;
  std::array<ScratchTable, imageCount> m_least, m_lost;
  ScratchTable m_mirrored, m_turned;
};

template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::setFences() {
  m_moves.setFences(m_problem->open);
  const auto firsts = static_cast<Lane>(m_problem->legalSquares.first);
  std::fill_n(m_blank.bytes(), m_shape.bytes() + ScratchTable::margin * 4, score::none);  // as far as vectors are read
  forEachRow([&](int second) {
    m_legal[second] = ((m_problem->legalSquares.second >> second) & 1U) != 0 ? static_cast<Lane>(firsts & ~bit(second)) : Lane{0};
    std::uint8_t* row = m_blank.bytes() + m_shape.rowAt(second);
    quoridor::forEachBit(m_legal[second], [row](int first) { row[first] = score::draw; });
  });
  forBothSides([&](auto side) {
    Half& own = half<side>();
    forEachRow(
        [&](int second) { own.counted[second] = static_cast<Lane>(m_problem->counted[side][static_cast<std::size_t>(second)]); });
    m_moves.template movesTo<side>(withGoal<side>({}), own.goalMoves);
    countMoves<side>();
  });
}

/// The rows, and besides all positions in which the pawn of `side` stands on its goal.
template <class Machine, class Lane>
template <int side>
Rows<Lane> SetSolverOf<Machine, Lane>::withGoal(const Rows<Lane>& rows) const {
  Rows<Lane> all = rows;
  if constexpr (side == 0) {
    const auto goal = static_cast<Lane>(quoridor::rowBits<Bits128>(m_board, m_board.rows - 1));
    forEachRow([&](int second) { all[second] |= goal & ~bit(second); });
  } else {
    const auto firsts = static_cast<Lane>(m_problem->legalSquares.first);
    for (int second = 0; second < m_board.columns; ++second) all[second] = firsts & ~bit(second);
  }
  return all;
}

/// Legal moves of every position, with and without fences: the same for all hands.
template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countMoves() {
  Half& own = half<side>();
  std::array<Rows<Lane>, 3> digits;
  m_moves.template numberOfMovesTo<side>(withGoal<side>(m_legal), digits);
  std::array<bool, imageCount> there{};
  for (std::size_t image = 0; image < imageCount; ++image) {
    there[image] = !m_problem->children[image].empty();
    // A child has the same positions for all hands and both sides.
    if (there[image])
      Ops::template countScores<false>(m_problem->children[image].data(), m_problem->children[image].size(), m_shape.bytes(),
                                       score::none, m_lost[image].bytes());
  }
  join(m_lost, there, own.fences, false);
  own.pawnMoveSum = own.fenceMoveSum = 0;
  own.mostPawnMoves = own.mostMoves = 0;
  forEachRow([&](int second) {
    const Lane legal = m_legal[second];
    own.several[second] = (digits[1][second] | digits[2][second]) & legal;
    own.severalWithFences[second] = own.several[second];
    const std::uint8_t* fences = own.fences.bytes() + m_shape.rowAt(second);
    quoridor::forEachBit(legal, [&](int first) {
      std::uint32_t moves = 0;
      for (std::size_t place = 0; place < digits.size(); ++place)
        moves += static_cast<std::uint32_t>((digits[place][second] >> first) & 1U) << place;
      if (moves + fences[first] > 1) own.severalWithFences[second] |= bit(first);
      if (((own.counted[second] >> first) & 1U) == 0) return;
      own.pawnMoveSum += moves;
      own.fenceMoveSum += fences[first];
      own.mostPawnMoves = std::max(own.mostPawnMoves, moves);
      own.mostMoves = std::max(own.mostMoves, moves + fences[first]);
    });
  });
}

/// Puts what was gathered from children of each image together, seen from this set.
template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::join(std::array<ScratchTable, imageCount>& images, const std::array<bool, imageCount>& there,
                                      ScratchTable& result, bool least) {
  const std::size_t bytes = m_shape.bytes();
  const auto combine = [&](ScratchTable& to, const ScratchTable& from) {
    if (least)
      Ops::takeLeast(to.bytes(), from.bytes(), bytes);
    else
      Ops::add(to.bytes(), from.bytes(), bytes);
  };
  // Images 0 and 1 lie as the set does, 2 and 3 the other way round.
  for (std::size_t first = 0; first < imageCount; first += 2) {
    if (!there[first])
      std::fill_n(images[first].bytes(), bytes + sizeof(std::uint64_t) * 8, least ? score::none : std::uint8_t{0});
    if (!there[first + 1]) continue;
    m_images.mirror(images[first + 1].bytes(), m_mirrored.bytes());
    combine(images[first], m_mirrored);
  }
  std::copy_n(images[0].bytes(), bytes, result.bytes());
  if (!there[2] && !there[3]) return;
  m_images.turn(images[2].bytes(), m_turned.bytes());
  combine(result, m_turned);
}

template <class Machine, class Lane>
template <int side, class Work>
std::array<bool, imageCount> SetSolverOf<Machine, Lane>::forEachImage(std::size_t hands, Work&& work) const {
  std::array<bool, imageCount> there{};
  const std::uint8_t* tables[2 * (quoridor::maxSide - 1) * (quoridor::maxSide - 1)];  // two fences may be centred on a corner
  for (std::size_t image = 0; image < imageCount; ++image) {
    const auto& children = m_problem->children[image];
    there[image] = !children.empty();
    for (std::size_t child = 0; child < children.size(); ++child)
      tables[child] = children[child] + m_problem->childTable[hands][static_cast<std::size_t>(side)][image];
    if (there[image]) work(image, tables, children.size());
  }
  return there;
}

template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::gatherFences(std::size_t hands) {
  Half& own = half<side>();
  own.lastFencePlies = 0;
  own.fenceLost = m_legal;
  const HandPair pair = m_problem->hands[hands];
  own.hasFences = (side == 0 ? pair.first : pair.second) > 0;
  if (!own.hasFences) return;
  const auto there = forEachImage<side>(hands, [&](std::size_t image, const std::uint8_t* const* tables, std::size_t count) {
    Ops::gather(tables, count, m_shape.bytes(), m_least[image].bytes(), m_lost[image].bytes());
  });
  join(m_least, there, own.fenceScores, true);
  join(m_lost, there, own.fencesThatWin, false);
  forEachRow([&](int second) {
    own.fenceLost[second] =
        InRow::equalIn(own.fenceScores.bytes() + m_shape.rowAt(second), m_shape.stride, score::none) & m_legal[second];
  });
  const auto [slowestWin, slowestLoss] = Ops::extremes(m_blank.bytes(), own.fenceScores.bytes(), m_shape.bytes());
  own.lastFencePlies =
      std::max(slowestWin > 0 ? 2U * slowestWin + 1U : 0U, slowestLoss < score::none ? 2U * (score::none - slowestLoss) : 0U);
}

template <class Machine, class Lane>
bool SetSolverOf<Machine, Lane>::solveHands(std::size_t hands, std::uint8_t* tables, std::array<TableTally, sideCount>& tally) {
  std::uint8_t* const table[sideCount] = {tables, tables + m_shape.bytes()};
  forBothSides([&](auto side) {
    Half& own = half<side>();
    gatherFences<side>(hands);
    std::copy_n(m_blank.bytes(), m_shape.bytes(), table[side]);
    own.wins = own.losses = {};
    own.latest = own.goalMoves;
    forEachRow([&](int second) { own.latest[second] &= m_legal[second]; });
    decide(own, table[side], score::win(1), tally[side]);
    forEachRow([&](int second) { own.wins[second] = own.latest[second]; });
  });
  const std::uint32_t lastFence = std::max(half<0>().lastFencePlies, half<1>().lastFencePlies);
  bool changed = true;
  for (std::uint32_t plies = 2; changed || plies <= lastFence + 1; plies += 2) {
    if (plies + 1 > score::maxPlies) return false;
    changed = loseAt<0>(plies, table[0], tally[0]);
    changed = loseAt<1>(plies, table[1], tally[1]) || changed;
    const bool won[sideCount] = {winAt<0>(plies + 1, table[0], tally[0]), winAt<1>(plies + 1, table[1], tally[1])};
    forBothSides([&](auto side) {
      Half& own = half<side>();
      forEachRow([&](int second) { own.wins[second] |= own.latest[second]; });
    });
    changed = changed || won[0] || won[1];
  }
  forBothSides([&](auto side) { countNotables<side>(hands, tally[side]); });
  return true;
}

/// Writes the value of the latest positions and counts them.
template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::decide(const Half& own, std::uint8_t* table, std::uint8_t value, TableTally& tally) {
  std::uint32_t found = 0;
  forEachRow([&](int second) {
    found += count(own.latest[second] & own.counted[second]);
    InRow::setWhere(table + m_shape.rowAt(second), own.latest[second], value);
  });
  tally.scores[value] += found;
}

/// Lost by now: every move leads to a position that is won for the other side. `latest` of the side is what was found.
template <class Machine, class Lane>
template <int side>
bool SetSolverOf<Machine, Lane>::loseAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  if (own.hasFences && plies <= own.lastFencePlies)
    addFences(own, own.fenceLost, static_cast<std::uint8_t>(score::none - plies / 2));
  Lane any = 0;
  forEachRow([&](int second) {
    own.latest[second] = own.fenceLost[second] & ~own.wins[second] & ~own.losses[second];
    any |= own.latest[second];
  });
  own.anyLost = false;
  if (any == 0) return false;
  forEachRow([&](int second) { m_open[second] = m_legal[second] & ~other.wins[second]; });
  m_moves.template movesTo<side>(m_open, m_escapes);
  any = 0;
  forEachRow([&](int second) {
    own.latest[second] &= ~m_escapes[second];
    own.losses[second] |= own.latest[second];
    any |= own.latest[second];
  });
  own.anyLost = any != 0;
  if (own.anyLost) decide(own, table, score::loss(plies), tally);
  return own.anyLost;
}

/// Adds the positions whose best fence leads to a score.
template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::addFences(const Half& own, Rows<Lane>& rows, std::uint8_t value) const {
  forEachRow([&](int second) {
    rows[second] |= InRow::equalIn(own.fenceScores.bytes() + m_shape.rowAt(second), m_shape.stride, value) & m_legal[second];
  });
}

/// Won in exactly so many plies. Reads the losses the other side has just been found to have; `latest` of the side is replaced
/// only after both sides have been looked at.
template <class Machine, class Lane>
template <int side>
bool SetSolverOf<Machine, Lane>::winAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally) {
  Half& own = half<side>();
  if constexpr (side == 0) m_lostBefore = own.latest;
  const bool fencesCount = own.hasFences && plies <= own.lastFencePlies;
  const bool movesCount = half<1 - side>().anyLost;
  if (movesCount)
    m_moves.template movesTo<side>(side == 0 ? half<1>().latest : m_lostBefore, own.latest);
  else
    own.latest = {};
  if (!movesCount && !fencesCount) return false;
  if (fencesCount) addFences(own, own.latest, static_cast<std::uint8_t>((plies - 1) / 2));
  Lane any = 0;
  forEachRow([&](int second) {
    own.latest[second] &= m_legal[second] & ~own.wins[second];
    any |= own.latest[second];
  });
  if (any == 0) return false;
  decide(own, table, score::win(plies), tally);
  return true;
}

template <class Machine, class Lane>
Rows<Lane> SetSolverOf<Machine, Lane>::rowsWith(const ScratchTable& table, std::uint8_t atLeast) const {
  Rows<Lane> rows;
  forEachRow([&](int second) {
    rows[second] = InRow::atLeastIn(table.bytes() + m_shape.rowAt(second), m_shape.stride, atLeast) & m_legal[second];
  });
  return rows;
}

template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countNotables(std::size_t hands, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  const Rows<Lane> target = withGoal<side>(other.losses);
  Rows<Lane> once, twice, bySteps;
  m_moves.template countMovesTo<side>(target, once, twice);
  m_moves.template movesTo<side, 0, PawnMoves<Machine, Lane>::stepWays>(target, bySteps);
  Rows<Lane> fenceOnce, fenceTwice;
  if (own.hasFences) {
    fenceOnce = rowsWith(own.fencesThatWin, 1);
    fenceTwice = rowsWith(own.fencesThatWin, 2);
  }
  const Rows<Lane>& several = own.hasFences ? own.severalWithFences : own.several;
  Lane drawn = 0;
  std::uint32_t total = 0;
  forEachRow([&](int second) {
    const Lane counted = own.counted[second];
    const Lane wins = own.wins[second] & counted;
    const Lane losses = own.losses[second] & counted;
    const Lane draws = counted & ~wins & ~losses;
    const Lane otherDraws = m_legal[second] & ~other.wins[second] & ~other.losses[second];
    total += count(draws);
    drawn |= draws;
    tally.lossToWin += count(losses & other.losses[second]);
    tally.lossToDraw += count(losses & otherDraws);
    tally.drawToWin += count(draws & other.losses[second]);
    const Lane many = twice[second] | fenceTwice[second] | (once[second] & fenceOnce[second]);
    tally.onlyMoveWins += count(wins & several[second] & ~many);
    tally.wonByFenceOnly += count(wins & ~once[second]);
    tally.wonByJumpOnly += count(wins & ~bySteps[second] & ~fenceOnce[second]);
  });
  tally.scores[score::draw] += total;
  tally.legalMoves += own.pawnMoveSum + (own.hasFences ? own.fenceMoveSum : 0);
  tally.mostLegalMoves = std::max(tally.mostLegalMoves, own.hasFences ? own.mostMoves : own.mostPawnMoves);
  if (drawn != 0) countOnlyDraws<side>(hands, tally);
}

/// Drawn positions are rare, so the fences that draw are counted only where there are some.
template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countOnlyDraws(std::size_t hands, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  Rows<Lane> target, once, twice, fenceOnce, fenceTwice;
  forEachRow([&](int second) { target[second] = m_legal[second] & ~other.wins[second] & ~other.losses[second]; });
  m_moves.template countMovesTo<side>(target, once, twice);
  if (own.hasFences) {
    const auto there = forEachImage<side>(hands, [&](std::size_t image, const std::uint8_t* const* tables, std::size_t count) {
      Ops::template countScores<true>(tables, count, m_shape.bytes(), score::draw, m_lost[image].bytes());
    });
    ScratchTable& drawing = m_least[0];
    join(m_lost, there, drawing, false);
    fenceOnce = rowsWith(drawing, 1);
    fenceTwice = rowsWith(drawing, 2);
  }
  const Rows<Lane>& several = own.hasFences ? own.severalWithFences : own.several;
  forEachRow([&](int second) {
    const Lane draws = own.counted[second] & ~own.wins[second] & ~own.losses[second];
    const Lane many = twice[second] | fenceTwice[second] | (once[second] & fenceOnce[second]);
    tally.onlyMoveDraws += count(draws & several[second] & ~many);
  });
}

}  // namespace kotai::retrograde::corridor
