#include "ui/domineering/matrix/matrix_dock.h"

#include <QScrollArea>
#include <QStringList>

#include "ui/domineering/document/domineering_document.h"
#include "ui/domineering/matrix/matrix_panel.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/jobs/job_work.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

MatrixDock::MatrixDock(DomineeringDocument* document, StateHub* hub, QWidget* parent)
    : StateDock(hub, QStringLiteral("matrixDock"), parent), m_document(document), m_panel(new MatrixPanel) {
  auto* scroll = new QScrollArea;  // a low dock scrolls instead of squeezing its contents
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(m_panel);
  connect(m_panel->view(), &MatrixView::pointed, this, &MatrixDock::previewRequested);
  connect(m_panel->view(), &MatrixView::chosen, this, &MatrixDock::turnChosen);
  build(scroll);
}

MatrixView* MatrixDock::view() const { return m_panel->view(); }

bool MatrixDock::showsMatrix() const { return m_panel->view()->game() != nullptr; }

/// Until the values of the next position arrive, the old matrix must not be clicked.
bool MatrixDock::showContents() {
  const auto game = state().valuesShown && m_document->hasGame() ? m_document->game() : nullptr;
  if (m_panel->view()->game() != game) {
    m_panel->setGame(m_document->variant(), game, m_document->value());
    emit previewRequested(std::nullopt);
  }
  return game != nullptr;
}

void MatrixDock::explainEmpty() {
  if (!state().valuesShown && (m_document->solution() || m_document->game())) return showHidden(Missing::Payoffs);
  if (const auto result = m_document->result())
    return empty()->showTextsOnly(resultText(*result, personOf(m_document->header())), tr("There is nothing left to choose."));
  const SimultaneousVariant& variant = *m_document->variant();
  SolutionWork work = state().work;
  if (m_document->solution()) work.failure = m_document->valueFailure();
  if (m_document->solution() && work.failure.isEmpty()) return empty()->showTextsOnly(tr("Reading the values…"), {});
  MissingWords words{.name = variantName(variant),
                     .offer = tr("Solve %1 to see the payoffs of all pairs of moves.").arg(variantName(variant))};
  if (workFor(variant) != SimultaneousWork::Solve && work.failure.isEmpty()) {
    words.heading = tr("Values are not known yet");
    words.offer = largeBoardWords();
    words.proves = isProvable();
    if (!words.proves) return empty()->showTextsOnly(words.heading, words.offer);
  }
  ui::showMissing(*empty(), work, Missing::Payoffs, words);
}

bool MatrixDock::isProvable() const {
  const bool settled = m_document->provedOutcome() && m_document->provedOutcome()->settled();
  return workFor(*m_document->variant()) == SimultaneousWork::Prove && !settled;
}

/// Explains why a board that is not completely solved has no matrix.
QString MatrixDock::largeBoardWords() const {
  const SimultaneousVariant& variant = *m_document->variant();
  QStringList lines{restText(variant), isProvable() ? provableText(variant) : largeBoardText(variant)};
  if (state().valuesShown && m_document->provedOutcome()) lines << provedSentence(*m_document->provedOutcome());
  return lines.join(QLatin1Char('\n'));
}

void MatrixDock::retranslate() { setWindowTitle(tr("Matrix")); }

}  // namespace kotai::ui

#include "moc_matrix_dock.cpp"
