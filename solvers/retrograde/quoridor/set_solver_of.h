// The inner loops over a set of fences. Included where they are instantiated for each kind of processor and board width.
#pragma once

#include <algorithm>
#include <type_traits>

#include "solvers/retrograde/quoridor/pawn_moves.h"
#include "solvers/retrograde/quoridor/set_solver.h"
#include "solvers/retrograde/quoridor/step_counts.h"
#include "solvers/retrograde/quoridor/table_images.h"
#include "solvers/retrograde/quoridor/table_ops.h"
#include "solvers/retrograde/quoridor/table_rows.h"

namespace kotai::retrograde::quoridor_engine {

template <class Machine, class Lane>
class SetSolverOf final : public SetSolver {
  using Ops = TableOps<Machine>;
  using InRow = RowOps<Machine, Lane>;
  using Vectors = RowVectors<Machine, Lane>;
  using Vector = typename Vectors::Vector;
  using Bits128 = quoridor::Bits128;

 public:
  explicit SetSolverOf(const quoridor::Board& board)
      : m_board(board), m_shape(board), m_images(m_shape), m_rows(board), m_tableRows(m_shape), m_moves(board), m_steps(board) {}

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
  /// Results for a side to move.
  struct Half {
    Rows<Lane> counted, wins, losses, goalMoves, several, severalWithFences;
    Rows<Lane> notWon;                    // legal positions that are not yet known to be wins
    Rows<Lane> latestWins, latestLosses;  // wins and losses found in this ply
    bool anyLost = false;
    Rows<Lane> fenceLost;                  // positions in which every fence loses
    Rows<Lane> lostByFences, wonByFences;  // positions that the best fence decides in this ply
    ScratchTable fenceScores;              // score of the best fence, as the other side sees it
    ScratchTable fencesThatWin;
    ScratchTable fences;  // number of legal fences, equal for all hands
    bool hasFences = false;
    std::uint32_t lastFencePlies = 0;  // longest distance decided by a fence
    std::uint64_t pawnMoveSum = 0, fenceMoveSum = 0;
    std::uint32_t maxPawnMoves = 0, mostMoves = 0;
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
  /// Calls work(image, tables, count) for each image with children. `tables` are the children's tables after
  /// `side` has placed a fence. Returns one flag for each image: whether it has children.
  template <int side, class Work>
  std::array<bool, imageCount> forEachImage(std::size_t hands, Work&& work) const;
  void join(std::array<ScratchTable, imageCount>& images, const std::array<bool, imageCount>& there, ScratchTable& result,
            bool least);
  template <int side>
  bool loseAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally);
  template <int side>
  bool winAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally);
  static bool fencesDecide(const Half& half, std::uint32_t plies) { return half.hasFences && plies <= half.lastFencePlies; }
  template <int side>
  void countNotables(std::size_t hands, TableTally& tally);
  template <int side>
  void countOnlyDraws(std::size_t hands, TableTally& tally);
  template <int side>
  Rows<Lane> withGoal(const Rows<Lane>& rows) const;
  void removeIllegal(Rows<Lane>& rows) const;

  quoridor::Board m_board;
  TableShape m_shape;
  TableImages<Machine> m_images;
  Vectors m_rows;
  TableRows<Machine, Lane> m_tableRows;
  PawnMoves<Machine, Lane> m_moves;
  StepCounts<Machine, Lane> m_steps;
  const SetProblem* m_problem = nullptr;
  Rows<Lane> m_legal;
  std::array<Half, sideCount> m_halves;
  ScratchTable m_blank;
  std::array<ScratchTable, imageCount> m_least, m_lost;
  ScratchTable m_mirrored, m_turned;
};

