#include "ui/domineering/session/domineering_page.h"

#include <QKeyEvent>
#include <utility>

#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/session/domineering_header.h"
#include "ui/settings/settings.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

DomineeringPage::DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings,
                                 QWidget* parent)
    : PageFrame(document, settings, parent),
      m_document(document),
      m_settings(settings),
      m_header(new DomineeringHeader(document, settings, this)),
      m_board(new DominoBoardView(document, opponent, settings, this)),
      m_choices(new ChoicePanel(document, opponent, settings, this)) {
  build(m_header, m_board, m_choices);
  m_board->installEventFilter(this);
  connect(m_header, &DomineeringHeader::valueSideChosen, m_board, &DominoBoardView::setValueSide);
  connect(m_board, &DominoBoardView::valueSideChanged, m_header, &DomineeringHeader::showValueSide);
  connect(m_board, &DominoBoardView::revealStarted, m_choices, &ChoicePanel::showReveal);
  connect(m_choices, &ChoicePanel::againRequested, m_board, &DominoBoardView::revealAgain);
}

/// Explains the numbers on the board while there are any.
QString DomineeringPage::legend() const {
  const bool shown = m_settings->valuesShown() && m_document->hasGame() && !m_document->result() &&
                     (m_document->solution() || m_document->game());
  return shown ? tr("Numbers: what a move guarantees on average, from −1 (loss) through 0 (draw) to +1 (win). Percentages: its "
                    "share of the best mix.")
               : QString();
}

QRect DomineeringPage::boardRect() const {
  if (!m_document->hasGame()) return {};
  const QRectF squares = m_board->currentLayout().squares;
  return QRect(m_board->mapTo(this, squares.topLeft().toPoint()), squares.size().toSize());
}

void DomineeringPage::showVerdict(const QString& pill, Outcome outcome, const QString& text) {
  clearVerdict();
  if (hasRoomForMessages())
    messages()->showVerdict(pill, outcome, text);
  else
    m_choices->setRemark(QString(text).replace(QLatin1Char('\n'), QStringLiteral(" \u00b7 ")));
}

void DomineeringPage::clearVerdict() {
  messages()->clearVerdict();
  m_choices->setRemark({});
}

void DomineeringPage::showRefusal(const QString& reason) {
  m_refusal = reason;
  messages()->showMessage(reason);
}

bool DomineeringPage::clearRefusal() { return messages()->withdrawMessage(std::exchange(m_refusal, {})); }

bool DomineeringPage::eventFilter(QObject* watched, QEvent* event) {
  // Shows the reason for a rejection instead of a choice.
  if (watched == m_board && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      m_board->typedText().isEmpty() && clearRefusal())
    return true;
  return QWidget::eventFilter(watched, event);
}

}  // namespace kotai::ui

#include "moc_domineering_page.cpp"
