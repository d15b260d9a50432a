#include "tests/ui/gallery/photographer.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QMetaEnum>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTimer>
#include <algorithm>
#include <array>

#include "core/game/registry.h"
#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "core/tables/file_stem.h"
#include "core/works/works.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/gallery/cut_texts.h"
#include "ui/board/painted_board.h"
#include "ui/docks/jobs/jobs_dock.h"
#include "ui/lessons/lessons_page.h"
#include "ui/library/library_page.h"
#include "ui/papers/papers_page.h"
#include "ui/play/page_frame.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/session_view.h"
#include "ui/shell/first_steps.h"
#include "ui/shell/welcome_page.h"
#include "ui/widgets/message_bar.h"

namespace kotai::test {

using namespace kotai::ui;

namespace {

std::vector<AnyMove> movesOf(const std::string& variantId, const Puzzle& puzzle) {
  if (const auto variant = parseVariant(variantId)) return (*variant)->legalMoves(puzzle.position);
  return parseSimultaneousVariant(variantId).value()->moves(puzzle.position, puzzle.side);
}

constexpr QSize screenPixels(1440, 900);
constexpr QSize smallScreenPixels(1024, 700);
constexpr int quietMs = 350;
constexpr int patienceMs = 90'000;        // time limit for one solve
constexpr int patienceForMoveMs = 3'000;  // time limit for a move; values may be read meanwhile on a busy machine
constexpr int longestGame = 90;

constexpr std::array examplesOfGames{
    "[Variant \"dodgem:3x3\"]\n[Second \"level=3\"]\n[Result \"0-1\"]\n\n1. b1b2 0-1\n",
    "[Variant \"dodgem:4x4,blocked=loses\"]\n[Second \"level=5\"]\n[Result \"1-0\"]\n[Reason \"agreement\"]\n\n1. b1b2 1-0\n",
    "[Variant \"quoridor:4x4,fences=1,start=diagonal\"]\n[Second \"Somebody with a long name\"]\n[Result \"*\"]\n\n*\n",
    "[Variant \"syncdom:5x5\"]\n[Second \"montecarlo:playouts=200\"]\n[Result \"1-0\"]\n\n1. V:a2&H:a2 1-0\n"};

template <typename Condition>
void settleUntil(int milliseconds, Condition done) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < milliseconds && !done()) QApplication::processEvents(QEventLoop::AllEvents, 10);
}

void settle(int milliseconds = quietMs) {
  settleUntil(milliseconds, [] { return false; });
}

std::string exampleOf(const GameInfo& game) {
  return game.exampleVariant.empty() ? game.knownVariants.front() : game.exampleVariant;
}

QString nameOf(ActionId id) { return QString::fromLatin1(QMetaEnum::fromType<ActionId>().valueToKey(static_cast<int>(id))); }

bool hasWork(const std::string& gameId) {
  const std::vector<GameInfo> games = gamesWithWorks();
  return std::ranges::any_of(games, [&gameId](const GameInfo& game) { return game.id == gameId; });
}

DescribedBoard* boardIn(QWidget* page) {
  for (QWidget* each : page->findChildren<QWidget*>())
    if (auto* board = dynamic_cast<DescribedBoard*>(each); board && each->isVisible()) return board;
  return nullptr;
}

}  // namespace

Photographer::Photographer(const Wishes& wishes)
    : m_wishes(wishes),
      m_settings(m_temporary.filePath(QStringLiteral("settings.ini"))),
      m_workspace(wishes.data.toStdString(), &m_settings) {
  m_settings.animationMs.set(0);
  m_settings.language.set(m_wishes.languages.front());
  m_language.setLanguage(m_wishes.languages.front());
  m_window = std::make_unique<MainWindow>(&m_workspace, &m_language);
  m_window->resize(screenPixels * 100 / m_wishes.percent);
  m_window->show();
}

