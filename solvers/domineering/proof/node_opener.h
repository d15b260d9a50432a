// What a position of a proof search leads to: all pairs of moves made and judged, those that are settled left out.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solvers/domineering/proof/proof_rules.h"
#include "solvers/domineering/proof/proof_table.h"
#include "solvers/domineering/proof/turn_judge.h"

namespace kotai::domineering {

/// A position after a pair of moves that the bounds do not settle, canonical.
struct ProofChild {
  ProofPosition position;
  ProofNumbers numbers;
};

/// A move of Vertical that is not refuted, and the answers to it that are left open.
struct ProofRow {
  std::uint32_t begin = 0;  // of its children
  std::uint32_t end = 0;
  ProofNumbers numbers;
};

struct ProofFrame {
  std::vector<ProofChild> children;
  std::vector<ProofRow> rows;
};

/// For one thread.
class NodeOpener {
 public:
  NodeOpener(const ProofRules& rules, const TurnJudge& judge, const ProofTable& table);

  /// Makes the rows, without their numbers. Yes if a move is good against every answer, No if all are refuted.
  Verdict open(const ProofPosition& position, ProofFrame& frame);

 private:
  /// What each move of a player leaves free and takes out of the store; room for a whole batch more.
  struct Moves {
    std::array<std::uint64_t, 65 + TurnBatch::size> leaves{};
    std::array<std::uint64_t, 65 + TurnBatch::size> fromStore{};
    std::size_t count = 0;
    void add(std::uint64_t left, std::uint64_t stored);
    void swap(std::size_t one, std::size_t other);
    void move(std::size_t from, std::size_t to);
  };

  void setMoves(const ProofPosition& position);
  bool hasSureMove(const ProofPosition& position);
  std::size_t judgeFirstAnswer(const ProofPosition& position, std::size_t begin, std::size_t end);
  std::uint32_t judgeAnswers(const ProofPosition& position, std::size_t row, std::size_t first);
  std::size_t firstDoubtful(const ProofPosition& position, std::size_t row);
  bool openRow(const ProofPosition& position, std::size_t row, std::vector<ProofChild>& children);
  Verdict lookUp(ProofFrame& frame) const;
  bool lookUp(ProofFrame& frame, ProofRow& row) const;
  ProofNumbers firstNumbers(std::uint64_t shortOfYes, std::uint64_t shortOfNo) const;

  const ProofRules& m_rules;
  const TurnJudge& m_judge;
  const ProofTable& m_table;
  std::array<float, 64> m_yesByShortage{};
  std::array<float, 64> m_noByShortage{};
  Moves m_moves;
  Moves m_answers;
  TurnBatch m_batch;
};

}  // namespace kotai::domineering
