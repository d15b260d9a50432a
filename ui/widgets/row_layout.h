// Layout of the rows in the jobs dock.
#pragma once

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QWidget;

namespace kotai::ui {

class ElidedLabel;

struct RowParts {
  ElidedLabel* name;
  QLabel* state;           ///< label beside the name
  QLabel* words;           ///< label below the name, wrapped
  QProgressBar* progress;  ///< progress bar between `state` and `words`; may be null
  std::vector<QPushButton*> buttons;
};

/// Places the parts, which are children of \p row, and styles them.
void layOutRow(QWidget* row, const RowParts& parts);

}  // namespace kotai::ui
