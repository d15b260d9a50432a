// Motifs of Synchronized Domineering for explanations.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/games/domineering/evaluation.h"
#include "core/games/domineering/variant.h"
#include "core/simultaneous/explain_turn.h"

namespace kotai::domineering {

namespace motif {
// Safe dominoes lie on squares that the other side can never cover. The counts are maximum numbers of dominoes
// that fits simultaneously.

/// %1: number of Vertical's safe dominoes. %2: number of Horizontal's safe dominoes.
inline constexpr Sentence safe{
    QT_TRANSLATE_NOOP("Explanations",
                      "Safe dominoes, on squares that the other side can never cover: %1 for Vertical, %2 for "
                      "Horizontal.")};
/// %1: the choice. %2, %3: safe dominoes of Vertical and of Horizontal after the choice. %4, %5: before the choice.
inline constexpr Sentence safeAfter{
    QT_TRANSLATE_NOOP("Explanations", "%1 leaves safe dominoes: %2 for Vertical (before: %4), %3 for Horizontal (before: %5).")};
/// %1, %2: numbers of free squares that only Vertical, or only Horizontal, can still cover.
inline constexpr Sentence oneSided{
    QT_TRANSLATE_NOOP("Explanations", "%1 of the free squares can be covered only by Vertical, %2 only by Horizontal.")};

// Two turns with the same reply. %1: the choice, %2: the reply, %3: the better choice.

/// %4: Vertical's safe dominoes after the choice and the reply. %5: maximum number of dominoes that Horizontal can still place.
inline constexpr Sentence verticalOutlasts{QT_TRANSLATE_NOOP(
    "Explanations", "After %1 and %2 Vertical has more safe dominoes (%4) than Horizontal has room for (%5): Vertical wins.")};
inline constexpr Sentence horizontalOutlasts{QT_TRANSLATE_NOOP(
    "Explanations", "After %1 and %2 Horizontal has more safe dominoes (%4) than Vertical has room for (%5): Horizontal wins.")};
/// Like the two previous sentences, but after the better choice and the reply.
inline constexpr Sentence verticalWouldOutlast{QT_TRANSLATE_NOOP(
    "Explanations",
    "After %3 and %2 Vertical would have more safe dominoes (%4) than Horizontal has room for (%5), and would win.")};
inline constexpr Sentence horizontalWouldOutlast{QT_TRANSLATE_NOOP(
    "Explanations",
    "After %3 and %2 Horizontal would have more safe dominoes (%4) than Vertical has room for (%5), and would win.")};
/// %4, %5: safe dominoes of Vertical and of Horizontal after the choice and the reply. %6, %7: after the better choice.
inline constexpr Sentence safeCounts{QT_TRANSLATE_NOOP(
    "Explanations", "Safe dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.")};
/// Like safeCounts, but with the maximum numbers of dominoes that the sides can still place.
inline constexpr Sentence roomCounts{QT_TRANSLATE_NOOP(
    "Explanations", "Room for dominoes after %1 and %2: %4 for Vertical, %5 for Horizontal; with %3 instead of %1: %6 and %7.")};
inline constexpr Sentence spendsSafe{
    QT_TRANSLATE_NOOP("Explanations", "%1 uses up a safe domino: the other side could never have covered these squares.")};
/// %4: a domino that becomes safe in only one of the turns.
inline constexpr Sentence makesSafe{
    QT_TRANSLATE_NOOP("Explanations", "After %1 and %2 the domino %4 is safe: the other side can never cover its squares.")};
inline constexpr Sentence wouldMakeSafe{QT_TRANSLATE_NOOP(
    "Explanations", "After %3 and %2 the domino %4 would be safe: the other side could never cover its squares.")};
}  // namespace motif

class DominoMotifs final : public TurnMotifs {
 public:
  /// The variant must outlive the motifs.
  explicit DominoMotifs(const DomineeringVariant& variant);

  std::vector<Motif> ofPosition(const AnyPosition& position) const override;
  /// Returns the motifs of a choice without a reply. Empty if the numbers of safe dominoes do not change.
  std::vector<Motif> ofChoice(const AnyPosition& position, Side side, AnyMove move) const override;
  std::vector<Motif> ofComparison(const AnyPosition& position, const Comparison& comparison) const override;
  int clarity(const AnyPosition& position, const Comparison& comparison) const override;
  Mixes bestMixes(std::size_t rows, std::size_t columns, const std::vector<double>& payoffs) const override;

 private:
  using BothCounts = std::array<DominoCounts, 2>;  ///< counts of both sides, indexed by Side

  BothCounts countsAfter(Bits128 covered) const { return {m_counters[0].of(covered), m_counters[1].of(covered)}; }
  Bits128 dominoOf(Side side, AnyMove move) const;
  /// Returns the covered cells after \p choice and the reply of the comparison.
  Bits128 afterTurn(Bits128 covered, const Comparison& comparison, AnyMove choice) const;
  void addCounts(const Comparison& comparison, const BothCounts& made, const BothCounts& better, std::vector<Motif>& found) const;
  void addKeyDomino(Bits128 covered, const Comparison& comparison, std::vector<Motif>& found) const;
  std::vector<std::string> texts(const Comparison& comparison) const;

  const DomineeringVariant& m_variant;
  std::array<DominoCounter, 2> m_counters;  ///< counters of both sides, indexed by Side
};

}  // namespace kotai::domineering
