// View of the user's results: a table of the results by opponent, and a chart of the score over time.
#pragma once

#include <QTableWidget>
#include <QWidget>

#include "ui/library/own_results.h"
#include "ui/theme/label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_table.h"

class QChart;
class QChartView;
class QLineSeries;
class QValueAxis;

namespace kotai::ui {

class StatisticsView : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsView(QWidget* parent = nullptr);
  void setResults(OwnResults results);
  QTableWidget* table() const { return m_table; }
  /// Returns one line for each kind of game, such as "Dodgem: you won 3 of your last 10 games against Level 4.
  /// Next goal: beat Level 5.".
  QString summary() const { return m_summary->text(); }
  /// Returns a text about games that do not count; empty if all games count.
  QString leftOut() const { return m_leftOut->text(); }

 signals:
  void playWanted();  ///< emitted when the user wants to play a first game that counts

 private:
  void changeEvent(QEvent* event) override;
  void buildChart();
  void fillTable();
  QString goalIn(const std::string& gameId) const;
  void updateSummary();
  void showLeftOut();
  void fillChart();
  void retranslate();
  void restyle();

  OwnResults m_results;
  EmptyState* m_empty = new EmptyState(this);
  QLabel* m_summary = new Label(this);
  QLabel* m_leftOut = muted(new Label(this));
  QTableWidget* m_table = named("ownResults", new QTableWidget(this));
  FittedColumns* m_columns = nullptr;
  QChart* m_chart = nullptr;
  QChartView* m_view = nullptr;
  QLineSeries* m_series = nullptr;
  QValueAxis* m_gameAxis = nullptr;
  QValueAxis* m_scoreAxis = nullptr;
};

}  // namespace kotai::ui
