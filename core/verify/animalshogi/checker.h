// Animal Shogi for the verifier: values, reachable positions, marks and counts, each derived from the stored values.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "core/verify/animalshogi/board.h"
#include "core/verify/checker.h"

namespace kotai::verify {

namespace shogi {

/// The planes of marks and the names of counts in the file.
inline constexpr std::uint16_t flagPlane = 1;
inline constexpr std::uint16_t matePlane = 2;
inline constexpr std::uint16_t mateOrTryPlane = 3;
enum Flag : std::uint8_t { Counted = 1, Zugzwang = 2, SymmetricZugzwang = 4, OnlyMove = 8, FarDropOnly = 16 };
inline constexpr std::string_view zugzwangCount = "zugzwang";
inline constexpr std::string_view symmetricZugzwangCount = "zugzwang-symmetric";
inline constexpr std::string_view farDropOnlyCount = "far-drop-only";
inline constexpr std::string_view mateCount = "mate-";
inline constexpr std::string_view mateOrTryCount = "mate-or-try-";

}  // namespace shogi

/// The rules and the start position of a variant.
struct AnimalShogiSetting {
  shogi::Rules rules;
  /// The usual start position.
  shogi::Board start{{1, 10}, {0, 1, 0, 1, 0, 2}, {2, 9, 0, 11, 4, 7}};
};
/// Reads the rules and the start from a variant's name. Returns nothing for an unknown rule or start.
std::optional<AnimalShogiSetting> readAnimalShogiSetting(std::string_view variantId);

/// Checker of Animal Shogi. Stores all values in memory, one byte each, and one or two additional bits. Checks
/// marks and counts only if all values are correct.
class AnimalShogiChecker : public Checker {
 public:
  explicit AnimalShogiChecker(const AnimalShogiSetting& setting)
      : m_rules(setting.rules), m_start(setting.start), m_order(setting.rules.tries) {}

  std::uint64_t tierCount() const override { return 1; }
  std::uint64_t positionCount() const override;
  double workPositions() const override;
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  bool isShareable() const override { return false; }  // the variant has a single tier
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  /// Phases in the order of execution. ExploreReachable repeats until it finds nothing new.
  enum class Phase {
    Nothing,
    LoadValues,
    DeriveValues,
    ExploreReachable,
    DeriveNotices,
    LoadMates,
    DeriveMates,
    LoadMatesOrTries,
    DeriveMatesOrTries,
    CompareFigures,
    Done
  };
  /// The value of a position in one byte: 0 is a draw, otherwise distance + 1. Wins have odd distances, losses even
  /// ones.
  using Code = std::uint8_t;
  static constexpr Code impossible = 255;  ///< marks a stored value without a valid code
  static constexpr std::uint32_t explorationUnits = 1024;

  /// Facts derived for one counted position in addition to its value.
  struct Notes {
    std::uint8_t marks = 0;
    std::uint32_t legalMoves = 0;
  };

  static Code codeOf(Value value);
  static Value valueOf(Code code);

  Phase phaseAfter() const;
  void loadValues(int number, const Solution& solution);
  void deriveValues(int number, const Solution& solution, const UnitControl& control, UnitResult& result);
  Code derivedCode(const shogi::Board& board) const;

  bool isReached(std::uint32_t index) const { return (m_reached[index / 64] >> (index % 64) & 1U) != 0; }
  void reach(std::uint32_t index);
  void exploreFrom(std::uint32_t index);
  void exploreSome(std::size_t unit, const UnitControl& control);

  void deriveNotices(int number, const Solution& solution, const UnitControl& control, UnitResult& result);
  Notes notesOf(const shogi::Board& board, std::uint32_t index) const;
  std::uint8_t zugzwangMarks(const shogi::Board& board, std::uint32_t index) const;
  void compareSummary(int number, const PartSummary& derived, UnitResult& result) const;
  void addStatistics(const std::map<std::string, std::uint64_t>& counts);

  void loadRounds(int number, const Solution& solution, std::uint16_t plane);
  void deriveMates(int number, bool triesAreChecks, const UnitControl& control, UnitResult& result);
  std::uint32_t derivedRound(const shogi::Board& board, std::uint8_t outcome, bool triesAreChecks) const;
  void compareFigures(const Solution& solution, UnitResult& result) const;

  shogi::Rules m_rules;
  shogi::Board m_start;
  shogi::Order m_order;
  Phase m_phase = Phase::Nothing;
  std::atomic<bool> m_wrongValue{false};
  std::atomic<bool> m_foundMore{false};
  std::vector<Code> m_codes;             // codes of values; while deriving mates: outcome and round (marks.cpp)
  std::vector<std::uint64_t> m_reached;  // one bit per position: whether it is counted
  std::vector<std::uint64_t> m_explored;
  TierSummary m_summary;
  std::mutex m_mutex;
  std::map<std::string, std::uint64_t> m_statistics;
};

}  // namespace kotai::verify
