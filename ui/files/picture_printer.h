// Prints pictures.
#pragma once

#include <QPrinter>
#include <memory>

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

/// Prints lines and letters, as large as the page allows, but at most three times the original size. Returns false if the
/// printer fails.
bool print(const Picture& picture, QPrinter& printer);

/// Lets the user choose a printer. Returns null if they cancel.
std::unique_ptr<QPrinter> askForPrinter(QWidget* parent);

}  // namespace kotai::ui
