#include "ui/widgets/row_layout.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace kotai::ui {

void layOutRow(QWidget* row, const RowParts& parts) {
  QFont bold = parts.name->font();
  bold.setWeight(QFont::DemiBold);
  parts.name->setFont(bold);
  parts.state->setProperty("muted", true);
  parts.words->setProperty("muted", true);
  parts.words->setWordWrap(true);
  parts.words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* heading = new QHBoxLayout;
  heading->setSpacing(10);
  heading->addWidget(parts.name);
  heading->addWidget(parts.state);
  heading->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (QPushButton* each : parts.buttons) buttons->addWidget(each);
  auto* grid = new QGridLayout(row);
  grid->setContentsMargins(0, 8, 0, 10);
  grid->setHorizontalSpacing(16);
  grid->setVerticalSpacing(5);
  grid->addLayout(heading, 0, 0);
  grid->addLayout(buttons, 0, 1, 3, 1, Qt::AlignVCenter);
  if (parts.progress) grid->addWidget(parts.progress, 1, 0);
  grid->addWidget(parts.words, 2, 0);
  grid->setColumnStretch(0, 1);
}

}  // namespace kotai::ui
