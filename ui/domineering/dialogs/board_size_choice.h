// Chooses a board of Synchronized Domineering: columns and rows.
#pragma once

#include "ui/games/variant_choice.h"

class QSpinBox;

namespace kotai::ui {

class BoardSizeChoice : public VariantChoice {
  Q_OBJECT

 public:
  explicit BoardSizeChoice(QWidget* parent = nullptr);
  void setVariantId(const std::string& id) override;
  std::string variantId() const override;
  QSpinBox* columnsBox() const { return m_columns; }
  QSpinBox* rowsBox() const { return m_rows; }

 private:
  QSpinBox* m_columns;
  QSpinBox* m_rows;
};

}  // namespace kotai::ui
