// Tests for the program's courses. The solutions confirm every claim, and the test plays the lessons as a
// newcomer would.
#include <QCoreApplication>
#include <QFile>
#include <QTest>
#include <map>
#include <set>

#include "core/game/registry.h"
#include "core/lessons/exercises.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "tests/runner/patience.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/settle.h"
#include "tests/ui/shown_program.h"
#include "ui/board/board_view.h"
#include "ui/jobs/job_manager.h"
#include "ui/lessons/lessons_page.h"
#include "ui/puzzles/alternating_puzzle_board.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/puzzles/puzzle_supply.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_actions.h"
#include "ui/strings/lesson_strings.h"
#include "ui/welcome/game_card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

namespace kotai::test {

/// Program with a lesson on the screen.
struct Classroom : ShownProgram {
  using State = ui::PuzzleExercises::State;
  using ShownProgram::ShownProgram;
  ui::LessonsPage& page = *window->findChild<ui::LessonsPage*>();

  bool waitFor(State state) {
    return QTest::qWaitFor([&] { return page.exercises()->state() == state; }, patienceMs);
  }
  bool open(const char* gameId) {
    test::child<QPushButton>(test::child<ui::WelcomePage>(window)->card(gameId), "lessonsButton")->click();
    const auto isShown = [&] { return page.gameId() == gameId && page.text() == ui::lessonText(page.lesson().text); };
    return QTest::qWaitFor(isShown, patienceMs) && waitFor(State::Asked);
  }
  /// Writes a course to a file and opens it. Returns whether the file could be written.
  bool openCourse(const char* text) {
    const QString path = folder.filePath(QStringLiteral("mine.kotailesson"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return false;
    file.write(text);
    file.close();
    window->findChild<ui::FileActions*>()->open({path});
    return true;
  }
  QRect placeOf(const QWidget* widget) {
    test::settle(20);
    return {widget->mapTo(&page, QPoint()), widget->size()};
  }
  ui::PuzzleExercises& puzzles() { return *page.exercises(); }
  ui::AlternatingPuzzleBoard& board() { return *page.findChild<ui::AlternatingPuzzleBoard*>(); }

  void play(AnyMove move) {
    const ui::GameDocument& document = board().document();
    ui::BoardView* view = board().view();
    view->setFocus();
    QTest::keyClicks(view, QString::fromStdString(document.variant()->formatMove(document.position(), move)));
    QTest::keyClick(view, Qt::Key_Return);
  }

  /// Solves the exercise on the board, turn by turn.
  bool solve() {
    ui::PuzzleTrainer& trainer = *puzzles().trainer();
    const std::vector<AnyMove> moves = trainer.current().found.puzzle->solution;
    if (isSimultaneous(trainer.variantId())) {
      emit trainer.board()->moveMade(moves.front());
      return waitFor(State::Solved);
    }
    for (std::size_t turn = 0; turn < moves.size() && page.exercises()->state() != State::Solved; turn += 2) {
      if (!QTest::qWaitFor([&] { return trainer.current().canMove(); }, patienceMs)) return false;
      play(moves[turn]);
    }
    return waitFor(State::Solved);
  }
};

}  // namespace kotai::test

namespace kotai {

class LessonsTest : public QObject {
  Q_OBJECT

  using Classroom = test::Classroom;
  using State = Classroom::State;

 private slots:
  void everyGameHasACourse() {
    const std::vector<Course> courses = ui::ownCourses();
    QCOMPARE(courses.size(), std::size_t(6));
    for (const Course& course : courses)
      for (const Lesson& lesson : course.lessons) {
        QVERIFY2(lesson.drills.count != 1 && lesson.drills.count <= 10, lesson.id.c_str());
        QVERIFY2(!lesson.answers.empty(), lesson.id.c_str());
        for (const LessonText* text : {&course.title, &lesson.title, &lesson.text, &lesson.question, &lesson.praise})
          for (const char* language : {"en", "de", "ja"}) QVERIFY2(text->has(language), (lesson.id + ' ' + language).c_str());
      }
  }

