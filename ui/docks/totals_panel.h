// The totals of a solved variant: wins, draws, losses, longest ones, numbers of moves.
#pragma once

#include <QLabel>

#include "ui/charts/distance_chart.h"

namespace kotai::ui {

class TotalsPanel : public QLabel {
  Q_OBJECT

 public:
  explicit TotalsPanel(QWidget* parent = nullptr);
  void setTotals(TotalsPtr totals);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refill();
  QString outcomeRows() const;
  QString longestRows() const;

  TotalsPtr m_totals;
};

}  // namespace kotai::ui