void Photographer::takeAll() {
  for (const QString& language : m_wishes.languages)
    for (const QString& theme : m_wishes.themes) {
      m_settings.language.set(language);
      m_settings.theme.set(theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
      m_look = QStringLiteral("%1_%2_%3").arg(language, theme).arg(m_wishes.percent);
      m_latest.clear();
      m_game = QStringLiteral("kotai");
      takeFirstPages();
      for (const GameInfo& game : allGames())
        if (m_wishes.games.contains(QString::fromStdString(game.id))) takeGame(game);
    }
}

void Photographer::takeFirstPages() {
  m_window->showWelcome();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("welcome"));
  test::actionsOf(m_window)[ActionId::HelpFirstSteps]->trigger();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("first-steps"));
  test::child<QPushButton>(m_window->firstSteps()->card(), "skipButton")->click();
  m_settings.setOpponentSides(OpponentSides::None);
  m_window->showLibrary();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("library"));
  takeGamesOfLibrary();
  test::actionsOf(m_window)[ActionId::ShowSolutions]->trigger();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("solutions"));
}

/// Photographs the pages of a library that contains games: the list, the results and the mistakes.
void Photographer::takeGamesOfLibrary() {
  for (int day = 1; day < 9; ++day)
    for (const char* game : examplesOfGames) {
      const std::string text = "[Date \"2026-11-0" + std::to_string(day) + " 18:30\"]\n" + game;
      const SavedResult saved = readSavedGames(text).front();
      if (saved) m_workspace.library()->add({{*saved, GameSource::Played, Side::First, {}}});
    }
  m_window->showBoard();
  m_window->showLibrary();
  auto* tabs = test::child<LibraryPage>(m_window)->findChild<QTabWidget*>();
  for (int i = 0; i < tabs->count(); ++i) {
    tabs->setCurrentIndex(i);
    settle(4 * quietMs);
    takeOnScreens(QStringLiteral("library-games-%1").arg(i));
  }
  tabs->setCurrentIndex(0);
}

/// Photographs the published works of a game, from top to bottom. Does nothing for games without published
/// works.
void Photographer::setPapersButton() {
  test::actionsOf(m_window)[ActionId::ShowPapers]->trigger();
  settle(4 * quietMs);
  take(QStringLiteral("papers"));
  for (QScrollArea* area : test::child<PapersPage>(m_window)->findChildren<QScrollArea*>())
    if (area->isVisible()) area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
  settle();
  take(QStringLiteral("papers-end"));
  m_window->showBoard();
}

/// Photographs the view on a screen of the usual size and on a small screen.
void Photographer::takeOnScreens(const QString& view) {
  take(view);
  m_window->resize(smallScreenPixels * 100 / m_wishes.percent);
  settle();
  take(view + QStringLiteral("-small-screen"));
  m_window->resize(screenPixels * 100 / m_wishes.percent);
  settle();
}

/// Photographs the first lesson of the game, with its first exercise, a hint and the solution.
void Photographer::takeLessons() {
  test::actionsOf(m_window)[ActionId::ShowLessons]->trigger();
  const auto* page = m_window->findChild<LessonsPage*>();
  settleUntil(patienceForMoveMs, [page] { return page->exercises()->state() == PuzzleExercises::State::Asked; });
  settle();
  takeOnScreens(QStringLiteral("lesson"));
  if (page->exercises()->state() == PuzzleExercises::State::Asked) {
    page->exercises()->trainer()->moves()->showSolution();
    settle(4 * quietMs);
    takeOnScreens(QStringLiteral("lesson-solution"));
  }
  m_window->showBoard();
}

void Photographer::answerYes() {
  for (QPushButton* button : m_window->shownView()->messages()->findChildren<QPushButton*>())
    if (button->isVisible()) return button->click();
}

/// Photographs a game against a program, the question whether to resign, and the result.
void Photographer::takeResult(const std::string& variantId) {
  m_window->setPlayLayout(true);
  m_settings.setOpponentSides(OpponentSides::Second);
  open(variantId);
  takeOnScreens(QStringLiteral("opponent"));
  test::actionsOf(m_window)[ActionId::Hint]->trigger();
  settle();
  takeOnScreens(QStringLiteral("hint-question"));
  answerYes();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("hint"));
  m_window->shownView()->messages()->clear();
  repeat(ActionId::PlayBest, 1);
  settle(4 * quietMs);
  test::actionsOf(m_window)[ActionId::Resign]->trigger();
  settle();
  takeOnScreens(QStringLiteral("resign"));
  answerYes();
  settle(4 * quietMs);
  takeOnScreens(QStringLiteral("result"));
  m_settings.setOpponentSides(OpponentSides::None);
  m_window->setPlayLayout(false);
}

