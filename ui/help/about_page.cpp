#include "ui/help/about_page.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

#include "core/base/compiler.h"
#include "core/catalogue/sqlite_version.h"
#include "core/works/citation.h"

namespace kotai::ui {

namespace {

struct AboutStrings {
  Q_DECLARE_TR_FUNCTIONS(AboutStrings)
};

QString versions() {
  return AboutStrings::tr("Qt %1 (built with %2), SQLite %3, compiled with %4 for %5.")
      .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR), QString::fromStdString(sqliteVersion()),
           QString::fromStdString(compilerName()), QSysInfo::buildCpuArchitecture());
}

/// The works about each game are listed in text files, not in code.
QString readHelp(const QString& name) {
  QFile file(QStringLiteral(":/kotai/help/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QString bibliography(const std::string& gameId) {
  return QString::fromStdString(citation(QCoreApplication::applicationVersion().toStdString(), {.game = gameId}));
}

QString aboutPage() {
  return QStringLiteral(
             "<h1>Kotai %1</h1><p>%2</p><p>%3</p><p class=\"muted\">%4</p><p class=\"muted\">%5</p>"
             "<h2>%6</h2><p>%7</p>%8<h2>%9</h2>")
             .arg(
                 QCoreApplication::applicationVersion(), AboutStrings::tr("Small board games, solved completely."),
                 AboutStrings::tr("The name comes from 後退解析 (kōtai kaiseki), retrograde analysis: working backwards from the "
                                  "finished positions to the value of every position."),
                 AboutStrings::tr("Free software under the GNU General Public License, version 3. It comes with no warranty."),
                 versions(), AboutStrings::tr("Sources"),
                 AboutStrings::tr("Papers whose results Kotai reproduces, figure by figure:"),
                 readHelp(QStringLiteral("sources.html")), AboutStrings::tr("How to cite")) +
         QStringLiteral("<p>%1 <a href=\"copy:bibtex\">%2</a></p><pre>%3</pre>")
             .arg(AboutStrings::tr("BibTeX entries for the program and these works:"),
                  AboutStrings::tr("Copy", "the BibTeX entries"), bibliography().toHtmlEscaped());
}

}  // namespace kotai::ui
