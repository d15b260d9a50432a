// Line edit of a query: its text with earlier ones, the sort order, its fault, and the builder with combo boxes.
#pragma once

#include <QWidget>
#include <optional>

#include "core/query/expression.h"
#include "core/query/order.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace kotai::ui {

class QueryBuilder;
class SavedQueriesMenu;

class QueryRow : public QWidget {
  Q_OBJECT

 public:
  explicit QueryRow(QWidget* parent = nullptr);

  /// Sets the variant whose terms are understood. Null: no terms are understood.
  void setVariant(VariantPtr variant);
  void setHistory(const QStringList& texts);  ///< the latest first
  QString text() const;
  void setText(const QString& text);
  query::Order order() const;
  QLineEdit* edit() const { return m_edit; }
  QueryBuilder* builder() const { return m_builder; }
  SavedQueriesMenu* saved() const { return m_saved; }

 public slots:
  /// Parses the text, then runs the query or shows the fault.
  void submit();
  /// The same if the query was run in this variant before. Otherwise returns false.
  bool askAgain();
  /// Shows the progress of a search. Nothing is shown if no search is running.
  void showProgress(std::optional<double> share, quint64 found = 0);

 signals:
  void asked(const kotai::query::Query& query);  ///< also emitted after a change of the sort order
  void refused();                                ///< the text is invalid; the fault is shown here
  void stopped();

 private:
  void build();
  void connectSignals();
  void showFault(const TextError& error);
  void retranslateUi();

  VariantPtr m_variant;
  QComboBox* m_texts;
  QLineEdit* m_edit;
  SavedQueriesMenu* m_saved = nullptr;
  QToolButton* m_search;
  QToolButton* m_conditions;
  QComboBox* m_order;
  QLabel* m_progress;
  QToolButton* m_stop;
  QLabel* m_fault;
  QueryBuilder* m_builder;
  bool m_hasAsked = false;
};

}  // namespace kotai::ui
