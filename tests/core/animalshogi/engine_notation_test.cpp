// Tests for the notation in which other programs write Animal Shogi. The expected texts come from an independent
// program, Fairy-Stockfish 11.1 (variant dobutsu; `d` and `go perft`), whose rules and notation differ from
// Kotai's.
#include "core/engine/engine_notation.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <random>

#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::test;

constexpr auto uci = EngineProtocol::Uci;
constexpr auto usi = EngineProtocol::Usi;

/// Returns the number of sequences of moves under the rules of dobutsu, in which a chick that reaches the far
/// row need not promote.
static std::uint64_t perftByTexts(const EngineNotation& notation, const AnyPosition& position, unsigned depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (const AnyMove move : notation.sharedMoves(position)) {
    const std::string text = notation.move(uci, position, move);
    total += perftByTexts(notation, *notation.after(uci, position, text), depth - 1);
    if (text.ends_with('+'))
      total += perftByTexts(notation, *notation.after(uci, position, text.substr(0, text.size() - 1)), depth - 1);
  }
  return total;
}

static std::string moveTexts(const EngineNotation& notation, EngineProtocol protocol, const AnyPosition& position) {
  std::vector<std::string> texts;
  for (const AnyMove move : notation.sharedMoves(position)) texts.push_back(notation.move(protocol, position, move));
  std::ranges::sort(texts);
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
  return all;
}

class EngineNotationTest : public QObject {
  Q_OBJECT

 private slots:
  void positions_data();
  void positions();
  void handsAreReadInAnyOrder();
  void movesOfTheStart();
  void aChickPromotes();
  void dropsAndTheLionInCheck();
  void aMateIsTheEnd();
  void countsOfMoves();
  void everythingIsReadBack();
  void nonsenseIsRefused_data();
  void nonsenseIsRefused();

 private:
  VariantPtr m_variant = variant("animalshogi");
  EngineNotationPtr m_notation = engineNotation(m_variant);
};

void EngineNotationTest::positions_data() {
  QTest::addColumn<QString>("own");
  QTest::addColumn<QString>("fen");
  QTest::addColumn<QString>("sfen");
  const auto row = [](const char* name, const char* own, const char* fen, const char* sfen) {
    QTest::newRow(name) << QString::fromLatin1(own) << QString::fromLatin1(fen) << QString::fromLatin1(sfen);
  };
  row("start", "gle/1c1/1C1/ELG b -", "gle/1c1/1C1/ELG[] w - - 0 1", "gle/1c1/1C1/ELG b - 1");
  row("a chick in the hand", "gle/1C1/3/ELG w C", "gle/1C1/3/ELG[C] b - - 0 1", "gle/1C1/3/ELG w C 2");
  row("one of each in both hands", "3/1l1/3/1L1 b GECgec", "3/1l1/3/1L1[GCEgce] w - - 0 1", "3/1l1/3/1L1 b GCEgce 1");
  row("two of a kind", "3/1l1/3/1L1 b G2E2Cg", "3/1l1/3/1L1[GCCEEg] w - - 0 1", "3/1l1/3/1L1 b G2C2Eg 1");
  row("a hen", "1l1/1+C1/3/1L1 w GEgec", "1l1/1+C1/3/1L1[GEgce] b - - 0 1", "1l1/1+C1/3/1L1 w GEgce 2");
}

void EngineNotationTest::positions() {
  QFETCH(QString, own);
  QFETCH(QString, fen);
  QFETCH(QString, sfen);
  const AnyPosition position = test::position(*m_variant, own.toStdString());
  QCOMPARE(QString::fromStdString(m_notation->position(uci, position)), fen);
  QCOMPARE(QString::fromStdString(m_notation->position(usi, position)), sfen);
}

void EngineNotationTest::handsAreReadInAnyOrder() {
  const AnyPosition expected = position(*m_variant, "3/1l1/3/1L1 w G2E2Cg");
  for (const char* text : {"3/1l1/3/1L1[GCCEEg] b - - 0 1", "3/1l1/3/1L1[gEECCG] b", "3/1l1/3/1L1[EgCGCE] b - - 12 40"})
    QVERIFY2(m_notation->readPosition(uci, text) == expected, text);
  QVERIFY(m_notation->readPosition(usi, "3/1l1/3/1L1 w 2CG2Eg 7") == expected);
  QVERIFY(m_notation->readPosition(uci, "gle/1c1/1C1/ELG[-] w 0 1") == m_variant->start());
  QVERIFY(m_notation->readPosition(uci, "gle/1c1/1C1/ELG w - - 0 1") == m_variant->start());
}

void EngineNotationTest::movesOfTheStart() {
  QCOMPARE(moveTexts(*m_notation, uci, m_variant->start()), std::string("b1a2 b1c2 b2b3 c1c2"));
  QCOMPARE(moveTexts(*m_notation, usi, m_variant->start()), std::string("1d1c 2c2b 2d1c 2d3c"));
}

