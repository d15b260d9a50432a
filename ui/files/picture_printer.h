// Pictures on paper.
#pragma once

#include <QPrinter>
#include <memory>

#include "ui/files/picture_file.h"

class QWidget;

namespace kotai::ui {

/// As lines and letters, as large as the page allows, but no larger than three times the size it is made for. False if the
/// printer refuses.
bool print(const Picture& picture, QPrinter& printer);

/// The one that the person chooses; null if none is chosen.
std::unique_ptr<QPrinter> askForPrinter(QWidget* parent);

}  // namespace kotai::ui
