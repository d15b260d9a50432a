// Program with a game of Synchronized Domineering on the screen, and helpers that click and type in it.
#pragma once

#include <QAction>
#include <QTest>

#include "tests/ui/actions_of.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "ui/actions/actions.h"
#include "ui/board/board_layout.h"
#include "ui/domineering/board/choice_panel.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/session/domineering_page.h"

namespace kotai::test {

struct DominoProgram : ShownProgram {
  ui::DomineeringDocument& document = *domineering(workspace).document();

  explicit DominoProgram(const char* id = "syncdom:4x4", int animationMs = 0) : ShownProgram({1300, 860}, animationMs) {
    settings.opponentDelayMs.set(0);
    workspace.openVariant(id);
    QTest::qWait(1);
  }

  ui::DomineeringPage& page() { return *domineering(*window).boardPage(); }
  ui::DominoBoardView& board() { return *page().board(); }
  ui::ChoicePanel& panel() { return *page().choices(); }
  QAction& action(ui::ActionId id) { return *test::actionsOf(window)[id]; }
  QString position() { return test::positionText(workspace); }
  QString choiceText(Side side) {
    const auto choice = document.choice(side);
    return choice ? QString::fromStdString(document.variant()->formatMove(side, *choice)) : QString();
  }

  /// Returns a point in a cell. `right` and `up` are offsets from its centre, as fractions of the cell.
  QPoint at(const char* cell, double right = 0, double up = 0) {
    const ui::BoardLayout layout = board().currentLayout();
    return (layout.centre({cell[0] - 'a', cell[1] - '1'}) + QPointF(right, -up) * layout.cell).toPoint();
  }
  void click(const char* cell, double right = 0, double up = 0) {
    QTest::mouseClick(&board(), Qt::LeftButton, {}, at(cell, right, up));
  }
  void key(Qt::Key key) { QTest::keyClick(&board(), key); }
  void type(const char* text) {
    for (const char* letter = text; *letter; ++letter) QTest::keyClick(&board(), *letter);
    QTest::keyClick(&board(), Qt::Key_Return);
  }
};

}  // namespace kotai::test