template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::setFences() {
  m_moves.setFences(m_problem->open);
  const auto firsts = static_cast<Lane>(m_problem->legalSquares.first);
  std::fill_n(m_blank.bytes(), m_shape.bytes() + ScratchTable::margin * 4, score::none);  // covers all bytes that vectors read
  forEachRow([&](int second) {
    m_legal[second] = ((m_problem->legalSquares.second >> second) & 1U) != 0 ? static_cast<Lane>(firsts & ~bit(second)) : Lane{0};
    std::uint8_t* row = m_blank.bytes() + m_shape.rowAt(second);
    quoridor::forEachBit(m_legal[second], [row](int first) { row[first] = score::draw; });
  });
  forBothSides([&](auto side) {
    Half& own = half<side>();
    forEachRow(
        [&](int second) { own.counted[second] = static_cast<Lane>(m_problem->counted[side][static_cast<std::size_t>(second)]); });
    const Rows<Lane> goal = withGoal<side>({});
    m_rows.forEach([&](int second) {
      Vectors::put(own.goalMoves, second, m_moves.template movesTo<side>(goal, second) & Vectors::get(m_legal, second));
    });
    countMoves<side>();
  });
}

/// Returns the rows plus all positions in which the pawn of `side` is on its goal.
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

/// Counts the legal moves of every position, with and without fences. The numbers are equal for all hands.
template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countMoves() {
  Half& own = half<side>();
  std::array<Rows<Lane>, 3> digits;
  const Rows<Lane> targets = withGoal<side>(m_legal);
  m_rows.forEach([&](int second) {
    const auto number = m_moves.template numberOfMovesTo<side>(targets, second);
    for (std::size_t place = 0; place < digits.size(); ++place) Vectors::put(digits[place], second, number[place]);
  });
  std::array<bool, imageCount> there{};
  for (std::size_t image = 0; image < imageCount; ++image) {
    there[image] = !m_problem->children[image].empty();
    // The legal positions of a child are the same for all hands and both sides.
    if (there[image])
      Ops::template countScores<false>(m_problem->children[image].data(), m_problem->children[image].size(), m_shape.bytes(),
                                       score::none, m_lost[image].bytes());
  }
  join(m_lost, there, own.fences, false);
  own.pawnMoveSum = own.fenceMoveSum = 0;
  own.maxPawnMoves = own.mostMoves = 0;
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
      own.maxPawnMoves = std::max(own.maxPawnMoves, moves);
      own.mostMoves = std::max(own.mostMoves, moves + fences[first]);
    });
  });
}

/// Combines the results from the children of each image, in the orientation of the set.
template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::join(std::array<ScratchTable, imageCount>& images, const std::array<bool, imageCount>& there,
                                      ScratchTable& result, bool least) {
  const std::size_t bytes = m_shape.bytes();
  const auto combine = [&](ScratchTable& to, const ScratchTable& from) {
    if (least)
      Ops::storeMinimum(to.bytes(), from.bytes(), bytes);
    else
      Ops::add(to.bytes(), from.bytes(), bytes);
  };
  // Images 0 and 1 have the orientation of the set. Images 2 and 3 are rotated.
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
  const std::uint8_t* tables[2 * (quoridor::maxSide - 1) * (quoridor::maxSide - 1)];  // at most two fences per corner
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
  m_tableRows.equalIn(own.fenceScores.bytes(), score::none, own.fenceLost);
  removeIllegal(own.fenceLost);
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
    own.losses = {};
    Vector found{};
    m_rows.forEach([&](int second) {
      const Vector wins = Vectors::get(own.goalMoves, second);
      Vectors::put(own.wins, second, wins);
      Vectors::put(own.notWon, second, Vectors::get(m_legal, second) & ~wins);
      found += Vectors::counts(wins & Vectors::get(own.counted, second));
    });
    m_tableRows.setWhere(table[side], own.wins, score::win(1));
    tally[side].scores[score::win(1)] += Vectors::sum(found);
  });
  const std::uint32_t lastFence = std::max(half<0>().lastFencePlies, half<1>().lastFencePlies);
  bool changed = true;
  for (std::uint32_t plies = 2; changed || plies <= lastFence + 1; plies += 2) {
    if (plies + 1 > score::maxPlies) return false;
    forBothSides([&](auto side) {
      Half& own = half<side>();
      if (fencesDecide(own, plies))
        m_tableRows.equalIn(own.fenceScores.bytes(), static_cast<std::uint8_t>(score::none - plies / 2), own.lostByFences);
      if (fencesDecide(own, plies + 1))
        m_tableRows.equalIn(own.fenceScores.bytes(), static_cast<std::uint8_t>(plies / 2), own.wonByFences);
    });
    changed = loseAt<0>(plies, table[0], tally[0]);
    changed = loseAt<1>(plies, table[1], tally[1]) || changed;
    changed = winAt<0>(plies + 1, table[0], tally[0]) || changed;
    changed = winAt<1>(plies + 1, table[1], tally[1]) || changed;
  }
  forBothSides([&](auto side) { countNotables<side>(hands, tally[side]); });
  return true;
}

