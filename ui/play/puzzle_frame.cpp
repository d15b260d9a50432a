#include "ui/play/puzzle_frame.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace kotai::ui {

QVBoxLayout* layOutPuzzleFrame(QWidget* page, const PuzzleFrame& frame) {
  page->setObjectName(QStringLiteral("boardPage"));
  page->setAttribute(Qt::WA_StyledBackground);
  page->setFocusProxy(frame.board);
  QFont strong = page->font();
  strong.setPointSizeF(strong.pointSizeF() * 1.2);
  strong.setWeight(QFont::DemiBold);
  frame.title->setFont(strong);
  frame.standing->setProperty("muted", true);
  frame.middle->addWidget(frame.board);
  frame.middle->addWidget(frame.empty);
  frame.top->setSpacing(8);
  auto* words = new QVBoxLayout;  // stacked, since a narrow page also needs room for the title
  words->setSpacing(0);
  words->addWidget(frame.title);
  words->addWidget(frame.standing);
  frame.top->addLayout(words, 1);
  frame.top->addWidget(frame.boards);
  auto* column = new QVBoxLayout;
  column->setContentsMargins(18, 12, 18, 12);
  column->setSpacing(8);
  column->addLayout(frame.top);
  column->addWidget(frame.middle, 1);
  return column;
}

}  // namespace kotai::ui
