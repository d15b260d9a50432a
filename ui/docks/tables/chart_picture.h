// Charts and tables as pictures.
#pragma once

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

class ChartSheet;

/// Renders the widget as on the screen, with a caption below.
Picture pictureOf(QWidget& widget, const QString& caption);
/// The picture must not outlive the sheet.
Picture pictureOf(ChartSheet& sheet);

}  // namespace kotai::ui
