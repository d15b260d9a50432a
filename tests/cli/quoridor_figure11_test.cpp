// Tests for figure 11 of Iwanaga, Sakamoto, Ito and Ikeda, "Analysis of Quoridor" (2022). Solves every board of
// the figure and compares the winner. Also compares the smaller boards of G. Slatton, "Solving Quoridor".
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/analysis/published.h"
#include "core/game/registry.h"
#include "solvers/retrograde/solve.h"
#include "tests/runner/test_class.h"

namespace kotai {

class QuoridorFigure11Test : public QObject {
  Q_OBJECT

 private slots:
  void winners_data();
  void winners();
  void winnersWithMoreFences_data();
  void winnersWithMoreFences();
  void boardsOutsideTheFigure_data();
  void boardsOutsideTheFigure();

 private:
  static void addRows(const char* fileName, int expectedLines, std::uint64_t maxPositions);
  static Outcome outcomeOf(const QString& winner);
  SolutionPtr solve(const VariantPtr& board) const;
  QTemporaryDir m_directory;
};

/// Adds one row of data for each line of a file, unless its board is too large. A line contains columns, rows,
/// fences of each player, and the winner: 1, 2 or draw.
void QuoridorFigure11Test::addRows(const char* fileName, int expectedLines, std::uint64_t maxPositions) {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<QString>("winner");
  QFile file(QStringLiteral(KOTAI_TEST_DATA "/") + QLatin1String(fileName));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 1 + expectedLines);
  QCOMPARE(lines.front(), QStringLiteral("columns,rows,fences,winner"));
  for (qsizetype line = 1; line < lines.size(); ++line) {
    const QStringList cells = lines[line].split(QLatin1Char(','));
    QCOMPARE(cells.size(), 4);
    const QString variant = QStringLiteral("quoridor:%1x%2,fences=%3").arg(cells[0], cells[1], cells[2]);
    if (parseVariant(variant.toStdString()).value()->tierGraph().approximatePositions() <= maxPositions)
      QTest::newRow(qPrintable(variant)) << variant << cells[3];
  }
}

Outcome QuoridorFigure11Test::outcomeOf(const QString& winner) {
  if (winner == QStringLiteral("draw")) return Outcome::Draw;
  return winner == QStringLiteral("1") ? Outcome::Win : Outcome::Loss;
}

SolutionPtr QuoridorFigure11Test::solve(const VariantPtr& board) const {
  retrograde::SolveOptions options;
  options.directory = m_directory.path().toStdString();
  return retrograde::solve(board, options).finished ? Solution::open(options.directory, board) : nullptr;
}

void QuoridorFigure11Test::winners_data() { addRows("iwanaga_quoridor_winners.csv", 30, 30'000'000); }

void QuoridorFigure11Test::winners() {
  QFETCH(QString, variant);
  QFETCH(QString, winner);
  const VariantPtr board = parseVariant(variant.toStdString()).value();
  QCOMPARE(board->id(), variant.toStdString());
  const Outcome expected = outcomeOf(winner);
  const SolutionPtr solution = solve(board);
  QVERIFY(solution);
  QCOMPARE(solution->value(board->start()).outcome, expected);
  QCOMPARE(publishedOutcome(*board), std::optional(expected));
  const std::vector<PublishedFigure> figures = publishedFigures(*solution);
  const auto start = std::find_if(figures.begin(), figures.end(), [](const auto& each) { return each.id == "start-outcome"; });
  QVERIFY(start != figures.end());
  QCOMPARE(start->computed, start->published);
  // Removes each solution of a larger board, because each takes a few megabytes.
  QVERIFY(std::filesystem::remove(solution->file()));
}

void QuoridorFigure11Test::winnersWithMoreFences_data() { addRows("slatton_quoridor_winners.csv", 181, 3'000'000); }

void QuoridorFigure11Test::winnersWithMoreFences() {
  QFETCH(QString, variant);
  QFETCH(QString, winner);
  const VariantPtr board = parseVariant(variant.toStdString()).value();
  const SolutionPtr solution = solve(board);
  QVERIFY(solution);
  QCOMPARE(solution->value(board->start()).outcome, outcomeOf(winner));
  QVERIFY(std::filesystem::remove(solution->file()));
}

void QuoridorFigure11Test::boardsOutsideTheFigure_data() {
  QTest::addColumn<QString>("variant");
  for (const char* const variant : {"quoridor:3x5,fences=1", "quoridor:5x4,fences=1", "quoridor:6x5,fences=1",
                                    "quoridor:5x5,fences=2", "quoridor:5x5,fences=1-0", "dodgem:4x4", "animalshogi"})
    QTest::newRow(variant) << QString::fromLatin1(variant);
}

void QuoridorFigure11Test::boardsOutsideTheFigure() {
  QFETCH(QString, variant);
  QVERIFY(!publishedOutcome(*parseVariant(variant.toStdString()).value()));
}

}  // namespace kotai

KOTAI_TEST(kotai::QuoridorFigure11Test)
#include "quoridor_figure11_test.moc"
