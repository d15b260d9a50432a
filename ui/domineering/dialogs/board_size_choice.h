// Chooses a board of Synchronized Domineering: columns and rows, and says what can be known of it.
#pragma once

#include <QWidget>
#include <string>

class QLabel;
class QSpinBox;

namespace kotai::ui {

class BoardSizeChoice : public QWidget {
  Q_OBJECT

 public:
  explicit BoardSizeChoice(QWidget* parent = nullptr);
  void setSize(int columns, int rows);  ///< changed() is not emitted
  std::string variantId() const;        ///< "syncdom:5x5"
  QSpinBox* columnsBox() const { return m_columns; }
  QSpinBox* rowsBox() const { return m_rows; }

 signals:
  void changed();

 private:
  QSpinBox* m_columns;
  QSpinBox* m_rows;
};

}  // namespace kotai::ui
