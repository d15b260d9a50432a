// Combo boxes for the display of charts (counts or shares, linear or logarithmic) with their texts and the current choice.
#pragma once

#include <QString>

#include "ui/charts/table_view_options.h"

class QComboBox;

namespace kotai::ui {

/// Fills each box with two entries in the current language, and with names for a screen reader.
void nameMeasures(QComboBox& box);
void nameScales(QComboBox& box);

Measure chosenMeasure(const QComboBox& box);
Scale chosenScale(const QComboBox& box);

/// Describes the numbers of a picture: counts or shares, and the scale if it is logarithmic.
QString measuredText(Measure measure, const QString& shares, Scale scale);
QString sharesOfAll();

}  // namespace kotai::ui
