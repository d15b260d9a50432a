#include "ui/play/page_frame.h"

#include <algorithm>

#include "ui/actions/action_button.h"
#include "ui/play/board_header.h"
#include "ui/play/play_panel.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int besideMargin = 16;
constexpr int belowMargin = 6;
constexpr int narrowestBeside = 170;
constexpr int widestBeside = 330;

constexpr int narrowestPanel = 240;
/// Minimum width of a page with the usual panel, in pixels. In a narrower page, the panel and its margins are
/// narrower, and the home button is hidden.
constexpr int scarceBelow = 600;
constexpr int scarcePanel = 188;
constexpr int scarceMargin = 10;
constexpr int defaultMargin = 16;
constexpr int widestPanel = 316;
constexpr int compactBelow = 820;
constexpr int legendFromHeight = 380;
constexpr int minHeaderWidth = 260;  ///< minimum width of the header beside the buttons; otherwise the header is below

int BesideBoard::room() const {
  const QRect board = m_page.board();
  return board.isValid() ? m_page.middle->width() - board.right() - 2 * besideMargin : 0;
}

bool BesideBoard::hasRoom() const { return room() >= narrowestBeside; }

void BesideBoard::place() {
  if (m_messages->isHidden() || !m_page.board().isValid()) return;
  if (m_page.column->indexOf(m_messages) >= 0) m_page.column->removeWidget(m_messages);
  m_page.column->activate();
  hasRoom() ? placeBeside() : placeInRow();
}

void BesideBoard::placeInRow() {
  m_messages->setInRow(true);
  m_messages->setMinimumWidth(0);
  m_messages->setMaximumWidth(QWIDGETSIZE_MAX);
  m_page.column->insertWidget(1, m_messages);
  m_messages->show();  // changing the parent has hidden the bar
}

void BesideBoard::placeBeside() {
  if (m_messages->parentWidget() != m_page.page) {
    m_messages->setParent(m_page.page);
    m_messages->show();
  }
  m_messages->setInRow(false);
  const int width = std::min(room(), widestBeside);
  m_messages->setFixedWidth(width);
  m_messages->layout()->activate();  // otherwise the bar would keep the previous height
  const int wanted = m_messages->layout()->hasHeightForWidth() ? m_messages->layout()->totalHeightForWidth(width)
                                                               : m_messages->sizeHint().height();
  const bool isBelow = m_page.below && !m_page.below->isHidden();
  const int lowest =
      isBelow ? m_page.below->mapTo(m_page.page, QPoint(0, -belowMargin)).y() : m_page.page->height() - besideMargin;
  const int bottom = std::min(lowest, std::max(m_page.board().bottom(), wanted));
  m_messages->setGeometry(m_page.middle->width() - width - besideMargin, std::max(0, bottom - wanted), width, wanted);
  m_messages->raise();
}

PageFrame::PageFrame(TreeDocument* document, Settings* settings, QWidget* parent) : QWidget(parent) {
  whenLanguageChanges(this, [this] { refreshLegend(); });
  setObjectName(QStringLiteral("boardPage"));
  setAttribute(Qt::WA_StyledBackground);
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 0);
  row->addWidget(m_middle, 1);
  m_column->setContentsMargins(18, 14, 18, 10);
  m_column->setSpacing(6);
  m_column->addLayout(m_top);
  m_legend->setAlignment(Qt::AlignCenter);
  m_legend->setWordWrap(true);
  m_legend->setProperty("muted", true);
  connect(m_messages, &MessageBar::contentsChanged, this, &PageFrame::placeMessages);
  for (const auto signal : {&TreeDocument::positionChanged, &TreeDocument::valuesChanged, &TreeDocument::solutionChanged})
    connect(document, signal, this, &PageFrame::refreshLegend);
  connect(settings, &Settings::valuesShownChanged, this, &PageFrame::refreshLegend);
}

PageFrame::~PageFrame() = default;

void PageFrame::build(BoardHeader* header, QWidget* board, QWidget* choices) {
  m_header = header;
  QWidget* below = m_legend;
  if (choices) {
    below = new QWidget(this);
    auto* column = makeLayout<QVBoxLayout>(below, {0, 0, 0, 0}, 4);
    addWidgets(column, {m_legend, choices});
  }
  m_place = std::make_unique<BesideBoard>(m_messages,
                                          BesideBoard::Page{this, m_middle, m_column, below, [this] { return boardRect(); }});
  m_top->setSpacing(10);
  m_top->addWidget(header, 1);
  m_column->addWidget(board, 1);
  m_column->addWidget(below);
  setFocusProxy(board);
  m_messages->raise();
  refreshLegend();
}

