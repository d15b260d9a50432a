#include "core/games/quoridor/published.h"

#include <fmt/format.h>

#include <array>

#include "core/analysis/aggregate.h"
#include "core/games/quoridor/counts.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

/// Iwanaga, Sakamoto, Ito, Ikeda: "Analysis of Quoridor" (コリドールの解析), 2022.
constexpr std::string_view iwanaga = "Iwanaga et al. 2022";

constexpr std::array<std::string_view, 3> printedCounts{"960", "61440", "436864"};

std::span<const std::string_view> publishedCounts() { return printedCounts; }

std::optional<Outcome> publishedOutcome(const Variant& variant) {
  const auto& [board, firstFences, secondFences, diagonal] = static_cast<const QuoridorVariant&>(variant).rules().options();
  const bool inFigure =
      board.columns % 2 != 0 && board.columns >= 5 && board.rows >= 5 && firstFences == secondFences && firstFences <= 1;
  if (!inFigure) return std::nullopt;
  return board.rows % 2 != 0 ? Outcome::Loss : Outcome::Win;
}

FigureSet figureSet(const Variant& variant) { return publishedOutcome(variant) ? FigureSet::Published : FigureSet::Own; }

std::vector<std::string> boardsOfFigure11() {
  std::vector<std::string> boards;
  for (const int fences : {0, 1})
    for (int height = 5; height <= 9; ++height)
      for (const int width : {5, 7, 9}) boards.push_back(fmt::format("quoridor:{}x{},fences={}", width, height, fences));
  return boards;
}

std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool, const std::stop_token&) {
  const Variant& variant = *solution.variant();
  std::vector<PublishedFigure> figures;
  const auto own = [&figures](std::string_view id, std::string computed) {
    figures.push_back({std::string(id), {}, std::move(computed), {}});
  };
  const Value start = solution.value(variant.start());
  if (const auto outcome = publishedOutcome(variant))
    figures.push_back({"start-outcome", std::string(toText(*outcome)), std::string(toText(start.outcome)), std::string(iwanaga)});
  own("start", toText(start));
  if (variant.id() == "quoridor:5x5,fences=1") {
    const Tiers& tiers = static_cast<const QuoridorVariant&>(variant).rules().tiers();
    for (std::size_t fences = 0; fences < printedCounts.size(); ++fences) {
      const int placed = static_cast<int>(fences);
      const std::uint64_t computed = legalPositions(tiers, placed);
      figures.push_back({fmt::format("legal-{}", fences), std::string(printedCounts[fences]), std::to_string(computed),
                         std::string(iwanaga), fences != misprintedCount, fences == misprintedCount});
    }
  }
  const Totals all = totals(solution);
  own("positions", std::to_string(all.positions()));
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    own(toText(outcome), std::to_string(all.outcomes[static_cast<std::size_t>(outcome)]));
  own("longest", std::to_string(all.longest(Outcome::Win)));
  own("mutual-zugzwang", std::to_string(all.notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)]));
  for (const auto& [name, count] : solution.statistics()) own(name, std::to_string(count));
  return figures;
}

}  // namespace kotai::quoridor