  /// Each exercise has the answers that its lesson names, and as many drills as the lesson promises.
  void lessonsKeepTheirPromises() {
    const test::SolvedFolder folder;
    ui::JobManager jobs(folder.path().toStdString());
    int checked = 0;
    for (const Course& course : ui::ownCourses())
      for (const Lesson& lesson : course.lessons) {
        std::vector<LessonProblem> problems;
        if (isSimultaneous(lesson.variant))
          problems = problemsOf(puzzleMaker(jobs.solution(parseSimultaneousVariant(lesson.variant).value())), lesson);
        else if (const SolutionPtr solution = jobs.solution(parseVariant(lesson.variant).value()))
          problems = problemsOf(puzzleMaker(solution), lesson);
        else
          continue;  // skips large games, which LargeLessonsTest tests
        ++checked;
        QVERIFY2(problems.empty(), (course.id + ' ' + lesson.id).c_str());
      }
    QCOMPARE(checked, 25);
  }

  /// In each row of exercises, the answer differs from that of the exercise before.
  void answersChangeFromDrillToDrill() {
    const test::SolvedFolder folder;
    ui::JobManager jobs(folder.path().toStdString());
    const std::vector<Course> courses = ui::ownCourses();
    const Course& course = *std::ranges::find(courses, "quoridor", &Course::id);
    for (const char* id : {"other-side", "the-race", "jump"}) {
      const Lesson& lesson = *std::ranges::find(course.lessons, id, &Lesson::id);
      const PuzzleMakerPtr maker = puzzleMaker(jobs.solution(parseVariant(lesson.variant).value()));
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto exercises = exercisesOf(maker, lesson, seed);
        std::string previous;
        while (const auto exercise = exercises->next()) {
          const std::string answer = maker->moveTexts(*exercise, {exercise->solution.front()}).front();
          QVERIFY2(answer != previous, (lesson.id + ' ' + answer).c_str());
          previous = answer;
        }
      }
    }
  }

  /// The list of lessons shows which lessons are done or begun, also for screen readers.
  void theListShowsProgress() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    QVERIFY(room.solve());
    QTRY_COMPARE(room.workspace.library()->lessons().solved("dodgem"), (std::map<std::string, int>{{"off-the-board", 1}}));
    const auto button = [&](const char* name) { return test::child<QPushButton>(room.page, name); };
    const QString title = ui::lessonText(room.page.lesson().title);
    QVERIFY2(button("lesson1")->text().endsWith(QStringLiteral("1 of 4")), qPrintable(button("lesson1")->text()));
    QCOMPARE(button("lesson1")->accessibleName(), title + QStringLiteral(", 1 of 4 exercises solved"));
    QVERIFY(button("lesson2")->accessibleName().endsWith(QStringLiteral(", not begun")));
    QVERIFY(button("lesson2")->text().startsWith(QLatin1Char('2')));
    for (int exercise = 2; exercise <= 4; ++exercise) {
      room.puzzles().bar()->nextButton()->click();
      QVERIFY(room.waitFor(State::Asked));
      QVERIFY(room.solve());
    }
    QCOMPARE(button("lesson1")->accessibleName(), title + QStringLiteral(", finished"));
    QVERIFY(button("lesson1")->text().startsWith(QChar(0x2713)));
  }

  /// The user's side is at the bottom, whatever the setting of the board on which games are played.
  void theUsersSideIsAtTheBottom() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    room.settings.boardFlipped.set(true);
    QVERIFY(!room.board().view()->currentLayout().flipped);
    room.settings.boardFlipped.set(false);
    QVERIFY(
        room.openCourse("kotai-lessons 1\ncourse: mine\ntitle: My course\nlesson: one\ntitle: Win\ntext: Win it.\n"
                        "variant: quoridor:5x5,fences=1\nboard: 5x5 d4 a2 1 1 - 2\ntask: mate\n"));
    QTRY_COMPARE(room.page.text(), QStringLiteral("Win it."));
    QVERIFY(room.waitFor(State::Asked));
    QTRY_COMPARE(room.board().document().sideToMove(), Side::Second);
    QVERIFY(room.board().view()->currentLayout().flipped);
  }