void Photographer::takeGame(const GameInfo& game) {
  m_game = QString::fromStdString(game.id);
  const std::string variant = exampleOf(game);
  solve(variant);
  m_window->setPlayLayout(false);
  m_window->showWelcome();
  test::child<WelcomePage>(m_window)->showGame(m_game);
  settle();
  takeOnScreens(QStringLiteral("page"));
  open(variant);
  take(QStringLiteral("start"));
  pointAtMostTold();
  take(QStringLiteral("pointed"));
  setColours();
  repeat(ActionId::PlayBest, 4);
  take(QStringLiteral("game"));
  setDocks();
  m_settings.setValuesShown(false);
  settle();
  take(QStringLiteral("hidden"));
  m_settings.setValuesShown(true);
  m_settings.boardFlipped.set(true);
  settle();
  take(QStringLiteral("flipped"));
  m_settings.boardFlipped.set(false);
  m_window->resize(smallScreenPixels * 100 / m_wishes.percent);
  settle();
  take(QStringLiteral("small-screen"));
  m_window->resize(screenPixels * 100 / m_wishes.percent);
  m_window->setPlayLayout(true);
  settle();
  takeOnScreens(QStringLiteral("play"));
  m_window->setPlayLayout(false);
  takeDialogs();
  if (hasWork(game.id)) setPapersButton();
  showPuzzle();
  open(variant);
  repeat(ActionId::PlayBest, longestGame);
  take(QStringLiteral("finished"));
  takeLessons();
  takeResult(variant);
  if (game.knownVariants.back() == variant || isSolved(game.knownVariants.back())) return;
  open(game.knownVariants.back());
  take(QStringLiteral("unsolved"));
}

void Photographer::showPuzzle() {
  test::actionsOf(m_window)[ActionId::ShowPuzzles]->trigger();
  const PuzzleTrainer& trainer = *test::child<PuzzlesPage>(m_window)->trainer();
  settleUntil(patienceMs, [&trainer] { return trainer.current().state == PuzzleTrainer::State::Asked; });
  settle();
  takeOnScreens(QStringLiteral("puzzle"));
  if (trainer.current().state == PuzzleTrainer::State::Asked) takeWrongAndPast();
}

/// Photographs a wrong move, its refutation, a finished puzzle, and the overview of past puzzles.
void Photographer::takeWrongAndPast() {
  PuzzlesPage& page = *test::child<PuzzlesPage>(m_window);
  PuzzleTrainer& trainer = *page.trainer();
  const Puzzle& puzzle = *trainer.current().found.puzzle;
  const std::vector<AnyMove> moves = movesOf(trainer.variantId(), puzzle);
  trainer.moves()->play(*std::ranges::find_if(moves, [&puzzle](AnyMove move) { return move != puzzle.solution.front(); }));
  settleUntil(patienceMs, [&trainer] { return trainer.current().state == PuzzleTrainer::State::Wrong; });
  settle();
  takeOnScreens(QStringLiteral("puzzle-wrong"));
  trainer.moves()->showReason();
  settle(2 * quietMs);
  take(QStringLiteral("puzzle-why"));
  trainer.moves()->showSolution();
  settleUntil(patienceMs,
              [&trainer] { return trainer.current().shownAt() == trainer.current().shownPlies() && trainer.current().change; });
  settle();
  takeOnScreens(QStringLiteral("puzzle-over"));
  page.showPast();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("puzzle-past"));
  test::actionsOf(m_window)[ActionId::Welcome]->trigger();
  settle(2 * quietMs);
  takeOnScreens(QStringLiteral("welcome-trained"));
}

void Photographer::setColours() {
  for (const auto& [vision, name] : {std::pair(VisionChoice::DeuteranopiaSafe, QStringLiteral("colour-blind")),
                                     std::pair(VisionChoice::Greyscale, QStringLiteral("grey"))}) {
    m_settings.vision.set(vision);
    settle();
    take(name);
  }
  m_settings.vision.set(VisionChoice::Standard);
  for (const PieceSet pieces : {PieceSet::Kanji, PieceSet::Letters}) {
    m_settings.setPieceSet(pieces);
    settle();
    take(QStringLiteral("pieces-%1").arg(static_cast<int>(pieces)));
  }
  m_settings.setPieceSet(PieceSet::Animals);
  settle();
}

