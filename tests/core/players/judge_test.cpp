// Tests for the evaluation of simple players: the side that is ahead has the better evaluation, and no player makes aimless
// moves.
#include "core/players/judge.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/games/quoridor/variant.h"
#include "core/players/player.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class JudgeTest : public QObject {
  Q_OBJECT

 private slots:
  void thePlayerAheadIsJudgedBetter_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const auto row = [](const char* name, const char* id, const char* better, const char* worse) {
      QTest::newRow(name) << QString::fromLatin1(id) << QString::fromLatin1(better) << QString::fromLatin1(worse);
    };
    row("Dodgem, a step ahead", "dodgem:3x3", ">2/>1^/1^1 ^", ">2/>2/1^^ ^");
    row("Dodgem, not blocked", "dodgem:3x3", ">2/1^1/>1^ ^", "1>1/1^1/>1^ ^");
    row("Animal Shogi, a giraffe more", "animalshogi", "gle/1c1/1C1/ELG b -", "gle/1c1/1C1/EL1 b g");
    row("Animal Shogi, a chick in the hand", "animalshogi", "gle/3/1C1/ELG b C", "gle/3/1C1/ELG b c");
    row("Quoridor, a shorter way", "quoridor:5x5,fences=3", "5x5 c3 c5 3 3 - 1", "5x5 c2 c5 3 3 - 1");
    row("Quoridor, a fence more", "quoridor:5x5,fences=3", "5x5 c1 c5 3 2 a4h 1", "5x5 c1 c5 2 3 a4h 1");
    row("Gobblet, two in a line", "gobblet", "M,M,./.,l,./.,.,. o", "M,.,./.,l,./.,M,. o");
    row("Gobblet, covering", "gobblet", ".,.,./.,sM,./.,.,. o", ".,.,./.,Sm,./.,.,. o");
  }
  void thePlayerAheadIsJudgedBetter() {
    QFETCH(QString, id);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    const VariantPtr variant = test::variant(id.toStdString());
    const auto looks = [&](const QString& text) { return evaluation(*variant, test::position(*variant, text.toStdString())); };
    QVERIFY2(looks(better) > looks(worse), qPrintable(QStringLiteral("%1, %2").arg(looks(better)).arg(looks(worse))));
  }

  /// The start position has the same evaluation whichever side is to move, and is not mistaken for the end of a game.
  void theSideToMoveHasTheSameAdvantage() {
    for (const char* const id : {"dodgem:4x4", "animalshogi", "quoridor:5x5,fences=3", "gobblet"}) {
      const VariantPtr variant = test::variant(id);
      const double own = evaluation(*variant, variant->start());
      const double others = evaluation(*variant, variant->passed(variant->start()).value());
      QVERIFY2(std::abs(own - others) < 1e-9 && own > 0 && own < 1, id);
    }
  }

  /// A fence placed by level 1 lengthens the opponent's path by more than the level's own path. Path lengths follow the
  /// rules of the game. If the opponent is about to arrive, any fence that stops the pawn will do.
  void noAimlessFences() {
    const VariantPtr variant = test::variant("quoridor:5x5,fences=3");
    const auto& rules = static_cast<const quoridor::QuoridorVariant&>(*variant).rules();
    const auto way = [&](const AnyPosition& position, Side side) {
      return static_cast<int>(rules.shortestPath(quoridor::Rules::unpack(position), side).size());
    };
    const auto player = makePlayer("level=1", variant, nullptr, 4).value();
    int fences = 0;
    for (int game = 0; game < 40; ++game) {
      AnyPosition position = variant->start();
      for (int ply = 0; ply < 60 && !variant->finishedValue(position); ++ply) {
        const Side own = variant->sideToMove(position);
        const AnyPosition after = variant->play(position, player->choose(position));
        const auto lengthened = [&](Side side) { return way(after, side) - way(position, side); };
        const auto inHand = [](const AnyPosition& each) {
          const auto& board = quoridor::Rules::unpack(each);
          return board.firstHand + board.secondHand;
        };
        constexpr int aboutToArrive = 3;  // counts squares, including the pawn's own
        const bool isNear = std::min(way(position, own), way(position, other(own))) <= aboutToArrive;
        if (inHand(after) < inHand(position) && !isNear) {
          ++fences;
          QVERIFY2(lengthened(other(own)) > lengthened(own), variant->formatPosition(after).c_str());
        }
        position = after;
      }
    }
    QVERIFY(fences > 20);
  }
};

}  // namespace kotai

KOTAI_TEST(kotai::JudgeTest)
#include "judge_test.moc"
