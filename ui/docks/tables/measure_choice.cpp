#include "ui/docks/tables/measure_choice.h"

#include <QComboBox>
#include <QCoreApplication>

namespace kotai::ui {

namespace {

struct MeasureStrings {
  Q_DECLARE_TR_FUNCTIONS(MeasureStrings)
};

}  // namespace

void nameMeasures(QComboBox& box) {
  box.setItemText(0, MeasureStrings::tr("counts"));
  box.setItemText(1, MeasureStrings::tr("shares"));
  box.setAccessibleName(MeasureStrings::tr("Counts or shares"));
}

void nameScales(QComboBox& box) {
  box.setItemText(0, MeasureStrings::tr("linear"));
  box.setItemText(1, MeasureStrings::tr("logarithmic"));
  box.setAccessibleName(MeasureStrings::tr("Scale"));
}

Measure chosenMeasure(const QComboBox& box) { return box.currentIndex() == 0 ? Measure::Count : Measure::Share; }

Scale chosenScale(const QComboBox& box) { return box.currentIndex() == 0 ? Scale::Linear : Scale::Logarithmic; }

QString measuredText(Measure measure, const QString& shares, Scale scale) {
  const QString what = measure == Measure::Count ? MeasureStrings::tr("Numbers of positions") : shares;
  return scale == Scale::Logarithmic ? what + QStringLiteral(" · ") + MeasureStrings::tr("logarithmic") : what;
}

QString sharesOfAll() { return MeasureStrings::tr("Shares of all positions"); }

}  // namespace kotai::ui
