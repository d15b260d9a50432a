// Charts and tables as pictures, for files and printers.
#pragma once

#include "ui/files/picture_file.h"

class QPrinter;
class QWidget;

namespace kotai::ui {

/// The widget as it is on the screen, with a line below it that says what it shows.
Picture pictureOf(QWidget& widget, const QString& caption);

/// As large as the page allows, but no larger than three times the screen. False if the printer refuses.
bool print(const Picture& picture, QPrinter& printer);

}  // namespace kotai::ui