/// Finds losses in `plies`. In such a position, every move leads to a position that is won for the other side.
template <class Machine, class Lane>
template <int side>
bool SetSolverOf<Machine, Lane>::loseAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  const bool fencesCount = fencesDecide(own, plies);
  Vector any{};
  m_rows.forEach([&](int second) {
    Vector lost = Vectors::get(own.fenceLost, second);
    if (fencesCount) {
      lost |= Vectors::get(own.lostByFences, second) & Vectors::get(m_legal, second);
      Vectors::put(own.fenceLost, second, lost);
    }
    lost &= Vectors::get(own.notWon, second) & ~Vectors::get(own.losses, second);
    Vectors::put(own.latestLosses, second, lost);
    any |= lost;
  });
  own.anyLost = false;
  if (!Vectors::any(any)) return false;
  any = Vector{};
  Vector found{};
  m_rows.forEach([&](int second) {
    const Vector lost = Vectors::get(own.latestLosses, second) & ~m_moves.template movesTo<side>(other.notWon, second);
    Vectors::put(own.latestLosses, second, lost);
    Vectors::put(own.losses, second, Vectors::get(own.losses, second) | lost);
    found += Vectors::counts(lost & Vectors::get(own.counted, second));
    any |= lost;
  });
  own.anyLost = Vectors::any(any);
  if (!own.anyLost) return false;
  m_tableRows.setWhere(table, own.latestLosses, score::loss(plies));
  tally.scores[score::loss(plies)] += Vectors::sum(found);
  return true;
}

/// Finds wins in exactly `plies`. Reads the latest losses of the other side.
template <class Machine, class Lane>
template <int side>
bool SetSolverOf<Machine, Lane>::winAt(std::uint32_t plies, std::uint8_t* table, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  const bool fencesCount = fencesDecide(own, plies);
  if (!other.anyLost && !fencesCount) return false;
  Vector any{};
  Vector found{};
  m_rows.forEach([&](int second) {
    Vector won{};
    if (other.anyLost) won = m_moves.template movesTo<side>(other.latestLosses, second);
    if (fencesCount) won |= Vectors::get(own.wonByFences, second);
    const Vector before = Vectors::get(own.notWon, second);
    won &= before;
    Vectors::put(own.latestWins, second, won);
    Vectors::put(own.wins, second, Vectors::get(own.wins, second) | won);
    Vectors::put(own.notWon, second, before & ~won);
    found += Vectors::counts(won & Vectors::get(own.counted, second));
    any |= won;
  });
  if (!Vectors::any(any)) return false;
  m_tableRows.setWhere(table, own.latestWins, score::win(plies));
  tally.scores[score::win(plies)] += Vectors::sum(found);
  return true;
}

template <class Machine, class Lane>
void SetSolverOf<Machine, Lane>::removeIllegal(Rows<Lane>& rows) const {
  m_rows.forEach([&](int second) { Vectors::put(rows, second, Vectors::get(rows, second) & Vectors::get(m_legal, second)); });
}

