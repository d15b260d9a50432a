// Renders icons from SVG pictures, in the sizes of the hicolor theme.
#pragma once

#include <QDir>
#include <QString>

namespace kotai {

/// Reads NAME.svg and, for sizes up to 24 pixels, NAME-small.svg from \p pictures. Writes icons/hicolor/SIZE/CONTEXT/NAME.png
/// below \p share, and copies NAME.svg as the scalable icon. Returns false if reading or writing fails.
bool writeIcons(const QDir& pictures, const QString& name, const QString& context, const QDir& share);

}  // namespace kotai
