#include "ui/widgets/board_page.h"

#include <QVBoxLayout>

#include "ui/boards/board_view.h"
#include "ui/widgets/header_strip.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

BoardPage::BoardPage(GameDocument* document, Settings* settings, QWidget* parent)
    : QWidget(parent), m_header(new HeaderStrip(document, settings, this)), m_messages(new MessageBar(this)),
      m_board(new BoardView(document, settings, this)) {
  setObjectName(QStringLiteral("boardPage"));
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 8);
  column->setSpacing(6);
  column->addWidget(m_header);
  column->addWidget(m_board, 1);
  column->addWidget(m_messages);
  setFocusProxy(m_board);
}

}  // namespace kotai::ui
