// Numbers of a table with one key for each side, as a paper prints them: a block of rows for each outcome.
#pragma once

#include "ui/docks/tables/counts_model.h"

namespace kotai::ui {

/// GUI thread. Columns: the outcome, the opponent's key (large values first), one for each value of the mover's key, the sum.
/// Cells have the roles of CountsModel. A sum has no MoverRole.
class CountMatrix : public RetranslatedModel {
  Q_OBJECT

 public:
  enum Column { OutcomeColumn, OpponentColumn, FirstMoverColumn };

  using RetranslatedModel::RetranslatedModel;
  void showTable(AggregateTablePtr table);  ///< \p table: null for a model without rows
  QString names() const;                    ///< names of rows and columns; empty without a table
  void setMeasure(Measure measure);         ///< shares refer to the positions of a cell with any outcome

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  static constexpr std::array outcomes{Outcome::Draw, Outcome::Win, Outcome::Loss};  // the order of the paper

  Outcome outcomeAt(int row) const { return outcomes[static_cast<std::size_t>(row / m_cells.rows())]; }
  int opponentAt(int row) const { return m_cells.lastOpponent - row % m_cells.rows(); }
  std::optional<int> moverAt(int column) const;
  QString text(int row, int column) const;

  AggregateTablePtr m_table;
  CellRange m_cells;
  Measure m_measure = Measure::Count;
};

}  // namespace kotai::ui
