// Figure 11 of Iwanaga, Sakamoto, Ito, Ikeda, "Analysis of Quoridor" (2022): every board of it is solved and its winner compared.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/published.h"
#include "core/game/registry.h"
#include "solvers/retrograde/solve.h"

namespace kotai {

class QuoridorFigure11Test : public QObject {
  Q_OBJECT

 private slots:
  void winners_data();
  void winners();
  void boardsOutsideTheFigure_data();
  void boardsOutsideTheFigure();

 private:
  QTemporaryDir m_directory;
};

void QuoridorFigure11Test::winners_data() {
  QTest::addColumn<QString>("variant");
  QTest::addColumn<int>("winner");
  QFile file(QStringLiteral(KOTAI_TEST_DATA "/iwanaga_quoridor_winners.csv"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), 1 + 30);
  QCOMPARE(lines.front(), QStringLiteral("columns,rows,fences,winner"));
  for (qsizetype line = 1; line < lines.size(); ++line) {
    const QStringList cells = lines[line].split(QLatin1Char(','));
    QCOMPARE(cells.size(), 4);
    const QString variant = QStringLiteral("quoridor:%1x%2,fences=%3").arg(cells[0], cells[1], cells[2]);
    QTest::newRow(qPrintable(variant)) << variant << cells[3].toInt();
  }
}

void QuoridorFigure11Test::winners() {
  QFETCH(QString, variant);
  QFETCH(int, winner);
  const VariantPtr board = parseVariant(variant.toStdString()).value();
  QCOMPARE(board->id(), variant.toStdString());
  const Outcome expected = winner == 1 ? Outcome::Win : Outcome::Loss;
  retrograde::SolveOptions options;
  options.directory = m_directory.path().toStdString();
  QVERIFY(retrograde::solve(board, options).finished);
  const SolutionPtr solution = Solution::open(options.directory, board);
  const Value start = solution->value(board->start());
  QCOMPARE(start.outcome, expected);
  QCOMPARE(publishedOutcome(*board), std::optional(expected));
  const std::vector<PublishedFigure> figures = publishedFigures(*solution);
  QVERIFY(!figures.empty());
  QCOMPARE(figures.front().id, std::string("start-outcome"));
  QCOMPARE(figures.front().computed, figures.front().published);
  // The larger boards take a hundred megabytes.
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

QTEST_GUILESS_MAIN(kotai::QuoridorFigure11Test)
#include "quoridor_figure11_test.moc"
