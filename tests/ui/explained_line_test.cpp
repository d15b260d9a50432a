// Tests for the numbered arrows for the line of an explanation.
#include <QImage>
#include <QTest>
#include <algorithm>

#include "core/explain/explain.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/sessions.h"
#include "tests/ui/shown_program.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/document/explain_later.h"

using namespace kotai;
using namespace kotai::ui;

class ExplainedLineTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setUpApplication(); }

  /// The sentence under test is "a2b2 does not stop the threat c1off, which wins in 4 moves: c1off b2a2 c2off a2a3." A fourth
  /// arrow would cover the others.
  void theLineOfARefutation() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    const AnyPosition before = variant->parsePosition("3/^1>/2> ^").value();
    const AnyMove mistake = variant->parseMove(before, "a2b2").value();
    const auto facts = explain(*test::solved(variant), before, mistake);
    const AnyPosition after = variant->play(before, mistake);
    const auto line = explainedLine(*variant, facts, after);
    QCOMPARE(line.size(), std::size_t(3));
    const Square ends[][2] = {{{2, 0}, {3, 0}}, {{1, 1}, {0, 1}}, {{2, 1}, {3, 1}}};
    for (std::size_t i = 0; i < line.size(); ++i) {
      QCOMPARE(line[i].from, ends[i][0]);
      QCOMPARE(line[i].to, ends[i][1]);
    }
    QVERIFY(explainedLine(*variant, {}, after).empty());
    QVERIFY(explainedLine(*variant, facts, variant->start()).empty());
  }

  /// A fact may have a longer line than its sentence.
  void onlyNamedMovesAreDrawn() {
    const VariantPtr variant = test::variantOf("dodgem:3x3");
    const AnyPosition before = variant->parsePosition("3/^1>/2> ^").value();
    const auto facts = explain(*test::solved(variant), before, variant->parseMove(before, "a2b2").value());
    Fact fact = *std::ranges::find(facts, FactKind::Refutation, &Fact::kind);
    fact.params = {"a2b2", "c1off", "4", "c1off b2a2"};
    QCOMPARE(explainedLine(*variant, {fact}, fact.moves[1].before).size(), std::size_t(2));
  }

  void itIsOnTheBoardAsLongAsThePosition() {
    test::ShownProgram program;
    program.workspace.openVariant("dodgem:3x3");
    program.settings.setOpponentSides(OpponentSides::None);
    program.settings.setValuesShown(false);
    GameDocument& document = *test::alternating(program.workspace).document();
    BoardView& board = *test::alternating(*program.window).boardPage()->board();
    const Variant& variant = *document.variant();
    QVERIFY(document.play(variant.parseMove(document.position(), "b1a1").value()));
    const QImage bare = board.grab().toImage();
    board.mark(&BoardMarks::line, {{{0, 2}, {1, 2}}, {{0, 0}, {1, 0}}, {{0, 1}, {1, 1}}});
    QVERIFY(board.grab().toImage() != bare);
    step(document, -1);
    step(document, 1);
    QVERIFY(board.grab().toImage() == bare);
  }
};

KOTAI_WINDOW_TEST(ExplainedLineTest)
#include "explained_line_test.moc"
