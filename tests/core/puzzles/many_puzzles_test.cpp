// Tests thousands of puzzles of every kind with separate rules of the tests. The environment variable
// KOTAI_PUZZLES sets the number of puzzles of each kind. Solutions are in the folder KOTAI_TEST_SOLUTIONS, and
// `verify` derives their values again. Mates in three plies or fewer are also searched without the solution.
#include <QTest>
#include <algorithm>

#include "core/puzzles/puzzle_source.h"
#include "tests/core/puzzles/referee.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

namespace kotai {

class ManyPuzzlesTest : public QObject {
  Q_OBJECT

 private slots:
  void keepTheirPromises_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("kind");
    QString variants = qEnvironmentVariable("KOTAI_PUZZLE_VARIANTS");
    if (variants.isEmpty()) variants = QStringLiteral("animalshogi");
    for (const QString& id : variants.split(QLatin1Char(' ')))
      for (const PuzzleKind kind : puzzleKinds()) {
        const QString kindId = QString::fromUtf8(idOf(kind).data(), static_cast<qsizetype>(idOf(kind).size()));
        QTest::addRow("%s, %s", qPrintable(id), qPrintable(kindId)) << id << kindId;
      }
  }
  void keepTheirPromises() {
    QFETCH(QString, id);
    QFETCH(QString, kind);
    const SolutionPtr solution = test::sharedSolution(id.toStdString());
    const Variant& variant = *solution->variant();
    const test::PlainMoves moves = test::plainMoves(variant.gameId());
    const test::Referee referee(moves, [&](const std::string& text) { return solution->value(test::position(variant, text)); });
    const Search search{moves, std::string(variant.gameId())};
    const auto source = puzzlesOfKind(solution, puzzleKindOfId(kind.toStdString()).value(), std::nullopt, 1);
    int found = 0;
    std::map<std::size_t, int> lengths;
    std::map<int, int> ratings;
    while (found < wanted()) {
      const auto puzzle = source->next();
      if (!puzzle) break;
      ++found;
      ++lengths[puzzle->solution.size()];
      ++ratings[puzzle->rating / 200 * 200];
      const std::string text = variant.formatPosition(puzzle->position);
      const std::string fault = referee.fault(variant, *puzzle);
      QVERIFY2(fault.empty(), (text + ": " + fault).c_str());
      const std::uint32_t plies = puzzle->value.distancePlies;
      if (puzzle->kind == PuzzleKind::Mate && plies <= searchedPlies)
        QVERIFY2(search.wins(text, plies) && !search.wins(text, plies - 1), text.c_str());
    }
    QString line = QStringLiteral("%1 of %2 positions; plies:").arg(found).arg(source->candidates());
    for (const auto& [plies, count] : lengths) line += QStringLiteral(" %1: %2").arg(plies).arg(count);
    line += QStringLiteral("; ratings:");
    for (const auto& [rating, count] : ratings) line += QStringLiteral(" %1: %2").arg(rating).arg(count);
    qInfo().noquote() << line;
    QVERIFY(found == wanted() || source->candidates() < least);
  }

 private:
  static constexpr std::uint32_t searchedPlies = 3;
  static constexpr std::uint64_t least = 1'000'000;  ///< kinds with fewer positions may lack puzzles

  static int wanted() {
    const int asked = qEnvironmentVariableIntValue("KOTAI_PUZZLES");
    return asked > 0 ? asked : 300;
  }

  /// Search that decides whether the side to move can force a win, or cannot avoid a loss, within a number of
  /// plies. Uses only the rules of the tests.
  struct Search {
    test::PlainMoves moves;
    std::string gameId;

    bool wins(const std::string& text, std::uint32_t plies) const {
      const auto after = moves(text);
      if (after.empty()) return !test::isPlainLoss(gameId, text);
      return plies > 0 &&
             std::any_of(after.begin(), after.end(), [&](const auto& each) { return loses(each.second, plies - 1); });
    }
    bool loses(const std::string& text, std::uint32_t plies) const {
      const auto after = moves(text);
      if (after.empty()) return test::isPlainLoss(gameId, text);
      return plies > 0 && std::all_of(after.begin(), after.end(), [&](const auto& each) { return wins(each.second, plies - 1); });
    }
  };
};

}  // namespace kotai

KOTAI_TEST(kotai::ManyPuzzlesTest)
#include "many_puzzles_test.moc"
