#include "ui/papers/work_table_model.h"

#include <QBrush>
#include <algorithm>

#include "core/analysis/published.h"
#include "ui/strings/figure_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

/// Background for agreement and disagreement. Empty for unknown values.
QVariant tintOf(FigureCheck check) {
  const ColourPalette& palette = Theme::instance().palette();
  switch (check) {
    case FigureCheck::Equal: return QBrush(palette.tintOf(Outcome::Win));
    case FigureCheck::Different:
    case FigureCheck::Slip: return QBrush(palette.tintOf(Outcome::Loss));
    default: return {};
  }
}

/// Can be distinguished even without colours.
QString computedText(const PublishedFigure& cell) {
  if (cell.computed.empty()) return QStringLiteral("–");
  const QString value = figureValueText(cell.computed);
  switch (check(cell)) {
    case FigureCheck::Equal: return QStringLiteral("= ") + value;
    case FigureCheck::Different:
    case FigureCheck::Slip: return QStringLiteral("≠ ") + value;
    default: return value;
  }
}

}  // namespace

void WorkTableModel::setTable(WorkTable table) {
  beginResetModel();
  m_table = std::move(table);
  endResetModel();
}

int WorkTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int WorkTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

const PublishedFigure& WorkTableModel::cellAt(const QModelIndex& index) const {
  return m_table.cells[static_cast<std::size_t>(index.row()) * m_table.columns.size() + static_cast<std::size_t>(index.column())];
}

QString WorkTableModel::toolTip(const PublishedFigure& cell) const {
  const QString computed = cell.computed.empty() ? tr("not known here") : figureValueText(cell.computed);
  QStringList lines;
  if (!cell.id.empty()) lines << figureName(cell.id, m_gameId);
  lines << (cell.published.empty() ? tr("Computed here: %1.").arg(computed)
                                   : tr("Published: %1. Computed here: %2.").arg(figureValueText(cell.published), computed));
  if (!cell.query.empty()) lines << tr("Double-click or Enter lists these positions");
  return lines.join(QLatin1Char('\n'));
}

QVariant WorkTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const PublishedFigure& cell = cellAt(index);
  switch (role) {
    case Qt::DisplayRole: return QString(figureValueText(cell.published) + QLatin1Char('\n') + computedText(cell)).trimmed();
    case Qt::EditRole: return QString::fromStdString(cell.published);  // text for copying
    case Qt::TextAlignmentRole: return numberAlignment();
    case Qt::BackgroundRole: return tintOf(check(cell));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return toolTip(cell);
    default: return {};
  }
}

QVariant WorkTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal) return numberAlignment();
  if (role != Qt::DisplayRole) return {};
  const std::string& heading =
      (orientation == Qt::Horizontal ? m_table.columns : m_table.rows)[static_cast<std::size_t>(section)];
  const bool plain = heading.find_first_of("0123456789") != std::string::npos;
  const QString words = plain ? QString::fromStdString(heading) : figureName(heading, m_gameId);
  const bool printed = std::ranges::any_of(m_table.cells, [](const PublishedFigure& cell) { return !cell.published.empty(); });
  if (orientation == Qt::Horizontal || !printed) return words;
  return tr("%1 · printed\ncomputed", "heading of a row; what the two lines of its cells are").arg(words);
}

}  // namespace kotai::ui

#include "moc_work_table_model.cpp"
