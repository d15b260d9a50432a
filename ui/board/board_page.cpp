#include "ui/board/board_page.h"

#include <QLabel>
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/document/game_document.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/header_strip.h"

namespace kotai::ui {

namespace {
constexpr int legendFromHeightPx = 380;
}

BoardPage::BoardPage(GameDocument* document, Settings* settings, QWidget* parent) : PageFrame(parent) {
  whenLanguageChanges(this, [this] { refreshLegend(); });
  auto* header = new HeaderStrip(document, settings, this);
  m_board = new BoardView(document, settings, this);
  m_legend = new Label(this);
  m_legend->setAlignment(Qt::AlignCenter);
  m_legend->setWordWrap(true);
  m_legend->setProperty("muted", true);
  build(header, m_board, m_legend);
  connect(document, &GameDocument::positionChanged, this, &BoardPage::refreshLegend);
  connect(document, &GameDocument::valuesChanged, this, &BoardPage::refreshLegend);
  connect(settings, &Settings::valuesShownChanged, this, &BoardPage::refreshLegend);
  refreshLegend();
}

void BoardPage::refreshLegend() {
  const QString legend = m_board->legend();
  m_legend->setText(legend);
  m_legend->setVisible(height() >= legendFromHeightPx && !legend.isEmpty());
}

/// In a low window, the board needs the space.
void BoardPage::resizeEvent(QResizeEvent* event) {
  PageFrame::resizeEvent(event);
  refreshLegend();
}

QRect BoardPage::boardRect() const {
  if (!m_board->hasBoard()) return {};
  const BoardLayout layout = m_board->currentLayout();
  const double around = std::max(0.5, layout.handGap > 0 ? layout.handGap + layout.handScale + 0.12 : 0.0);  // exits or hands
  const QRectF all = layout.squares.adjusted(-around * layout.cell, 0, around * layout.cell, 0);
  return QRect(m_board->mapTo(this, all.topLeft().toPoint()), all.size().toSize());
}

}  // namespace kotai::ui

#include "moc_board_page.cpp"
