// Checker for Gobblet Gobblers. Derives the values, the reachable positions, the marks and the counts from the
// stored values.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "core/verify/checker.h"
#include "core/verify/gobblet/board.h"

namespace kotai::verify {

/// Stores one byte for the value of each position, and one bit for whether the position is reachable. Checks marks and
/// counts only if all values are correct.
class GobbletChecker : public Checker {
 public:
  explicit GobbletChecker(gobblet::Reveal reveal) : m_reveal(reveal) {}

  std::uint64_t tierCount() const override { return 1; }
  std::uint64_t positionCount() const override { return gobblet::Order::countByBurnside(); }
  double workPositions() const override { return 2.5 * m_order.positionCount(); }
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  bool isShareable() const override { return false; }  // the variant has a single tier
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  /// Phases in the order of execution. ExploreReachable repeats for every number of pieces until it finds nothing new.
  enum class Phase { Nothing, LoadValues, DeriveValues, ExploreReachable, DeriveNotices, CompareFigures, Done };
  /// Value in one byte: 0 for a draw, otherwise 2 * distance + (loss ? 2 : 1).
  using Code = std::uint8_t;
  static constexpr Code overWon = 1;   ///< the side to move has a line, which is impossible
  static constexpr Code overLost = 2;  ///< the other side has a line
  static constexpr Code wonInOne = 3;
  static constexpr Code impossible = 255;
  static constexpr int maxPieces = 2 * gobblet::sizeCount * gobblet::piecesEach;

  /// Marks and counts derived for one position, in addition to its value.
  struct Notes {
    std::uint8_t marks = 0;
    bool once = false;  ///< the position is a MutualZugzwang, and represents its pair in the counts
    int passing = 0;    ///< gain by passing: 1 if passing draws, 2 if passing wins, otherwise 0
    std::uint32_t legalMoves = 0;
    std::uint32_t losingMoves = 0;
  };
  struct PartCounts;

  static Code codeOf(Value value);
  static Value valueOf(Code code);

  Phase phaseAfter();

  void loadValues(std::size_t part, const Solution& solution);
  void deriveValues(std::size_t part, const Solution& solution, const UnitControl& control, UnitResult& result);
  Code derivedCode(const gobblet::Board& board) const;
  Code childCode(const gobblet::Move& move) const { return m_codes[m_order.rank(move.after, gobblet::Seen::Across)]; }

  bool isReached(std::uint32_t index) const;
  bool comesFromReached(const gobblet::Board& board) const;
  void explorePart(std::size_t part, const UnitControl& control);

  void deriveNotices(std::size_t part, const Solution& solution, const UnitControl& control, UnitResult& result);
  Notes notesOf(const gobblet::Board& board, std::uint32_t index) const;
  void compareSummary(std::size_t part, const PartCounts& derived, UnitResult& result);
  void compareFigures(const Solution& solution, UnitResult& result) const;

  gobblet::Reveal m_reveal;
  gobblet::Order m_order;
  Phase m_phase = Phase::Nothing;
  std::atomic<bool> m_wrongValue{false};
  std::atomic<bool> m_foundMore{false};
  std::vector<Code> m_codes;
  std::vector<std::uint64_t> m_reached;  // one bit per unfinished position: whether the position is reachable
  int m_pieces = 0;                      // number of pieces on the board in the current phase
  TierSummary m_summary;
  std::mutex m_mutex;
  std::map<std::string, std::uint64_t> m_statistics;
  std::map<std::string, std::array<std::uint64_t, 3>> m_cells;  // maps a cell such as "pieces 3 4" to counts by outcome
};

}  // namespace kotai::verify
