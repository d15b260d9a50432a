#include "ui/domineering/docks/payoff_cards.h"

#include <fmt/format.h>

#include <QStringList>
#include <cmath>
#include <memory>
#include <utility>

#include "core/base/errors.h"
#include "core/simultaneous/parents.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"

namespace kotai::ui {

namespace {

/// Positions contain no quotation marks.
std::string row(const std::string& text, const GameValue& value, ListFormat format) {
  constexpr double rounded = 5e-7;
  const double mean = std::abs(value.value) < rounded ? 0.0 : value.value;
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{:.6f},{},{}", text, mean, value.firstSecure, value.secondSecure);
  return fmt::format("{{\"position\": \"{}\", \"value\": {:.6f}, \"verticalSecure\": {}, \"horizontalSecure\": {}}}", text, mean,
                     value.firstSecure, value.secondSecure);
}

class PayoffCards : public CardList {
 public:
  PayoffCards(const SimultaneousSolutionPtr& solution, const SimultaneousFilter& filter, const std::stop_token& stop)
      : m_variant(solution->variant()), m_list(solution, filter, stop) {}

  std::uint64_t count() const override { return m_list.count(); }
  Cards page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const override {
    Cards cards;
    for (const ListedGamePosition& listed : m_list.page(first, limit, stop))
      cards.push_back({listed.position, QString::fromStdString(m_variant->formatPosition(listed.position)),
                       [value = listed.value](int role) { return payoffData(value, role); }});
    return cards;
  }
  std::string columns() const override { return "position,value,v_secure,h_secure"; }
  std::vector<std::string> written(std::uint64_t first, std::size_t most, ListFormat format,
                                   const std::stop_token& stop) const override {
    std::vector<std::string> entries;
    for (const ListedGamePosition& listed : m_list.page(first, most, stop))
      entries.push_back(row(m_variant->formatPosition(listed.position), listed.value, format));
    return entries;
  }

 private:
  SimultaneousVariantPtr m_variant;
  SimultaneousPositionList m_list;
};

/// Values that cannot be read are left out: other docks tell of it.
CardList::Cards cardsBefore(const SimultaneousVariant& variant, const SimultaneousSolution* solution,
                            const AnyPosition& position) {
  CardList::Cards cards;
  for (const TurnParent& parent : parentsOf(variant, position)) {
    PositionCard card{parent.position, QString::fromStdString(variant.formatPosition(parent.position))};
    QStringList turns;
    for (const JointMove& turn : parent.turns) turns << QString::fromStdString(variant.formatTurn(turn));
    card.moves = turns.join(u' ');
    try {
      if (const auto value = solution ? solution->value(parent.position) : std::nullopt)
        card.value = [known = *value](int role) { return payoffData(known, role); };
    } catch (const SolutionError&) {
      card.value = {};
    }
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace

QVariant payoffData(const GameValue& value, int role) {
  switch (role) {
    case CardRoles::OutcomeRole: return static_cast<int>(positionClassOf(value));
    case CardRoles::ValueRole: return value.isPure() ? className(positionClassOf(value)) : payoffText(value.value);
    case Qt::DecorationRole: return classColour(positionClassOf(value));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return valueSentence(value);
    default: return {};
  }
}

ParentsDock::Ask parentsOfTurns(const DomineeringDocument* document) {
  return [document]() -> std::optional<ParentsQuestion> {
    if (!document->hasGame()) return std::nullopt;
    const auto cards = [variant = document->variant(), solution = document->solution(), position = document->position()] {
      return cardsBefore(*variant, solution.get(), position);
    };
    return ParentsQuestion{document->variantId(), document->position(), document->solution(), cards};
  };
}

OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter) {
  return [solution = std::move(solution), filter](const std::stop_token& stop) {
    return std::make_shared<const PayoffCards>(solution, filter, stop);
  };
}

}  // namespace kotai::ui
