// Dock with tables of a solved board: positions by covered cells and class, and the distribution of their
// values.
#pragma once

#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <stop_token>

#include "ui/background/latest.h"
#include "ui/docks/tables/tables_panel.h"
#include "ui/domineering/docks/tables_content.h"

namespace kotai::ui {

class DomineeringDocument;

/// Dock with tables. Workers read the classes from summaries immediately. The values are read when they are
/// first shown.
class DomineeringTablesDock : public TablesPanel {
  Q_OBJECT

 public:
  enum class Table { Classes, Values };

  DomineeringTablesDock(DomineeringDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ~DomineeringTablesDock() override;  ///< cancels the reading of values

  void setTable(Table table);
  bool isLoaded() const override { return m_classes.has_value(); }
  bool hasValues() const { return m_values.has_value(); }
  const TableContent& content() const { return m_content; }
  BarChart* chart() const { return m_chart; }
  QTableView* numbers() const { return m_numbers; }
  bool hasTable() const override { return m_classes && m_solution && (!showsValues() || valuesAreRead()); }
  QString proposedName(const QString& suffix) const override;
  void withPicture(bool paper, const std::function<void(const Picture&)>& use) const override;

 signals:
  /// Emitted when the user wants to see, in the Positions dock, the positions that a bar or a number counts.
  void positionsRequested(kotai::SimultaneousFilter filter);

 private:
  void retranslate() override;
  bool showContents() override;
  void explainEmpty() override;
  void showTables() override;
  TableRows rows() const override;
  std::unique_ptr<ComparedVariants> compared() const override;
  void createPages();
  void connectSignals();
  void reload(const SimultaneousSolutionPtr& solution);
  void readValues();
  void recordFailure(const SolutionError& error);
  void fillNumbers();
  void fillCovered();
  Table table() const;
  bool showsValues() const { return table() == Table::Values; }
  bool valuesAreRead() const { return m_values && m_valuesCovered == coveredChosen(); }
  TableContent contentNow() const;
  QString caption() const;   ///< returns the title of a picture: board, table
  QString measured() const;  ///< returns a description of the numbers in the picture
  std::optional<int> coveredChosen() const;

  DomineeringDocument* m_document;
  SimultaneousSolutionPtr m_solution;
  std::optional<std::vector<CoveredCounts>> m_classes;
  CoveredCounts m_totals;
  std::optional<ValueDistribution> m_values;
  std::optional<int> m_valuesCovered;  ///< number of covered cells of the counted values; empty for all positions
  TableContent m_content;
  Latest m_readingClasses;
  Latest m_readingValues;
  bool m_reading = false;  ///< whether values are being read
  std::stop_source m_stop;

  QComboBox* m_table = nullptr;
  QComboBox* m_covered = nullptr;
  BarChart* m_chart = nullptr;
  QTableView* m_numbers = nullptr;
  QStandardItemModel* m_model = nullptr;
  EmptyState* m_waiting = nullptr;    ///< message while values are being read
  QStackedWidget* m_pages = nullptr;  ///< pages: chart, numbers, m_waiting
};

}  // namespace kotai::ui
