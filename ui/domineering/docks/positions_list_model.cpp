#include "ui/domineering/docks/positions_list_model.h"

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/domineering/strings/outcome_strings.h"

namespace kotai::ui {

PositionsListModel::PositionsListModel(QObject* parent) : PositionWindow(parent) {}

void PositionsListModel::setSource(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter) {
  load(std::move(solution), std::optional(filter));
}

QVariant PositionsListModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Entry& shown = entry(index.row());
  const GameValue& value = shown.listed.value;
  switch (role) {
    case PositionRole: return QVariant::fromValue(shown.listed.position);
    case TextRole: return shown.text;
    case CoveredRole: return shown.listed.covered;
    case NumberRole: return QVariant::fromValue<quint64>(firstNumber() + static_cast<quint64>(index.row()));
    case ClassRole: return valuesHidden() ? QVariant() : QVariant(static_cast<int>(positionClassOf(value)));
    case ValueRole:
      return valuesHidden() ? QString() : value.isPure() ? className(positionClassOf(value)) : payoffText(value.value);
    case Qt::ToolTipRole: return valuesHidden() ? QVariant() : QVariant(valueSentence(value));
    case Qt::DisplayRole:  // text for screen readers and type-ahead; the delegate paints the parts
      return valuesHidden() ? shown.text : QString(valueSentence(value) % QStringLiteral(" \u00b7 ") % shown.text);
    default: return {};
  }
}

}  // namespace kotai::ui

#include "moc_positions_list_model.cpp"