/// Photographs each dock as in the window, in front of the docks that share its place.
void Photographer::setDocks() {
  std::vector<QDockWidget*> docks = m_window->shownView()->docks().all();
  docks.push_back(test::child<JobsDock>(m_window));
  for (QDockWidget* dock : docks) {
    const bool wasShown = dock->isVisible();
    dock->show();
    dock->raise();
    settle();
    save(*dock, dock->objectName());
    dock->setVisible(wasShown);
  }
  test::actionsOf(m_window)[ActionId::ResetLayout]->trigger();
  settle();
}

/// Triggers every action, and photographs and closes the window that it opens.
void Photographer::takeDialogs() {
  for (int number = 0; number < static_cast<int>(ActionId::Count); ++number) {
    const auto id = static_cast<ActionId>(number);
    if (id != ActionId::Quit && id != ActionId::OpenDataFolder && id != ActionId::HelpFirstSteps) takeDialog(id);
  }
}

void Photographer::takeDialog(ActionId id) {
  QAction* action = test::actionsOf(m_window)[id];
  if (!action->isEnabled() || !action->isVisible() || action->isCheckable()) return;
  bool taken = false;
  QTimer::singleShot(2 * quietMs, m_window.get(), [&] {
    takeDialogsOnScreen(QStringLiteral("dialog-") + nameOf(id));
    taken = true;
  });
  action->trigger();
  settleUntil(patienceMs, [&] { return taken; });
  if (!m_window->showsBoard()) m_window->showBoard();
}

void Photographer::takeDialogsOnScreen(const QString& name) {
  for (QWidget* each : QApplication::topLevelWidgets()) {
    auto* dialog = qobject_cast<QDialog*>(each);
    if (!dialog || !dialog->isVisible()) continue;
    if (!qobject_cast<QFileDialog*>(dialog)) save(*dialog, name);
    dialog->reject();
  }
}

void Photographer::open(const std::string& variantId) {
  m_workspace.openVariant(variantId);
  settle(2 * quietMs);
}

bool Photographer::isSolved(const std::string& variantId) const {
  return QFile::exists(QDir(m_wishes.data).filePath(QString::fromStdString(fileStem(variantId) + ".kotai")));
}

void Photographer::solve(const std::string& variantId) {
  if (isSolved(variantId)) return;
  m_workspace.jobs()->start(variantId);
  settleUntil(patienceMs, [&] { return !m_workspace.jobs()->isRunning(variantId) && isSolved(variantId); });
}

/// Triggers an action that opens another position. Repeats this until the position stays the same.
void Photographer::repeat(ActionId id, int times) {
  QAction* action = test::actionsOf(m_window)[id];
  const TreeDocument* document = m_workspace.session()->document();
  for (int i = 0; i < times; ++i) {
    const int before = document->currentNode();
    settleUntil(patienceForMoveMs, [&] {
      action->trigger();  // the next action needs the values of the position
      return document->currentNode() != before;
    });
    if (document->currentNode() == before) break;
  }
  settle();
}

/// Moves the pointer to the square with the longest description.
void Photographer::pointAtMostTold() {
  DescribedBoard* board = boardIn(m_window->shownView()->page());
  if (!board) return;
  int most = 0;
  for (int place = 1; place < board->describedPlaceCount(); ++place)
    if (board->describedPlace(place).thing.words.size() > board->describedPlace(most).thing.words.size()) most = place;
  const QPointF at = board->describedPlace(most).thing.area.center();
  QWidget* widget = board->boardWidget();
  QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
  QApplication::sendEvent(widget, &move);
  settle();
}

void Photographer::save(QWidget& widget, const QString& view) {
  const QImage picture = widget.grab().toImage();
  if (m_latest.value(view) == picture || m_latest.value(QStringLiteral("start")) == picture) return;
  m_latest.insert(view, picture);
  const QString name = QStringLiteral("%1_%2_%3").arg(m_game, view, m_look);
  picture.save(QDir(m_wishes.folder).filePath(name + QStringLiteral(".png")));
  QFile cut(QDir(m_wishes.folder).filePath(QStringLiteral("cut.txt")));
  if (!cut.open(QIODevice::Append)) return;
  for (const QString& text : cutTexts(widget)) cut.write((name + QStringLiteral(": ") + text + QLatin1Char('\n')).toUtf8());
}

}  // namespace kotai::test
