#include "ui/domineering/session/domineering_page.h"

#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/session/domineering_header.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

namespace {
constexpr int messageMargin = 16;
constexpr int narrowestMessage = 170;
constexpr int widestMessage = 330;
}  // namespace

DomineeringPage::DomineeringPage(DomineeringDocument* document, DomineeringOpponent* opponent, Settings* settings,
                                 QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_header(new DomineeringHeader(document, settings, this)),
      m_board(new DominoBoardView(document, opponent, settings, this)),
      m_choices(new ChoicePanel(document, opponent, settings, this)),
      m_messages(new MessageBar(this)) {
  setObjectName(QStringLiteral("boardPage"));
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 10);
  column->setSpacing(6);
  column->addWidget(m_header);
  column->addWidget(m_board, 1);
  column->addWidget(m_choices);
  setFocusProxy(m_board);
  m_messages->raise();
  m_board->installEventFilter(this);
  connect(m_messages, &MessageBar::contentsChanged, this, &DomineeringPage::placeMessages);
  connect(m_header, &DomineeringHeader::valueSideChosen, m_board, &DominoBoardView::setValueSide);
  connect(m_board, &DominoBoardView::valueSideChanged, m_header, &DomineeringHeader::showValueSide);
  connect(m_board, &DominoBoardView::revealStarted, m_choices, &ChoicePanel::showReveal);
  connect(m_choices, &ChoicePanel::againRequested, m_board, &DominoBoardView::revealAgain);
}

int DomineeringPage::roomBesideBoard() const {
  const BoardLayout layout = m_board->currentLayout();
  const int boardRight = m_board->mapTo(this, layout.squares.topRight().toPoint()).x();
  return width() - boardRight - 2 * messageMargin;
}

void DomineeringPage::showVerdict(const QString& pill, Outcome outcome, const QString& text) {
  clearVerdict();
  if (roomBesideBoard() >= narrowestMessage)
    m_messages->showVerdict(pill, outcome, text);
  else
    m_choices->setRemark(QString(text).replace(QLatin1Char('\n'), QStringLiteral(" \u00b7 ")));
}

void DomineeringPage::clearVerdict() {
  m_messages->clearVerdict();
  m_choices->setRemark({});
}

void DomineeringPage::showRefusal(const QString& reason) {
  m_refusal = reason;
  m_messages->showMessage(reason);
}

bool DomineeringPage::clearRefusal() {
  const bool shown = !m_refusal.isEmpty() && m_messages->text() == m_refusal;
  m_refusal.clear();
  if (shown) m_messages->clear();
  return shown;
}

bool DomineeringPage::eventFilter(QObject* watched, QEvent* event) {
  // A refusal goes before a choice does.
  if (watched == m_board && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      m_board->typedText().isEmpty() && clearRefusal())
    return true;
  return QWidget::eventFilter(watched, event);
}

void DomineeringPage::placeMessages() {
  if (m_messages->isHidden() || !m_document->hasGame()) return;
  const int beside = roomBesideBoard();
  const bool fits = beside >= narrowestMessage;
  const int messageWidth = fits ? std::min(beside, widestMessage) : std::min(width() - 2 * messageMargin, widestMessage);
  m_messages->setFixedWidth(messageWidth);
  m_messages->layout()->activate();  // else the height is that of the message before
  const int messageHeight = m_messages->layout()->hasHeightForWidth() ? m_messages->layout()->totalHeightForWidth(messageWidth)
                                                                      : m_messages->sizeHint().height();
  const int left = fits ? width() - messageWidth - messageMargin : (width() - messageWidth) / 2;
  const int bottom = m_choices->geometry().top() - 6;
  m_messages->setGeometry(left, std::max(0, bottom - messageHeight), messageWidth, messageHeight);
}

void DomineeringPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // The board has its new size only after the layout has run.
  QMetaObject::invokeMethod(this, &DomineeringPage::placeMessages, Qt::QueuedConnection);
}

}  // namespace kotai::ui
