// Tests for how games end, by the rules or by repetition, and of the accuracy of a move.
#include "core/game/game_end.h"

#include <QTest>
#include <algorithm>
#include <functional>

#include "core/analysis/accuracy.h"
#include "core/game/game.h"
#include "core/game/registry.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class GameEndTest : public QObject {
  Q_OBJECT

  static VariantPtr variantOf(const char* id) { return parseVariant(id).value(); }

  static std::vector<AnyPosition> played(const Variant& variant, std::initializer_list<const char*> moves) {
    std::vector<AnyPosition> game{variant.start()};
    for (const char* text : moves) game.push_back(variant.play(game.back(), variant.parseMove(game.back(), text).value()));
    return game;
  }

  static void forEachPosition(const Variant& variant, const std::function<void(const AnyPosition&)>& visit) {
    const TierGraph& tiers = variant.tierGraph();
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
      std::uint64_t size = 0;
      for (int part = 0; part < tiers.partCount(tier); ++part) size += tiers.partPositions(tier, part);
      for (PositionIndex index; index.value < size; ++index.value) visit(variant.positionAt({tier, index}));
    }
  }

 private slots:
  void theThirdTimeIsADrawWhereTheRulesSaySo() {
    const VariantPtr variant = variantOf("animalshogi");
    auto game = played(*variant, {"C4C3", "A1A2", "C3C4", "A2A1", "C4C3", "A1A2", "C3C4"});
    QCOMPARE(timesOnBoard(game), 2);
    QVERIFY(!endOf(*variant, game));
    game = played(*variant, {"C4C3", "A1A2", "C3C4", "A2A1", "C4C3", "A1A2", "C3C4", "A2A1"});
    QCOMPARE(timesOnBoard(game), 3);  // the count includes the start position
    QCOMPARE(endOf(*variant, game), (GameEnd{EndCause::Repetition, std::nullopt}));
  }

  void otherGamesDoNotEndByRepetition() {
    const VariantPtr variant = variantOf("quoridor:3x3,fences=0");
    std::vector<AnyPosition> game{variant->start()};
    for (int times = 0; times < 5; ++times) game.push_back(variant->start());
    QCOMPARE(timesOnBoard(game), 6);
    QVERIFY(!endOf(*variant, game));
  }

  void finishedPositionsDetermineTheWinner() {
    const VariantPtr dodgem = variantOf("dodgem:3x3");
    QCOMPARE(endByRules(*dodgem, dodgem->parsePosition("3/1>1/3 ^").value()), (GameEnd{EndCause::Rules, Side::First}));
    const VariantPtr shogi = variantOf("animalshogi");
    const AnyPosition taken = played(*shogi, {"B3B2", "A1A2", "B2B1"}).back();  // the chick captures the lion
    QCOMPARE(endByRules(*shogi, taken), (GameEnd{EndCause::Rules, Side::First}));
    QVERIFY(!endByRules(*shogi, shogi->start()));
  }

  void dodgemIsDecidedWhenTheLastCarHasLeft() {
    const VariantPtr variant = variantOf("dodgem:3x3");
    QCOMPARE(endByRules(*variant, variant->parsePosition("3/1>1/3 >").value()), (GameEnd{EndCause::Rules, Side::First}));
    QCOMPARE(endByRules(*variant, variant->parsePosition("3/1^1/3 ^").value()), (GameEnd{EndCause::Rules, Side::Second}));
    QVERIFY(!endByRules(*variant, variant->parsePosition("3/1>1/^2 >").value()));
    QCOMPARE(endByRules(*variant, variant->parsePosition("3/3/3 ^").value()), (GameEnd{EndCause::Rules, Side::First}));
  }

  /// The result follows from the rules alone: after any move, the other side has no legal move and therefore wins.
  void decidedWinnerFollowsFromTheRules() {
    for (const char* id : {"dodgem:3x3", "dodgem:4x4"}) {
      const VariantPtr variant = variantOf(id);
      int decided = 0;
      forEachPosition(*variant, [&](const AnyPosition& position) {
        const auto winner = decidedWinner(*variant, position);
        const auto pieces = variant->pieces(position);
        const auto has = [&pieces](Side side) { return std::ranges::count(pieces, side, &PieceOnBoard::owner) > 0; };
        const Side toMove = variant->sideToMove(position);
        QCOMPARE(winner.has_value(), has(toMove) && !has(other(toMove)));
        if (!winner) return;
        ++decided;
        QCOMPARE(*winner, other(toMove));
        const auto after = variant->successors(position);
        QVERIFY(!after.empty());
        for (const AnyPosition& next : after) QVERIFY(variant->finishedValue(next) == Value::win(0));
      });
      QVERIFY(decided > 0);
    }
  }

  void onlyPerfectPlayHasFullAccuracy() {
    QCOMPARE(accuracyPercent(1), 100);
    QCOMPARE(accuracyPercent(0.9999), 99);
    QCOMPARE(accuracyPercent(0.7381), 74);
    QCOMPARE(accuracyPercent(0.7349), 73);
    QCOMPARE(accuracyPercent(0), 0);
  }

  void accuracyFallsWithWastedPlies() {
    QCOMPARE(moveAccuracy(Value::win(5), Value::loss(4)), 1.0);
    QCOMPARE(moveAccuracy(Value::win(5), Value::loss(14)), 0.75);  // the win comes 10 plies later
    QCOMPARE(moveAccuracy(Value::loss(20), Value::win(9)), 0.75);  // the loss comes 10 plies sooner
    QCOMPARE(moveAccuracy(Value::loss(20), Value::win(19)), 1.0);
    QCOMPARE(moveAccuracy(Value::draw(), Value::draw()), 1.0);
    QCOMPARE(moveAccuracy(Value::win(5), Value::draw()), 0.0);
    QCOMPARE(moveAccuracy(Value::draw(), Value::win(8)), 0.0);
    QVERIFY(moveAccuracy(Value::win(1), Value::loss(2000)) > 0.5);
  }

  /// In a lost position, a move that lets the opponent win at once is a mistake if the game could have lasted longer.
  void aGiftInALostPositionIsAMistake() {
    QVERIFY(losesAtOnce(Value::loss(24), Value::win(1)));
    QVERIFY(losesAtOnce(Value::loss(6), Value::win(1)));
    QVERIFY(!losesAtOnce(Value::loss(4), Value::win(1)));   // only two plies sooner
    QVERIFY(!losesAtOnce(Value::loss(2), Value::win(1)));   // nothing helps
    QVERIFY(!losesAtOnce(Value::loss(24), Value::win(3)));  // the opponent does not win at once
    QVERIFY(!losesAtOnce(Value::draw(), Value::win(1)));    // a worse outcome is already a mistake
    QCOMPARE(moveAccuracy(Value::loss(24), Value::win(1)), 0.0);
    QVERIFY(moveAccuracy(Value::loss(24), Value::win(3)) >= 0.5);
  }
};

KOTAI_TEST(GameEndTest)
#include "game_end_test.moc"