  /// The board keeps its place and size from the question to the explanation.
  void theBoardKeepsItsSize_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("narrow") << QSize(760, 640);
  }
  void theBoardKeepsItsSize() {
    QFETCH(QSize, size);
    Classroom room(size);
    QVERIFY(room.open("dodgem"));
    test::child<QPushButton>(room.page, "lesson5")->click();
    QVERIFY(room.waitFor(State::Asked));
    const ui::GameDocument& document = room.board().document();
    QTRY_COMPARE(document.positionText(), std::string("1>^/^2/3 ^"));
    const auto place = [&room] { return room.placeOf(room.board().view()); };
    const QRect asked = place();
    room.play(document.variant()->parseMove(document.position(), "a2b2").value());
    QTRY_COMPARE(room.puzzles().trainer()->current().state, ui::PuzzleTrainer::State::Wrong);
    QTRY_VERIFY(room.puzzles().trainer()->current().reasons.size() > 0);
    QCOMPARE(place(), asked);
    room.puzzles().trainer()->moves()->showReason();
    QCOMPARE(place(), asked);
    room.puzzles().bar()->againButton()->click();
    room.puzzles().trainer()->moves()->hint();
    QCOMPARE(place(), asked);
    QVERIFY(room.solve());
    QCOMPARE(place(), asked);
    // The text of the drills is shorter than the lesson's own text.
    room.puzzles().bar()->nextButton()->click();
    QTRY_COMPARE(room.puzzles().number(), 2);
    QVERIFY(room.waitFor(State::Asked));
    QVERIFY(room.page.text().size() < ui::lessonText(room.page.lesson().text).size());
    QCOMPARE(place(), asked);
  }

  /// Each kind of mistake in a lesson occurs in a sentence, so it has a translation.
  void lessonsNameKnownMistakes() {
    ui::LanguageSwitch language;
    language.setLanguage(QStringLiteral("ja"));
    for (const Course& course : ui::ownCourses()) {
      std::set<std::string> named;
      for (const Lesson& lesson : course.lessons)
        for (const std::string& kind : lesson.mistakes) {
          QVERIFY2(QCoreApplication::translate("Explanations", kind.c_str()) != QString::fromStdString(kind), kind.c_str());
          QVERIFY2(named.insert(kind).second, kind.c_str());  // the first of two lessons would hide the second
        }
      QVERIFY2(named.size() >= 5, course.id.c_str());
    }
  }

  /// A drill that was found ahead needs no search, so a stopped search does not matter.
  void theNextExerciseIsFoundAhead() {
    const test::SolvedFolder folder;
    ui::JobManager jobs(folder.path().toStdString());
    const Lesson lesson = ui::ownCourses().front().lessons.front();
    ui::PuzzleSupply supply(puzzleMaker(jobs.solution(parseVariant(lesson.variant).value())), {}, 1);
    ui::TrainingChoice choice;
    choice.from = ui::TrainingChoice::From::Lesson;
    choice.lesson = std::make_shared<const Lesson>(lesson);
    const auto next = [&](const std::stop_source& stop) { return supply.next(choice, 1500, {}, {}, stop.get_token()); };
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(next({}).number, 1);
    QVERIFY(!next(stopped).puzzle);
    supply.findNextExercise(choice, 1500, {});
    QCOMPARE(next(stopped).number, 2);
  }

  void aShownSolutionOnlyLeadsOn() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    QVERIFY(room.waitFor(State::Asked));
    room.puzzles().trainer()->moves()->showSolution();
    QVERIFY(room.waitFor(State::Solved));
    QTRY_VERIFY(!room.puzzles().bar()->nextButton()->isHidden());
    QVERIFY(room.puzzles().bar()->exploreButton()->isHidden());
  }

  /// A lesson is not finished when the user leaves it while the next exercise is being searched for.
  void aLessonThatTheUserLeavesIsNotFinished() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    QVERIFY(room.solve());
    room.puzzles().bar()->nextButton()->click();
    QCOMPARE(room.puzzles().state(), State::Looking);
    room.puzzles().leave();
    QCOMPARE(room.puzzles().trainer()->current().state, ui::PuzzleTrainer::State::Left);
    QVERIFY(room.puzzles().state() != State::Over);
    QVERIFY(!room.page.isDone(0));
  }

  /// Plays a whole course from the first page to the end, and then begins a game.
  void aCourseIsPlayedThrough() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    QCOMPARE(room.page.standing(), QStringLiteral("Lesson 1 of 6 · exercise 1 of 4"));
    QVERIFY(room.page.text().startsWith(QStringLiteral("Blue cars drive up")));
    QVERIFY(room.puzzles().bar()->text().startsWith(QStringLiteral("You are Blue. Click your car")));
    QRect next;
    for (std::size_t number = 0; number < 6; ++number) {
      QVERIFY(!room.page.isDone(number));
      QCOMPARE(room.page.text(), ui::lessonText(room.page.lesson().text));
      for (std::size_t exercise = 0; exercise <= room.page.lesson().drills.count; ++exercise) {
        QVERIFY(room.waitFor(State::Asked));
        QVERIFY(room.solve());
        QCOMPARE(room.page.text().startsWith(QStringLiteral("Now use the same idea on other boards.")), exercise > 0);
        if (exercise == 0) QVERIFY(room.puzzles().bar()->text().contains(ui::lessonText(room.page.lesson().praise)));
        QCOMPARE(room.puzzles().bar()->text().endsWith(QStringLiteral("Lesson finished!")),
                 exercise == room.page.lesson().drills.count);
        const QRect button = room.placeOf(room.puzzles().bar()->nextButton());
        QCOMPARE(button, number + exercise == 0 ? button : next);  // stays in place, also from lesson to lesson
        next = button;
        room.puzzles().bar()->nextButton()->click();
      }
      QVERIFY(room.waitFor(number < 5 ? State::Asked : State::Over));
      QVERIFY(room.page.isDone(number));
    }
    QCOMPARE(room.page.empty()->heading(), QStringLiteral("You have finished the course!"));
    QTRY_COMPARE(room.workspace.library()->lessons().done("dodgem").size(), std::size_t(6));
    QVERIFY(room.workspace.library()->puzzleHistory().attempts("dodgem").empty());  // exercises are not puzzles
    room.page.empty()->button()->click();
    QTRY_VERIFY(room.window->showsBoard());
  }

  /// Solves the first exercise of each lesson about dominoes, pawns and fences.
  void tasksOfOtherGamesAreSolved() {
    Classroom room;
    for (const char* game : {"quoridor", "syncdom"}) {
      QVERIFY(room.open(game));
      QCOMPARE(room.page.gameId(), std::string(game));
      for (std::size_t number = 0; number < 5; ++number) {
        test::child<QPushButton>(room.page, qPrintable(QStringLiteral("lesson%1").arg(number + 1)))->click();
        QVERIFY(room.waitFor(State::Asked));
        QCOMPARE(room.page.exercises()->number(), 1);
        QVERIFY(room.solve());
      }
      room.window->showWelcome();
    }
  }

  /// The menu leads from a lesson to the puzzles of its game.
  void puzzlesAreThoseOfTheLesson() {
    Classroom room;
    QVERIFY(room.open("quoridor"));
    test::actionsOf(room.window)[ui::ActionId::ShowPuzzles]->trigger();
    const ui::PuzzlesPage& puzzles = *test::child<ui::PuzzlesPage>(room.window);
    QTRY_VERIFY(puzzles.isVisible());
    QCOMPARE(puzzles.trainer()->variantId(), room.page.lesson().variant);
  }

  void aWrongAnswerIsExplained() {
    Classroom room;
    QVERIFY(room.open("dodgem"));
    test::child<QPushButton>(room.page, "lesson5")->click();  // this move shuts Orange in and loses at once
    QVERIFY(room.waitFor(State::Asked));
    const ui::GameDocument& document = room.board().document();
    QTRY_COMPARE(document.positionText(), std::string("1>^/^2/3 ^"));
    room.play(document.variant()->parseMove(document.position(), "a2b2").value());
    QTRY_COMPARE(room.puzzles().trainer()->current().state, ui::PuzzleTrainer::State::Wrong);
    QTRY_VERIFY(room.puzzles().trainer()->current().reasons.size() > 0);
    const QString reason = room.puzzles().bar()->text().section(QLatin1Char('\n'), 1);
    QVERIFY(!reason.isEmpty());
    room.puzzles().trainer()->moves()->showReason();  // the reason stays below the moves of the refutation
    QVERIFY2(room.puzzles().bar()->text().endsWith(reason), qPrintable(room.puzzles().bar()->text()));
    room.puzzles().bar()->againButton()->click();
    QVERIFY(room.solve());
  }

  /// The refutation of b2b3 takes more than 15 plies, but the reply c2c3 stands in front of the orange car on b3.
  void aShortMotifComesBeforeALongRefutation() {
    Classroom room;
    QVERIFY(
        room.openCourse("kotai-lessons 1\ncourse: mine\ntitle: My course\nlesson: one\ntitle: Hold\ntext: Hold it.\n"
                        "variant: dodgem:4x4\nboard: 1>2/3^/1>^1/^>2 >\ntask: hold-draw\n"));
    QVERIFY(room.waitFor(State::Asked));
    const ui::GameDocument& document = room.board().document();
    QTRY_COMPARE(document.positionText(), std::string("1>2/3^/1>^1/^>2 >"));
    room.play(document.variant()->parseMove(document.position(), "b2b3").value());
    QTRY_COMPARE(room.puzzles().trainer()->current().state, ui::PuzzleTrainer::State::Wrong);
    QTRY_VERIFY(room.puzzles().bar()->text().endsWith(
        QStringLiteral("c2c3 moves directly in front of Orange's car on b3 and blocks it.")));
  }

  /// Two moves win in 14 plies. After either, the reason is about the move on the board.
  void theReasonIsThatOfThePlayedMove_data() {
    QTest::addColumn<std::string>("move");
    for (const char* const move : {"c2b2", "c2c3"}) QTest::newRow(move) << std::string(move);
  }
  void theReasonIsThatOfThePlayedMove() {
    QFETCH(std::string, move);
    Classroom room;
    QVERIFY(
        room.openCourse("kotai-lessons 1\ncourse: mine\ntitle: My course\nlesson: one\ntitle: Win\ntext: Win it.\n"
                        "variant: dodgem:4x4\nboard: 2>1/>2^/2^1/1>2 ^\ntask: best-move\n"));
    QVERIFY(room.waitFor(State::Asked));
    const ui::GameDocument& document = room.board().document();
    QTRY_COMPARE(document.positionText(), std::string("2>1/>2^/2^1/1>2 ^"));
    room.play(document.variant()->parseMove(document.position(), move).value());
    QVERIFY(room.waitFor(State::Solved));
    QTRY_VERIFY(!room.puzzles().trainer()->current().reasons.empty());
    QVERIFY2(room.puzzles().bar()->text().contains(QString::fromStdString(move)), qPrintable(room.puzzles().bar()->text()));
  }

  void aTeachersFileIsOpened() {
    Classroom room;
    const QString file = room.folder.filePath(QStringLiteral("mine.kotailesson"));
    const auto write = [&file](const QByteArray& text) {
      QFile out(file);
      QVERIFY(out.open(QIODevice::WriteOnly));
      out.write(text);
    };
    const QByteArray lesson =
        "kotai-lessons 1\ncourse: mine\ntitle: My course\nlesson: one\ntitle: Only this\ntext: Drive off.\n"
        "variant: dodgem:3x3\nboard: 1^1/>2/3 ^\ntask: mate\n";
    auto* files = room.window->findChild<ui::FileActions*>();
    write(QByteArray(lesson).replace("mate", "matt"));
    files->open({file});
    const auto warns = [&room](const QString& words) {
      for (const ui::MessageBar* bar : room.window->findChildren<ui::MessageBar*>())
        if (bar->warnings().contains(words)) return true;
      return false;
    };
    QTRY_VERIFY(warns(QStringLiteral("mine.kotailesson: Line 9: There is no task “matt” in this game")));
    write(lesson);
    files->open({file});
    QTRY_COMPARE(room.page.courses().size(), std::size_t(7));
    QVERIFY(room.waitFor(State::Asked));
    QVERIFY(!warns(QStringLiteral("mine.kotailesson")));
    QCOMPARE(room.page.text(), QStringLiteral("Drive off."));
    QVERIFY(room.solve());
    QVERIFY(room.page.isDone(0));
  }

  /// If a large game is not solved yet, the page shows the text and offers to solve the game.
  void anUnsolvedGameIsReported() {
    Classroom room;
    test::child<QPushButton>(test::child<ui::WelcomePage>(room.window)->card("animalshogi"), "lessonsButton")->click();
    QVERIFY(room.waitFor(State::Unsolved));
    QTRY_VERIFY(room.page.text().startsWith(QStringLiteral("Whoever captures the other lion wins.")));
    QTRY_VERIFY(!room.page.empty()->button()->isHidden());
    QCOMPARE(room.page.empty()->button()->text(), QStringLiteral("Prepare the lessons"));
    const QList<QLabel*> texts = room.page.empty()->findChildren<QLabel*>();
    const auto namesGame = [](const QLabel* label) {
      return label->text().contains(QStringLiteral("every position of Animal Shogi"));
    };
    QVERIFY(std::ranges::any_of(texts, namesGame));
  }
};

}  // namespace kotai

KOTAI_WINDOW_TEST(kotai::LessonsTest)
#include "lessons_test.moc"
