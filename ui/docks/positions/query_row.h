// Line edit of a query: its text with earlier ones, the order of the hits, its fault, and a builder of menus.
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

class QueryRow : public QWidget {
  Q_OBJECT

 public:
  explicit QueryRow(QWidget* parent = nullptr);

  /// Sets the variant whose words are understood; none: no word is.
  void setVariant(VariantPtr variant);
  void setHistory(const QStringList& texts);  ///< the latest first
  QString text() const;
  void setText(const QString& text);
  query::Order order() const;
  QLineEdit* edit() const { return m_edit; }
  QueryBuilder* builder() const { return m_builder; }

 public slots:
  /// Reads the text; asks what it means, or shows what is wrong with it.
  void submit();
  /// The same if anything was asked in this variant before; else false.
  bool askAgain();
  /// How far a search is; none: there is none.
  void showProgress(std::optional<double> share, quint64 found = 0);

 signals:
  void asked(const kotai::query::Query& query);  ///< also after another order was chosen
  void refused();                                ///< the text cannot be read; what is wrong is shown here
  void stopped();

 private:
  void build();
  void connectSignals();
  void showFault(const TextError& error);
  void retranslateUi();

  VariantPtr m_variant;
  QComboBox* m_texts;
  QLineEdit* m_edit;
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
