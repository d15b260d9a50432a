// Numbers of positions by n, one column per kind: the data of lengthBars() as a table.
#pragma once

#include "ui/charts/kind_lengths.h"
#include "ui/charts/table_view_options.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

/// GUI thread. Column 0 contains n, the others the series.
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
