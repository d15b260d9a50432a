#include "ui/docks/positions/positions_model.h"

namespace kotai::ui {

PositionsModel::PositionsModel(QObject* parent) : PositionWindow(parent) {}

void PositionsModel::setSource(SolutionPtr solution, const std::optional<PositionFilter>& filter) {
  load(std::move(solution), filter);
}

QVariant PositionsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& shown = entry(index.row());
  switch (role) {
    case PositionRole: return QVariant::fromValue(shown.listed.position);
    case TextRole: return shown.text;
    case NumberRole: return QVariant::fromValue<quint64>(firstNumber() + static_cast<quint64>(index.row()));
    case OutcomeRole: return valuesHidden() ? QVariant() : QVariant(static_cast<int>(shown.listed.value.outcome));
    case DistanceRole: return valuesHidden() ? QVariant() : QVariant(shown.listed.value.distancePlies);
    case Qt::DisplayRole:  // for screen readers and type-ahead; the delegate paints the parts
      return valuesHidden() ? shown.text : QString(valueText(shown.listed.value) % QStringLiteral(" · ") % shown.text);
    default: return {};
  }
}

}  // namespace kotai::ui
