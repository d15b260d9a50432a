// Tests for the user's mistakes. Kotai finds the mistakes in games by the values, and then groups, opens and
// practises them.
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include "core/analysis/moves.h"
#include "core/explain/explain.h"
#include "core/library/game_library.h"
#include "core/puzzles/practice.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/exact/solve.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/actions/actions.h"
#include "ui/docks/positions/card_list.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/session/turn_review.h"
#include "ui/library/library_page.h"
#include "ui/library/mistakes_view.h"
#include "ui/library/own_results.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/link_label.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

constexpr const char* lostAtOnce = "[Variant \"dodgem:3x3\"]\n[Second \"level=3\"]\n[Result \"0-1\"]\n\n1. b1b2 0-1\n";

SavedGame gameOf(const char* text) { return readSavedGames(std::string_view(text)).front().value(); }

/// Returns the first position in which each side has exactly one sure choice.
std::optional<AnyPosition> positionWithTwoPuzzles(const SimultaneousSolution& solution) {
  for (int tier = 0; tier < solution.tierCount(); ++tier)
    for (const layout::PayoffEntry& entry : solution.entries(tier, 0, solution.tierPositions(tier))) {
      const AnyPosition position{{entry.position, 0, 0, 0}};
      if (securePuzzleAt(solution, position, Side::First) && securePuzzleAt(solution, position, Side::Second)) return position;
    }
  return std::nullopt;
}

}  // namespace

class OwnMistakesTest : public QObject {
  Q_OBJECT

  LanguageSwitch m_language;

 private slots:
  void initTestCase() {
    setUpApplication();
    m_language.setLanguage(QStringLiteral("en"));
  }

  /// Plays a separate game for every first move on a board. The mistakes are the moves that worsen the outcome.
  void eachMoveIsJudgedByItsValue() {
    const VariantPtr variant = test::variantOf("dodgem:4x4");
    const SolutionPtr solution = test::solved(variant);
    const AnyPosition start = variant->start();
    const std::vector<MoveValue> moves = moveValues(*solution, start);
    double lost = 0;
    int mistakes = 0;
    std::vector<OwnGame> games;
    for (const MoveValue& move : moves) {
      const std::string text = "[Variant \"dodgem:4x4\"]\n\n1. " + move.text + " *\n";
      games.push_back({gameOf(text.c_str()), Side::First});
      games.push_back({games.back().game, Side::Second});  // the second player made no move, and therefore no mistake
      if (move.keepsOutcome) continue;
      ++mistakes;
      lost += (static_cast<int>(moves.front().value.outcome) - static_cast<int>(move.value.outcome)) / 2.0;
    }
    const std::vector<OwnMistake> found = mistakesBy(solution)(games, {});
    QCOMPARE(found.size(), std::size_t(mistakes > 0 ? 1 : 0));  // all mistakes are in one position
    if (found.empty()) return;
    QCOMPARE(found.front().times, mistakes);
    QCOMPARE(found.front().points, lost);
    QCOMPARE(variant->canonical(found.front().position), variant->canonical(start));
  }

