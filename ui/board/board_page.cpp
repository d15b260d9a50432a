#include "ui/board/board_page.h"

#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/widgets/header_strip.h"

namespace kotai::ui {

BoardPage::BoardPage(GameDocument* document, Settings* settings, QWidget* parent) : PageFrame(document, settings, parent) {
  auto* header = new HeaderStrip(document, settings, this);  // precedes the board in the tab order
  m_board = new BoardView(document, settings, this);
  build(header, m_board);
}

QString BoardPage::legend() const { return m_board->legend(); }

QRect BoardPage::boardRect() const {
  if (!m_board->hasBoard()) return {};
  const BoardLayout layout = m_board->currentLayout();
  // The exits or the hands need room beside the squares.
  const double around = std::max(0.5, layout.handGap > 0 ? layout.handGap + layout.handScale + 0.12 : 0.0);
  const QRectF all = layout.squares.adjusted(-around * layout.cell, 0, around * layout.cell, 0);
  return QRect(m_board->mapTo(this, all.topLeft().toPoint()), all.size().toSize());
}

}  // namespace kotai::ui

#include "moc_board_page.cpp"
