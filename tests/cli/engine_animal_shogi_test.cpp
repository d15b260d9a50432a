// Tests for the engine with the solution of Animal Shogi. Scores and lines are compared with a search by the
// rules of other programs.
#include <QTest>
#include <algorithm>

#include "app/cli/engine/engine_server.h"
#include "core/analysis/position_list.h"
#include "core/engine/engine_notation.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::cli;

namespace {

constexpr int lion = 4;

bool hasLion(const Variant& variant, const AnyPosition& position, Side side) {
  return std::ranges::any_of(variant.pieces(position),
                             [side](const PieceOnBoard& piece) { return piece.kind == lion && piece.owner == side; });
}

bool lionCanBeCaptured(const Variant& variant, const AnyPosition& position, Side side) {
  return std::ranges::any_of(variant.successors(position),
                             [&](const AnyPosition& after) { return !hasLion(variant, after, side); });
}

/// Returns the positions after the moves that are legal under the rules of other programs, which forbid leaving
/// the lion en prise.
std::vector<AnyPosition> afterTheirMoves(const Variant& variant, const AnyPosition& position) {
  std::vector<AnyPosition> after = variant.successors(position);
  const Side side = variant.sideToMove(position);
  std::erase_if(after, [&](const AnyPosition& each) { return lionCanBeCaptured(variant, each, side); });
  return after;
}

/// Returns whether the side to move wins with at most \p moves of its moves, by mate or by a lion on the far row.
bool winsIn(const Variant& variant, const AnyPosition& position, unsigned moves) {
  return std::ranges::any_of(afterTheirMoves(variant, position), [&](const AnyPosition& after) {
    if (variant.finishedValue(after)) return true;
    const std::vector<AnyPosition> answers = afterTheirMoves(variant, after);
    if (answers.empty()) return true;
    return moves > 1 && std::ranges::all_of(answers, [&](const AnyPosition& answer) {
             return !variant.finishedValue(answer) && winsIn(variant, answer, moves - 1);
           });
  });
}

}  // namespace

class EngineAnimalShogiTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_solution = test::sharedSolution("animalshogi");
    m_variant = m_solution->variant();
    m_notation = engineNotation(m_variant);
  }
  void theStart();
  void shortestMates_data();
  void shortestMates();
  void draws();
  void severalLines();

 private:
  struct Answer {
    QString score;  ///< such as "mate 3" or "cp 0"
    QStringList line;
    QString best;
  };
  QStringList ask(const std::string& position, bool usi = false, const char* option = nullptr) {
    QStringList lines;
    EngineServer server({m_variant, m_solution, "Kotai 1", 1},
                        [&lines](const std::string& line) { lines.push_back(QString::fromStdString(line)); });
    server.handleLine(usi ? "usi" : "uci");
    if (option) server.handleLine(option);
    lines.clear();
    server.handleLine("position " + position);
    server.handleLine("go movetime 10");
    return lines;
  }
  static Answer answerOf(const QStringList& lines) {
    const QString& info = lines.at(lines.size() - 2);
    return {info.section(QStringLiteral(" score "), 1).section(QLatin1Char(' '), 0, 1),
            info.section(QStringLiteral(" pv "), 1).split(QLatin1Char(' ')), lines.last().section(QLatin1Char(' '), 1, 1)};
  }
  std::string fen(const AnyPosition& position) const { return "fen " + m_notation->position(EngineProtocol::Uci, position); }
  /// Returns the last position of a line. Returns nothing if a move is illegal under either set of rules.
  std::optional<AnyPosition> follow(AnyPosition position, const QStringList& line) const {
    for (const QString& text : line) {
      const auto move = m_notation->readMove(EngineProtocol::Uci, position, text.toStdString());
      if (!move) return std::nullopt;
      const AnyPosition after = m_variant->play(position, *move);
      if (lionCanBeCaptured(*m_variant, after, m_variant->sideToMove(position))) return std::nullopt;
      position = after;
    }
    return position;
  }
  bool isOver(const AnyPosition& position) const {
    return m_variant->finishedValue(position) || afterTheirMoves(*m_variant, position).empty();
  }
  /// Returns some positions with the given value, from all parts of the solution.
  std::vector<AnyPosition> some(Outcome outcome, std::optional<std::uint32_t> plies, int count) const {
    const PositionFilter filter{FindKind::Cell, plies, outcome, {}};
    const PositionList list(m_solution, filter);
    std::vector<AnyPosition> positions;
    for (int number = 0; number < count; ++number)
      for (const ListedPosition& each :
           list.page(list.count() * static_cast<std::uint64_t>(2 * number + 1) / static_cast<std::uint64_t>(2 * count), 1))
        positions.push_back(each.position);
    return positions;
  }

  SolutionPtr m_solution;
  VariantPtr m_variant;
  EngineNotationPtr m_notation;
};

