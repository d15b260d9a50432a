#include "ui/help/help_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QSysInfo>

#include "core/base/compiler.h"
#include "core/catalogue/sqlite_version.h"
#include "core/game/registry.h"
#include "core/works/citation.h"
#include "ui/board/board_thumbnail.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

struct AboutStrings {
  Q_DECLARE_TR_FUNCTIONS(AboutStrings)
};

static QString versions() {
  return AboutStrings::tr("Qt %1 (built with %2), SQLite %3, compiled with %4 for %5.")
      .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR), QString::fromStdString(sqliteVersion()),
           QString::fromStdString(compilerName()), QSysInfo::buildCpuArchitecture());
}

/// Reads a help text from the resources. Help texts include the lists of published works about each game.
static QString readHelp(const QString& name) {
  QFile file(QStringLiteral(":/kotai/help/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

static QString pageStyle() {
  const ColourPalette& palette = Theme::instance().palette();
  return QStringLiteral(
             "h1 { font-size: x-large; } h2 { font-size: large; } p, li { line-height: 140%; } "
             "code { font-family: monospace; } td { padding: 3px 18px 3px 0; vertical-align: middle; } .muted { color: %1; }")
      .arg(palette.textMuted.name());
}

static QString readPage(const QString& name, const QString& language) {
  QFile file(QStringLiteral(":/kotai/help/%1_%2.html").arg(name, language));
  if (!file.exists()) file.setFileName(QStringLiteral(":/kotai/help/%1_en.html").arg(name));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the rules of a game. Prefers a page that the game provides, then a page from the resources, then a
/// generated page.
static QString rulesOf(const std::string& gameId, const QString& language) {
  const Presentation& game = presentationOf(gameId);
  if (game.rulesPage) return game.rulesPage(language);
  const QString page = readPage(QStringLiteral("rules_%1").arg(QString::fromStdString(gameId)), language);
  if (!page.isEmpty()) return page;
  return QStringLiteral("<h1>%1</h1><p>%2</p><p>%3</p>")
      .arg(gameName(gameId).toHtmlEscaped(), gameSentence(gameId).toHtmlEscaped(), notationHint(gameId).toHtmlEscaped());
}

constexpr int boardPx = 220;
constexpr int piecePx = 64;

/// Parses a square such as "c3". Columns begin on the left, and rows begin at the bottom.
static std::optional<Square> squareFrom(const QString& text) {
  if (text.size() != 2) return std::nullopt;
  return Square{text.at(0).unicode() - u'a', text.at(1).unicode() - u'1'};
}

static QPixmap pictureOfAGame(const QUrl& name, qreal ratio) {
  for (const Presentation& game : presentations())
    if (game.helpPicture)
      if (QPixmap picture = game.helpPicture(name, ratio); !picture.isNull()) return picture;
  return {};
}

/// Returns the HTML page about the program: its version, the published works, and how to cite the program. A
/// link "copy:bibtex" copies the citation.
static QString aboutPage() {
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
             .arg(AboutStrings::tr("BibTeX entries for Kotai and these works:"), AboutStrings::tr("Copy", "the BibTeX entries"),
                  bibliography().toHtmlEscaped());
}

QString bibliography(const std::string& gameId) {
  return QString::fromStdString(citation(QCoreApplication::applicationVersion().toStdString(), {.game = gameId}));
}

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
  m_browser->setOpenLinks(false);
  auto* column = makeLayout<QVBoxLayout>(this, {12, 12, 4, 12});
  column->addWidget(m_browser);
  resize(fittingSize(*this, QSize(620, 640)));
}

void HelpDialog::present(const QString& title, const QString& html) {
  setWindowTitle(title);
  m_browser->setAccessibleName(title);
  m_browser->document()->setDefaultStyleSheet(pageStyle());
  m_browser->setHtml(html);
  show();
  raise();
  activateWindow();
}

void HelpDialog::showPage(const QString& name, const QString& title, const QString& language) {
  present(title, readPage(name, language));
}

void HelpDialog::showRules(const std::string& gameId, const QString& language) {
  QStringList links;
  for (const GameInfo& game : allGames())
    links << (game.id == gameId
                  ? QStringLiteral("<b>%1</b>").arg(gameName(game.id))
                  : QStringLiteral("<a href=\"rules:%1\">%2</a>").arg(QString::fromStdString(game.id), gameName(game.id)));
  disconnect(m_browser, &QTextBrowser::anchorClicked, this, nullptr);
  connect(m_browser, &QTextBrowser::anchorClicked, this,
          [this, language](const QUrl& link) { showRules(link.path().toStdString(), language); });
  present(tr("Rules of %1").arg(gameName(gameId)),
          QStringLiteral("<p class=\"muted\">%1</p>").arg(links.join(QStringLiteral(" \u00b7 "))) + rulesOf(gameId, language));
}

void HelpDialog::showAbout() {
  disconnect(m_browser, &QTextBrowser::anchorClicked, this, nullptr);
  connect(m_browser, &QTextBrowser::anchorClicked, this, [](const QUrl& link) {
    if (link.scheme() == QLatin1String("copy")) QGuiApplication::clipboard()->setText(bibliography());
  });
  present(tr("About Kotai"), aboutPage());
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name) {
  if (const QPixmap picture = pictureOfAGame(name, devicePixelRatioF()); !picture.isNull()) return picture;
  const bool board = name.scheme() == QLatin1String("board");
  if (!board && name.scheme() != QLatin1String("piece")) return QTextBrowser::loadResource(type, name);
  const auto variant = parseVariant(name.path().toStdString());
  if (!variant) return {};
  const QString detail = name.query(QUrl::FullyDecoded);
  if (!board) return renderPiece(**variant, Side::First, detail.toInt(), piecePx, devicePixelRatioF());
  const auto position = (*variant)->parsePosition(detail.toStdString());
  return position ? QVariant(renderBoardFigure(**variant, *position, boardPx, devicePixelRatioF(), squareFrom(name.fragment())))
                  : QVariant();
}

constexpr const char* rulesGame = "rulesGame";

void setRulesGame(QWidget* dialog, std::string_view gameId) {
  dialog->setProperty(rulesGame, QString::fromUtf8(gameId.data(), static_cast<qsizetype>(gameId.size())));
}

RulesKey::RulesKey(const QAction* rules, const Settings* settings, QObject* parent)
    : QObject(parent), m_rules(rules), m_settings(settings) {
  qApp->installEventFilter(this);
}

bool RulesKey::isRulesKey(const QKeyEvent& event) const {
  return m_rules->shortcuts().contains(QKeySequence(event.keyCombination()));
}

bool RulesKey::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || !isRulesKey(*static_cast<QKeyEvent*>(event)))
    return QObject::eventFilter(watched, event);
  QWidget* dialog = QApplication::activeWindow();
  const QString game = dialog ? dialog->property(rulesGame).toString() : QString();
  if (game.isEmpty()) return QObject::eventFilter(watched, event);
  auto* help = dialog->findChild<HelpDialog*>();
  if (!help) help = new HelpDialog(dialog);
  help->showRules(game.toStdString(), m_settings->language());
  return true;
}

}  // namespace kotai::ui

#include "moc_help_dialog.cpp"
