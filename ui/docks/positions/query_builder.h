// Conditions as rows of menus, which write the text of a query.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/variant.h"

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace kotai::ui {

class ConditionRow;

class QueryBuilder : public QWidget {
  Q_OBJECT

 public:
  explicit QueryBuilder(QWidget* parent = nullptr);

  /// Begins anew with one condition.
  void setVariant(VariantPtr variant);
  QString text() const;
  const std::vector<ConditionRow*>& rows() const { return m_rows; }
  QToolButton* addButton() const { return m_add; }

 signals:
  void built(const QString& text);  ///< something was chosen

 protected:
  void changeEvent(QEvent* event) override;

 private:
  ConditionRow* addRow();
  void removeRow(ConditionRow* row);
  void retranslateUi();

  VariantPtr m_variant;
  QComboBox* m_joint;
  QToolButton* m_add;
  QVBoxLayout* m_column;
  std::vector<ConditionRow*> m_rows;
};

}  // namespace kotai::ui
