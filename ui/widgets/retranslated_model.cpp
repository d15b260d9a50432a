#include "ui/widgets/retranslated_model.h"

namespace kotai::ui {

void RetranslatedModel::retranslate() {
  const int rows = rowCount();
  const int columns = columnCount();
  if (columns > 0) emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
  if (rows > 0) emit headerDataChanged(Qt::Vertical, 0, rows - 1);
  if (rows > 0 && columns > 0) emit dataChanged(index(0, 0), index(rows - 1, columns - 1));
}

}  // namespace kotai::ui

#include "moc_retranslated_model.cpp"