/// Tanaka: the second player wins in 78 plies. If the win is a mate, the game ends two plies earlier under the
/// rules of other programs.
void EngineAnimalShogiTest::theStart() {
  const Answer answer = answerOf(ask("startpos"));
  const int plies = static_cast<int>(answer.line.size());
  QVERIFY(plies == 78 || plies == 76);
  QCOMPARE(answer.score, QStringLiteral("mate -%1").arg(plies / 2));
  QCOMPARE(answer.best, answer.line.first());
  const auto last = follow(m_variant->start(), answer.line);
  QVERIFY(last && isOver(*last));
  QCOMPARE(m_variant->sideToMove(*last), Side::First);
  QCOMPARE(answerOf(ask("startpos", true)).score, QStringLiteral("mate -%1").arg(plies));  // USI counts plies
}

void EngineAnimalShogiTest::shortestMates_data() {
  QTest::addColumn<unsigned>("plies");
  QTest::newRow("one or two moves") << 3U;
  QTest::newRow("two or three moves") << 5U;
}

/// Checks shortest mates. No shorter win exists, the line has the stated length, and the side that is mated
/// reports the same distance.
void EngineAnimalShogiTest::shortestMates() {
  QFETCH(unsigned, plies);
  for (const AnyPosition& position : some(Outcome::Win, plies, 12)) {
    const QByteArray text = QByteArray::fromStdString(fen(position));
    const Answer answer = answerOf(ask(fen(position)));
    unsigned moves = 1;
    while (moves <= (plies + 1) / 2 && !winsIn(*m_variant, position, moves)) ++moves;
    QVERIFY2(answer.score == QStringLiteral("mate %1").arg(moves), text);
    QVERIFY2(answer.line.size() == static_cast<int>(2 * moves - 1), text);
    const auto last = follow(position, answer.line);
    QVERIFY2(last && isOver(*last), text);
    if (moves == 1) continue;
    const Answer other = answerOf(ask(fen(position) + " moves " + answer.line.first().toStdString()));
    QVERIFY2(other.score == QStringLiteral("mate -%1").arg(moves - 1), text);
  }
}

void EngineAnimalShogiTest::draws() {
  for (const AnyPosition& position : some(Outcome::Draw, {}, 8)) {
    const Answer answer = answerOf(ask(fen(position)));
    QCOMPARE(answer.score, QStringLiteral("cp 0"));
    AnyPosition here = position;
    for (const QString& move : answer.line) {
      const auto after = follow(here, {move});
      QVERIFY(after);
      QCOMPARE(m_solution->value(*after), Value::draw());
      here = *after;
    }
  }
}

/// The best line comes first. The score of each line belongs to the first move of that line.
void EngineAnimalShogiTest::severalLines() {
  const QStringList lines = ask("startpos", false, "setoption name MultiPV value 9").filter(QStringLiteral(" multipv "));
  QCOMPARE(lines.size(), 4);  // all moves of the start position
  for (int number = 0; number < 4; ++number) {
    QVERIFY(lines[number].contains(QStringLiteral(" multipv %1 ").arg(number + 1)));
    const Answer answer = answerOf({lines[number], QStringLiteral("bestmove -")});
    const auto after = follow(m_variant->start(), {answer.line.first()});
    QVERIFY(after);
    const int plies = static_cast<int>(m_solution->value(*after).distancePlies) + 1;
    const int told = static_cast<int>(answer.line.size());
    QVERIFY(told == plies || told == plies - 2);
    QCOMPARE(answer.score, QStringLiteral("mate -%1").arg(told / 2));
  }
}

KOTAI_TEST(EngineAnimalShogiTest)
#include "engine_animal_shogi_test.moc"
