// Pictures on paper.
#pragma once

#include <QPrinter>
#include <memory>

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

/// As lines and letters, as large as the page allows, but at most three times the original size. False if the printer
/// refuses.
bool print(const Picture& picture, QPrinter& printer);

/// The printer that the user chooses. Null if none.
std::unique_ptr<QPrinter> askForPrinter(QWidget* parent);

}  // namespace kotai::ui
