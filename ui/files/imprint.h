// Caption of a picture.
#pragma once

#include <QStringList>
#include <string>

#include "ui/files/picture_file.h"

namespace kotai::ui {

/// Program, variant and date, after what else is to be said.
QString imprintOf(const std::string& variantId, QStringList parts = {});
/// With the imprint below it, in as many lines as it needs. \p picture is measured in points.
Picture withImprint(Picture picture, const QString& imprint, const QColor& ink);

}  // namespace kotai::ui
