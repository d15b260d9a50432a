// Charts and tables as pictures.
#pragma once

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

/// The widget as it is on the screen, with a line below it that says what it shows.
Picture pictureOf(QWidget& widget, const QString& caption);

}  // namespace kotai::ui
