// Program with an alternating game on the screen, and helpers that play it.
#pragma once

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include "core/analysis/moves.h"
#include "tests/ui/actions_of.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/widgets/message_bar.h"

namespace kotai::test {

struct BoardProgram : ShownProgram {
  ui::GameDocument& document = *alternating(workspace).document();

  using ShownProgram::ShownProgram;

  void newGame(const char* id, bool solve = false) {
    const VariantPtr variant = variantOf(id);
    document.newGame(variant, solve ? solved(variant) : nullptr);
  }
  void newGameFrom(const char* id, const char* position) {
    const VariantPtr variant = variantOf(id);
    document.newGameFrom(variant, nullptr, variant->parsePosition(position).value());
  }
  void showBoard() {
    window->showBoard();
    QTest::qWait(1);
  }
  void openTexts(const char* variant, const char* position) {
    const QString failure = ui::openTexts(workspace, QString::fromLatin1(variant), QString::fromLatin1(position));
    if (!failure.isEmpty()) qFatal("%s", qPrintable(failure));
    QTest::qWait(1);
  }

  ui::BoardView& board() { return *alternating(*window).boardPage()->board(); }
  ui::MessageBar& messages() { return *alternating(*window).messages(); }
  QAction& action(ui::ActionId id) { return *test::actionsOf(window)[id]; }
  void trigger(ui::ActionId id) { action(id).trigger(); }
  QString position() { return test::positionText(workspace); }
  /// Returns whether the message bar contains a text. The bar may also contain another message, because a small
  /// board can be solved at any moment.
  bool says(const QString& text) { return messages().text().contains(text); }
  /// Returns the visible button of the message with this text, or null.
  QPushButton* button(const char* text) {
    for (QPushButton* each : messages().findChildren<QPushButton*>())
      if (each->isVisible() && each->text() == QLatin1String(text)) return each;
    return nullptr;
  }
  void resign() {
    trigger(ui::ActionId::Resign);
    QVERIFY2(button("Resign"), "nobody asks");
    QTest::mouseClick(button("Resign"), Qt::LeftButton);
  }

  void play(const char* text) {
    const auto move = document.variant()->parseMove(document.position(), text);
    QVERIFY(move && document.play(*move));
  }
  /// Plays both sides perfectly.
  void playOut() {
    while (!isOver(document)) document.play(moveValues(*document.solution(), document.position()).front().move);
  }

  QPoint at(Square square) { return board().currentLayout().centre(square).toPoint(); }
  void click(Square square) { QTest::mouseClick(&board(), Qt::LeftButton, {}, at(square)); }
  void moveMouse(QPoint place, Qt::MouseButtons buttons = {}) {
    QMouseEvent move(QEvent::MouseMove, place, board().mapToGlobal(place), Qt::NoButton, buttons, {});
    QApplication::sendEvent(&board(), &move);
  }
  void dragMouse(QPoint from, QPoint to) {
    QTest::mousePress(&board(), Qt::LeftButton, {}, from);
    for (const QPoint& place : {(from + to) / 2, to}) moveMouse(place, Qt::LeftButton);
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, to);
  }
  void drag(Square from, Square to) { dragMouse(at(from), at(to)); }
};

}  // namespace kotai::test
