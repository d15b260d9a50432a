// Not a test: opens the real window on solved games and saves pictures of it, for the README and for looking at.
// usage: window_pictures FOLDER [DATA [en,ja [light,dark]]]
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/game/registry.h"
#include "tests/ui/sessions.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/position_editor_dialog.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/games/variant_choice.h"
#include "ui/help/help_dialog.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

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
    m_language.setLanguage(QStringLiteral("en"));
    Theme::instance().setChoices(ThemeChoice::Light, VisionChoice::Standard);
    m_window = std::make_unique<MainWindow>(&m_workspace, &m_language);
    m_window->resize(1440, 900);
    m_window->show();
    settle(2500);  // the small variants are solved now
  }

  void takeAll(const QString& language, ThemeChoice theme) {
    m_settings.setLanguage(language);
    Theme::instance().setChoices(theme, VisionChoice::Standard);
    const QString only = qEnvironmentVariable("KOTAI_PICTURES");  // one game's pictures
    const QString name =
        QStringLiteral("%1-%2").arg(language, theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    if (only == QLatin1String("fences")) return takeFences(name);
    if (only == QLatin1String("gobblet")) return takeGobblets(name);
    m_window->showWelcome();
    take(QStringLiteral("welcome-") + name);
    open("dodgem:4x4");
    take(QStringLiteral("board-") + name);
    play({"d1d2", "a4b4", "c1c2", "a3b3"});
    take(QStringLiteral("game-") + name);
    kotai::test::alternating(*m_window).positionsDock()->raise();
    take(QStringLiteral("positions-") + name);
    kotai::test::alternating(*m_window).lineDock()->raise();
    kotai::test::alternating(*m_window).tablesDock()->raise();
    take(QStringLiteral("line-") + name);
    open("dodgem:3x3");
    play({"c1c2", "a3b3", "b1b2", "a2a1"});
    take(QStringLiteral("small-") + name);
    m_workspace.openTexts(QStringLiteral("dodgem:4x4"), QStringLiteral("^1^1/>2^/1>2/1>2 ^"));
    settle(400);
    m_settings.setBoardFlipped(true);
    take(QStringLiteral("exits-") + name);
    m_settings.setBoardFlipped(false);
    open("dodgem:6x6");
    take(QStringLiteral("unsolved-") + name);
    takeAnimals(name);
    takeFences(name);
    takeGobblets(name);
    m_window->resetLayout();
    take(QStringLiteral("reset-") + name);
  }

  void takeAnimals(const QString& name) {
    open("animalshogi");
    take(QStringLiteral("animals-start-") + name);
    play({"B3B2", "B1B2"});
    kotai::test::alternating(*m_window).boardPage()->messages()->clear();
    hoverFirstHand();
    take(QStringLiteral("animals-drop-") + name);
    kotai::test::alternating(m_workspace).document()->goToStart();
    play({"B3B2", "C1B2", "A4B3"});
    take(QStringLiteral("animals-game-") + name);
    m_workspace.openTexts(QStringLiteral("animalshogi"), QStringLiteral("gl+C/3/C1L/E2 b Ge"));
    settle(400);
    hoverFirstHand();
    take(QStringLiteral("animals-hands-") + name);
    m_workspace.openTexts(QStringLiteral("animalshogi"), QStringLiteral("2c/g2/L1l/3 b 2EGC"));
    settle(400);
    take(QStringLiteral("animals-check-") + name);
    kotai::test::alternating(*m_window).positionsDock()->raise();
    m_window->resize(1024, 768);
    open("animalshogi");
    kotai::test::alternating(*m_window).boardPage()->board()->showHint(
        kotai::test::alternating(m_workspace).document()->legalMoves().front());
    take(QStringLiteral("animals-narrow-") + name);
    m_window->resize(1440, 900);
    kotai::test::alternating(*m_window).tablesDock()->raise();
    m_settings.setBoardFlipped(true);
    m_settings.setPieceSet(PieceSet::Kanji);
    take(QStringLiteral("animals-kanji-") + name);
    m_settings.setPieceSet(PieceSet::Letters);
    take(QStringLiteral("animals-letters-") + name);
    m_settings.setPieceSet(PieceSet::Animals);
    m_settings.setBoardFlipped(false);
    Theme::instance().setChoices(Theme::instance().themeChoice(), VisionChoice::Greyscale);
    take(QStringLiteral("animals-grey-") + name);
    Theme::instance().setChoices(Theme::instance().themeChoice(), VisionChoice::Standard);
    takeDialogs(name);
  }

  void takeFences(const QString& name) {
    open("quoridor:5x5,fences=2");
    if (!kotai::test::alternating(m_workspace).document()->solution()) {
      m_workspace.startSolve(kotai::test::alternating(m_workspace).document()->variantId());
      settle(6000);
    }
    take(QStringLiteral("fences-start-") + name);
    play({"c2"});
    take(QStringLiteral("fences-wins-") + name);
    play({"c4", "b2h", "c3"});
    pointAtFence({{2, 2}, false});
    take(QStringLiteral("fences-values-") + name);
    m_settings.setPathsShown(true);
    pointAtFence({{1, 1}, true});  // crosses
    take(QStringLiteral("fences-crosses-") + name);
    m_workspace.openTexts(QStringLiteral("quoridor:5x5,fences=3"), QStringLiteral("5x5 b2 c4 1 2 a1h,b3v,c4h 1"));
    settle(600);
    pointAtFence({{0, 0}, true});
    take(QStringLiteral("fences-paths-") + name);
    m_workspace.openTexts(QStringLiteral("quoridor:5x5,fences=3"), QStringLiteral("5x5 a2 c4 2 2 a2h,c4h 1"));
    settle(600);
    pointAtFence({{1, 0}, true});
    take(QStringLiteral("fences-closes-") + name);
    m_settings.setPathsShown(false);
    {
      NewGameDialog newGame(&m_settings, *kotai::parseVariant("quoridor:4x4,fences=3-1"), m_workspace.jobs()->dataDirectory());
      newGame.show();
      settle(900);
      newGame.grab().save(QDir(m_folder).filePath(QStringLiteral("fences-new-") + name + QStringLiteral(".png")));
      newGame.variantChoice()->setVariantId("quoridor:9x9,fences=10");
      emit newGame.variantChoice()->changed();
      settle(900);
      newGame.grab().save(QDir(m_folder).filePath(QStringLiteral("fences-new-large-") + name + QStringLiteral(".png")));
      const GameDocument& document = *kotai::test::alternating(m_workspace).document();
      PositionEditorDialog editor(document.variant(), document.position(), document.solution(), false);
      editor.show();
      settle(300);
      editor.grab().save(QDir(m_folder).filePath(QStringLiteral("fences-editor-") + name + QStringLiteral(".png")));
    }
    m_workspace.openTexts(QStringLiteral("quoridor:9x9,fences=10"), QStringLiteral("9x9 e3 e7 7 8 c3h,e3h,d5v,g6h,f7v 1"));
    settle(600);
    m_settings.setBoardFlipped(true);
    take(QStringLiteral("fences-large-") + name);
    m_workspace.openTexts(QStringLiteral("quoridor:5x5,fences=3"), QStringLiteral("5x5 b2 c3 1 1 b2h,b4v,c3v,d4v 1"));
    settle(600);
    take(QStringLiteral("fences-drawn-") + name);
    m_settings.setBoardFlipped(false);
    m_workspace.openTexts(QStringLiteral("quoridor:5x5,fences=2"), QStringLiteral("5x5 d1 a5 1 1 a3h,c1h 1"));
    settle(600);
    take(QStringLiteral("fences-mixed-") + name);
    Theme::instance().setChoices(Theme::instance().themeChoice(), VisionChoice::Greyscale);
    take(QStringLiteral("fences-grey-") + name);
    Theme::instance().setChoices(Theme::instance().themeChoice(), VisionChoice::Standard);
    m_settings.setBoardFlipped(false);
  }

  void takeGobblets(const QString& name) {
    open("gobblet");
    take(QStringLiteral("gobblet-start-") + name);
    m_workspace.openTexts(QStringLiteral("gobblet"), QStringLiteral("m,S,sM/.,SmL,./l,.,s o"));
    settle(900);
    hoverFirstHand();
    take(QStringLiteral("gobblet-hand-") + name);
    hover({1, 1});
    take(QStringLiteral("gobblet-stack-") + name);
    m_workspace.openTexts(QStringLiteral("gobblet"), QStringLiteral("m,S,./.,sL,M/.,.,m o"));
    settle(900);
    hover({1, 1});
    take(QStringLiteral("gobblet-lift-") + name);
    play({"b2a1"});
    take(QStringLiteral("gobblet-lost-") + name);
    m_workspace.openTexts(QStringLiteral("gobblet"), QStringLiteral("M,S,L/.,l,M/.,.,m b"));
    settle(900);
    take(QStringLiteral("gobblet-won-") + name);
    const GameDocument& document = *kotai::test::alternating(m_workspace).document();
    PositionEditorDialog editor(document.variant(), document.position(), document.solution(), false);
    editor.show();
    settle(300);
    editor.grab().save(QDir(m_folder).filePath(QStringLiteral("gobblet-editor-") + name + QStringLiteral(".png")));
  }

  void takeDialogs(const QString& name) {
    const GameDocument& document = *kotai::test::alternating(m_workspace).document();
    NewGameDialog newGame(&m_settings, document.variant(), m_workspace.jobs()->dataDirectory());
    newGame.show();
    settle(200);
    newGame.grab().save(QDir(m_folder).filePath(QStringLiteral("dialog-new-") + name + QStringLiteral(".png")));
    PositionEditorDialog editor(document.variant(), document.position(), document.solution(), false);
    editor.show();
    settle(200);
    editor.grab().save(QDir(m_folder).filePath(QStringLiteral("dialog-editor-") + name + QStringLiteral(".png")));
    const auto dodgem = *kotai::parseVariant("dodgem:4x4");
    PositionEditorDialog cars(dodgem, dodgem->start(), nullptr, false);
    cars.show();
    settle(200);
    cars.grab().save(QDir(m_folder).filePath(QStringLiteral("dialog-cars-") + name + QStringLiteral(".png")));
    HelpDialog help;
    help.showRules("animalshogi", m_settings.language());
    help.resize(640, 1500);
    settle(200);
    help.grab().save(QDir(m_folder).filePath(QStringLiteral("dialog-rules-") + name + QStringLiteral(".png")));
  }

 private:
  void pointAtFence(FencePlace fence) {
    BoardView* board = kotai::test::alternating(*m_window).boardPage()->board();
    const BoardLayout layout = board->currentLayout();
    const double along = layout.cell * 0.3;
    const QPointF at = cornerPoint(layout, fence.corner) + (fence.vertical ? QPointF(0, along) : QPointF(along, 0));
    QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(board, &move);
  }

  void hover(kotai::Square square) {
    BoardView* board = kotai::test::alternating(*m_window).boardPage()->board();
    const QPointF at = board->currentLayout().centre(square);
    QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QApplication::sendEvent(board, &move);
  }

  /// The mouse over the first piece in hand of the player to move: its values are shown.
  void hoverFirstHand() {
    BoardView* board = kotai::test::alternating(*m_window).boardPage()->board();
    const GameDocument& document = *kotai::test::alternating(m_workspace).document();
    for (const kotai::HandSlot& slot : document.variant()->hands(document.position()))
      if (slot.count > 0 && slot.owner == document.sideToMove()) {
        const QPointF at = board->currentLayout().centre(slot.square);
        QMouseEvent move(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(board, &move);
        return;
      }
  }

  void open(const char* id) {
    m_workspace.openVariant(id);
    settle(600);
  }

  void play(std::initializer_list<const char*> moves) {
    GameDocument& document = *kotai::test::alternating(m_workspace).document();
    for (const char* text : moves) {
      const auto move = document.variant()->parseMove(document.position(), text);
      if (move) document.play(*move);
      settle(120);
    }
    settle(300);
  }

  void take(const QString& name) {
    settle(500);
    m_window->grab().save(QDir(m_folder).filePath(name + QStringLiteral(".png")));
  }

  QTemporaryDir m_temporary;
  QString m_folder;
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
