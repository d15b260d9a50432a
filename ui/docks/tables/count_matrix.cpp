#include "ui/docks/tables/count_matrix.h"

#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"

namespace kotai::ui {

void CountMatrix::showTable(AggregateTablePtr table) {
  beginResetModel();
  m_table = std::move(table);
  m_cells = m_table ? usedCells(*m_table) : CellRange();
  endResetModel();
}

void CountMatrix::setMeasure(Measure measure) {
  if (measure == m_measure) return;
  m_measure = measure;
  retranslate();
}

QString CountMatrix::names() const {
  if (m_cells.isEmpty()) return {};
  return tr("\u2193 %1, \u2192 %2", "names of the rows and of the columns")
      .arg(aggregateAxisName(m_table->gameId, m_table->key, false), aggregateAxisName(m_table->gameId, m_table->key, true));
}

int CountMatrix::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || m_cells.isEmpty() ? 0 : static_cast<int>(outcomes.size()) * m_cells.rows();
}

int CountMatrix::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || m_cells.isEmpty() ? 0 : FirstMoverColumn + m_cells.columns() + 1;
}

/// Returns the mover's key of a column. Returns nothing for the column with the sums.
std::optional<int> CountMatrix::moverAt(int column) const {
  const int mover = m_cells.firstMover + column - FirstMoverColumn;
  return mover <= m_cells.lastMover ? std::optional(mover) : std::nullopt;
}

QString CountMatrix::text(int row, int column) const {
  if (column == OutcomeColumn) return outcomeName(outcomeAt(row));
  if (column == OpponentColumn) return QString::number(opponentAt(row));
  const std::uint64_t count = countOf(*m_table, outcomeAt(row), opponentAt(row), moverAt(column));
  const std::uint64_t whole = countOf(*m_table, std::nullopt, opponentAt(row), moverAt(column));
  if (whole == 0) return {};  // no position has these keys
  return m_measure == Measure::Share ? shareText(count, whole) : countText(static_cast<double>(count));
}

QVariant CountMatrix::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const int row = index.row();
  const int column = index.column();
  const auto mover = moverAt(column);
  switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case CountsModel::CountRole:
      if (column < FirstMoverColumn) return {};
      return QVariant::fromValue<quint64>(countOf(*m_table, outcomeAt(row), opponentAt(row), mover));
    case Qt::EditRole:  // text for copying
      if (column < FirstMoverColumn) return text(row, column);
      return m_measure == Measure::Share ? QVariant() : data(index, CountsModel::CountRole);
    case CountsModel::MoverRole: return column >= FirstMoverColumn && mover ? QVariant(*mover) : QVariant();
    case CountsModel::OpponentRole: return opponentAt(row);
    case CountsModel::OutcomeRole: return static_cast<int>(outcomeAt(row));
    case Qt::TextAlignmentRole: return column == OutcomeColumn ? wordAlignment() : numberAlignment();
    case Qt::ToolTipRole: return column >= FirstMoverColumn ? aggregateAxisName(m_table->gameId, m_table->key, true) : QVariant();
    default: return {};
  }
}

QVariant CountMatrix::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role == Qt::ToolTipRole && section >= FirstMoverColumn) return aggregateAxisName(m_table->gameId, m_table->key, true);
  if (role != Qt::DisplayRole) return {};
  if (section == OutcomeColumn) return tr("Outcome");
  if (section == OpponentColumn) return QStringLiteral("\u2193 \u2192");  // names() says what the arrows are
  const auto mover = moverAt(section);
  return mover ? QString::number(*mover) : tr("Sum");
}

}  // namespace kotai::ui

#include "moc_count_matrix.cpp"