  /// The start position of Dodgem 3x3 is won, and b1b2 loses. Another test checks the accuracy of this move.
  void aLostWinCostsAPoint() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:3x3"));
    const std::vector<OwnGame> games(3, {gameOf(lostAtOnce), Side::First});
    const std::vector<OwnMistake> found = mistakesBy(solution)(games, {});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().times, 3);
    QCOMPARE(found.front().points, 3.0);
    QCOMPARE(found.front().made, QStringLiteral("b1b2"));
    QCOMPARE(found.front().phase, QStringLiteral("Won in 16 or more moves"));
    QVERIFY(found.front().reasons.contains(QStringLiteral("b1b2")));
    QVERIFY2(found.front().motif.size() < 30, qPrintable(found.front().motif));  // the name of a group is short
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(mistakesBy(solution)(games, stopped.get_token()).empty());
  }

  /// Both positions are lost in nine plies, and both moves shut Orange in, which wins for Orange at once. Only b2c2 avoids that
  /// in the first position; a2a3 and c1c2 do in the second.
  void aGiftInALostPositionIsListed() {
    const FindMistakes find = mistakesBy(test::solved(test::variantOf("dodgem:3x3")));
    const auto after = [&find](const char* start, const char* move) {
      const std::string text = std::string("[Variant \"dodgem:3x3\"]\n[Start \"") + start + "\"]\n\n1. " + move + " *\n";
      return find({{gameOf(text.c_str()), Side::First}}, {});
    };
    const auto gift = after(">2/^^1/3 ^", "b2b3");
    QCOMPARE(gift.size(), std::size_t(1));
    QCOMPARE(gift.front().points, 0.0);
    QCOMPARE(gift.front().phase, QStringLiteral("Lost positions"));
    QVERIFY(!gift.front().reasons.isEmpty());
    QCOMPARE(gift.front().change, QStringLiteral("already losing → lost at once"));
    QCOMPARE(gift.front().number, 1);
    QVERIFY(after(">2/^^1/3 ^", "b2c2").empty());
    QVERIFY(!after("3/^2/1>^ ^", "a2b2").empty());
    QVERIFY(after("3/^2/1>^ ^", "c1c2").empty());
  }

  /// On the empty 5x5 board, V:b1 secures a draw. V:a2 loses to H:a2, which draws against everything. V:a2 is
  /// never better than V:b1 (`kotai-cli explain syncdom:5x5 5/5/5/5/5 V:a2`).
  void aChoiceThatLosesToTheBestReplyIsAMistake() {
    const QTemporaryDir folder;
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x5").value();
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    QVERIFY(domineering::solve(board, options).finished);
    const FindMistakes find = choiceMistakesBy(SimultaneousSolution::open(options.directory, board));
    const auto after = [&find](const char* turn, Side person) {
      const std::string text = std::string("[Variant \"syncdom:5x5\"]\n\n1. ") + turn + " *\n";
      return find({{gameOf(text.c_str()), person}}, {});
    };
    const auto made = after("V:a2&H:a2", Side::First);
    QCOMPARE(made.size(), std::size_t(1));
    QCOMPARE(made.front().made, QStringLiteral("V:a2"));
    QCOMPARE(made.front().points, 0.5);
    QCOMPARE(made.front().piece, QStringLiteral("Vertical"));
    QVERIFY(made.front().reasons.contains(QStringLiteral("V:a2 loses if the other side plays H:")));
    QCOMPARE(made.front().side, Side::First);
    // V:d1, the mirror image of V:b1, secures a draw, too, so no choice is the only sure one.
    const auto puzzle = puzzleMaker(SimultaneousSolution::open(options.directory, board), safeChoices)
                            ->ofMistake({made.front().position, made.front().move, Side::First});
    QVERIFY(puzzle && puzzle->kind == PuzzleKind::SafeChoice && !puzzle->isRight(made.front().move));
    for (const AnyMove each : board->moves(made.front().position, Side::First)) {
      const std::string text = board->formatMove(Side::First, each);
      if (text == "V:b1" || text == "V:d1") QVERIFY(puzzle->isRight(each));
    }
    QVERIFY(after("V:a2&H:a2", Side::Second).empty());
    QVERIFY(after("V:b1&H:a2", Side::First).empty());
  }

  void groupsAddUp() {
    const auto mistake = [](const char* motif, double points, int phase) {
      OwnMistake made;
      made.motif = QString::fromLatin1(motif);
      made.phase = QString::number(phase);
      made.phaseOrder = phase;
      made.points = points;
      return made;
    };
    const std::vector<OwnMistake> all{mistake("a", 2, 1), mistake("b", 1.5, 0), mistake("b", 1, 1)};
    const auto byMotif = groupsOf(all, MistakeSort::Motif);
    QCOMPARE(byMotif.size(), std::size_t(2));
    QCOMPARE(byMotif[0].name, QStringLiteral("b"));
    QCOMPARE(byMotif[0].points, 2.5);
    QCOMPARE(byMotif[0].members, (std::vector<std::size_t>{1, 2}));
    const auto byPhase = groupsOf(all, MistakeSort::Phase);
    QCOMPARE(byPhase[0].name, QStringLiteral("0"));
    QCOMPARE(byPhase[1].points, 3.0);
  }

  void theyAreOpenedAndPractised() {
    test::ShownProgram program;
    GameLibrary& library = *program.workspace.library();
    QVERIFY(library.add({{gameOf(lostAtOnce), GameSource::Played, Side::First, {}}}));
    program.window->showLibrary();
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    MistakesView& view = *page.mistakes();
    page.findChild<QTabWidget*>()->setCurrentIndex(2);
    QTRY_COMPARE(view.mistakes().size(), std::size_t(1));
    QCOMPARE(view.groups()->count(), 2);
    QVERIFY(view.groups()->item(0)->text().endsWith(QStringLiteral("\n1 position")));
    QCOMPARE(view.groups()->item(0)->toolTip(), QStringLiteral("Points lost: 1"));
    QVERIFY(view.cards()
                ->currentIndex()
                .data(CardRoles::DescriptionRole)
                .toString()
                .startsWith(QStringLiteral("Move 1: won → lost")));
    QVERIFY(!view.cards()->currentIndex().data(CardRoles::OutcomeRole).isValid());  // no distances such as "Win 18"
    const QString position = view.cards()->currentIndex().data(CardRoles::TextRole).toString();
    QCOMPARE(view.cards()->currentIndex().data(CardRoles::MovesRole).toString(), QStringLiteral("b1b2"));
    QVERIFY(view.reasons()->text().startsWith(QStringLiteral("You chose b1b2.")));
    const auto lesson = lessonAbout("dodgem", view.mistakes().front().kinds);
    QVERIFY(lesson);
    QCOMPARE(test::child<LinkLabel>(view, "lessonLink")->link(), lessonLinkText(*lesson));
    test::child<CompactComboBox>(view, "sortBox")->setCurrentIndex(2);
    emit test::child<CompactComboBox>(view, "sortBox")->activated(2);
    QVERIFY(view.groups()->item(1)->text().contains(QStringLiteral("car")));
    test::child<QPushButton>(view, "practiseButton")->click();
    PuzzleTrainer& trainer = *test::child<PuzzlesPage>(program.window)->trainer();
    QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Asked);
    QCOMPARE(trainer.choice().from, TrainingChoice::From::List);
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    QCOMPARE(variant->canonical(trainer.current().found.puzzle->position),
             variant->canonical(variant->parsePosition(position.toStdString()).value()));
    QVERIFY(listName(trainer).endsWith(trainer.choice().listTitle));
    // Similar puzzles follow. The easiest of each part comes first.
    int number = 1, rating = 0;
    std::optional<bool> similar;
    while (trainer.current().state != PuzzleTrainer::State::Nothing) {
      QCOMPARE(trainer.current().found.number, number++);
      if (number > 2) {
        const bool isSimilar = !trainer.current().found.likeness->kind.empty();
        if (std::exchange(similar, isSimilar) != isSimilar) rating = 0;
        QVERIFY2(listName(trainer).startsWith(QStringLiteral("Similar")), qPrintable(listName(trainer)));
        QVERIFY(trainer.current().found.puzzle->rating >= std::exchange(rating, trainer.current().found.puzzle->rating));
        QVERIFY(rating <= trainer.records()->standing().rating.value + 150);
        QVERIFY(variant->canonical(trainer.current().found.puzzle->position) !=
                variant->canonical(variant->parsePosition(position.toStdString()).value()));
      }
      trainer.moves()->showSolution();
      QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Shown);
      trainer.next();
      QTRY_VERIFY(trainer.current().state == PuzzleTrainer::State::Asked ||
                  trainer.current().state == PuzzleTrainer::State::Nothing);
    }
    QVERIFY(number > 2 && number - 1 <= static_cast<int>(Practice::fewestPuzzles));
    const EmptyState& end = *test::child<PuzzlesPage>(program.window)->empty();
    QCOMPARE(end.heading(), QStringLiteral("End of the practice"));
    const QString practised = QStringLiteral("You practised: ") + view.mistakes().front().motif;
    QVERIFY(
        std::ranges::any_of(end.findChildren<QLabel*>(), [&](const QLabel* each) { return each->text().startsWith(practised); }));
    QStringList offers;
    for (const QPushButton* each : end.offers()) offers << each->text();
    QCOMPARE(offers.last(), QStringLiteral("‹ Back"));
    QVERIFY(offers.contains(QStringLiteral("Easier puzzles")) && offers.contains(QStringLiteral("New game")));
    end.button()->click();  // begins with the mistake again
    QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Asked);
    QCOMPARE(variant->canonical(trainer.current().found.puzzle->position),
             variant->canonical(variant->parsePosition(position.toStdString()).value()));
    while (trainer.current().state != PuzzleTrainer::State::Nothing) {
      trainer.moves()->showSolution();
      QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Shown);
      trainer.next();
      QTRY_VERIFY(trainer.current().state == PuzzleTrainer::State::Asked ||
                  trainer.current().state == PuzzleTrainer::State::Nothing);
    }
    end.offers().back()->click();  // leads back to the list
    QTRY_VERIFY(view.isVisible());
    QTRY_VERIFY(view.cards()->currentIndex().isValid());
    view.showButton()->click();
    QTRY_VERIFY(program.window->showsBoard());
    QCOMPARE(test::positionText(program.workspace), position);
  }

  /// At least one similar puzzle allows the same kind of mistake. A practice without puzzles left out would repeat a seen one.
  void similarPuzzlesAllowTheSameMistake() {
    const SolutionPtr solution = test::solved(test::variantOf("dodgem:4x4"));
    const Variant& variant = *solution->variant();
    const auto kindOf = [&](const AnyPosition& position, AnyMove move) {
      const std::vector<Fact> facts = explain(*solution, position, move);
      const Fact* const main = mainReason(facts, position, move);
      return main ? std::string(main->sentence->topic) : std::string();
    };
    const auto mistakesAt = [&](const AnyPosition& position) {
      std::vector<AnyMove> wrong;
      for (const MoveValue& each : moveValues(*solution, position))
        if (!each.keepsOutcome) wrong.push_back(each.move);
      return wrong;
    };
    AnyPosition position = variant.start();
    while (mistakesAt(position).empty()) position = variant.play(position, variant.legalMoves(position).front());
    const AnyMove made = mistakesAt(position).front();
    const std::string kind = kindOf(position, made);
    Practice practice(puzzleMaker(solution), {{position, made, variant.sideToMove(position)}}, 1);
    const auto next = [&practice] { return practice.next(1200, [](const Puzzle&) { return false; }, {}); };
    QVERIFY(next()->position == position);
    QCOMPARE(practice.kinds().front(), kind);
    int similar = 0;
    while (const std::optional<Puzzle> puzzle = next()) {
      const std::vector<AnyMove> wrong = mistakesAt(puzzle->position);
      const bool allows = std::ranges::any_of(wrong, [&](AnyMove move) { return kindOf(puzzle->position, move) == kind; });
      if (allows) ++similar;
      const auto likeness = practice.likeness();
      QVERIFY(likeness);
      QVERIFY(allows || likeness->kind.empty());
      QCOMPARE(likeness->reason.has_value(), !likeness->kind.empty());
      if (!likeness->reason) continue;
      // The explanation of a wrong move begins with the reason that the practice shows.
      const auto begins = [&](AnyMove move) {
        const std::vector<Fact> facts = explain(*solution, puzzle->position, move);
        return englishText(facts.front()) == englishText(*likeness->reason);
      };
      QVERIFY(std::ranges::any_of(wrong, begins));
      QCOMPARE(std::string(likeness->reason->sentence->topic), kind);
    }
    QVERIFY(similar > 0);
  }

  /// V:a2 leaves the two free squares on the c file, where only Vertical can move. V:c1 against H:a3 is a draw.
  /// On the empty 3x3 board, no choice is the only sure choice. `kotai-cli puzzle syncdom:3x3 --kind secure`
  /// lists positions with an only sure choice.
  void turnsWithOneSureChoiceArePractised() {
    test::ShownProgram program;
    const char* turn = "[Variant \"syncdom:3x3\"]\n[Start \"3/1#1/##1\"]\n\n1. V:c1&H:a3 1/2-1/2\n";
    QVERIFY(program.workspace.library()->add({{gameOf(turn), GameSource::Played, Side::First, {}}}));
    program.window->showLibrary();
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    MistakesView& view = *page.mistakes();
    page.findChild<QTabWidget*>()->setCurrentIndex(2);
    QTRY_COMPARE(view.mistakes().size(), std::size_t(1));
    QVERIFY(test::child<QPushButton>(view, "practiseButton")->isVisible() &&
            test::child<QPushButton>(view, "practiseButton")->isEnabled());
    test::child<QPushButton>(view, "practiseButton")->click();
    PuzzleTrainer& trainer = *test::child<PuzzlesPage>(program.window)->trainer();
    QTRY_COMPARE(trainer.current().state, PuzzleTrainer::State::Asked);
    QCOMPARE(trainer.current().found.puzzle->side, Side::First);
    QCOMPARE(trainer.current().found.puzzle->kind, PuzzleKind::SecureWin);
    const SimultaneousVariantPtr variant = parseSimultaneousVariant("syncdom:3x3").value();
    QCOMPARE(variant->formatMove(Side::First, trainer.current().found.puzzle->solution.front()), std::string("V:a2"));
  }

  void bothSidesAreAskedInOnePosition() {
    const QTemporaryDir folder;
    const SimultaneousVariantPtr board = parseSimultaneousVariant("syncdom:5x5").value();
    domineering::SolveOptions options;
    options.directory = folder.path().toStdString();
    QVERIFY(domineering::solve(board, options).finished);
    const SimultaneousSolutionPtr solution = SimultaneousSolution::open(options.directory, board);
    const std::optional<AnyPosition> position = positionWithTwoPuzzles(*solution);
    QVERIFY(position);

    const MistakeFinder find = [position, board](const std::string&) -> FindMistakes {
      return [position, board](const std::vector<OwnGame>&, const std::stop_token&) {
        std::vector<OwnMistake> mistakes(2);
        mistakes[1].side = Side::Second;
        for (OwnMistake& mistake : mistakes) {
          mistake.position = *position;
          mistake.move = board->moves(*position, mistake.side).front();
        }
        return mistakes;
      };
    };
    MistakesView view(std::make_shared<GameLibrary>(folder.path().toStdString()), find);
    std::vector<LibraryGame> games(1);
    games.front().variant = "syncdom:5x5";
    games.front().person = Side::First;
    view.setGames(games);
    std::vector<MadeMistake> wanted;
    connect(&view, &MistakesView::practiceWanted, this,
            [&wanted](const QString&, const std::vector<MadeMistake>& mistakes) { wanted = mistakes; });
    view.show();
    QTRY_COMPARE(view.mistakes().size(), std::size_t(2));
    test::child<QPushButton>(view, "practiseButton")->click();
    QCOMPARE(wanted.size(), std::size_t(2));

    Practice practice(puzzleMaker(solution), wanted, 1);
    const auto next = [&practice] { return practice.next(1200, [](const Puzzle&) { return false; }, {}); };
    const std::optional<Puzzle> one = next();
    const std::optional<Puzzle> two = next();
    QVERIFY(one && two && one->side != two->side);
    QVERIFY(one->position == *position && two->position == *position);
    const std::optional<Puzzle> similar = next();
    QVERIFY(similar && similar->position != *position);
  }

  /// A card says what happened in words. Every listed mistake can be practised, so the buttons keep their places.
  void aCardSaysWhatHappened() {
    const QTemporaryDir folder;
    const MistakeFinder find = [](const std::string&) -> FindMistakes {
      return [](const std::vector<OwnGame>&, const std::stop_token&) {
        OwnMistake mistake;
        mistake.made = QStringLiteral("b1b2");
        mistake.times = 8;
        mistake.number = 3;
        mistake.change = QStringLiteral("gave away 1");
        mistake.motif = QStringLiteral("Wasted safe domino");
        return std::vector<OwnMistake>{mistake};
      };
    };
    MistakesView view(std::make_shared<GameLibrary>(folder.path().toStdString()), find);
    std::vector<LibraryGame> games(1);
    games.front().variant = "syncdom:3x3";
    games.front().person = Side::First;
    view.setGames(games);
    view.show();
    QTRY_COMPARE(view.mistakes().size(), std::size_t(1));
    const QModelIndex card = view.cards()->currentIndex();
    QCOMPARE(card.data(CardRoles::MovesRole).toString(), QStringLiteral("b1b2 ×8"));  // short enough for a card
    QVERIFY(card.data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("b1b2, 8 times")));
    QCOMPARE(card.data(CardRoles::DescriptionRole).toString(), QStringLiteral("Turn 3: gave away 1\nWasted safe domino"));
    QVERIFY(view.showButton()->isVisible() && test::child<QPushButton>(view, "practiseButton")->isVisible());
  }

  /// A move with a hint is not the user's own mistake, but the other moves of the game are. Games from before the tag `Help` do
  /// not say which moves had help.
  void onlyMovesWithoutHelpCount_data() {
    QTest::addColumn<QString>("tags");
    QTest::addColumn<int>("mistakes");
    QTest::newRow("no help") << QString() << 1;
    QTest::newRow("with the mistake") << QStringLiteral("[Values \"shown\"]\n[Help \"1\"]\n") << 0;
    QTest::newRow("later") << QStringLiteral("[Values \"shown\"]\n[Help \"3 5\"]\n") << 1;
    QTest::newRow("old record") << QStringLiteral("[Values \"shown\"]\n") << 0;
  }
  void onlyMovesWithoutHelpCount() {
    QFETCH(QString, tags);
    QFETCH(int, mistakes);
    test::ShownProgram program;
    const QByteArray text = tags.toUtf8() + lostAtOnce;
    QVERIFY(program.workspace.library()->add({{gameOf(text.constData()), GameSource::Played, Side::First, {}}}));
    program.window->showLibrary();
    LibraryPage& page = *test::child<LibraryPage>(program.window);
    page.findChild<QTabWidget*>()->setCurrentIndex(2);
    MistakesView& view = *page.mistakes();
    QTRY_VERIFY(view.mistakes().size() == std::size_t(1) || view.empty()->heading() == QStringLiteral("No mistakes"));
    QCOMPARE(view.mistakes().size(), static_cast<std::size_t>(mistakes));
    const QString note = QStringLiteral("Moves with a hint or with values on the screen do not count.");
    const auto says = [&](const QWidget& part) {
      const auto labels = part.findChildren<QLabel*>();
      return std::ranges::any_of(labels, [&](const QLabel* each) { return each->isVisible() && each->text().contains(note); });
    };
    QCOMPARE(says(view), !tags.isEmpty());
  }

  /// Cards of the previously chosen variant disappear at once.
  void eachVariantHasItsOwnMistakes() {
    const QTemporaryDir folder;
    const MistakeFinder find = [](const std::string& id) -> FindMistakes {
      if (id == "dodgem:5x5") return {};
      return [id](const std::vector<OwnGame>&, const std::stop_token&) {
        OwnMistake mistake;
        mistake.text = QString::fromStdString(id);
        return std::vector<OwnMistake>{mistake};
      };
    };
    MistakesView view(std::make_shared<GameLibrary>(folder.path().toStdString()), find);
    std::vector<LibraryGame> games;
    for (const char* id : {"dodgem:3x3", "dodgem:4x4", "dodgem:5x5"}) {
      games.emplace_back().variant = id;
      games.back().person = Side::First;
    }
    view.setGames(games);
    view.show();
    QCOMPARE(view.empty()->heading(), QStringLiteral("Reading your games…"));
    QTRY_COMPARE(view.mistakes().size(), std::size_t(1));
    QSignalSpy wanted(&view, &MistakesView::positionWanted);
    view.variantBox()->setCurrentIndex(1);
    emit view.variantBox()->activated(1);
    QVERIFY(view.mistakes().empty());
    view.showButton()->click();
    QCOMPARE(wanted.count(), 0);
    QTRY_COMPARE(view.mistakes().size(), std::size_t(1));
    view.showButton()->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front()[0].toString(), QStringLiteral("dodgem:4x4"));
    QCOMPARE(wanted.front()[1].toString(), QStringLiteral("dodgem:4x4"));
    view.variantBox()->setCurrentIndex(2);
    emit view.variantBox()->activated(2);
    QVERIFY2(view.empty()->heading().endsWith(QStringLiteral("is not solved yet")), qPrintable(view.empty()->heading()));
    QVERIFY(view.empty()->button()->isVisibleTo(&view));
    QCOMPARE(view.readVariant(), std::string("dodgem:5x5"));
  }
};

KOTAI_WINDOW_TEST(OwnMistakesTest)
#include "own_mistakes_test.moc"
