// A figure of a published work as a picture for print: its tables and its graph below each other, nothing else.
#pragma once

#include <vector>

#include "ui/docks/tables/chart_picture.h"

namespace kotai::ui {

/// The parts as they are, as wide as the widest of them, with a line that says what they show; those that are hidden are left
/// out.
ChartPicture figurePicture(const std::vector<QWidget*>& parts, const QString& caption);

}  // namespace kotai::ui