/// In the rules of dobutsu, promotion is optional, so a chick on the far row may stay a chick. readMove() turns
/// such a move into the promotion of Kotai's rules.
void EngineNotationTest::aChickPromotes() {
  const AnyPosition before = position(*m_variant, "1l1/2C/3/1L1 b GEgec");
  const AnyMove step = move(*m_variant, before, "C2C1");
  QCOMPARE(m_notation->move(uci, before, step), std::string("c3c4+"));
  QCOMPARE(m_notation->move(usi, before, step), std::string("1b1a+"));
  QVERIFY(m_notation->readMove(uci, before, "c3c4+") == step);
  QVERIFY(m_notation->readMove(uci, before, "c3c4") == step);
  QVERIFY(m_notation->after(uci, before, "c3c4+") == position(*m_variant, "1l+C/3/3/1L1 w GEgec"));
  QVERIFY(m_notation->after(uci, before, "c3c4") == position(*m_variant, "1lC/3/3/1L1 w GEgec"));
}

/// A lion may step onto an attacked square in Kotai's rules, but not in the rules of dobutsu.
void EngineNotationTest::dropsAndTheLionInCheck() {
  const AnyPosition position = test::position(*m_variant, "gle/1C1/3/ELG w C");
  QCOMPARE(moveTexts(*m_notation, uci, position), std::string("b4a3 b4b3 b4c3 c4b3"));
  QCOMPARE(m_variant->legalMoves(position).size(), std::size_t{5});
  const AnyPosition drop = test::position(*m_variant, "gl1/1e1/3/ELG b 2C");
  QVERIFY(m_notation->readMove(uci, drop, "C@b2") == move(*m_variant, drop, "C*B3"));
  QVERIFY(m_notation->readMove(usi, drop, "C*2c") == move(*m_variant, drop, "C*B3"));
  QVERIFY(!m_notation->winningMoveIfIllegal(position));
  const AnyPosition hanging = m_variant->play(position, move(*m_variant, position, "A1A2"));
  QVERIFY(m_notation->winningMoveIfIllegal(hanging) == move(*m_variant, hanging, "B2B1"));
}

void EngineNotationTest::aMateIsTheEnd() {
  const AnyPosition mate = position(*m_variant, "l1G/G2/1L1/3 w 2E2C");
  QVERIFY(m_notation->sharedMoves(mate).empty());
  QVERIFY(!m_variant->legalMoves(mate).empty());
}

/// Compares the numbers of moves with the counts that `go perft 1` to `go perft 5` of Fairy-Stockfish print for the
/// start position.
void EngineNotationTest::countsOfMoves() {
  constexpr std::array<std::uint64_t, 5> counted{4, 13, 69, 412, 2334};
  for (unsigned depth = 1; depth <= counted.size(); ++depth)
    QCOMPARE(perftByTexts(*m_notation, m_variant->start(), depth), counted[depth - 1]);
}

void EngineNotationTest::everythingIsReadBack() {
  std::mt19937 random(7);
  for (int game = 0; game < 40; ++game) {
    AnyPosition here = m_variant->start();
    for (int ply = 0; ply < 60; ++ply) {
      const std::vector<AnyMove> moves = m_variant->legalMoves(here);
      for (const EngineProtocol protocol : {uci, usi}) {
        QVERIFY(m_notation->readPosition(protocol, m_notation->position(protocol, here)) == here);
        for (const AnyMove each : moves) {
          const std::string text = m_notation->move(protocol, here, each);
          QVERIFY2(m_notation->readMove(protocol, here, text) == each, text.c_str());
          QVERIFY2(m_notation->after(protocol, here, text) == m_variant->play(here, each), text.c_str());
        }
      }
      if (moves.empty()) break;
      here = m_variant->play(here, moves[random() % moves.size()]);
    }
  }
}

void EngineNotationTest::nonsenseIsRefused_data() {
  QTest::addColumn<QString>("fen");
  for (const char* text : {"", "zzz", "gle/1c1/1C1/ELG", "gle/1c1/1C1/ELG[] x - - 0 1", "gle/1c1/1C1/ELG[GG] w - - 0 1",
                           "[[[]]] w", "g1e/1c1/1C1/ELG[] w - - 0 1", "9/9/9/9[] w - - 0 1"})
    QTest::newRow(*text == '\0' ? "nothing" : text) << QString::fromLatin1(text);
}

void EngineNotationTest::nonsenseIsRefused() {
  QFETCH(QString, fen);
  const auto read = m_notation->readPosition(uci, fen.toStdString());
  QVERIFY(!read);
  QVERIFY(!m_notation->readMove(uci, m_variant->start(), fen.toStdString()));
}

KOTAI_TEST(EngineNotationTest)
#include "engine_notation_test.moc"
