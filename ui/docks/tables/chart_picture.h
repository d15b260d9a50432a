// Charts and tables as pictures.
#pragma once

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

class ChartSheet;

/// The widget as it is on the screen, with a line below it that says what it shows.
Picture pictureOf(QWidget& widget, const QString& caption);
/// The picture lives no longer than the sheet.
Picture pictureOf(ChartSheet& sheet);

}  // namespace kotai::ui
