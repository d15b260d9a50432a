// Program with puzzles on the screen, and helpers that solve and fail these puzzles.
#pragma once

#include <QPushButton>
#include <QTest>

#include "core/game/registry.h"
#include "tests/runner/patience.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/child.h"
#include "tests/ui/shown_program.h"
#include "ui/board/board_view.h"
#include "ui/puzzles/alternating_puzzle_board.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzles_page.h"
#include "ui/shell/welcome_page.h"

namespace kotai::test {

inline const QDateTime firstDay(QDate(2026, 11, 22), QTime(12, 0));

/// Program with a puzzle of Dodgem 4x4 on the screen.
struct Training {
  using State = ui::PuzzleTrainer::State;

  ShownProgram program{QSize(1200, 800)};
  ui::PuzzlesPage& page = *test::child<ui::PuzzlesPage>(program.window);
  ui::PuzzleTrainer& trainer = *page.trainer();

  Training() {
    trainer.records()->setClock([] { return firstDay; });
  }

  bool begin(const char* variant = "dodgem:4x4") {
    const bool solved =
        QTest::qWaitFor([&] { return test::child<ui::WelcomePage>(program.window)->states()->isSolved(variant); }, patienceMs);
    page.open(variant);
    test::actionsOf(program.window)[ui::ActionId::ShowPuzzles]->trigger();
    return solved && waitFor(State::Asked) && QTest::qWaitForWindowActive(program.window.get());
  }

  bool waitFor(State state) {
    return QTest::qWaitFor([&] { return trainer.current().state == state; }, patienceMs);
  }

  QString title() { return test::child<ui::ElidedLabel>(page, "puzzleTitle")->text(); }
  QString standing() { return test::child<ui::ElidedLabel>(page, "puzzleStanding")->text(); }
  ui::AlternatingPuzzleBoard& puzzleBoard() { return *page.findChild<ui::AlternatingPuzzleBoard*>(); }
  ui::BoardView* board() { return puzzleBoard().view(); }
  const ui::GameDocument* document() { return &puzzleBoard().document(); }
  VariantPtr variant() { return parseVariant(trainer.variantId()).value(); }
  AnyMove rightMove() { return judgeOf(solution(), *trainer.current().found.puzzle)->hint().value(); }
  SolutionPtr solution() { return program.workspace.jobs()->solution(variant()); }

  void type(AnyMove move) {
    board()->setFocus();
    QTest::keyClicks(board(), QString::fromStdString(variant()->formatMove(document()->position(), move)));
    QTest::keyClick(board(), Qt::Key_Return);
  }

  void click(AnyMove move) {
    const MoveSquares squares = variant()->moveSquares(document()->position(), move);
    for (const Square square : {squares.from, squares.to})
      QTest::mouseClick(board(), Qt::LeftButton, {}, board()->currentLayout().squareRect(square).center().toPoint());
  }

  /// Plays the whole solution, turn by turn.
  bool solve() {
    const std::vector<AnyMove> moves = trainer.current().found.puzzle->solution;
    for (std::size_t turn = 0; turn < moves.size(); turn += 2) {
      if (!QTest::qWaitFor([&] { return trainer.current().canMove(); }, patienceMs)) return false;
      (turn == 0) ? click(moves[turn]) : type(moves[turn]);
    }
    return waitFor(State::Solved);
  }

  AnyMove wrongMove() {
    for (const AnyMove move : document()->legalMoves())
      if (judgeOf(solution(), *trainer.current().found.puzzle)->answer(move).verdict == AnswerVerdict::Wrong) return move;
    qFatal("every move is right");
  }

  bool fail() {
    click(wrongMove());
    return waitFor(State::Wrong);
  }

  bool waitForChange() {
    return QTest::qWaitFor([&] { return trainer.current().change.has_value(); }, patienceMs);
  }

  QRect boardPlace() { return {board()->mapTo(program.window.get(), QPoint()), board()->size()}; }

  static void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
};

}  // namespace kotai::test
