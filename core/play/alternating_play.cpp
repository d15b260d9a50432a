#include "core/play/alternating_play.h"

#include <system_error>

#include "core/analysis/aggregate.h"
#include "core/analysis/figures_checksum.h"
#include "core/analysis/parents.h"
#include "core/play/play_of.h"
#include "core/query/parser.h"
#include "core/tables/solution.h"

namespace kotai {

class AlternatingPlay final : public PlayOf<Variant> {
 public:
  using PlayOf::PlayOf;

  bool movesAtOnce() const override { return false; }
  FileShape fileShape() const override { return FileShape::of(*m_variant); }
  bool isOver(const AnyPosition& position) const override { return m_variant->finishedValue(position).has_value(); }
  std::uint64_t turnCount(const AnyPosition& position) const override { return m_variant->moveCount(position); }
  std::vector<AnyPosition> after(const AnyPosition& position) const override { return m_variant->successors(position); }
  PlayParents parents(const AnyPosition& position, const std::stop_token&) const override {
    PlayParents parents;
    for (const Parent& parent : parentsOf(*m_variant, position)) {
      PlayParent& added = parents.list.emplace_back(PlayParent{parent.position, {}});
      for (const AnyMove move : parent.moves) added.turns.push_back(m_variant->formatMove(parent.position, move));
    }
    return parents;
  }
  std::string formatMove(const AnyPosition& position, SideMove move) const override {
    return m_variant->formatMove(position, move.move);
  }
  tl::expected<SideMove, TextError> parseMove(const AnyPosition& position, std::string_view text) const override {
    return m_variant->parseMove(position, text).map([&](AnyMove move) {
      return SideMove{m_variant->sideToMove(position), move};
    });
  }
  std::optional<TextError> queryFault(std::string_view text) const override {
    const auto parsed = query::parseQuery(m_variant, text);
    return parsed ? std::nullopt : std::optional(parsed.error());
  }
  bool isSolvedIn(const std::filesystem::path& folder) const override { return Solution::exists(folder, *m_variant); }
  std::optional<SolvedFacts> solvedFacts(const std::filesystem::path& folder) const override {
    std::error_code ignored;
    if (!isSolvedIn(folder) && !std::filesystem::exists(folder / FileShape::figuresOf(*m_variant).fileName(), ignored))
      return std::nullopt;
    const SolutionPtr solution = Solution::openFigures(folder, m_variant);
    return SolvedFacts{solution->file(), solution->positions(), solution->value(m_variant->start()),
                       figuresChecksum(totals(*solution))};
  }
};

PlayPtr playOf(VariantPtr variant) { return std::make_shared<AlternatingPlay>(std::move(variant)); }

}  // namespace kotai
