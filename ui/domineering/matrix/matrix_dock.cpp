#include "ui/domineering/matrix/matrix_dock.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStringList>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_panel.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_work.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

MatrixDock::MatrixDock(DomineeringDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("matrixDock"));
  m_empty = new EmptyState;
  m_panel = new MatrixPanel;
  m_pages = new ShownStack;
  m_pages->addWidget(m_empty);
  m_scroll = new QScrollArea;  // a low dock scrolls instead of squeezing its contents
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(m_panel);
  m_pages->addWidget(m_scroll);
  setWidget(m_pages);
  connect(m_document, &DomineeringDocument::gameReset, this, &MatrixDock::refresh);
  connect(m_document, &DomineeringDocument::positionChanged, this, &MatrixDock::refresh);
  connect(m_document, &DomineeringDocument::valuesChanged, this, &MatrixDock::refresh);
  connect(m_document, &DomineeringDocument::solutionChanged, this, &MatrixDock::refresh);
  connect(m_panel->view(), &MatrixView::pointed, this, &MatrixDock::previewRequested);
  connect(m_panel->view(), &MatrixView::chosen, this, &MatrixDock::turnChosen);
  connect(m_empty, &EmptyState::triggered, this, [this] {
    if (hidesValues()) return emit valuesWanted();
    if (m_work.needsRepair()) return emit repairWanted();
    emit solveRequested(m_document->variant());
  });
  setWindowTitle(tr("Matrix"));
  refresh();
}

MatrixView* MatrixDock::view() const { return m_panel->view(); }

bool MatrixDock::showsMatrix() const { return m_pages->currentWidget() == m_scroll; }

void MatrixDock::setValuesShown(bool shown) {
  m_valuesShown = shown;
  refresh();
}

void MatrixDock::setWork(const SolutionWork& work) {
  m_work = work;
  refreshEmptyState();
}

void MatrixDock::refresh() {
  const bool shown = m_valuesShown && m_document->hasGame() && m_document->game();
  // The old matrix must not be clickable while the values of the next position are being read.
  const auto game = shown ? m_document->game() : nullptr;
  if (m_panel->view()->game() != game) {
    m_panel->setGame(m_document->variant(), game, m_document->value());
    emit previewRequested(std::nullopt);
  }
  m_pages->setCurrentWidget(shown ? static_cast<QWidget*>(m_scroll) : m_empty);
  refreshEmptyState();
}

bool MatrixDock::hidesValues() const { return !m_valuesShown && (m_document->solution() || m_document->game()); }

void MatrixDock::refreshEmptyState() {
  if (!m_document->hasGame()) return m_empty->showTextsOnly(tr("No game yet"), {});
  if (hidesValues()) {
    m_empty->showTextsOnly(tr("Values are hidden"), tr("Show values to see the payoffs of all pairs of moves and the best mix."));
    return m_empty->setQuietAction(tr("Show values"));
  }
  if (const auto result = m_document->result())
    return m_empty->showTextsOnly(resultText(*result, personOf(m_document->header())), tr("There is nothing left to choose."));
  const SimultaneousVariant& variant = *m_document->variant();
  SolutionWork work = m_work;
  if (m_document->solution()) work.failure = m_document->valueFailure();
  if (m_document->solution() && work.failure.isEmpty()) return m_empty->showTextsOnly(tr("Reading the values…"), {});
  MissingWords words{.name = variantName(variant),
                     .unreadable = tr("The values could not be read"),
                     .whileWorking = tr("The payoffs appear when solving has finished."),
                     .offer = tr("Solve %1 to see the payoffs of all pairs of moves.").arg(variantName(variant))};
  if (workFor(variant) != SimultaneousWork::Solve && work.failure.isEmpty()) {
    words.heading = tr("Values are not known yet");
    words.offer = words.whileWorking = largeBoardWords();
    words.proves = isProvable();
    if (!words.proves) return m_empty->showTextsOnly(words.heading, words.offer);
  }
  showMissing(*m_empty, work, words);
}

bool MatrixDock::isProvable() const {
  const bool settled = m_document->provedOutcome() && m_document->provedOutcome()->settled();
  return workFor(*m_document->variant()) == SimultaneousWork::Prove && !settled;
}

/// Explains a board that is not solved completely.
QString MatrixDock::largeBoardWords() const {
  const SimultaneousVariant& variant = *m_document->variant();
  QStringList lines{tr("%1: the rest of the game is solved here as soon as few enough dominoes fit.").arg(variantName(variant)),
                    isProvable() ? provableText(variant) : largeBoardText(variant)};
  if (m_valuesShown && m_document->provedOutcome()) lines << provedSentence(*m_document->provedOutcome());
  return lines.join(QLatin1Char('\n'));
}

void MatrixDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setWindowTitle(tr("Matrix"));
    refresh();
  }
  QDockWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_matrix_dock.cpp"
