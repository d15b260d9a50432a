// One condition of a query, chosen in combo boxes: term, relation, value.
#pragma once

#include <QWidget>

#include "core/query/vocabulary.h"

class QComboBox;
class QSpinBox;
class QToolButton;

namespace kotai::ui {

class ConditionRow : public QWidget {
  Q_OBJECT

 public:
  ConditionRow(VariantPtr variant, QWidget* parent);

  QString text() const;  ///< text in the query language
  QComboBox* what() const { return m_what; }
  QComboBox* relation() const { return m_relation; }
  QComboBox* choice() const { return m_choice; }  ///< if the value is a word
  QSpinBox* number() const { return m_number; }   ///< if the value is a number

 signals:
  void changed();
  void removed();
  void submitted();  ///< Enter was pressed: run the query

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  enum class Kind { Number, Outcome, GoodMove, Notable, Square };
  Kind kind() const;
  void fillWhat();
  void onTermChanged();
  void fillChoice();
  void retranslateUi();

  VariantPtr m_variant;
  query::Vocabulary m_words;
  QComboBox* m_what;
  QComboBox* m_square;
  QComboBox* m_relation;
  QComboBox* m_choice;
  QSpinBox* m_number;
  QToolButton* m_remove;
};

}  // namespace kotai::ui
