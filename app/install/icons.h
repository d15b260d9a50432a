// Icons in the sizes of the theme hicolor, drawn from their pictures.
#pragma once

#include <QDir>
#include <QString>

namespace kotai {

/// Reads NAME.svg and, for sizes up to 24 pixels, NAME-small.svg of \p pictures; writes icons/hicolor/SIZE/\p context/NAME.png
/// below \p share, and the picture itself as the scalable one. False if one cannot be read or written.
bool writeIcons(const QDir& pictures, const QString& name, const QString& context, const QDir& share);

}  // namespace kotai