template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countNotables(std::size_t hands, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  const Rows<Lane> target = withGoal<side>(other.losses);
  Rows<Lane> fenceOnce, fenceTwice;
  if (own.hasFences) {
    m_tableRows.atLeastIn(own.fencesThatWin.bytes(), 1, fenceOnce);
    m_tableRows.atLeastIn(own.fencesThatWin.bytes(), 2, fenceTwice);
  }
  const Rows<Lane>& several = own.hasFences ? own.severalWithFences : own.several;
  Vector drawn{}, lossToWin{}, lossToDraw{}, drawToWin{}, onlyWins{}, byFence{}, byJump{};
  m_rows.forEach([&](int second) {
    const Vector counted = Vectors::get(own.counted, second);
    const Vector wins = Vectors::get(own.wins, second) & counted;
    const Vector losses = Vectors::get(own.losses, second) & counted;
    const Vector draws = counted & ~wins & ~losses;
    const Vector otherLosses = Vectors::get(other.losses, second);
    const Vector otherDraws = Vectors::get(other.notWon, second) & ~otherLosses;
    drawn += Vectors::counts(draws);
    lossToWin += Vectors::counts(losses & otherLosses);
    lossToDraw += Vectors::counts(losses & otherDraws);
    drawToWin += Vectors::counts(draws & otherLosses);
    const auto moves = m_moves.template countMovesTo<side>(target, second);
    const Vector oneFence = Vectors::get(fenceOnce, second);
    const Vector many = moves.twice | Vectors::get(fenceTwice, second) | (moves.once & oneFence);
    onlyWins += Vectors::counts(wins & Vectors::get(several, second) & ~many);
    byFence += Vectors::counts(wins & ~moves.once);
    const Vector bySteps = m_moves.template movesTo<side, 0, PawnMoves<Machine, Lane>::stepWays>(target, second);
    byJump += Vectors::counts(wins & ~bySteps & ~oneFence);
  });
  const std::uint32_t draws = Vectors::sum(drawn);
  tally.scores[score::draw] += draws;
  tally.lossToWin += Vectors::sum(lossToWin);
  tally.lossToDraw += Vectors::sum(lossToDraw);
  tally.drawToWin += Vectors::sum(drawToWin);
  tally.onlyMoveWins += Vectors::sum(onlyWins);
  tally.wonByFenceOnly += Vectors::sum(byFence);
  tally.wonByJumpOnly += Vectors::sum(byJump);
  tally.legalMoves += own.pawnMoveSum + (own.hasFences ? own.fenceMoveSum : 0);
  tally.maxLegalMoves = std::max(tally.maxLegalMoves, own.hasFences ? own.mostMoves : own.maxPawnMoves);
  if (draws != 0) countOnlyDraws<side>(hands, tally);
}

/// Counts the drawn positions with an only move. Drawn positions are rare, so fences that draw are counted only
/// if there are any.
template <class Machine, class Lane>
template <int side>
void SetSolverOf<Machine, Lane>::countOnlyDraws(std::size_t hands, TableTally& tally) {
  Half& own = half<side>();
  const Half& other = half<1 - side>();
  Rows<Lane> target, fenceOnce, fenceTwice;
  m_rows.forEach([&](int second) {
    Vectors::put(target, second, Vectors::get(other.notWon, second) & ~Vectors::get(other.losses, second));
  });
  if (own.hasFences) {
    const auto there = forEachImage<side>(hands, [&](std::size_t image, const std::uint8_t* const* tables, std::size_t count) {
      Ops::template countScores<true>(tables, count, m_shape.bytes(), score::draw, m_lost[image].bytes());
    });
    ScratchTable& drawing = m_least[0];
    join(m_lost, there, drawing, false);
    m_tableRows.atLeastIn(drawing.bytes(), 1, fenceOnce);
    m_tableRows.atLeastIn(drawing.bytes(), 2, fenceTwice);
  }
  const Rows<Lane>& several = own.hasFences ? own.severalWithFences : own.several;
  Vector only{};
  m_rows.forEach([&](int second) {
    const Vector draws = Vectors::get(own.counted, second) & Vectors::get(own.notWon, second) & ~Vectors::get(own.losses, second);
    const auto moves = m_moves.template countMovesTo<side>(target, second);
    const Vector many = moves.twice | Vectors::get(fenceTwice, second) | (moves.once & Vectors::get(fenceOnce, second));
    only += Vectors::counts(draws & Vectors::get(several, second) & ~many);
  });
  tally.onlyMoveDraws += Vectors::sum(only);
}

}  // namespace kotai::retrograde::quoridor_engine
