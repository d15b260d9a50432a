// Caption of a picture.
#pragma once

#include <QStringList>
#include <string>

#include "ui/files/picture_file.h"

namespace kotai::ui {

/// Returns program, variant and date, after any other text.
QString imprintOf(const std::string& variantId, QStringList parts = {});
/// Adds the caption below the picture, in as many lines as necessary. \p picture is measured in points.
Picture withImprint(Picture picture, const QString& imprint, const QColor& ink);

}  // namespace kotai::ui
