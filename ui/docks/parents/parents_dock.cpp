#include "ui/docks/parents/parents_dock.h"

#include <QListView>
#include <QStringList>

#include "core/analysis/parents.h"
#include "core/base/errors.h"
#include "ui/docks/positions/position_delegate.h"
#include "ui/state/state_hub.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

ParentsDock::ParentsDock(GameDocument* document, StateHub* hub, QWidget* parent)
    : ParentsDock(document, hub, new ParentsModel, new PositionDelegate(nullptr), parent) {}

ParentsDock::ParentsDock(GameDocument* document, StateHub* hub, ParentsModel* model, PositionDelegate* delegate, QWidget* parent)
    : PositionsPanel(hub, QStringLiteral("parentsDock"), model, delegate, parent),
      m_document(document),
      m_model(model),
      m_delegate(delegate),
      m_note(new Label(this)) {
  m_note->setProperty("muted", true);
  m_note->setWordWrap(true);
  buildList({}, {}, {m_note});
}

/// Values that cannot be read are left out: other docks tell of it.
std::vector<ParentsModel::Entry> ParentsDock::entriesOf(const Asked& asked) {
  std::vector<ParentsModel::Entry> entries;
  for (const Parent& parent : parentsOnBoard(*asked.variant, asked.position)) {
    QStringList moves;
    for (const AnyMove move : parent.moves) moves << QString::fromStdString(asked.variant->formatMove(parent.position, move));
    ParentsModel::Entry& entry = entries.emplace_back(ParentsModel::Entry{
        parent.position, QString::fromStdString(asked.variant->formatPosition(parent.position)), moves.join(u' ')});
    try {
      if (asked.solution) entry.value = asked.solution->value(parent.position);
    } catch (const SolutionError&) {
      continue;
    }
  }
  return entries;
}

bool ParentsDock::showContents() {
  if (!m_document->hasGame()) return false;
  const Asked asked{m_document->variant(), state().valuesShown ? m_document->solution() : nullptr, m_document->position()};
  if (m_asked == asked) return true;
  m_asked = asked;
  m_delegate->setVariant(asked.variant);
  fitCards();
  m_reading.run(
      this, [asked] { return entriesOf(asked); },
      [this](const std::vector<ParentsModel::Entry>& entries) {
        m_model->setEntries(entries);
        startList();
      });
  return true;
}

void ParentsDock::showControls() {
  showSteps(false);
  m_note->setVisible(m_model->count() > 0);
  m_note->setText(tr("A move leads here from %n positions", nullptr, static_cast<int>(m_model->count())));
}

void ParentsDock::explainNoHits() {
  noHits()->setTexts(tr("Nothing comes before this position"), tr("No legal move of any position leads to it."));
}

void ParentsDock::retranslate() {
  PositionsPanel::retranslate();
  setWindowTitle(tr("Before"));
  list()->setAccessibleName(tr("Positions before the one on the board"));
}

}  // namespace kotai::ui

#include "moc_parents_dock.cpp"
