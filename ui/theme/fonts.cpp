#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QStringList>

namespace kotai::ui {

constexpr double smallestPoints = 10.0;

QFont interfaceFont(const QFont& system) {
  QFont font = system;
  // Names Japanese fonts explicitly, so that kanji do not get Chinese shapes.
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans JP"), font.family()});
  font.setStyleStrategy(QFont::PreferNoShaping);  // Inter replaces an x between digits with a multiplication sign
  if (font.pointSizeF() < smallestPoints) font.setPointSizeF(smallestPoints);
  return font;
}

QFont codeFont(const QFont& base) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setStyleHint(QFont::Monospace);
  font.setStyleStrategy(QFont::PreferNoShaping);  // programming fonts replace signs such as "->" by ligatures
  if (base.pointSizeF() > 0)
    font.setPointSizeF(base.pointSizeF());
  else
    font.setPixelSize(base.pixelSize());
  return font;
}

QFont smallCodeFont(const QFont& base) {
  QFont font = codeFont(base);
  constexpr double smaller = 0.92;
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * smaller);
  else
    font.setPixelSize(static_cast<int>(font.pixelSize() * smaller));
  return font;
}

}  // namespace kotai::ui
