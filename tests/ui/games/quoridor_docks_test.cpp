// Tests for the docks and dialogs for Quoridor: words, tables and their cells, figures, moves, jobs, help pages. Also tests the
// words of Gobblet Gobblers.
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include "core/analysis/aggregate.h"
#include "core/game/registry.h"
#include "tests/cpu_clock.h"
#include "tests/runner/window_test_class.h"
#include "tests/ui/child.h"
#include "tests/ui/choose.h"
#include "tests/ui/solved_variants.h"
#include "tests/ui/state_of.h"
#include "ui/charts/heat_map.h"
#include "ui/docks/jobs/job_row.h"
#include "ui/docks/moves/moves_dock.h"
#include "ui/docks/positions/positions_dock.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/docks/tables/counts_model.h"
#include "ui/docks/tables/figures_panel.h"
#include "ui/docks/tables/table_charts.h"
#include "ui/docks/tables/tables_dock.h"
#include "ui/document/game_document.h"
#include "ui/help/help_dialog.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/welcome/variant_states.h"

using namespace kotai;
using namespace kotai::ui;

class QuoridorDocksTest : public QObject {
  Q_OBJECT

 private slots:
  void variantsHaveNames() {
    const auto name = [](const char* id) { return variantName(*test::variantOf(id)); };
    QVERIFY(name("quoridor:5x5,fences=3").contains(QStringLiteral("5×5")));
    QVERIFY(name("quoridor:5x5,fences=0").contains(QStringLiteral("no fences")));
    QVERIFY(name("quoridor:5x5,fences=2-1").contains(QStringLiteral("2 and 1")));
    QVERIFY(name("quoridor:4x4,fences=1,start=diagonal").contains(QStringLiteral("diagonal")));
    QCOMPARE(sideSymbol(*test::variantOf("quoridor:5x5,fences=3"), Side::Second), QStringLiteral("▼"));
  }

