// The menus of charts: counts or shares, on a linear or a logarithmic scale; their words and what is chosen.
#pragma once

#include <QString>

#include "ui/charts/table_view_options.h"

class QComboBox;

namespace kotai::ui {

/// Two entries each, in the language of the moment, with names for a screen reader.
void nameMeasures(QComboBox& box);
void nameScales(QComboBox& box);

Measure chosenMeasure(const QComboBox& box);
Scale chosenScale(const QComboBox& box);

/// Describes the numbers of a picture: counts or shares, and a scale that is not linear.
QString measuredText(Measure measure, const QString& shares, Scale scale);
QString sharesOfAll();

}  // namespace kotai::ui
