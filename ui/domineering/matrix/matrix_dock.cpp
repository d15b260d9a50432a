#include "ui/domineering/matrix/matrix_dock.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_panel.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_state.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

MatrixDock::MatrixDock(DomineeringDocument* document, QWidget* parent) : QDockWidget(parent), m_document(document) {
  setObjectName(QStringLiteral("matrixDock"));
  m_empty = new EmptyState;
  m_panel = new MatrixPanel;
  m_pages = new ShownStack;
  m_pages->addWidget(m_empty);
  m_scroll = new QScrollArea;  // where the dock is low, nothing is pressed into something else
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
    if (hidesValues())
      emit valuesWanted();
    else
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

void MatrixDock::setSolveProgress(double share) {
  if (share == m_solveShare) return;
  m_solveShare = share;
  refreshEmptyState();
}

void MatrixDock::setSolvePaused(bool paused) {
  if (paused == m_solvePaused) return;
  m_solvePaused = paused;
  refreshEmptyState();
}

/// The button starts, shows that something runs, or goes on with what was paused.
void MatrixDock::showWork(const QString& start, const QString& running) {
  const bool runs = m_solveShare >= 0;
  m_empty->setAction(runs ? running : m_solvePaused ? tr("Resume") : start);
  m_empty->button()->setEnabled(!runs);
}

void MatrixDock::refresh() {
  const bool shown = m_valuesShown && m_document->hasGame() && m_document->game();
  // While the values of the next position are on their way the old matrix must not be clicked.
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
  m_empty->setAction(QString());
  m_empty->setProgress(m_solveShare >= 0 ? std::optional(m_solveShare) : std::nullopt);
  if (!m_document->hasGame()) return m_empty->setTexts(tr("No game yet"), {});
  if (hidesValues()) {
    m_empty->setQuietAction(tr("Show values"));
    m_empty->button()->setEnabled(true);
    return m_empty->setTexts(tr("Values are hidden"),
                             tr("Show values to see the payoffs of all pairs of moves and the best mix."));
  }
  if (const auto result = m_document->result())
    return m_empty->setTexts(resultText(*result, personOf(m_document->header())), tr("There is nothing left to choose."));
  if (!m_document->valueFailure().isEmpty())
    return m_empty->setTexts(tr("The values cannot be read"), m_document->valueFailure());
  if (m_document->solution()) return m_empty->setTexts(tr("Reading the values…"), {});
  const QString name = variantName(*m_document->variant());
  const auto work = workFor(*m_document->variant());
  if (work == SimultaneousWork::Solve) {
    m_empty->setTexts(tr("Values are not known yet"), tr("Solve %1 to see the payoffs of all pairs of moves.").arg(name));
    showWork(tr("Solve"), tr("Solving…"));
    return;
  }
  QString text = tr("%1: as soon as few enough dominoes fit, the rest of the game is solved here.").arg(name);
  const bool open = !m_document->provedOutcome() || !m_document->provedOutcome()->settled();
  const bool provable = work == SimultaneousWork::Prove && open;
  text += QLatin1Char('\n') + (provable ? provableText(*m_document->variant()) : largeBoardText(*m_document->variant()));
  if (m_valuesShown && m_document->provedOutcome()) text += QLatin1Char('\n') + provedSentence(*m_document->provedOutcome());
  m_empty->setTexts(tr("Values are not known yet"), text);
  if (provable) showWork(tr("Prove the outcome"), tr("Proving…"));
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
