#include "ui/docks/tables/lengths_model.h"

#include "ui/charts/chart_style.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

void LengthsModel::setSeries(std::vector<LengthSeries> series, const QString& axisName) {
  beginResetModel();
  m_series = std::move(series);
  m_numbers = numbersOf(m_series);
  m_axisName = axisName;
  endResetModel();
}

void LengthsModel::setMeasure(Measure measure) {
  if (measure == m_measure) return;
  m_measure = measure;
  if (!m_numbers.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int LengthsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_numbers.size()); }

int LengthsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_series.size()) + 1;
}

QVariant LengthsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return numberAlignment();
  if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
  const std::uint32_t n = numberAt(index.row());
  if (index.column() == 0) return QString::number(n);
  const LengthSeries& shown = m_series[static_cast<std::size_t>(index.column() - 1)];
  const std::uint64_t count = shown.count(n);
  if (role == Qt::EditRole)  // text for copying
    return m_measure == Measure::Share ? QVariant() : QVariant::fromValue<quint64>(count);
  return m_measure == Measure::Share ? shareText(count, shown.total()) : countText(static_cast<double>(count));
}

QVariant LengthsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount()) return {};
  return section == 0 ? m_axisName : m_series[static_cast<std::size_t>(section - 1)].name;
}

}  // namespace kotai::ui

#include "moc_lengths_model.cpp"
