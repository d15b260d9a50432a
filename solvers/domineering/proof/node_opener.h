// Expands a position of a proof search: judges all pairs of moves, and drops decided pairs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/domineering/proof/proof_rules.h"
#include "solvers/domineering/proof/proof_table.h"
#include "solvers/domineering/proof/turn_judge.h"

namespace kotai::domineering {

/// A canonical position after a pair of moves that the bounds do not decide.
template <class Bits>
struct ProofChild {
  ProofPosition<Bits> position;
  ProofNumbers numbers;
};

/// A move of Vertical that is not refuted, and the undecided replies.
struct ProofRow {
  std::uint32_t begin = 0;  // index of the row's first child
  std::uint32_t end = 0;
  ProofNumbers numbers;
};

template <class Bits>
struct ProofFrame {
  std::vector<ProofChild<Bits>> children;
  std::vector<ProofRow> rows;
};

/// Not thread-safe.
template <class Bits>
class NodeOpener {
 public:
  using Position = ProofPosition<Bits>;
  using Child = ProofChild<Bits>;
  using Frame = ProofFrame<Bits>;

  NodeOpener(const ProofRules<Bits>& rules, const TurnJudge<Bits>& judge, const ProofTable<Bits>& table);

  /// Makes the rows, without their proof numbers. Returns Yes if a move is good against every reply, No if all moves
  /// are refuted.
  Verdict open(const Position& position, Frame& frame);

 private:
  using Batch = TurnBatch<Bits>;

  /// Free cells and store after each move of a player, padded by one batch.
  struct Moves {
    static constexpr std::size_t room = maxCellsIn<Bits> + 1 + Batch::size;
    std::array<Bits, room> leaves{};
    std::array<Bits, room> fromStore{};
    std::size_t count = 0;
    void add(Bits left, Bits stored);
    void swap(std::size_t one, std::size_t other);
    void move(std::size_t from, std::size_t to);
  };

  void setMoves(const Position& position);
  bool hasSureMove(const Position& position);
  std::size_t judgeFirstAnswer(const Position& position, std::size_t begin, std::size_t end);
  std::uint32_t judgeAnswers(const Position& position, std::size_t row, std::size_t first);
  std::size_t firstDoubtful(const Position& position, std::size_t row);
  bool openRow(const Position& position, std::size_t row, std::vector<Child>& children);
  Verdict lookUp(Frame& frame) const;
  bool lookUp(Frame& frame, ProofRow& row) const;
  ProofNumbers firstNumbers(Bits shortOfYes, Bits shortOfNo) const;

  const ProofRules<Bits>& m_rules;
  const TurnJudge<Bits>& m_judge;
  const ProofTable<Bits>& m_table;
  std::array<float, 64> m_yesByShortage{};
  std::array<float, 64> m_noByShortage{};
  Moves m_moves;
  Moves m_answers;
  Batch m_batch;
};

}  // namespace kotai::domineering
