// Panels with the published figures of a game beside the computed figures, and with the totals of a solved
// variant.
#pragma once

#include <string>
#include <string_view>

#include "core/analysis/position_list.h"
#include "core/analysis/published.h"
#include "ui/docks/tables/table_bars.h"
#include "ui/theme/label.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

/// Row with a published figure, the computed figure, and a mark that shows whether the two agree.
struct FigureRow : PublishedFigure {
  std::optional<PositionFilter> filter;  ///< filter that lists the counted positions
  std::string gameId = {};               ///< id of the game; some figures have different names in different games
  bool elsewhere = false;                ///< the figure belongs to another variant
};

/// Returns the filter for the positions that a figure counts, if there is one.
std::optional<PositionFilter> filterOfFigure(const Variant& variant, std::string_view id);

/// Model of the figures. Creates texts on demand, so that they are always in the current language. Use only in the GUI thread.
class FiguresModel : public RowsModel<FigureRow> {
  Q_OBJECT

 public:
  enum Column { NameColumn, PublishedColumn, ComputedColumn, CheckColumn, ColumnCount };
  explicit FiguresModel(QObject* parent = nullptr) : RowsModel(ColumnCount, parent) {}
  void setRows(std::vector<FigureRow> rows);
  /// Returns how many figures of this variant agree. agreementElsewhere() covers other variants in the same
  /// paper.
  Agreement agreement() const { return agreement(false); }
  Agreement agreementElsewhere() const { return agreement(true); }

 private:
  QVariant cell(const FigureRow& row, int column, int role) const override;
  QString heading(int column) const override;
  QVariant headingAlignment(int column) const override;
  QString text(const FigureRow& row, int column) const;
  QString checkText(const FigureRow& row) const;
  Agreement agreement(bool elsewhere) const;
};

class FiguresPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FiguresPanel(QWidget* parent = nullptr);
  void setRows(std::vector<FigureRow> rows);
  void showFailure(const QString& text);
  FiguresModel* model() const { return m_model; }
  QTableView* table() const { return m_table; }

 signals:
  /// Emitted when the user wants to see the positions that a figure counts.
  void filterActivated(kotai::PositionFilter filter);

 private:
  void refresh();
  QString summary() const;  ///< returns how many figures agree, and which figures are not computed

  FiguresModel* m_model = nullptr;
  QTableView* m_table = nullptr;
  QLabel* m_summary = nullptr;
  QString m_failure;
};

/// Panel with the totals of a solved variant: wins, draws, losses, longest win and loss, numbers of moves.
class TotalsPanel : public Label {
  Q_OBJECT

 public:
  explicit TotalsPanel(QWidget* parent = nullptr);
  /// \p storedPositions is the number of positions in the solution. The totals may omit some of these positions.
  /// \p shown is the table beside the totals, or null. This table may omit some positions, or count some
  /// positions twice.
  void setTotals(TotalsPtr totals, std::uint64_t storedPositions = 0, AggregateTablePtr shown = nullptr);

 private:
  void refill();
  bool countsOtherwise() const;  ///< returns whether the counts of the shown table differ from the totals
  QString sentence() const;
  QString outcomeRows() const;
  QString longestRows() const;

  TotalsPtr m_totals;
  AggregateTablePtr m_shown;
  std::array<std::uint64_t, 3> m_inTable{};  ///< counts by Outcome in the shown table
  std::uint64_t m_stored = 0;
};

}  // namespace kotai::ui
