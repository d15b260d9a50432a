#include "ui/docks/tables/counts_model.h"

#include <map>

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
    case Qt::EditRole:  // text for the clipboard
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
  if (section == OpponentColumn) return QStringLiteral("\u2193 \u2192");  // names() explains the arrows
  const auto mover = moverAt(section);
  return mover ? QString::number(*mover) : tr("Sum");
}

CountsModel::CountsModel(QObject* parent) : RetranslatedModel(parent) {}

void CountsModel::showTable(AggregateTablePtr table) {
  beginResetModel();
  m_rows.clear();
  m_byDistance = false;
  if (table) {
    m_key = table->key;
    m_gameId = table->gameId;
    for (int opponent = m_key.maxOpponent; opponent >= 0; --opponent) {  // large values first, as in the paper
      for (int mover = 0; mover <= m_key.maxMover; ++mover) {
        Row row{mover, opponent, {}};
        for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
          row.counts[static_cast<std::size_t>(outcome)] = table->at(outcome, opponent, mover);
        if (row.total() > 0) m_rows.push_back(row);
      }
    }
  }
  endResetModel();
}

void CountsModel::showDistances(TotalsPtr totals) {
  beginResetModel();
  m_rows.clear();
  m_byDistance = true;
  m_all = totals ? totals->positions() : 0;
  if (totals) {
    std::map<std::uint32_t, Row> byDistance;
    for (const Outcome outcome : {Outcome::Loss, Outcome::Win}) {
      for (const auto& [distance, count] : totals->distances[static_cast<std::size_t>(outcome)]) {
        Row& row = byDistance[distance];
        row.mover = static_cast<int>(distance);
        row.counts[static_cast<std::size_t>(outcome)] += count;
      }
    }
    for (const auto& [distance, row] : byDistance) m_rows.push_back(row);
    Row draws;
    draws.endless = true;
    for (const auto& [distance, count] : totals->distances[static_cast<std::size_t>(Outcome::Draw)])
      draws.counts[static_cast<std::size_t>(Outcome::Draw)] += count;
    if (draws.total() > 0) m_rows.push_back(draws);
  }
  endResetModel();
}

void CountsModel::setMeasure(Measure measure) {
  if (measure == m_measure) return;
  m_measure = measure;
  retranslate();
}

int CountsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }

int CountsModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return m_byDistance ? ColumnCount - 1 : ColumnCount;
}

CountsModel::Column CountsModel::columnAt(int section) const {
  return static_cast<Column>(m_byDistance && section >= OpponentColumn ? section + 1 : section);
}

QVariant CountsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  const Column column = columnAt(index.column());
  switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::EditRole:  // text for copying
      return showsShare(column) ? QVariant() : number(row, column);
    case CountRole: return number(row, column);
    case MoverRole: return row.mover;
    case OpponentRole: return row.opponent;
    case OutcomeRole:
      if (row.endless) return static_cast<int>(Outcome::Draw);
      return column >= WinColumn && column <= LossColumn ? QVariant(static_cast<int>(Outcome::Win) - (column - WinColumn))
                                                         : QVariant();
    case Qt::TextAlignmentRole: return numberAlignment();
    default: return {};
  }
}

QVariant CountsModel::number(const Row& row, Column column) const {
  switch (column) {
    case MoverColumn: return row.endless ? QVariant() : row.mover;
    case OpponentColumn: return row.opponent;
    case WinColumn: return QVariant::fromValue<quint64>(row.counts[2]);
    case DrawColumn: return QVariant::fromValue<quint64>(row.counts[1]);
    case LossColumn: return QVariant::fromValue<quint64>(row.counts[0]);
    default: return QVariant::fromValue<quint64>(row.total());
  }
}

QString CountsModel::text(const Row& row, Column column) const {
  if (column == MoverColumn) return row.endless ? QStringLiteral("–") : QString::number(row.mover);
  if (column == OpponentColumn) return QString::number(row.opponent);
  const std::uint64_t count = number(row, column).value<quint64>();
  if (showsShare(column)) return shareText(count, m_byDistance ? m_all : row.total());
  return countText(static_cast<double>(count));
}

bool CountsModel::showsShare(Column column) const {
  return m_measure == Measure::Share && column >= WinColumn && (m_byDistance || column != TotalColumn);
}

QVariant CountsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  if (section < 0 || section >= columnCount()) return {};
  switch (columnAt(section)) {
    case MoverColumn: return m_byDistance ? tr("Plies to the end") : aggregateAxisName(m_gameId, m_key, true);
    case OpponentColumn: return aggregateAxisName(m_gameId, m_key, false);
    case WinColumn: return outcomeName(Outcome::Win);
    case DrawColumn: return outcomeName(Outcome::Draw);
    case LossColumn: return outcomeName(Outcome::Loss);
    default: return tr("Positions", "column of totals");
  }
}

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
  if (role == Qt::EditRole)  // text for the clipboard
    return m_measure == Measure::Share ? QVariant() : QVariant::fromValue<quint64>(count);
  return m_measure == Measure::Share ? shareText(count, shown.total()) : countText(static_cast<double>(count));
}

QVariant LengthsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount()) return {};
  return section == 0 ? m_axisName : m_series[static_cast<std::size_t>(section - 1)].name;
}

}  // namespace kotai::ui

#include "moc_counts_model.cpp"
