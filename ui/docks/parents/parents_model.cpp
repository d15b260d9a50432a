#include "ui/docks/parents/parents_model.h"

#include "ui/docks/positions/positions_model.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

void ParentsModel::setEntries(std::vector<Entry> entries) {
  beginResetModel();
  m_entries = std::move(entries);
  endResetModel();
  emit counted();
}

void ParentsModel::jumpTo(quint64 number) {
  if (rowOf(number) >= 0) emit numberReady(number);
}

int ParentsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_entries.size()); }

QVariant ParentsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
  switch (role) {
    case PositionRole: return QVariant::fromValue(entry.position);
    case TextRole: return entry.text;
    case NumberRole: return QVariant::fromValue<quint64>(static_cast<quint64>(index.row()));
    case PositionsModel::OutcomeRole: return entry.value ? QVariant(static_cast<int>(entry.value->outcome)) : QVariant();
    case PositionsModel::DistanceRole: return entry.value ? QVariant(entry.value->distancePlies) : QVariant();
    case PositionsModel::MovesRole: return entry.moves;
    case Qt::DisplayRole: {  // for screen readers
      QStringList parts{entry.moves};
      if (entry.value) parts << valueText(*entry.value);
      return QString((parts << entry.text).join(QStringLiteral(" · ")));
    }
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_parents_model.cpp"
