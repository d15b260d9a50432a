// Tests the boundaries in docs/architecture.md. Dependencies are core <- solvers <- ui <- app, without cycles
// between folders. No game is named outside its folders and the registries. No code below the window uses Qt.
// The verifier is independent.
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <array>
#include <utility>

#include "tests/runner/test_class.h"

namespace {

const QString sourceRoot = QStringLiteral(KOTAI_SOURCE_DIR);

/// Layers from the lowest to the highest. A file may include only files of its own layer and of lower layers.
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

QStringList foldersIn(const char* folder) {
  return QDir(sourceRoot + QLatin1Char('/') + QLatin1String(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
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

QString folderOf(const QString& path) { return path.left(path.lastIndexOf(QLatin1Char('/'))); }

/// Returns whether the file is a registry. Other files in the same folder must not name games.
bool isRegistry(const QString& path) { return path.endsWith(QLatin1String("/registry.cpp")); }

/// Returns whether the file is in a folder of a single game.
bool belongsToOneGame(const QString& path) {
  static const QRegularExpression pattern(
      QStringLiteral("^core/games/|^core/verify/[a-z]+/|^solvers/retrograde/[a-z]+/|^ui/games/[a-z]+/|/domineering/"));
  return pattern.match(path).hasMatch();
}

/// Returns whether the file serves both kinds of games and may therefore name the simultaneous game.
bool mayNameDomineering(const QString& path) {
  static const QRegularExpression pattern(QStringLiteral(
      "^ui/jobs/|^ui/docks/jobs/job_row|^ui/solutions/solutions_page|^ui/shell/(sessions|welcome_page)|^ui/shortcuts/"));
  return pattern.match(path).hasMatch();
}

/// Returns the contents of a file without its comments.
QString codeOf(const QString& path) {
  static const QRegularExpression comments(QStringLiteral("//[^\n]*"));
  return linesOf(path).join(QLatin1Char('\n')).remove(comments);
}

/// Returns the text between the braces of a class, with the contents of inner braces replaced by the end of a
/// statement.
QString outerLevel(const QString& code, qsizetype begin) {
  QString level;
  int depth = 1;
  for (qsizetype i = begin; i < code.size() && depth > 0; ++i) {
    if (code[i] == QLatin1Char('{')) ++depth;
    if (code[i] == QLatin1Char('}') && --depth == 1) level += QLatin1Char(';');
    if (depth == 1 && code[i] != QLatin1Char('}')) level += code[i];
  }
  return level;
}

/// Returns whether a statement in a class declares a function. Such a statement has parentheses outside of < >,
/// and no = before the parentheses.
bool declaresFunction(QString statement) {
  static const QRegularExpression marks(
      QStringLiteral("\\b(public|protected|private|signals)(\\s+slots)?\\s*:(?!:)|\\bQ_\\w+(\\([^()]*\\))?"));
  static const QRegularExpression angles(QStringLiteral("<[^<>()]*(\\([^()]*\\))?[^<>()]*>"));
  static const QRegularExpression other(QStringLiteral("^\\s*(friend|using|static_assert)\\b"));
  statement.remove(marks);
  while (statement.contains(angles)) statement.remove(angles);
  const qsizetype parameters = statement.indexOf(QLatin1Char('('));
  if (parameters < 0 || other.match(statement).hasMatch()) return false;
  const QString name = statement.left(parameters);
  return !name.contains(QLatin1Char('=')) || name.contains(QLatin1String("operator"));
}

/// Returns the classes in a header with the number of member functions that they declare.
QList<std::pair<QString, int>> classesIn(const QString& path) {
  static const QRegularExpression head(
      QStringLiteral("\\b(?:class|struct)\\s+(\\w+)(?:\\s+final)?(?:\\s*:[^:;{}][^;{}]*)?\\s*\\{"));
  static const QRegularExpression texts(QStringLiteral("\"(\\\\.|[^\"\\\\\n])*\""));
  const QString code = codeOf(path).remove(texts);
  QList<std::pair<QString, int>> classes;
  for (auto heads = head.globalMatch(code); heads.hasNext();) {
    const QRegularExpressionMatch match = heads.next();
    const QStringList statements = outerLevel(code, match.capturedEnd()).split(QLatin1Char(';'));
    classes.append({match.captured(1), static_cast<int>(std::ranges::count_if(statements, declaresFunction))});
  }
  return classes;
}

/// Returns the folders that the files of each folder of a layer include, indexed by folder. Ignores registries.
QMap<QString, QStringList> neighboursIn(const QString& layer) {
  QMap<QString, QStringList> neighbours;
  for (const QString& path : sourcesOf(layer)) {
    if (isRegistry(path)) continue;
    for (const Include& include : includesOf(path)) {
      const QString other = folderOf(include.path);
      if (include.quoted && other.startsWith(layer) && other != folderOf(path) && !neighbours[folderOf(path)].contains(other))
        neighbours[folderOf(path)].append(other);
    }
  }
  return neighbours;
}

/// Returns a path of includes from a folder back to itself. Empty if there is no such path.
QStringList circleThrough(const QString& start, const QMap<QString, QStringList>& neighbours) {
  QMap<QString, QString> cameFrom;
  QStringList open{start};
  while (!open.isEmpty()) {
    const QString folder = open.takeFirst();
    for (const QString& next : neighbours.value(folder)) {
      if (next == start) {
        QStringList circle{start};
        for (QString back = folder; back != start; back = cameFrom.value(back)) circle.prepend(back);
        return QStringList{start} + circle;
      }
      if (cameFrom.contains(next)) continue;
      cameFrom.insert(next, folder);
      open.append(next);
    }
  }
  return {};
}

/// Returns the includes of a folder's files that \p allowed rejects.
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
  void noOtherPartOfCoreIncludesTheCatalogue();
  void commandLineNeedsNoQt();
  void ownHeadersAreFound();
  void verifierSharesNothingWithTheGames();
  void windowTouchesNoSql();
  void foldersFormNoCycles_data();
  void foldersFormNoCycles();
  void gamesAreNamedInTheirFoldersOnly_data();
  void gamesAreNamedInTheirFoldersOnly();
  void simultaneousGamesAreNamedInFewFiles();
  void headersOpenNoNamespaces();
  void typesHaveOneDefinition();
  void everyFolderIsDescribed();
  void labelsShowNoMarkupFromFiles();
  void filesStayShort();
  void classesStaySmall();
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

/// Returns whether a file belongs to the parts of core that use Qt.
static bool isDatabase(const QString& path) {
  return path.startsWith(QLatin1String("core/catalogue/")) || path.startsWith(QLatin1String("core/library/"));
}

void LayersTest::noQtBelowTheWindow() {
  QFETCH(QString, layer);
  const QStringList wrong =
      violations(layer, [](const QString& path, const Include& include) { return isDatabase(path) || !isQt(include); });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void LayersTest::noOtherPartOfCoreIncludesTheCatalogue() {
  for (const char* layer : {"core", "solvers"}) {
    const QStringList wrong = violations(QString::fromLatin1(layer), [](const QString& path, const Include& include) {
      return isDatabase(path) || !isDatabase(include.path);
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }
}

/// The command line must not include Qt. Otherwise every command would load Qt.
void LayersTest::commandLineNeedsNoQt() {
  const QStringList wrong = violations(QStringLiteral("app/cli"), [](const QString&, const Include& include) {
    return !isQt(include) && !isDatabase(include.path);
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

/// Quoted includes are paths from the root, so the tests find the layer of each include.
void LayersTest::ownHeadersAreFound() {
  for (const char* layer : layers) {
    const QStringList wrong = violations(QString::fromLatin1(layer), [](const QString& path, const Include& include) {
      // The output of moc for a class is compiled as part of that class.
      const QFileInfo file(path);
      if (!include.quoted || include.path == QLatin1String("moc_") + file.fileName() ||
          include.path == file.completeBaseName() + QLatin1String(".moc"))
        return true;
      return layerOf(include.path) >= 0 && QFile::exists(sourceRoot + QLatin1Char('/') + include.path);
    });
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
  }
}

/// The verifier uses neither the games' move generators nor their indexing.
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

void LayersTest::foldersFormNoCycles_data() { directionIsKept_data(); }

void LayersTest::foldersFormNoCycles() {
  QFETCH(QString, layer);
  const QMap<QString, QStringList> neighbours = neighboursIn(layer);
  for (const QString& folder : neighbours.keys()) {
    const QStringList circle = circleThrough(folder, neighbours);
    QVERIFY2(circle.isEmpty(), qPrintable(circle.join(QStringLiteral(" -> "))));
  }
}

void LayersTest::gamesAreNamedInTheirFoldersOnly_data() { directionIsKept_data(); }

/// Comments may give examples, but code must not depend on a game.
void LayersTest::gamesAreNamedInTheirFoldersOnly() {
  static const QRegularExpression names((foldersIn("core/games") + foldersIn("examples")).join(QLatin1Char('|')) +
                                            QStringLiteral("|animal_shogi|syncdom|gameId\\(\\) *[!=]="),
                                        QRegularExpression::CaseInsensitiveOption);
  QFETCH(QString, layer);
  QStringList found;
  for (const QString& path : sourcesOf(layer)) {
    if (belongsToOneGame(path) || isRegistry(path)) continue;
    QStringList hits;
    for (auto matches = names.globalMatch(codeOf(path)); matches.hasNext();) hits.append(matches.next().captured().toLower());
    hits.removeDuplicates();
    if (mayNameDomineering(path)) hits.removeAll(QStringLiteral("domineering"));
    if (!hits.isEmpty()) found.append(path + QStringLiteral(": ") + hits.join(QLatin1Char(' ')));
  }
  QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

/// Files outside the folders of these games must use core/play or the presentation of the game.
void LayersTest::simultaneousGamesAreNamedInFewFiles() {
  static const QRegularExpression names(QStringLiteral("domino|domineering|simultaneous"),
                                        QRegularExpression::CaseInsensitiveOption);
  for (const QString& path : sourcesOf(QStringLiteral("ui")))
    if (!belongsToOneGame(path) && !isRegistry(path) && !mayNameDomineering(path))
      QVERIFY2(!linesOf(path).join(QLatin1Char('\n')).contains(names), qPrintable(path));
}

void LayersTest::headersOpenNoNamespaces() {
  for (const char* layer : layers)
    for (const QString& path : sourcesOf(QString::fromLatin1(layer)))
      if (path.endsWith(QLatin1String(".h")))
        QVERIFY2(!codeOf(path).contains(QLatin1String("using namespace")), qPrintable(path));
}

/// A type defined in a single source file needs no unnamed namespace, because no other type in its namespace
/// may have the same name. The linker would not report a second definition.
void LayersTest::typesHaveOneDefinition() {
  static const QRegularExpression named(QStringLiteral("^namespace ([\\w:]+) \\{"));
  static const QRegularExpression type(QStringLiteral("^(?:class|struct|enum class|enum) (\\w++)(?!<|::)[^;]*\\{"));
  QMap<QString, QString> places;
  for (const char* layer : layers)
    for (const QString& path : sourcesOf(QString::fromLatin1(layer))) {
      QString space;
      bool isUnnamed = false;
      for (const QString& line : linesOf(path)) {
        if (line == QLatin1String("namespace {") || line == QLatin1String("}  // namespace"))
          isUnnamed = line.startsWith(QLatin1Char('n'));
        if (const auto match = named.match(line); match.hasMatch()) space = match.captured(1);
        const auto match = type.match(line);
        if (isUnnamed || !match.hasMatch()) continue;
        QString& place = places[space + QStringLiteral("::") + match.captured(1)];
        QVERIFY2(place.isEmpty(),
                 qPrintable(match.captured(1) + QStringLiteral(" is defined in ") + place + QStringLiteral(" and ") + path));
        place = path;
      }
    }
}

/// The architecture page must name every folder with sources, and must not name folders that do not exist.
void LayersTest::everyFolderIsDescribed() {
  const QString map = linesOf(QStringLiteral("docs/architecture.md")).join(QLatin1Char('\n'));
  for (const char* layer : layers)
    for (const QString& path : sourcesOf(QString::fromLatin1(layer)))
      QVERIFY2(map.contains(QLatin1Char('`') + folderOf(path) + QLatin1Char('`')),
               qPrintable(folderOf(path) + QStringLiteral(" is not on the map")));
  static const QRegularExpression named(QStringLiteral("`((?:core|solvers|ui|app)/[a-z/]+)`"));
  for (auto matches = named.globalMatch(map); matches.hasNext();) {
    const QString folder = matches.next().captured(1);
    QVERIFY2(QFileInfo(sourceRoot + QLatin1Char('/') + folder).isDir(),
             qPrintable(folder + QStringLiteral(" is on the map and not there")));
  }
}

/// Names from files must not be interpreted as markup. QLabel and QMessageBox interpret text as markup if it
/// looks like markup.
void LayersTest::labelsShowNoMarkupFromFiles() {
  static const QRegularExpression label(
      QStringLiteral("new QLabel\\b|public QLabel\\b|QMessageBox::(warning|question|information)\\("));
  static const QRegularExpression box(QStringLiteral("new QMessageBox\\b|QMessageBox \\w+\\("));
  for (const QString& path : sourcesOf(QStringLiteral("ui"))) {
    const QString code = codeOf(path);
    if (path != QLatin1String("ui/theme/label.h")) QVERIFY2(!label.match(code).hasMatch(), qPrintable(path));
    if (box.match(code).hasMatch()) QVERIFY2(code.contains(QLatin1String("setTextFormat(Qt::PlainText)")), qPrintable(path));
  }
}

void LayersTest::filesStayShort() {
  constexpr int longest = 600;
  for (const char* folder : {"core", "solvers", "ui", "app", "tests", "examples"}) {
    for (const QString& path : sourcesOf(QString::fromLatin1(folder))) {
      const auto count = linesOf(path).size();
      QVERIFY2(count <= longest, qPrintable(QStringLiteral("%1 has %2 lines").arg(path).arg(count)));
    }
  }
}

/// Counts the member functions, including accessors, slots and signals, that a header of the window declares in a
/// class.
void LayersTest::classesStaySmall() {
  constexpr int mostFunctions = 40;
  for (const QString& path : sourcesOf(QStringLiteral("ui"))) {
    if (!path.endsWith(QLatin1String(".h"))) continue;
    for (const auto& [name, functions] : classesIn(path))
      QVERIFY2(functions <= mostFunctions, qPrintable(QStringLiteral("%1: %2 has %3 functions").arg(path, name).arg(functions)));
  }
}

KOTAI_TEST(LayersTest)
#include "layers_test.moc"
