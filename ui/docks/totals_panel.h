// The totals of a solved variant: wins, draws, losses, longest ones, how many moves there are.
#pragma once

#include <QLabel>

#include "ui/charts/distance_chart.h"

namespace kotai::ui {

class TotalsPanel : public QLabel {
  Q_OBJECT

 public:
  explicit TotalsPanel(QWidget* parent = nullptr);
  /// `storedPositions`: of the whole table, which may hold more positions than are counted.
  void setTotals(TotalsPtr totals, std::uint64_t storedPositions = 0);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refill();
  bool countsTwice() const;  ///< the tables count fewer positions than there are
  QString sentence() const;
  QString outcomeRows() const;
  QString longestRows() const;

  TotalsPtr m_totals;
  std::uint64_t m_stored = 0;
};

}  // namespace kotai::ui
