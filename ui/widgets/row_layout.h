// How the rows of the jobs dock are laid out.
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
  QLabel* state;           ///< beside the name
  QLabel* words;           ///< below, breaking over lines
  QProgressBar* progress;  ///< between them; null: none
  std::vector<QPushButton*> buttons;
};

/// Puts the parts, which are children of \p row, in their places and gives them their looks.
void layOutRow(QWidget* row, const RowParts& parts);

}  // namespace kotai::ui
