// Not a test: opens the real window on Synchronized Domineering and saves pictures of it, for the README and for looking at.
// usage: domino_pictures FOLDER [DATA [en,ja [light,dark]]]
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/simultaneous/registry.h"
#include "tests/ui/sessions.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/dialogs/covered_editor_dialog.h"
#include "ui/domineering/session/domineering_page.h"
#include "ui/domineering/session/domineering_view.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

void settle(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < milliseconds) QApplication::processEvents(QEventLoop::AllEvents, 20);
}

class Photographer {
 public:
  Photographer(const QString& folder, const QString& data)
      : m_folder(folder),
        m_settings(m_temporary.filePath(QStringLiteral("settings.ini"))),
        m_workspace((data.isEmpty() ? m_temporary.path() : data).toStdString(), &m_settings) {
    QDir().mkpath(folder);
    m_settings.setAnimationMs(0);
    m_settings.setOpponentDelayMs(0);
    m_language.setLanguage(QStringLiteral("en"));
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);
    m_window = std::make_unique<MainWindow>(&m_workspace, &m_language);
    m_window->resize(1440, 900);
    m_window->show();
  }

  void takeAll(const QString& language, ThemeChoice theme) {
    m_settings.setLanguage(language);
    Theme::instance().setChoices(theme, VisionChoice::Standard);
    m_name = QStringLiteral("%1-%2").arg(language, theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    m_settings.setOpponentSides(OpponentSides::None);
    open("syncdom:5x5");
    take("empty");
    play({"V:c2 H:b2"});
    settle(400);
    take("mixed");
    test::domineering(*m_window).boardPage()->board()->showHint();
    take("hint");
    open("syncdom:5x5");
    choose(Side::First, "V:b2");
    take("hidden");
    choose(Side::Second, "H:b2");
    play({"V:d3 H:c5"});
    pointAt({4, 1});
    take("game");
    m_settings.setAnimationMs(900);
    play({"V:e1 H:a4"});
    settle(500);
    m_window->grab().save(path("reveal-early"));
    settle(1300);
    m_window->grab().save(path("reveal-late"));
    m_settings.setAnimationMs(0);
    settle(2500);
    play({"V:a1 H:c1"});
    take("late");
    open("syncdom:3x3");
    play({"V:b1 H:a3"});
    play({"V:c1 H:a1"});
    take("finished");
    m_settings.setOpponentSides(OpponentSides::Second);
    open("syncdom:4x4");
    settle(600);
    take("computer");
    m_settings.setOpponentSides(OpponentSides::None);
    open("syncdom:10x10");
    play({"V:a1 H:c2", "V:e5 H:e5", "V:j9 H:a10"});
    take("large");
    open("syncdom:1x5");
    take("thin");
    open("syncdom:7x7");
    take("seven");
    m_workspace.openTexts(QStringLiteral("syncdom:6x4"), QStringLiteral("#5/2##2/6/3#2"));
    settle(700);
    m_settings.setBoardFlipped(true);
    take("blocks");
    m_settings.setBoardFlipped(false);
    m_window->resize(1024, 700);
    open("syncdom:5x5");
    play({"V:b2 H:b2"});
    take("narrow");
    m_window->resize(1440, 900);
    Theme::instance().setChoices(theme, VisionChoice::Greyscale);
    take("grey");
    Theme::instance().setChoices(theme, VisionChoice::Standard);
    takeDialogs();
  }

 private:
  void takeDialogs() {
    const DomineeringDocument& document = *test::domineering(m_workspace).document();
    NewGameDialog newGame(&m_settings, nullptr, m_workspace.jobs()->dataDirectory());
    newGame.setSimultaneous(document.variant());
    newGame.show();
    settle(400);
    newGame.grab().save(path("new"));
    CoveredEditorDialog editor(document.variant(), document.position(), document.solution(), false);
    editor.show();
    settle(200);
    editor.grab().save(path("editor"));
  }

  QString path(const char* what) const {
    return QDir(m_folder).filePath(QStringLiteral("dominoes-%1-%2.png").arg(QLatin1String(what), m_name));
  }

  void open(const char* id) {
    m_workspace.openVariant(id);
    settle(900);
  }

  void choose(Side side, const char* text) {
    DomineeringDocument& document = *test::domineering(m_workspace).document();
    if (const auto move = document.variant()->parseMove(document.position(), text)) document.choose(side, move->second);
    settle(300);
  }

  void play(std::initializer_list<const char*> turns) {
    DomineeringDocument& document = *test::domineering(m_workspace).document();
    for (const char* turn : turns) {
      const QStringList parts = QString::fromLatin1(turn).split(QLatin1Char(' '));
      const auto first = document.variant()->parseMove(document.position(), parts[0].toStdString());
      const auto second = document.variant()->parseMove(document.position(), parts[1].toStdString());
      if (first && second) document.play({first->second, second->second});
      settle(150);
    }
  }

  void pointAt(Square square) {
    DominoBoardView* board = test::domineering(*m_window).boardPage()->board();
    const QPointF at = board->currentLayout().centre(square) + QPointF(0, -8);
    QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(board, &move);
  }

  void take(const char* what) {
    settle(500);
    m_window->grab().save(path(what));
  }

  QTemporaryDir m_temporary;
  QString m_folder;
  QString m_name;
  Settings m_settings;
  Workspace m_workspace;
  LanguageSwitch m_language;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace

int main(int argc, char* argv[]) {
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  setUpApplication();
  const QStringList arguments = QApplication::arguments();
  Photographer photographer(arguments.value(1, QStringLiteral("pictures")), arguments.value(2));
  const QStringList languages = arguments.value(3, QStringLiteral("en,ja")).split(QLatin1Char(','));
  const QStringList themes = arguments.value(4, QStringLiteral("light,dark")).split(QLatin1Char(','));
  for (const QString& language : languages)
    for (const QString& theme : themes)
      photographer.takeAll(language, theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
  return 0;
}
