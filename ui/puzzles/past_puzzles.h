// Page with all attempted puzzles, a chart of the rating, results by kind, and upcoming repetitions. The user
// can open the puzzles again.
#pragma once

#include <QBoxLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTableWidget>
#include <QWidget>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "core/library/game_library.h"
#include "core/library/puzzle_history.h"
#include "ui/background/latest.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_table.h"

class QChart;
class QChartView;
class QLineSeries;
class QModelIndex;
class QValueAxis;

namespace kotai::ui {

class PastPuzzlesModel : public RowsModel<PastAttempt> {
  Q_OBJECT

 public:
  enum Column { DateColumn, GameColumn, TaskColumn, RatingColumn, ResultColumn, NextReviewColumn, ColumnCount };

  explicit PastPuzzlesModel(QObject* parent) : RowsModel(ColumnCount, parent) {}
  void setAttempts(std::vector<PastAttempt> attempts, std::chrono::sys_days today);

 private:
  QVariant cell(const PastAttempt& attempt, int column, int role) const override;
  QString heading(int column) const override;
  QVariant headingAlignment(int column) const override { return column == RatingColumn ? numberAlignment() : wordAlignment(); }
  QString textOf(const PastAttempt& attempt, int column) const;
  QString reviewText(const PastAttempt& attempt) const;

  std::chrono::sys_days m_today;
};

/// Totals of attempted puzzles. Only first attempts count, because the user knows the solutions of repeated
/// puzzles.
struct PuzzleTotals {
  struct Kind {
    std::string id;  ///< kind such as "mate"
    int solved = 0;
    int withHint = 0;
    int found = 0;
    int failed = 0;
    int all() const { return solved + withHint + found + failed; }
  };
  std::vector<Kind> kinds;      ///< kinds of attempted puzzles, in the order of the menu
  std::vector<double> ratings;  ///< initial rating, then the rating after each rated puzzle, oldest first
};

/// Computes the totals. The latest attempt comes first.
PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts);

class PastPuzzles : public QWidget {
  Q_OBJECT

 public:
  explicit PastPuzzles(std::shared_ptr<GameLibrary> library, QWidget* parent = nullptr);

  static QString linkText();  ///< returns the text of a button that opens this page
  static QString linkToolTip();

  /// Places the buttons before the button back to the puzzles.
  void setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }

  QPushButton* backButton() const { return m_back; }
  CompactComboBox* games() const { return m_games; }
  QTableView* table() const { return m_table; }
  PastPuzzlesModel* model() const { return m_model; }
  QTableWidget* kinds() const { return m_kinds; }
  QChartView* chart() const { return m_view; }
  EmptyState* empty() const { return m_empty; }

  /// Shows the page. \p gameId is the game whose puzzles are shown first.
  void show(const std::string& gameId, std::chrono::sys_days today);
  void read();

 signals:
  void openRequested(const kotai::StoredPuzzle& puzzle);

 private:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void layOut();
  void buildChart();
  void restyle();
  void readGames(const std::string& chosen);
  void take(std::vector<PastAttempt> attempts, const std::vector<UpcomingPuzzles>& coming);
  void fillKinds();
  void fitKinds();
  void fillChart();
  void showUpcoming();
  void openRow(const QModelIndex& index);
  void retranslate();

  std::shared_ptr<GameLibrary> m_library;
  std::chrono::sys_days m_today{};
  PuzzleTotals m_totals;
  std::vector<UpcomingPuzzles> m_upcoming;
  QHBoxLayout* m_top = new QHBoxLayout;
  QPushButton* m_back = new QPushButton(this);
  QLabel* m_title = new Label(this);
  CompactComboBox* m_games = new CompactComboBox(this);
  QLabel* m_upcomingLabel = named("coming", wrapping(new Label(this)));
  PastPuzzlesModel* m_model = new PastPuzzlesModel(this);
  QTableView* m_table = named("gameTable", new QTableView(this));
  QTableWidget* m_kinds = named("puzzleKinds", new QTableWidget(this));
  FittedColumns* m_fittedKinds = nullptr;
  EmptyState* m_empty = new EmptyState(this);
  QScrollArea* m_area = new QScrollArea(this);
  QWidget* m_body = new QWidget(m_area);
  QBoxLayout* m_parts = nullptr;  ///< layout with the list and, beside or below the list, the other parts
  QChart* m_chart = nullptr;
  QChartView* m_view = nullptr;
  QLineSeries* m_series = nullptr;
  QValueAxis* m_numberAxis = nullptr;
  QValueAxis* m_ratingAxis = nullptr;
  Latest m_reading;
};

}  // namespace kotai::ui
