// Tests the perfect opponent in the window with solved Animal Shogi. The opponent wins as second player in 78
// plies, as Tanaka found in 2009. All slow tests share this solution.
#include <QLabel>
#include <QTest>
#include <algorithm>

#include "core/analysis/accuracy.h"
#include "core/analysis/giveaway.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/library/own_results.h"
#include "ui/play/result_card.h"
#include "ui/play/review.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/session/after_game.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"
#include "ui/widgets/message_bar.h"

using namespace kotai;
using namespace kotai::ui;

class AnimalShogiPerfectTest : public QObject {
  Q_OBJECT

  /// Program with its own data folder, because the program writes into it. The folder contains links to the
  /// solutions.
  struct Program {
    QTemporaryDir folder;
    std::filesystem::path data = linked(folder);
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Workspace workspace{data, &settings};
    LanguageSwitch language;
    MainWindow window{&workspace, &language};
    GameDocument& document = *test::alternating(workspace).document();

    explicit Program(OpponentSides computer) {
      settings.animationMs.set(0);
      settings.opponentDelayMs.set(0);
      settings.setOpponentStrength(QStringLiteral("perfect"));
      settings.setOpponentSides(computer);
      window.show();
      workspace.openVariant("animalshogi");
    }
    static std::filesystem::path linked(const QTemporaryDir& folder) {
      const std::filesystem::path data = folder.path().toStdString();
      const QString solutions = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS");
      std::filesystem::create_symlink(std::filesystem::path(solutions.toStdString()) / "animalshogi.kotai",
                                      data / "animalshogi.kotai");
      return data;
    }
  };

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    LanguageSwitch().setLanguage(QStringLiteral("en"));
    if (qEnvironmentVariable("KOTAI_TEST_SOLUTIONS").isEmpty())
      QSKIP("KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
  }

  void perfectOpponentWinsAsSecondPlayer() {
    Program program(OpponentSides::Second);
    GameDocument& document = program.document;
    MainWindow& window = program.window;
    const VariantPtr variant = document.variant();
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(*document.value(), Value::loss(78));
    QTRY_COMPARE(test::alternating(window).lineDock()->model()->rowCount(), 78);

    // Positions with many moves have no badges until a piece is selected. Until then, each movable piece has a
    // summary.
    const BoardScene scene = test::alternating(window).boardPage()->board()->exportScene();
    QVERIFY(scene.valueMarks.empty());
    QCOMPARE(scene.pieceMarks.size(), std::size_t(3));

    // The user resists as long as possible in the first moves. Then the user always plays the last move of the
    // list, which is the worst.
    while (!document.isFinished()) {
      QTRY_VERIFY(document.isFinished() || (document.sideToMove() == Side::First && !document.moveValues().empty()));
      if (document.isFinished()) break;
      QCOMPARE(document.value()->outcome, Outcome::Loss);
      const int ply = document.tree().node(document.currentNode()).ply;
      const auto& moves = document.moveValues();
      QVERIFY(document.play(ply < 20 ? moves.front().move : moves.back().move));
    }
    QVERIFY(document.tree().node(document.currentNode()).ply <= 78);
    const Value end = *variant->finishedValue(document.position());
    QCOMPARE(document.sideToMove(), Side::First);
    QCOMPARE(end, Value::loss(0));
  }

