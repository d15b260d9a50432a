// Totals of a solved variant: wins, draws, losses, longest ones, numbers of moves.
#pragma once

#include "ui/charts/heat_map.h"
#include "ui/docks/tables/table_bars.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class TotalsPanel : public Label {
  Q_OBJECT

 public:
  explicit TotalsPanel(QWidget* parent = nullptr);
  /// `storedPositions`: number in the whole table, which may contain more positions than are counted. `shown`: the table beside
  /// the totals, if any, which may count fewer positions, or some of them twice.
  void setTotals(TotalsPtr totals, std::uint64_t storedPositions = 0, AggregateTablePtr shown = nullptr);

 private:
  void refill();
  bool countsOtherwise() const;  ///< the shown table contains other counts
  QString sentence() const;
  QString outcomeRows() const;
  QString longestRows() const;

  TotalsPtr m_totals;
  AggregateTablePtr m_shown;
  std::array<std::uint64_t, 3> m_inTable{};  ///< positions by Outcome, as the shown table counts them
  std::uint64_t m_stored = 0;
};

}  // namespace kotai::ui
