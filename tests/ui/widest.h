// Names the widgets that make a window too wide.
#pragma once

#include <QStringList>
#include <QWidget>
#include <algorithm>
#include <functional>

namespace kotai::test {

/// Returns a list of the six widest visible widgets in descending order of width, as text.
inline QString widestIn(const QWidget& parent) {
  QList<QWidget*> parts = parent.findChildren<QWidget*>();
  parts.removeIf([](const QWidget* each) { return !each->isVisible(); });
  std::ranges::stable_sort(parts, std::greater(), [](const QWidget* each) { return each->minimumSizeHint().width(); });
  QStringList wide;
  for (const QWidget* each : parts.mid(0, 6))
    wide << QStringLiteral("%1 %2 %3")
                .arg(QLatin1String(each->metaObject()->className()), each->objectName())
                .arg(each->minimumSizeHint().width());
  return wide.join(QStringLiteral(", "));
}

}  // namespace kotai::test
