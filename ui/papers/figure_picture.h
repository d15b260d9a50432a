// Picture of a figure of a published work for printing: only its tables and its graph, one below the other.
#pragma once

#include <vector>

#include "ui/files/picture_file.h"

namespace kotai::ui {

/// Contains the visible parts, as wide as the widest of them, with a caption and a line with author and date.
Picture figurePicture(const std::vector<QWidget*>& parts, const QString& caption, const QString& imprint);

}  // namespace kotai::ui
