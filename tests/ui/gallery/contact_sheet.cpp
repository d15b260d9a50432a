#include "tests/ui/gallery/contact_sheet.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QMap>

namespace kotai::test {

namespace {

QString figure(const QDir& folder, const QString& name, const QString& look) {
  const QSize size = QImageReader(folder.filePath(name)).size();
  return QStringLiteral(
             "<figure><a href=\"%1\"><img src=\"%1\" width=\"340\" loading=\"lazy\"></a><figcaption>%2, %3 x "
             "%4</figcaption></figure>")
      .arg(name.toHtmlEscaped(), look.toHtmlEscaped())
      .arg(size.width())
      .arg(size.height());
}

}  // namespace

bool writeContactSheet(const QString& folder) {
  const QDir pictures(folder);
  QMap<QString, QString> views;  // pictures by heading
  for (const QString& name : pictures.entryList({QStringLiteral("*_*_*_*_*.png")}, QDir::Files, QDir::Name)) {
    const QString heading = name.section(QLatin1Char('_'), 0, 1).replace(QLatin1Char('_'), QLatin1String(": "));
    const QString look = name.section(QLatin1Char('_'), 2).chopped(4).replace(QLatin1Char('_'), QLatin1Char(' '));
    views[heading] += figure(pictures, name, look);
  }
  QString page = QStringLiteral(
      "<!DOCTYPE html><meta charset=\"utf-8\"><title>Kotai: every view</title><style>body{font-family:sans-serif;background:#ddd}"
      "div{display:flex;flex-wrap:wrap}figure{margin:6px}figcaption{font-size:small}</style>");
  for (auto view = views.cbegin(); view != views.cend(); ++view)
    page += QStringLiteral("<h2>%1</h2><div>%2</div>\n").arg(view.key().toHtmlEscaped(), view.value());
  QFile file(pictures.filePath(QStringLiteral("index.html")));
  return file.open(QIODevice::WriteOnly) && file.write(page.toUtf8()) >= 0 && file.flush();
}

}  // namespace kotai::test
