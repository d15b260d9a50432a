#include "ui/docks/line/line_model.h"

#include <algorithm>
#include <utility>

#include "ui/strings/strings.h"

namespace kotai::ui {

void LineModel::setLine(VariantPtr variant, AnnotatedLine line) {
  beginResetModel();
  m_variant = std::move(variant);
  m_line = std::move(line);
  m_mostPlies = 0;
  for (const LineStep& step : m_line.steps) m_mostPlies = std::max(m_mostPlies, step.move.value.distancePlies);
  endResetModel();
}

int LineModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_line.steps.size()); }

QVariant LineModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const LineStep& step = m_line.steps[static_cast<std::size_t>(index.row())];
  const QString move = QString::fromStdString(step.move.text);
  const int equals = static_cast<int>(step.equals.size());
  switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1. %2, %3, %4")
          .arg(index.row() + 1)
          .arg(sideName(*m_variant, step.mover), move, valueText(step.move.value));
    case NumberRole: return index.row() + 1;
    case SideRole: return sideSymbol(*m_variant, step.mover);
    case MoveTextRole: return move;
    case ValueTextRole: return valueText(step.move.value);
    case OutcomeRole: return static_cast<int>(step.move.value.outcome);
    case EqualsRole: return equals > 1 ? tr("1 of %1", "one of so many equally good moves").arg(equals) : tr("only move");
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_line_model.cpp"