/// Shows the legend, unless the window is not tall enough for the legend and the board.
void PageFrame::refreshLegend() {
  const QString text = legend();
  m_legend->setText(text);
  m_legend->setVisible(height() >= legendFromHeight && !text.isEmpty());
}

void PageFrame::setPlayParts(PlayPanel* panel, PlayButtons* buttons) {
  m_panel = panel;
  m_buttons = buttons;
  m_top->insertWidget(0, buttons->homeButton());
  m_top->addStretch();
  m_top->addWidget(buttons);
  layout()->addWidget(panel);
  for (QWidget* each : std::initializer_list<QWidget*>{panel, buttons, buttons->homeButton()}) each->setVisible(m_play);
}

void PageFrame::setPlayLayout(bool play) {
  m_header->setPlayLayout(play);
  if (m_play == play || !m_panel) return;
  m_play = play;
  m_panel->setVisible(play);
  m_buttons->setVisible(play);
  m_buttons->homeButton()->setVisible(play);
  const bool shown = !m_messages->isHidden();
  if (play) {
    m_panel->setMessageBar(m_messages);
  } else {
    m_messages->setParent(this);
    m_messages->raise();
  }
  m_messages->setVisible(shown);
  fitParts();
  QMetaObject::invokeMethod(this, &PageFrame::placeMessages, Qt::QueuedConnection);
}

bool PageFrame::hasRoomForMessages() const { return m_play || m_place->hasRoom(); }

/// Places messages beside the board, where the user looks. If there is no room, places them in the panel.
void PageFrame::placeMessages() {
  if (m_play && !m_place->hasRoom()) return m_panel->setMessageBar(m_messages);
  m_place->place();
}

/// Fits the parts to the width of the page. The panel takes a quarter of the width. A narrow page first hides
/// the texts of the buttons, then the home button.
void PageFrame::fitParts() {
  if (!m_panel) return;
  const bool scarce = width() < scarceBelow;
  m_panel->setFixedWidth(std::clamp(width() * 11 / 50, scarce ? scarcePanel : narrowestPanel, widestPanel));
  m_panel->setSideMargins(scarce ? scarceMargin : defaultMargin);
  m_buttons->homeButton()->setVisible(m_play && !scarce);  // in a narrow window, the action is only in the menu
  m_buttons->setCompact(width() - m_panel->width() < compactBelow);
  fitHeader();
}

void PageFrame::fitHeader() {
  const QMargins margins = m_column->contentsMargins();
  const int middle = width() - (m_play ? m_panel->width() : 0) - margins.left() - margins.right();
  const int home = m_buttons->homeButton()->isHidden() ? 0 : m_buttons->homeButton()->sizeHint().width() + m_top->spacing();
  const bool below = m_play && middle - home - m_buttons->sizeHint().width() - m_top->spacing() < minHeaderWidth;
  if (below == (m_column->indexOf(m_header) >= 0)) return;
  if (below) {
    m_top->removeWidget(m_header);
    m_column->insertWidget(1, m_header);
  } else {
    m_column->removeWidget(m_header);
    m_top->insertWidget(1, m_header, 1);
  }
}

void PageFrame::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refreshLegend();
  fitParts();
  // The board gets its new size only after the layout has run, so messages are placed after that.
  QMetaObject::invokeMethod(this, &PageFrame::placeMessages, Qt::QueuedConnection);
}

QVBoxLayout* layOutPuzzleFrame(QWidget* page, const PuzzleFrame& frame) {
  page->setObjectName(QStringLiteral("boardPage"));
  page->setAttribute(Qt::WA_StyledBackground);
  page->setFocusProxy(frame.board);
  makeStrong(frame.title, 1.2);
  frame.middle->addWidget(frame.board);
  frame.middle->addWidget(frame.empty);
  frame.top->setSpacing(8);
  auto* words = new QVBoxLayout;  // stacks the texts, because the title needs the width
  words->setSpacing(0);
  addWidgets(words, {frame.title, frame.standing});
  frame.top->addLayout(words, 1);
  frame.top->addWidget(frame.boards);
  auto* column = makeLayout<QVBoxLayout>(nullptr, {18, 12, 18, 12}, 8);
  column->addLayout(frame.top);
  column->addWidget(frame.middle, 1);
  return column;
}

}  // namespace kotai::ui

#include "moc_page_frame.cpp"
