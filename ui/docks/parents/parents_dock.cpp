#include "ui/docks/parents/parents_dock.h"

#include <QListView>
#include <algorithm>
#include <utility>

#include "core/analysis/parents.h"
#include "ui/docks/positions/positions_source.h"

namespace kotai::ui {

/// List that holds all its cards in memory. There are at most a few hundred cards.
class StoredCards : public CardList {
 public:
  explicit StoredCards(CardsBefore held) : m_held(std::move(held)) {}
  std::uint64_t count() const override { return m_held.cards.size(); }
  bool isWhole() const override { return m_held.isWhole; }
  Cards page(std::uint64_t first, std::size_t limit, const std::stop_token&) const override {
    const auto from = m_held.cards.begin() + static_cast<std::ptrdiff_t>(first);
    return {from, from + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(limit, count() - first))};
  }

 private:
  CardsBefore m_held;
};

/// Returns the cards of the parents of a position. Omits values that cannot be read, because other docks report
/// the error.
static CardsBefore cardsBefore(const Variant& variant, const Solution* solution, const AnyPosition& position) {
  CardsBefore before;
  for (const Parent& parent : parentsOnBoard(variant, position)) {
    QStringList moves;
    for (const AnyMove move : parent.moves) moves << QString::fromStdString(variant.formatMove(parent.position, move));
    std::optional<Value> value;
    try {
      if (solution) value = solution->value(parent.position);
    } catch (const SolutionError&) {
      value.reset();
    }
    before.cards.push_back(positionCard(variant, parent.position, value));
    before.cards.back().moves = moves.join(u' ');
  }
  return before;
}

ParentsDock::Ask parentsOfGame(const GameDocument* document) {
  return [document]() -> std::optional<ParentsQuestion> {
    if (!document->hasGame()) return std::nullopt;
    const auto cards = [variant = document->variant(), solution = document->solution(), position = document->position()] {
      return cardsBefore(*variant, solution.get(), position);
    };
    return ParentsQuestion{document->variantId(), document->position(), document->solution(), cards};
  };
}

ParentsDock::ParentsDock(Ask ask, StateHub* hub, const QString& objectName, QWidget* parent)
    : PositionsPanel(hub, objectName, parent), m_ask(std::move(ask)) {
  connect(model(), &PositionsModel::counted, this, &ParentsDock::startList);
  buildList({}, {}, {m_note});
}

bool ParentsDock::showContents() {
  auto question = m_ask();
  if (!question) return false;
  model()->setValuesHidden(!state().valuesShown);
  if (m_question == question) return true;
  m_question = std::move(question);
  setVariant(m_question->variantId);
  model()->load(
      [question = *m_question](const std::stop_token&) { return std::make_shared<const StoredCards>(question.cards()); });
  return true;
}

void ParentsDock::showControls() {
  showSteps(false);
  m_note->setVisible(model()->count() > 0 && !model()->isCounting());
  const QString count = tr("%n positions lead here in one move", nullptr, static_cast<int>(model()->count()));
  m_note->setText(model()->isWhole() ? count
                                     : tr("%1. The list is incomplete: too many positions can come before this one.").arg(count));
}

void ParentsDock::explainNoHits() {
  if (model()->isCounting() || !failure().isEmpty()) return PositionsPanel::explainNoHits();
  noHits()->setStrings(tr("Nothing comes before this position"), tr("No legal move leads to this position."));
}

void ParentsDock::retranslate() {
  PositionsPanel::retranslate();
  setWindowTitle(tr("Previous positions"));
  list()->setAccessibleName(tr("Positions before the one on the board"));
}

}  // namespace kotai::ui

#include "moc_parents_dock.cpp"
