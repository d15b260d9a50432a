// Layout of the rows in the jobs dock.
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <vector>

#include "ui/widgets/elided_label.h"

class QWidget;

namespace kotai::ui {

struct RowParts {
  ElidedLabel* name;
  QLabel* state;           ///< beside the name
  QLabel* words;           ///< below the name, wrapped
  QProgressBar* progress;  ///< progress bar between `state` and `words`; may be null
  std::vector<QPushButton*> buttons;
};

/// Places the parts, which are children of \p row, and styles them.
void layOutRow(QWidget* row, const RowParts& parts);

}  // namespace kotai::ui
