// A figure of a published work as a picture for print: its tables and its graph below each other, nothing else.
#pragma once

#include <vector>

#include "ui/files/picture_file.h"

namespace kotai::ui {

/// The parts as they are, as wide as the widest of them, with a line that says what they show and one that says whose
/// it is and of which day; those that are hidden are left
/// out.
Picture figurePicture(const std::vector<QWidget*>& parts, const QString& caption, const QString& imprint);

}  // namespace kotai::ui
