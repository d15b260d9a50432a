// Keeps the direction core <- solvers <- ui <- app, keeps Qt out of core and solvers, and the verifier independent.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <array>

namespace {

const QString sourceRoot = QStringLiteral(KOTAI_SOURCE_DIR);

/// Lowest first; a file includes only its own layer and lower ones.
constexpr std::array layers = {"core", "solvers", "ui", "app"};

struct Include {
  QString path;
  bool quoted = false;
  int line = 0;
};

int layerOf(const QString& path) {
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (path.startsWith(QLatin1String(layers[i]) + QLatin1Char('/'))) return static_cast<int>(i);
  }
  return -1;
}

QStringList sourcesOf(const QString& folder) {
  QStringList files;
  QDirIterator entries(sourceRoot + QLatin1Char('/') + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
  while (entries.hasNext()) files.append(entries.next().mid(sourceRoot.size() + 1));
  files.sort();
  return files;
}

QStringList linesOf(const QString& path) {
  QFile file(sourceRoot + QLatin1Char('/') + path);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
  return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
}

QList<Include> includesOf(const QString& path) {
  static const QRegularExpression pattern(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"));
  QList<Include> includes;
  int number = 0;
  for (const QString& line : linesOf(path)) {
    ++number;
    const QRegularExpressionMatch match = pattern.match(line);
    if (match.hasMatch()) includes.append({match.captured(2), match.captured(1) == QLatin1String("\""), number});
  }
  return includes;
}

bool isQt(const Include& include) {
  static const QRegularExpression pattern(QStringLiteral("^(Q[A-Z][A-Za-z0-9]*|Qt[A-Za-z]*/.*)$"));
  return pattern.match(include.path).hasMatch();
}

QString place(const QString& path, const Include& include) {
  return QStringLiteral("%1:%2 includes %3").arg(path).arg(include.line).arg(include.path);
}

/// Everything in a folder for which the rule does not hold.
template <class Allowed>
QStringList violations(const QString& folder, Allowed&& allowed) {
  QStringList found;
  for (const QString& path : sourcesOf(folder)) {
    for (const Include& include : includesOf(path)) {
      if (!allowed(path, include)) found.append(place(path, include));
    }
  }
  return found;
}

}  // namespace

class LayersTest : public QObject {
  Q_OBJECT

 private slots:
  void directionIsKept_data();
  void directionIsKept();
  void noQtBelowTheWindow_data();
  void noQtBelowTheWindow();
  void nothingLowerNeedsTheCatalogue();
  void ownHeadersAreFound();
  void verifierSharesNothingWithTheGames();
  void windowTouchesNoSql();
  void filesStayShort();
};

void LayersTest::directionIsKept_data() {
  QTest::addColumn<QString>("layer");
  for (const char* layer : layers) QTest::newRow(layer) << QString::fromLatin1(layer);
}

void LayersTest::directionIsKept() {
  QFETCH(QString, layer);
  QVERIFY(!sourcesOf(layer).isEmpty());
  const QStringList wrong = violations(layer, [](const QString& path, const Include& include) {
    return !include.path.startsWith(QLatin1String("tests/")) && layerOf(include.path) <= layerOf(path);
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void LayersTest::noQtBelowTheWindow_data() {
  QTest::addColumn<QString>("layer");
  QTest::newRow("core") << QStringLiteral("core");
  QTest::newRow("solvers") << QStringLiteral("solvers");
}

void LayersTest::noQtBelowTheWindow() {
  QFETCH(QString, layer);
  const QStringList wrong = violations(layer, [](const QString& path, const Include& include) {
    return path.startsWith(QLatin1String("core/catalogue/")) || !isQt(include);
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

/// The one part of core with Qt must not drag Qt into the others.
void LayersTest::nothingLowerNeedsTheCatalogue() {
  for (const char* layer : {"core", "solvers"}) {
    const QStringList wrong = violations(QString::fromLatin1(layer), [](const QString& path, const Include& include) {
      return path.startsWith(QLatin1String("core/catalogue/")) || !include.path.startsWith(QLatin1String("core/catalogue/"));
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }
}

/// Quoted includes are paths from the root, so that the layer of every include can be read off.
void LayersTest::ownHeadersAreFound() {
  for (const char* layer : layers) {
    const QStringList wrong = violations(QString::fromLatin1(layer), [](const QString&, const Include& include) {
      if (!include.quoted || include.path.endsWith(QLatin1String(".moc"))) return true;
      return layerOf(include.path) >= 0 && QFile::exists(sourceRoot + QLatin1Char('/') + include.path);
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }
}

/// What re-derives the values knows neither the games' move generators nor their indexing.
void LayersTest::verifierSharesNothingWithTheGames() {
  const QStringList wrong = violations(QStringLiteral("core/verify"), [](const QString&, const Include& include) {
    return !include.path.startsWith(QLatin1String("core/games/"));
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void LayersTest::windowTouchesNoSql() {
  const QStringList wrong = violations(QStringLiteral("ui"), [](const QString&, const Include& include) {
    return !include.path.startsWith(QLatin1String("QSql"));
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void LayersTest::filesStayShort() {
  constexpr int longest = 600;
  for (const char* layer : layers) {
    for (const QString& path : sourcesOf(QString::fromLatin1(layer))) {
      const auto count = linesOf(path).size();
      QVERIFY2(count <= longest, qPrintable(QStringLiteral("%1 has %2 lines").arg(path).arg(count)));
    }
  }
}

QTEST_GUILESS_MAIN(LayersTest)
#include "layers_test.moc"
