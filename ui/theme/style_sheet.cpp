#include "ui/theme/style_sheet.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <utility>

namespace kotai::ui {

namespace {

QString readTemplate() {
  QFile file(QStringLiteral(":/kotai/kotai.qss"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QString styleSheetFor(const ColourPalette& palette) {
  QString sheet = readTemplate();
  const std::pair<const char*, QColor> names[] = {
      {"@window", palette.window},   {"@surface-raised", palette.surfaceRaised},
      {"@surface", palette.surface}, {"@border-strong", mixed(palette.border, palette.text, 0.22)},
      {"@border", palette.border},   {"@text-muted", palette.textMuted},
      {"@text", palette.text},       {"@accent-tint", palette.accentTint},
      {"@accent", palette.accent},
  };
  // Longer names precede their prefixes.
  for (const auto& [name, colour] : names) sheet.replace(QLatin1String(name), colour.name());
  const double points = QApplication::font().pointSizeF();
  sheet.replace(QLatin1String("@small-points"), QStringLiteral("%1pt").arg(points * 0.84, 0, 'f', 1));
  sheet.replace(QLatin1String("@theme"), palette.dark ? QLatin1String("dark") : QLatin1String("light"));
  return sheet;
}

}  // namespace kotai::ui
