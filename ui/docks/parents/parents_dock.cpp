#include "ui/docks/parents/parents_dock.h"

#include <QListView>
#include <QStringList>
#include <algorithm>
#include <memory>
#include <utility>

#include "core/analysis/parents.h"
#include "core/base/errors.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/positions/positions_source.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

namespace {

/// All are held: there are at most some hundreds.
class HeldCards : public CardList {
 public:
  explicit HeldCards(Cards cards) : m_cards(std::move(cards)) {}
  std::uint64_t count() const override { return m_cards.size(); }
  Cards page(std::uint64_t first, std::size_t limit, const std::stop_token&) const override {
    const auto from = m_cards.begin() + static_cast<std::ptrdiff_t>(first);
    return {from, from + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(limit, count() - first))};
  }

 private:
  Cards m_cards;
};

}  // namespace

ParentsDock::ParentsDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : PositionsPanel(hub, QStringLiteral("parentsDock"), parent), m_document(document), m_note(new Label(this)) {
  m_note->setProperty("muted", true);
  m_note->setWordWrap(true);
  connect(model(), &PositionsModel::counted, this, &ParentsDock::startList);
  buildList({}, {}, {m_note});
}

/// Values that cannot be read are left out: other docks tell of it.
CardList::Cards ParentsDock::cardsOf(const Asked& asked) {
  CardList::Cards cards;
  for (const Parent& parent : parentsOnBoard(*asked.variant, asked.position)) {
    QStringList moves;
    for (const AnyMove move : parent.moves) moves << QString::fromStdString(asked.variant->formatMove(parent.position, move));
    std::optional<Value> value;
    try {
      if (asked.solution) value = asked.solution->value(parent.position);
    } catch (const SolutionError&) {
      value.reset();
    }
    cards.push_back(positionCard(*asked.variant, parent.position, value));
    cards.back().moves = moves.join(u' ');
  }
  return cards;
}

bool ParentsDock::showContents() {
  if (!m_document->hasGame()) return false;
  model()->setValuesHidden(!state().valuesShown);
  const Asked asked{m_document->variant(), m_document->solution(), m_document->position()};
  if (m_asked == asked) return true;
  m_asked = asked;
  setVariant(m_document->variantId());
  model()->load([asked](const std::stop_token&) { return std::make_shared<const HeldCards>(cardsOf(asked)); });
  return true;
}

void ParentsDock::showControls() {
  showSteps(false);
  m_note->setVisible(model()->count() > 0 && !model()->isCounting());
  m_note->setText(tr("A move leads here from %n positions", nullptr, static_cast<int>(model()->count())));
}

void ParentsDock::explainNoHits() {
  if (model()->isCounting() || !failure().isEmpty()) return PositionsPanel::explainNoHits();
  noHits()->setTexts(tr("Nothing comes before this position"), tr("No legal move from any position leads to it."));
}

void ParentsDock::retranslate() {
  PositionsPanel::retranslate();
  setWindowTitle(tr("Before"));
  list()->setAccessibleName(tr("Positions before the one on the board"));
}

}  // namespace kotai::ui

#include "moc_parents_dock.cpp"
