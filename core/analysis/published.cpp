#include "core/analysis/published.h"

#include "core/game/game.h"

namespace kotai {

FigureCheck check(const PublishedFigure& figure) {
  if (figure.published.empty()) return FigureCheck::Own;
  if (figure.slip) return figure.computed.empty() ? FigureCheck::NotKnown : FigureCheck::Slip;
  if (!figure.comparable) return FigureCheck::NotComparable;
  if (figure.computed.empty()) return FigureCheck::NotKnown;
  return figure.published == figure.computed ? FigureCheck::Equal : FigureCheck::Different;
}

void Agreement::add(FigureCheck check) {
  switch (check) {
    case FigureCheck::Own: return;
    case FigureCheck::NotKnown: ++notKnown; return;
    case FigureCheck::Equal: ++equal; return;
    case FigureCheck::Different: ++different; return;
    case FigureCheck::Slip: ++slips; return;
    case FigureCheck::NotComparable: ++notComparable; return;
  }
}

FigureSet figureSet(const Variant& variant) {
  const Figures& figures = variant.game().figures;
  if (!figures.read) return FigureSet::None;
  return figures.setOf ? figures.setOf(variant) : FigureSet::Published;
}

std::optional<Outcome> publishedOutcome(const Variant& variant) {
  const Figures& figures = variant.game().figures;
  return figures.startOutcome ? figures.startOutcome(variant) : std::nullopt;
}

std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop) {
  const Figures& figures = solution.variant()->game().figures;
  return figures.read ? figures.read(solution, comparing, stop) : std::vector<PublishedFigure>{};
}

}  // namespace kotai