  void everyFaultHasItsSentence_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("another size") << QByteArray("4x4 c1 c5 1 1 - 1") << QStringLiteral("5x5");
    QTest::newRow("same square") << QByteArray("5x5 c3 c3 1 1 - 1") << QStringLiteral("Both pawns stand on c3");
    QTest::newRow("crossing") << QByteArray("5x5 c1 c5 0 0 b2h,b2v 1") << QStringLiteral("cross");
    QTest::newRow("overlapping") << QByteArray("5x5 c1 c5 0 0 b2h,c2h 1") << QStringLiteral("overlap");
    QTest::newRow("too many in hand") << QByteArray("5x5 c1 c5 2 0 - 1") << QStringLiteral("2 fences in hand");
    QTest::newRow("too few in all") << QByteArray("5x5 c1 c5 1 0 - 1") << QStringLiteral("there must be 2");
    QTest::newRow("on its goal") << QByteArray("5x5 c5 c3 1 1 - 1") << QStringLiteral("has already won");
    QTest::newRow("no fence, no dash") << QByteArray("5x5 c1 c5 1 1 ") << QStringLiteral("or -");
    QTest::newRow("direction") << QByteArray("5x5 c1 c5 1 0 b2x 1") << QStringLiteral("h or v");
    QTest::newRow("side") << QByteArray("5x5 c1 c5 1 1 - 3") << QStringLiteral("1 or 2");
    QTest::newRow("number") << QByteArray("5x5 c1 c5 x 1 - 1") << QStringLiteral("number of fences");
  }
  void everyFaultHasItsSentence() {
    QFETCH(QByteArray, text);
    QFETCH(QString, part);
    const auto position = test::variantOf("quoridor:5x5,fences=1")->parsePosition(text.toStdString());
    QVERIFY(!position);
    QVERIFY2(errorText(position.error()).contains(part), qPrintable(errorText(position.error())));
  }

  void closedPathsAndOptionsAreExplained() {
    const auto closed = test::variantOf("quoridor:3x3,fences=2")->parsePosition("3x3 a1 c3 1 1 a1h,b1v 1");
    QVERIFY(!closed && errorText(closed.error()).contains(QStringLiteral("first player's pawn no path")));
    const auto odd = parseVariant("quoridor:5x5,fences=1,start=diagonal");
    QVERIFY(!odd && errorText(odd.error()).contains(QStringLiteral("even width")));
    const auto missing = parseVariant("quoridor:5x5");
    QVERIFY(!missing && errorText(missing.error()).contains(QStringLiteral("fences=1")));
  }

  void tablesLeaveEmptyFarCellsOutAndListTheOthers() {
    JobManager jobs(m_folder.path().toStdString());
    GameDocument document;
    const VariantPtr variant = test::variantOf("quoridor:5x5,fences=1");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    PositionsDock positions(&document, &state.hub);
    connect(&tables, &TablesDock::cellActivated, &positions, &PositionsDock::showFilter);
    tables.resize(1100, 320);
    positions.resize(900, 300);
    tables.show();
    positions.show();
    QTRY_VERIFY(tables.isLoaded());
    QCOMPARE(tables.keyId(), QStringLiteral("steps"));
    HeatMap* wins = tables.charts()->map(Outcome::Win);
    QVERIFY(wins->cellRect(4, 4).isValid());
    QVERIFY(!wins->cellRect(20, 20).isValid());
    QVERIFY(wins->cellText(4, 4).contains(QStringLiteral("shortest path")));
    const quint64 expected = wins->count(4, 4);
    QVERIFY(expected > 0);
    QTest::mouseClick(wins, Qt::LeftButton, {}, wins->cellRect(4, 4).center());
    QTRY_COMPARE(positions.model()->count(), expected);
    QTRY_VERIFY(positions.model()->rowCount() > 0);
    const auto explained = [&] {
      for (const QLabel* label : positions.findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("shortest path: 4"))) return true;
      return false;
    };
    QVERIFY(explained());
    test::choose(tables, "tableBox", QStringLiteral("fences"));
    QCOMPARE(
        wins->count(1, 1) + tables.charts()->map(Outcome::Loss)->count(1, 1) + tables.charts()->map(Outcome::Draw)->count(1, 1),
        sumOfStart(variant));
  }

  void figuresStandBesideThePaper() {
    JobManager jobs(m_folder.path().toStdString());
    GameDocument document;
    const VariantPtr variant = test::variantOf("quoridor:5x5,fences=1");
    document.newGame(variant, test::solved(variant));
    test::StateOf state(&document, &jobs);
    TablesDock tables(&document, &state.hub);
    tables.show();
    QTRY_VERIFY(tables.isLoaded());
    test::choose(tables, "tableBox", TablesDock::figuresId);
    FiguresModel* model = test::child<FiguresPanel>(tables)->model();
    QTRY_VERIFY(model->rowCount() > 30);
    int equal = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
      const FigureRow& figure = model->rows()[static_cast<std::size_t>(row)];
      QVERIFY(check(figure) != FigureCheck::Different);
      if (check(figure) == FigureCheck::Equal) ++equal;
      const std::string& id = figure.id;
      QVERIFY2(figureName(id, "quoridor") != QString::fromStdString(id), id.c_str());  // every figure has a name
    }
    QVERIFY(equal >= 4);  // the start position, twice, and two counts of the paper; the third count is a misprint
    QVERIFY(figureExplanation("legal-2", "quoridor").contains(QStringLiteral("misprint")));
    // The summary includes the misprint in the number of compared figures, as `kotai-cli stats` does.
    QCOMPARE(model->agreement().equal, 3);
    QCOMPARE(model->agreement().slips, 1);
    QCOMPARE(model->agreement().compared(), 4);
    QCOMPARE(model->agreementElsewhere().compared() + model->agreementElsewhere().notKnown, 30);
    const auto said = [&](const char* words) {
      for (const QLabel* label : test::child<FiguresPanel>(tables)->findChildren<QLabel*>())
        if (label->text().contains(QLatin1String(words))) return true;
      return false;
    };
    QVERIFY(said("3 of 4 published figures agree"));
    QVERIFY(said("misprint"));
    QVERIFY(said("30 boards"));
  }

  void figuresWithoutAPaperNeedNoColumnsForIt() {
    FiguresPanel panel;
    panel.setRows({{{"won-by-fence-only", "", "12", ""}, {}, "quoridor"}});
    QVERIFY(panel.table()->isColumnHidden(FiguresModel::PublishedColumn));
    panel.setRows({{{"start-outcome", "loss", "loss", "Iwanaga et al. 2022"}, {}, "quoridor"}});
    QVERIFY(!panel.table()->isColumnHidden(FiguresModel::PublishedColumn));
    QCOMPARE(panel.model()->index(0, FiguresModel::ComputedColumn).data().toString(), QStringLiteral("Loss"));
  }

  void movesNameTheirPiece() {
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    GameDocument document;
    const VariantPtr variant = test::variantOf("quoridor:5x5,fences=1");
    document.newGame(variant, test::solved(variant));
    QTRY_VERIFY(document.valuesKnown());
    MovesModel model(&document, &settings);
    int pawns = 0;
    int fences = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
      const QModelIndex index = model.index(row);
      const auto sign = static_cast<MoveSign>(index.data(MovesModel::SignRole).toInt());
      if (sign == MoveSign::Dot) ++pawns;
      if (sign == MoveSign::LyingBar || sign == MoveSign::UprightBar) {
        ++fences;
        QVERIFY(index.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("fence ")));
      }
    }
    QCOMPARE(pawns, 3);
    QCOMPARE(fences, 32);
  }

  void jobsCountFencesInsteadOfLayers() {
    JobState state;
    SolveWork work{test::variantOf("quoridor:5x5,fences=3"), {}, {}};
    work.progress.layerCount = 7;
    work.progress.layer = 2;
    work.progress.positionsTotal = 100;
    state.work = work;
    JobRow row(1);
    row.showState(state);
    bool said = false;
    for (const QLabel* label : row.findChildren<QLabel*>())
      said = said || label->text().contains(QStringLiteral("4 fences on the board"));
    QVERIFY(said);
  }

  void unsolvedVariantsAreEstimatedAtOnce() {
    const kotai::test::CpuClock clock;
    const VariantFacts facts = readVariantFacts("quoridor:9x9,fences=3", m_folder.path().toStdString());
    QVERIFY(clock.seconds() < 10);
    QVERIFY(!facts.solved());
    QVERIFY(facts.positionsAreRough);
    QVERIFY(facts.positions > 1e9);
    QCOMPARE(roughCountText(75'968'453), QStringLiteral("76,000,000"));
  }

  /// The positions listed after a click on a cell all belong to that cell.
  void cellsOfPartsAreThoseOfTheirPositions_data() {
    QTest::addColumn<QByteArray>("variant");
    QTest::newRow("quoridor") << QByteArray("quoridor:5x5,fences=1");
    QTest::newRow("gobblet") << QByteArray("gobblet");
  }
  void cellsOfPartsAreThoseOfTheirPositions() {
    QFETCH(QByteArray, variant);
    const TierGraph& space = test::variantOf(variant.toStdString())->tierGraph();
    for (const AggregateKey& key : space.aggregateKeys())
      for (TierId tier; tier.value < space.tierCount(); ++tier.value)
        for (int part = 0; part < space.partCount(tier); part += 20) {
          const std::vector<CellPlace> cells = space.partCells(tier, part, key);
          QCOMPARE(cells.size(), static_cast<std::size_t>(space.partPositions(tier, part)));
          for (std::size_t number = 0; number < cells.size(); number += 2003) {
            const AggregateCell cell = space.cellOf({tier, {space.partFirst(tier, part) + number}}, key);
            QCOMPARE(int{cells[number].mover}, cell.mover);
            QCOMPARE(int{cells[number].opponent}, cell.opponent);
          }
        }
  }

  void gobbletHasWords() {
    const VariantPtr variant = test::variantOf("gobblet");
    QCOMPARE(sideName(*variant, Side::First), QStringLiteral("Orange"));
    QCOMPARE(resultSentence(*variant, Side::Second, Value::loss(4)), QStringLiteral("Orange wins in 4 moves"));
    QCOMPARE(winnerText(*variant, {EndCause::Rules, Side::First}, {}), QStringLiteral("Orange won"));
    for (const AggregateKey& key : variant->tierGraph().aggregateKeys()) {
      QVERIFY(aggregateKeyName(variant->gameId(), key) != QString::fromStdString(key.id));
      QVERIFY(aggregateAxisName(variant->gameId(), key, true) != aggregateAxisName(variant->gameId(), key, false));
    }
    for (const char* id :
         {"start-outcome", "arrangements", "arrangements-of-one-size", "reachable", "reachable-finished", "won-in-one",
          "stalemate", "losing-lift", "losing-lift-moves", "most-moves-without-losing-lifts", "unreachable"})
      QVERIFY2(figureName(id, "gobblet") != QLatin1String(id), id);
    const auto error = [&](const char* text) { return errorText(variant->parsePosition(text).error()); };
    QVERIFY(error(".,.,./.,Ls,./.,.,. o").contains(QStringLiteral("can only cover smaller")));
    QVERIFY(error("L,L,./.,L,./.,.,. o").contains(QStringLiteral("at most 2")));
    QVERIFY(error("L,L,M/.,.,./.,.,. o").contains(QStringLiteral("first player, who is to move, has already won")));
  }

  void picturesOfTheHelpAreDrawn() {
    HelpBrowser browser;
    for (const char* game : {"quoridor", "gobblet", "animalshogi"})
      for (const Language& language : languages()) {
        QFile page(QStringLiteral(":/kotai/help/rules_%1_%2.html").arg(QLatin1String(game), language.code));
        QVERIFY(page.open(QIODevice::ReadOnly));
        static const QRegularExpression picture(QStringLiteral("<img src=\"([^\"]+)\""));
        auto found = picture.globalMatch(QString::fromUtf8(page.readAll()));
        QVERIFY(found.hasNext());
        while (found.hasNext()) {
          const QString source = found.next().captured(1);
          QVERIFY2(!browser.loadResource(QTextDocument::ImageResource, QUrl(source)).value<QPixmap>().isNull(),
                   qPrintable(source));
        }
      }
  }

 private:
  /// Returns the number of positions in which no fence has been placed.
  static quint64 sumOfStart(const VariantPtr& variant) {
    const AggregateTable table = aggregate(*test::solved(variant), variant->tierGraph().aggregateKeys().back(), Counting::True);
    return table.at(Outcome::Win, 1, 1) + table.at(Outcome::Loss, 1, 1) + table.at(Outcome::Draw, 1, 1);
  }

  QTemporaryDir m_folder;
};

KOTAI_WINDOW_TEST(QuoridorDocksTest)
#include "quoridor_docks_test.moc"
