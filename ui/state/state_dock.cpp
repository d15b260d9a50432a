#include "ui/state/state_dock.h"

#include <QCoreApplication>
#include <QPushButton>

#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

struct StatusWords {
  Q_DECLARE_TR_FUNCTIONS(StatusWords)
};

struct DockWords {
  QString unreadable;  ///< heading of a dock if the solution could not be read
  QString promise;     ///< text shown while a solve runs or is paused
  QString hidden;      ///< text for hidden values that says why values are useful
};

static DockWords wordsOf(Missing missing) {
  switch (missing) {
    case Missing::Tables:
      return {
          StatusWords::tr("The tables could not be read"), StatusWords::tr("The tables appear when solving has finished."), {}};
    case Missing::Positions:
      return {StatusWords::tr("The positions could not be read"),
              StatusWords::tr("The positions appear when solving has finished."),
              {}};
    case Missing::Payoffs:
      return {StatusWords::tr("The values could not be read"), StatusWords::tr("The payoffs appear when solving has finished."),
              StatusWords::tr("Show values to see the payoffs of all pairs of moves and the best mix.")};
    case Missing::Puzzles:
      return {
          StatusWords::tr("The puzzles could not be read"), StatusWords::tr("The puzzles begin when solving has finished."), {}};
    case Missing::Lessons:
      return {
          StatusWords::tr("The values could not be read"), StatusWords::tr("The lesson begins when solving has finished."), {}};
    case Missing::Line:
      return {StatusWords::tr("The values could not be read"), StatusWords::tr("The line appears when solving has finished."),
              StatusWords::tr("Show values to see the perfect line.")};
    case Missing::Graph:
      return {StatusWords::tr("The values could not be read"), StatusWords::tr("The graph appears when solving has finished."),
              StatusWords::tr("Show values to see how the game went.")};
  }
  return {};
}

static QString workHeading(const SolutionWork& work, const MissingStrings& words) {
  if (work.running) return (words.proves ? StatusWords::tr("Proving %1…") : StatusWords::tr("Solving %1…")).arg(words.name);
  if (work.paused)
    return (words.proves ? StatusWords::tr("The proof of %1 is paused") : StatusWords::tr("Solving %1 is paused"))
        .arg(words.name);
  return words.heading.isEmpty() ? StatusWords::tr("%1 is not solved yet").arg(words.name) : words.heading;
}

static QString nextStep(const SolutionWork& work, const MissingStrings& words) {
  if (work.running) return {};
  if (work.paused) return StatusWords::tr("Resume");
  if (!words.action.isEmpty()) return words.action;
  return words.proves ? StatusWords::tr("Prove the outcome") : StatusWords::tr("Solve");
}

void showMissing(EmptyState& empty, const SolutionWork& work, Missing missing, const MissingStrings& words) {
  const bool failed = !work.running && !work.failure.isEmpty();
  if (failed) {
    empty.setStrings(wordsOf(missing).unreadable, work.failure);
    empty.setProgress({});
    return empty.setAction(work.damaged ? StatusWords::tr("Repair") : QString());
  }
  if (!work.running && !words.refusal.isEmpty())
    return empty.showTextsOnly(StatusWords::tr("%1 cannot be solved here").arg(words.name), words.refusal);
  const bool promised = (work.running || work.paused) && !words.proves;
  empty.setStrings(workHeading(work, words), promised ? wordsOf(missing).promise : words.offer);
  empty.setProgress(work.running ? work.running : work.paused > 0.0 ? work.paused : std::nullopt);
  empty.setAction(nextStep(work, words));
}

void showHidden(EmptyState& empty, Missing missing) {
  empty.showTextsOnly(StatusWords::tr("Values are hidden"), wordsOf(missing).hidden);
  empty.setQuietAction(StatusWords::tr("Show values"));
}

void showNoGame(EmptyState& empty) { empty.showTextsOnly(StatusWords::tr("No game yet"), {}); }

StateDock::StateDock(StateHub* hub, const QString& objectName, QWidget* parent) : QDockWidget(parent), m_hub(hub) {
  whenLanguageChanges(this, [this] {
    retranslate();
    showAgain();
  });
  setObjectName(objectName);
  m_pages->addWidget(m_empty);
  setWidget(m_pages);
  connect(m_empty->button(), &QPushButton::clicked, this, &StateDock::answerEmpty);
}

void StateDock::build(QWidget* contents) {
  m_pages->addWidget(contents);
  connect(m_hub, &StateHub::changed, this, &StateDock::onStateChanged);
  m_shown = m_hub->state();
  retranslate();
  showAgain();
}

void StateDock::onStateChanged(const SessionState& state) {
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

void StateDock::showMissing(Missing missing, const MissingStrings& words) {
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
