#include "ui/widgets/scrolled_where_low.h"

#include <QScrollArea>

namespace kotai::ui {

namespace {
constexpr QSize least(64, 24);
}

QScrollArea* scrolledWhereLow(QWidget* contents) {
  auto* area = new QScrollArea;
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setMinimumSize(least);
  area->setWidget(contents);
  contents->setAutoFillBackground(false);
  area->viewport()->setAutoFillBackground(false);
  return area;
}

}  // namespace kotai::ui
