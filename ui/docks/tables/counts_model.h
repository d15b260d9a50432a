// Models of the numbers of a table: plain rows, a matrix by the keys of both sides, and counts by length.
#pragma once

#include "ui/docks/tables/table_bars.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

/// Model of a table as a matrix. The columns contain the outcome, the opponent's key (large values first), the
/// counts for each value of the mover's key, and the sum. Cells have the roles of CountsModel. A sum has no
/// MoverRole. Use only in the GUI thread.
class CountMatrix : public RetranslatedModel {
  Q_OBJECT

 public:
  enum Column { OutcomeColumn, OpponentColumn, FirstMoverColumn };

  using RetranslatedModel::RetranslatedModel;
  void showTable(AggregateTablePtr table);  ///< null clears the model
  QString names() const;                    ///< returns the names of rows and columns; empty without a table
  void setMeasure(Measure measure);         ///< sets the measure; shares refer to all positions with the same keys

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

/// Model of a table with one row for each pair of keys or for each distance. Omits rows without positions. GUI
/// thread.
class CountsModel : public RetranslatedModel {
  Q_OBJECT

 public:
  /// Columns of the model. A distance table has no opponent column.
  enum Column { MoverColumn, OpponentColumn, WinColumn, DrawColumn, LossColumn, TotalColumn, ColumnCount };
  enum Role {
    CountRole = Qt::UserRole + 1,  ///< number in a cell, which is a key or a count
    MoverRole,                     ///< key or distance of the row
    OpponentRole,
    OutcomeRole,  ///< int(Outcome) of the column or of the row, if any
  };

  explicit CountsModel(QObject* parent = nullptr);

  void showTable(AggregateTablePtr table);
  void showDistances(TotalsPtr totals);
  void setMeasure(Measure measure);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  struct Row {
    int mover = 0;  ///< key of the mover, or the distance
    int opponent = 0;
    bool endless = false;  ///< row of draws, which have no distance
    std::array<std::uint64_t, 3> counts{};
    std::uint64_t total() const { return counts[0] + counts[1] + counts[2]; }
  };
  Column columnAt(int section) const;
  QVariant number(const Row& row, Column column) const;
  QString text(const Row& row, Column column) const;
  bool showsShare(Column column) const;

  std::vector<Row> m_rows;
  AggregateKey m_key;
  std::string m_gameId;
  bool m_byDistance = false;
  Measure m_measure = Measure::Count;
  std::uint64_t m_all = 0;  ///< number of positions in all rows, the basis of shares by distance
};

/// Model of the data of lengthBars(): numbers of positions by a number n. Column 0 contains n. Every other
/// column contains a series. Use only in the GUI thread.
class LengthsModel : public RetranslatedModel {
  Q_OBJECT

 public:
  using RetranslatedModel::RetranslatedModel;
  void setSeries(std::vector<LengthSeries> series, const QString& axisName);
  void setMeasure(Measure measure);
  std::uint32_t numberAt(int row) const { return m_numbers[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<LengthSeries> m_series;
  std::vector<std::uint32_t> m_numbers;
  QString m_axisName;
  Measure m_measure = Measure::Count;
};

}  // namespace kotai::ui
