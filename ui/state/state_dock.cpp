#include "ui/state/state_dock.h"

#include "ui/theme/when_language_changes.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

StateDock::StateDock(StateHub* hub, const QString& objectName, QWidget* parent)
    : QDockWidget(parent), m_hub(hub), m_empty(new EmptyState), m_pages(new ShownStack) {
  whenLanguageChanges(this, [this] {
    retranslate();
    showAgain();
  });
  setObjectName(objectName);
  m_pages->addWidget(m_empty);
  setWidget(m_pages);
  connect(m_empty, &EmptyState::triggered, this, &StateDock::answerEmpty);
}

void StateDock::build(QWidget* contents) {
  m_pages->addWidget(contents);
  connect(m_hub, &StateHub::changed, this, &StateDock::follow);
  m_shown = m_hub->state();
  retranslate();
  showAgain();
}

const SessionState& StateDock::state() const { return m_shown; }

void StateDock::follow(const SessionState& state) {
  const bool same = state.showsSameAs(m_shown);
  m_shown = state;
  if (!same) return showAgain();
  if (m_pages->currentWidget() == m_empty) showEmpty();
}

void StateDock::showAgain() {
  const bool some = showContents();
  m_pages->setCurrentIndex(some ? 1 : 0);
  if (!some) showEmpty();
}

void StateDock::showEmpty() {
  m_offersValues = false;
  if (!m_shown.hasGame()) return showNoGame(*m_empty);
  explainEmpty();
}

void StateDock::showMissing(Missing missing, const MissingWords& words) {
  ui::showMissing(*m_empty, m_shown.work, missing, words);
}

void StateDock::showHidden(Missing missing) {
  m_offersValues = true;
  ui::showHidden(*m_empty, missing);
}

void StateDock::answerEmpty() {
  if (m_offersValues) return emit m_hub->valuesRequested();
  m_hub->requestWork();
}

}  // namespace kotai::ui

#include "moc_state_dock.cpp"
