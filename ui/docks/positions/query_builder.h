// Conditions as rows of combo boxes, which produce the text of a query.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/variant.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace kotai::ui {

class ConditionRow;
class FlowLayout;

class QueryBuilder : public QWidget {
  Q_OBJECT

 public:
  explicit QueryBuilder(QWidget* parent = nullptr);

  /// Removes all conditions.
  void setVariant(VariantPtr variant);
  /// Restarts from a text typed by the user. Conditions are added to it.
  void setWritten(const QString& text);
  /// Adds an empty condition unless there is a typed text.
  void begin();
  QString text() const;
  const std::vector<ConditionRow*>& rows() const { return m_rows; }
  QToolButton* addButton() const { return m_add; }

 signals:
  void built(const QString& text);  ///< the text changed
  void submitted();                 ///< the user wants to run the query

 private:
  void addCondition();
  void clear();
  void showNote();
  ConditionRow* addRow();
  void removeRow(ConditionRow* row);
  void retranslateUi();

  VariantPtr m_variant;
  QString m_written;
  QComboBox* m_joint;
  QToolButton* m_add;
  QLabel* m_note;
  FlowLayout* m_flow;
  std::vector<ConditionRow*> m_rows;
};

}  // namespace kotai::ui
