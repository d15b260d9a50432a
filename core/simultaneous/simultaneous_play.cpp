#include "core/simultaneous/simultaneous_play.h"

#include "core/play/play_of.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/parents.h"
#include "core/simultaneous/payoff_query.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

class SimultaneousPlay final : public PlayOf<SimultaneousVariant> {
 public:
  using PlayOf::PlayOf;

  bool movesAtOnce() const override { return true; }
  FileShape fileShape() const override { return fileShapeOf(*m_variant); }
  bool isOver(const AnyPosition& position) const override { return m_variant->finished(position).has_value(); }
  std::uint64_t turnCount(const AnyPosition& position) const override {
    return m_variant->moves(position, Side::First).size() * m_variant->moves(position, Side::Second).size();
  }
  std::vector<AnyPosition> after(const AnyPosition& position) const override {
    const std::vector<AnyMove> seconds = m_variant->moves(position, Side::Second);
    std::vector<AnyPosition> after;
    for (const AnyMove first : m_variant->moves(position, Side::First))
      for (const AnyMove second : seconds) after.push_back(m_variant->play(position, {first, second}));
    return after;
  }
  PlayParents parents(const AnyPosition& position, const std::stop_token& stop) const override {
    const TurnParents found = parentsOf(*m_variant, position, stop);
    PlayParents parents{{}, found.isWhole};
    for (const TurnParent& parent : found.list) {
      PlayParent& added = parents.list.emplace_back(PlayParent{parent.position, {}});
      for (const JointMove& turn : parent.turns) added.turns.push_back(m_variant->formatTurn(turn));
    }
    return parents;
  }
  std::string formatMove(const AnyPosition&, SideMove move) const override { return m_variant->formatMove(move.side, move.move); }
  tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const override {
    return m_variant->parseMove(position, text).map([](const std::pair<Side, AnyMove>& move) {
      return SideMove{move.first, move.second};
    });
  }
  std::string_view sideWord(Side side) const override { return m_variant->sideWord(side); }
  std::optional<TextError> queryFault(std::string_view text) const override {
    const auto parsed = query::parsePayoffQuery(*m_variant, text);
    return parsed ? std::nullopt : std::optional(parsed.error());
  }
  bool isSolvedIn(const std::filesystem::path& folder) const override {
    return SimultaneousSolution::exists(folder, *m_variant) || isProvedIn(folder);
  }
  std::optional<SolvedFacts> solvedFacts(const std::filesystem::path& folder) const override {
    if (!SimultaneousSolution::exists(folder, *m_variant)) return std::nullopt;
    const auto solution = SimultaneousSolution::open(folder, m_variant);
    return SolvedFacts{solution->file(), solution->positions(), startValue(*solution),
                       figuresChecksum(storedClassesByCovered(*solution))};
  }
  std::optional<PayoffTotals> payoffTotals(const std::filesystem::path& folder) const override {
    if (!SimultaneousSolution::exists(folder, *m_variant)) return std::nullopt;
    const auto solution = SimultaneousSolution::open(folder, m_variant);
    const CoveredCounts counts = classTotals(*solution);
    return PayoffTotals{startValue(*solution), counts.byClass, counts.finished};
  }
  std::optional<bool> isProofComplete(const std::filesystem::path& folder) const override {
    const auto outcome = usableOutcome(folder, *m_variant);
    return outcome && outcome->settled();
  }

 private:
  /// Returns the value of the start position. Throws SolutionError if the file is damaged.
  GameValue startValue(const SimultaneousSolution& solution) const {
    const auto start = solution.value(m_variant->start());
    if (!start) throw SolutionError(SolutionFault::DamagedDirectory, solution.file());
    return *start;
  }
  bool isProvedIn(const std::filesystem::path& folder) const {
    try {
      const auto proved = readProvedOutcome(folder, *m_variant);
      return proved && proved->outcome();
    } catch (const SolutionError&) {
      return true;  // later readers of the file report the damage
    }
  }
};

PlayPtr playOf(SimultaneousVariantPtr variant) { return std::make_shared<SimultaneousPlay>(std::move(variant)); }

}  // namespace kotai