  /// The first player is lost from the start, so a piece that is given away changes no outcome. The review shows the move as a
  /// slip, and the practice asks for a move that gives nothing away.
  void aSlipIsReviewedAndPractised() {
    Program program(OpponentSides::None);
    GameDocument& document = program.document;
    QTRY_VERIFY(document.valuesKnown());
    const Solution& solution = *document.solution();
    std::optional<Giveaway> slip;
    QString played;
    for (int ply = 0; ply < 40 && !slip; ++ply) {
      AnyMove move = moveValues(solution, document.position()).front().move;
      for (const AnyMove each : document.legalMoves()) {
        const auto found = giveawayBy(solution, document.position(), each);
        if (!found ||
            losesAtOnce(solution.value(document.position()), solution.value(document.variant()->play(document.position(), each))))
          continue;
        slip = found;
        move = each;
      }
      QVERIFY(document.play(move));
      played = document.tree().node(document.currentNode()).moveText;
    }
    QVERIFY(slip);
    // My mistakes lists the move as a slip, which costs no points.
    const GameTree::Node& made = document.tree().node(document.currentNode());
    const std::string start = document.variant()->formatPosition(document.tree().node(made.parent).position);
    const std::string text = "[Variant \"animalshogi\"]\n[Start \"" + start + "\"]\n\n1. " + played.toStdString() + " *\n";
    const Side side = document.variant()->sideToMove(document.tree().node(made.parent).position);
    const auto listed = mistakesBy(document.solution())({{readSavedGames(std::string_view(text)).front().value(), side}}, {});
    QCOMPARE(listed.size(), std::size_t{1});
    QCOMPARE(listed.front().points, 0.0);
    QCOMPARE(listed.front().motif, QStringLiteral("Slips"));
    QVERIFY2(listed.front().change.startsWith(QStringLiteral("slip (")), qPrintable(listed.front().change));
    document.declareEnd({EndCause::Resignation, document.sideToMove()});
    AfterGame& after = *test::alternating(program.window).afterGame();
    QTRY_VERIFY(after.report() && after.report()->review.slips.size() == 1);
    QVERIFY(after.report()->review.moves.empty());
    QVERIFY(ResultCard::reviewText(*after.report()).startsWith(QStringLiteral("Review 1 slip")));
    after.startReview();
    Review& review = *after.review();
    QTRY_VERIFY(review.isActive());
    QVERIFY(review.kind() == Review::Kind::Slip && review.place() == std::pair(1, 1));
    QVERIFY2(review.words().task.contains(QStringLiteral("gave a piece away")), qPrintable(review.words().task));
    review.showRefutation();
    QTRY_COMPARE(review.state(), Review::State::Refuted);
    QVERIFY2(review.words().said.startsWith(QStringLiteral("After %1 the reply ").arg(played)), qPrintable(review.words().said));
    QVERIFY(review.lesson());
    review.showBest();
    QTRY_COMPARE(review.state(), Review::State::Solved);
    const std::string better = document.variant()->formatMove(document.position(), slip->better);
    QVERIFY2(review.words().said.startsWith(QStringLiteral("The best move is %1: ").arg(QString::fromStdString(better))),
             qPrintable(review.words().said));
    QVERIFY(review.hasExercises());
    QVERIFY(review.words().isAnswered);  // the card then highlights the practice
    review.practise();
    PuzzleTrainer& trainer = *test::child<PuzzlesPage>(program.window)->trainer();
    QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Asked);
    const Puzzle puzzle = *trainer.current().found.puzzle;
    QCOMPARE(puzzle.kind, PuzzleKind::KeepPiece);
    // A move that changes the outcome is not enough, even if it keeps the piece.
    for (const MoveValue& each : moveValues(solution, puzzle.position)) {
      if (each.keepsOutcome || each.value.outcome == Outcome::Loss) continue;
      PuzzleAnswer answer;
      answer.before = puzzle.value;
      answer.move = each;
      QVERIFY(wrongMoveText(puzzle, answer).contains(QStringLiteral("must keep the win as well as your pieces")));
    }
  }

  /// The position is won, but the game is drawn by repetition. The verdict on the last move agrees with the end
  /// of the game.
  void aThirdRepetitionIsADrawForTheVerdictToo() {
    Program program(OpponentSides::None);
    GameDocument& document = program.document;
    for (int round = 0; round < 2; ++round)
      for (const char* move : {"C4C3", "A1A2", "C3C4", "A2A1"}) {
        QTRY_VERIFY(document.valuesKnown());
        QVERIFY(document.play(*document.variant()->parseMove(document.position(), move)));
      }
    QCOMPARE(document.end(), (GameEnd{EndCause::Repetition, std::nullopt}));
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(*document.value(), Value::draw());
    const auto labels = test::alternating(program.window).movesDock()->findChildren<QLabel*>();
    QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
      return label->text() == QLatin1String("Draw: the same position 3 times, a draw by the rules");
    }));
    const QString said = test::alternating(program.window).messages()->text();
    QVERIFY2(said.contains(QStringLiteral("Threw the win away, now a draw")), qPrintable(said));
    step(program.document, -1);
    QTRY_COMPARE(document.value()->outcome, Outcome::Win);  // the game had not ended before the move
  }
};

KOTAI_WINDOW_TEST(AnimalShogiPerfectTest)
#include "animal_shogi_perfect_test.moc"
