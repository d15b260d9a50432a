// Icons in the sizes of the theme hicolor, rendered from SVG pictures.
#pragma once

#include <QDir>
#include <QString>

namespace kotai {

/// Reads NAME.svg and, for sizes up to 24 pixels, NAME-small.svg from \p pictures. Writes icons/hicolor/SIZE/\p
/// context/NAME.png below \p share, and the picture itself as the scalable icon. Returns false if reading or writing fails.
bool writeIcons(const QDir& pictures, const QString& name, const QString& context, const QDir& share);

}  // namespace kotai
