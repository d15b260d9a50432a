// Row for a query: line edit with a history, sort order, error message, and a query builder with combo boxes.
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "core/query/expression.h"
#include "core/query/order.h"
#include "core/query/vocabulary.h"
#include "ui/docks/positions/saved_queries_menu.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

/// Row of combo boxes for a condition of a query: term, relation, value.
class ConditionRow : public QWidget {
  Q_OBJECT

 public:
  ConditionRow(VariantPtr variant, QWidget* parent);

  QString text() const;  ///< text in the query language
  QComboBox* what() const { return m_what; }
  QComboBox* square() const { return m_square; }
  QComboBox* relation() const { return m_relation; }
  QComboBox* choice() const { return m_choice; }  ///< combo box for a value that is a word
  QSpinBox* number() const { return m_number; }   ///< spin box for a value that is a number
  QToolButton* removeButton() const { return m_remove; }

 signals:
  void submitted();  ///< emitted when the user presses Enter

 private:
  void keyPressEvent(QKeyEvent* event) override;
  enum class Kind { Number, Outcome, GoodMove, Notable, Square };
  Kind kind() const;
  void fillSubjects();
  void onTermChanged();
  void fillChoice();
  void retranslateUi();

  VariantPtr m_variant;
  query::Vocabulary m_words;
  QComboBox* m_what = new CompactComboBox(this);
  QComboBox* m_square = new CompactComboBox(this);
  QComboBox* m_relation = new CompactComboBox(this);
  QComboBox* m_choice = new CompactComboBox(this);
  QSpinBox* m_number = new QSpinBox(this);
  QToolButton* m_remove = new QToolButton(this);
};

/// Widget with rows of conditions, which produce the text of a query.
class QueryBuilder : public QWidget {
  Q_OBJECT

 public:
  explicit QueryBuilder(QWidget* parent = nullptr);

  /// Sets the variant and removes all conditions.
  void setVariant(VariantPtr variant);
  /// Replaces the query with text that the user typed. Conditions added afterwards are appended to this text.
  void setWritten(const QString& text);
  /// Adds an empty condition unless there is a typed text.
  void begin();
  QString text() const;
  const std::vector<ConditionRow*>& rows() const { return m_rows; }

 signals:
  void built(const QString& text);  ///< emitted when the text of the query has changed
  void submitted();                 ///< emitted when the user wants to run the query

 private:
  void report() { emit built(text()); }
  void addCondition();
  void clear();
  void showNote();
  ConditionRow* addRow();
  void removeRow(ConditionRow* row);
  void retranslateUi();

  VariantPtr m_variant;
  QString m_written;
  QComboBox* m_joint = new CompactComboBox(this);
  QToolButton* m_add = named("addButton", new QToolButton(this));
  QLabel* m_note = muted(wrapping(new Label(this)));
  FlowLayout* m_flow = new FlowLayout(6);
  std::vector<ConditionRow*> m_rows;
};

class QueryRow : public QWidget {
  Q_OBJECT

 public:
  explicit QueryRow(QWidget* parent = nullptr);

  /// Sets the variant whose terms the query can use. Null allows no terms.
  void setVariant(VariantPtr variant);
  void setHistory(const QStringList& texts);  ///< \p texts: the latest first
  QString text() const { return m_edit->text(); }
  void setText(const QString& text);
  query::Order order() const;
  QLineEdit* edit() const { return m_edit; }
  SavedQueriesMenu* saved() const { return m_saved; }
  QToolButton* stopButton() const { return m_stop; }
  /// Returns the progress and the stop button, which the owner places. Searches without a query use them, too.
  QWidget* progressRow() const { return m_progressRow; }
  /// Parses the text, and runs the query or shows the error.
  void submit();
  /// Runs the query again if it has already been run for this variant. Otherwise returns false.
  bool askAgain();
  /// Shows the progress of a search: \p share from 0 to 1, and the number of matches found so far. Hides the progress
  /// if \p share is empty.
  void showProgress(std::optional<double> share, quint64 found = 0);

 signals:
  void asked(const kotai::query::Query& query);  ///< the user runs a query or changes the sort order
  void refused();                                ///< the text is invalid; the row shows the error

 private:
  void build();
  void connectSignals();
  void retranslateUi();

  VariantPtr m_variant;
  QComboBox* m_texts = new QComboBox(this);
  QLineEdit* m_edit = named("query", new QLineEdit(this));
  SavedQueriesMenu* m_saved = nullptr;
  QToolButton* m_search = new QToolButton(this);
  QToolButton* m_conditions = new QToolButton(this);
  QComboBox* m_order = new CompactComboBox(this);
  QLabel* m_progress = muted(new Label(this));
  QToolButton* m_stop = new QToolButton(this);
  QWidget* m_progressRow = nullptr;
  QLabel* m_fault = named("queryFault", wrapping(new Label(this)));
  QueryBuilder* m_builder = new QueryBuilder(this);
  bool m_hasSubmitted = false;
};

}  // namespace kotai::ui
