// Plays solved Animal Shogi against the perfect opponent in the window: it wins as second player, as Tanaka found (2009: the
// second player wins in 78 plies). The solution is the one all slow tests share.
#include <QTest>

#include "tests/ui/sessions.h"
#include "tests/ui/solved_variants.h"
#include "ui/board/board_page.h"
#include "ui/board/board_view.h"
#include "ui/docks/line/line_dock.h"
#include "ui/docks/line/line_model.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

using namespace kotai;
using namespace kotai::ui;

class AnimalShogiPerfectTest : public QObject {
  Q_OBJECT

 private slots:
  void perfectOpponentWinsAsSecondPlayer() {
    QStandardPaths::setTestModeEnabled(true);
    setUpApplication();
    const VariantPtr variant = test::variantOf("animalshogi");
    const QString solutions = qEnvironmentVariable("KOTAI_TEST_SOLUTIONS");
    if (solutions.isEmpty()) QSKIP("KOTAI_TEST_SOLUTIONS names no folder: run this test with ctest");
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setAnimationMs(0);
    settings.setOpponentDelayMs(0);
    settings.setOpponentSides(OpponentSides::Second);
    // The program writes beside the solutions: a folder of its own leads to them.
    const std::filesystem::path data = folder.path().toStdString();
    std::filesystem::create_symlink(std::filesystem::path(solutions.toStdString()) / "animalshogi.kotai",
                                    data / "animalshogi.kotai");
    Workspace workspace(data, &settings);
    LanguageSwitch language;
    MainWindow window(&workspace, &language);
    window.show();
    workspace.openVariant(variant->id());
    GameDocument& document = *test::alternating(workspace).document();
    QTRY_VERIFY(document.valuesKnown());
    QCOMPARE(*document.value(), Value::loss(78));
    QTRY_COMPARE(test::alternating(window).lineDock()->model()->rowCount(), 78);

    // Many moves: no badges before a piece is chosen, a summary at each piece that can move.
    const BoardScene scene = test::alternating(window).boardPage()->board()->exportScene();
    QVERIFY(scene.valueMarks.empty());
    QCOMPARE(scene.pieceMarks.size(), std::size_t(3));

    // The person resists as long as possible in the first moves, then plays the last move of the list, the worst one.
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
};

QTEST_MAIN(AnimalShogiPerfectTest)
#include "animal_shogi_perfect_test.moc"
