// Tests for the published works. Every table appears as printed, next to the values computed from small
// solutions.
#include "core/works/works.h"

#include <fmt/format.h>

#include <QFile>
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "core/analysis/find_kind.h"
#include "core/game/registry.h"
#include "core/games/domineering/played_matches.h"
#include "core/play/play.h"
#include "core/query/parser.h"
#include "core/query/query_list.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/works/citation.h"
#include "core/works/work_export.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

Work workOf(const std::string& gameId) {
  for (const GameInfo& game : gamesWithWorks())
    if (game.id == gameId) return game.work;
  return {};
}

std::vector<WorkFigure> computed(const Work& work, const std::filesystem::path& folder) {
  std::vector<WorkFigure> figures = work.figures();
  for (WorkFigure& figure : figures) work.compute(figure, folder, {});
  return figures;
}

const WorkFigure& figureOf(const std::vector<WorkFigure>& figures, std::string_view id) {
  return *std::ranges::find(figures, id, &WorkFigure::id);
}

VariantPtr variantOf(const std::string& id) { return parseVariant(id).value(); }

/// Returns the cycles of a symmetry. A cycle is a set of squares of 3x3 that the symmetry maps to one another.
std::vector<std::vector<int>> cyclesOf(int symmetry) {
  const auto image = [symmetry](int square) {
    int x = square % 3, y = square / 3;
    for (int turn = 0; turn < symmetry % 4; ++turn) x = 2 - std::exchange(y, x);
    return 3 * y + (symmetry < 4 ? x : 2 - x);
  };
  std::set<int> seen;
  std::vector<std::vector<int>> cycles;
  for (int square = 0; square < 9; ++square) {
    if (seen.contains(square)) continue;
    cycles.emplace_back();
    for (int each = square; seen.insert(each).second; each = image(each)) cycles.back().push_back(each);
  }
  return cycles;
}

/// Returns the numbers of impossible Gobblet positions with equal contents within each cycle, indexed by the
/// reason why they are impossible.
std::map<std::string, std::uint64_t> plainImpossible(const std::vector<std::vector<int>>& cycles) {
  // The key contains the squares where an own piece is visible, then the numbers of pieces of each size and side.
  std::map<std::pair<int, std::array<int, 6>>, std::uint64_t> counts{{{0, {}}, 1}};
  for (const std::vector<int>& cycle : cycles) {
    int bits = 0;
    for (const int square : cycle) bits |= 1 << square;
    std::map<std::pair<int, std::array<int, 6>>, std::uint64_t> next;
    for (const auto& [state, count] : counts)
      for (int contents = 0; contents < 27; ++contents) {
        auto [shown, pieces] = state;
        int top = 0;
        for (int size = 0, rest = contents; size < 3; ++size, rest /= 3) {
          if (rest % 3 == 0) continue;
          top = rest % 3;  // 0: none, 1: own, 2: other
          pieces[static_cast<std::size_t>(2 * size + top - 1)] += static_cast<int>(cycle.size());
        }
        if (std::ranges::max(pieces) <= 2) next[{top == 1 ? shown | bits : shown, pieces}] += count;
      }
    counts = std::move(next);
  }
  std::map<std::string, std::uint64_t> sums;
  for (const auto& [state, count] : counts) {
    const auto& [shown, pieces] = state;
    const int own = pieces[0] + pieces[2] + pieces[4], other = pieces[1] + pieces[3] + pieces[5];
    const bool line = std::ranges::any_of(std::array{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124},
                                          [shown = shown](int squares) { return (shown & squares) == squares; });
    const bool onlyOwn = own > 0 && other == 0, onlyOther = own == 0 && other > 1;
    if (line) sums["own-line"] += count;
    if (onlyOwn) sums["only-own"] += count;
    if (onlyOther) sums["only-other"] += count;
    sums[line || onlyOwn || onlyOther ? "any-reason" : "left-over"] += count;
  }
  return sums;
}

}  // namespace

class WorksTest : public QObject {
  Q_OBJECT

 private slots:
  void everyWorkIsComplete();
  void kotanisTablesAreThoseOfTheData_data();
  void kotanisTablesAreThoseOfTheData();
  void kotanisFiguresAgree();
  void exampleOfPatternsNeedsNoSolution();
  void kotanisSteps_data();
  void kotanisSteps();
  void kotanisParents();
  void kotanisBoundOfParents();
  void picturesCanBeOpened();
  void queriesCountWhatIsPrinted();
  void expectationsThatAreKnown();
  void iwanagasBoards();
  void tanakasSumsAndEstimate();
  void tanakasNumberOfAPosition();
  void gobbletCountsAgree();
  void gobbletsImpossiblePositions();
  void predictedDraws();
  void pairsOfMovesAreSearched();
  void playedMatchesAreShown();
  void variantsToSolveAreListed();
  void figuresWithoutASolutionStayEmpty();
  void exports();
  void citations();
};

void WorksTest::everyWorkIsComplete() {
  QCOMPARE(gamesWithWorks().size(), std::size_t{5});
  for (const GameInfo& game : gamesWithWorks()) {
    for (const std::string& text : {game.work.name, game.work.authors, game.work.title, game.work.english, game.work.appeared})
      QVERIFY2(!text.empty(), game.id.c_str());
    std::set<std::string> ids;
    for (const WorkFigure& figure : game.work.figures()) {
      QVERIFY2(ids.insert(figure.id).second, figure.id.c_str());
      QVERIFY(!figure.tables.empty() || !figure.pictures.empty());
      for (const std::string& variant : figure.variants) QVERIFY(parseVariant(variant) || parseSimultaneousVariant(variant));
      for (const WorkTable& table : figure.tables) {
        QVERIFY(!table.cells.empty());
        if (!table.columns.empty()) QCOMPARE(table.cells.size(), table.rows.size() * table.columns.size());
        for (const PublishedFigure& cell : table.cells) {
          QVERIFY(cell.computed.empty());
          QVERIFY(!table.columns.empty() || !cell.id.empty());
        }
      }
    }
  }
}

void WorksTest::kotanisTablesAreThoseOfTheData_data() {
  QTest::addColumn<QString>("figure");
  QTest::addColumn<QString>("file");
  for (const auto& [figure, file] : {std::pair{"figure-3", "3x3_by_steps"},
                                     {"figure-4", "4x4_by_steps"},
                                     {"figure-5-3x3", "3x3_by_pieces"},
                                     {"figure-5-4x4", "4x4_by_pieces"}})
    QTest::newRow(figure) << QString::fromLatin1(figure) << QString::fromLatin1(file);
}

/// Compares the tables with files that were copied from the paper independently, one row per cell.
void WorksTest::kotanisTablesAreThoseOfTheData() {
  QFETCH(QString, figure);
  QFETCH(QString, file);
  QFile data(QStringLiteral(KOTAI_TEST_DATA "/kotani_dodgem_%1.csv").arg(file));
  QVERIFY(data.open(QIODevice::ReadOnly | QIODevice::Text));
  QStringList expected = QString::fromUtf8(data.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  expected.removeFirst();
  const std::vector<WorkFigure> figures = workOf("dodgem").figures();
  QStringList printed;
  for (const WorkTable& table : figureOf(figures, figure.toStdString()).tables)
    for (std::size_t place = 0; place < table.cells.size(); ++place)
      printed << QString::fromStdString(table.id + ',' + table.rows[place / table.columns.size()] + ',' +
                                        table.columns[place % table.columns.size()] + ',' + table.cells[place].published);
  QCOMPARE(printed, expected);
}

void WorksTest::kotanisFiguresAgree() {
  const test::DataFolder folder;
  folder.solve(test::dodgem(3));
  folder.solve(test::dodgem(4));
  const std::vector<WorkFigure> figures = computed(workOf("dodgem"), folder.path());
  const WorkAgreement all = agreementOf(figures);
  QCOMPARE(all.cells.equal, 579);
  QCOMPARE(all.cells.compared() + all.cells.notKnown, 579);
  QCOMPARE(all.others.equal, 17);
  QCOMPARE(all.others.compared() + all.others.notKnown, 17);
  for (const WorkFigure& figure : figures) QVERIFY(unsolvedVariants(figure, folder.path()).empty());
}

void WorksTest::exampleOfPatternsNeedsNoSolution() {
  const test::DataFolder folder;
  const std::vector<WorkFigure> figures = computed(workOf("dodgem"), folder.path());
  QCOMPARE(agreementOf(figureOf(figures, "figure-2")).equal, 6);
  QCOMPARE(variantOf("dodgem:3x3")->tierGraph().partName({0}, 0), std::string("000:000"));
}

void WorksTest::kotanisSteps_data() {
  QTest::addColumn<int>("size");
  QTest::newRow("3x3") << 3;
  QTest::newRow("4x4") << 4;
}

/// Compares sums of the printed cells of figures 3 and 4 with the sums in the paper.
void WorksTest::kotanisSteps() {
  QFETCH(int, size);
  const test::DataFolder folder;
  folder.solve(test::dodgem(size));
  const std::vector<WorkFigure> figures = computed(workOf("dodgem"), folder.path());
  const WorkTable& table = figureOf(figures, "steps-and-winner").tables[size == 3 ? 0 : 1];
  QFile data(QStringLiteral(KOTAI_TEST_DATA "/kotani_dodgem_%1x%1_by_steps.csv").arg(size));
  QVERIFY(data.open(QIODevice::ReadOnly | QIODevice::Text));
  std::map<std::pair<QString, QString>, quint64> sums;
  for (const QString& line : QString::fromUtf8(data.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(1)) {
    const QStringList cells = line.split(QLatin1Char(','));
    const int more = cells[2].toInt() - cells[1].toInt();  // how many more steps the mover has than the opponent
    sums[{more < 0   ? QStringLiteral("fewer-steps")
          : more > 0 ? QStringLiteral("more-steps")
                     : QStringLiteral("equal-steps"),
          cells[0]}] += cells[3].toULongLong();
  }
  for (std::size_t place = 0; place < table.cells.size(); ++place) {
    const QString row = QString::fromStdString(table.rows[place / table.columns.size()]);
    const QString column = QString::fromStdString(table.columns[place % table.columns.size()]);
    if (column != QLatin1String("won-share"))
      QCOMPARE(QString::fromStdString(table.cells[place].computed), QString::number(sums[{row, column}]));
  }
  // The paper says "mostly". With fewer steps or equally many steps, more positions are won than lost.
  for (const char* const row : {"fewer-steps", "equal-steps"}) {
    const auto sum = [&](const char* outcome) { return sums[{QString::fromLatin1(row), QString::fromLatin1(outcome)}]; };
    QVERIFY(sum("win") > sum("loss"));
  }
  const WorkFigure& proof = figureOf(figures, "from-the-start");
  const std::size_t first = size == 3 ? 0 : 4;
  QCOMPARE(proof.tables[0].cells[first + 1].computed, std::string(size == 3 ? "1423" : "277993"));
  QCOMPARE(proof.tables[0].cells[first + 3].computed,
           std::string(size == 3 ? "55" : "630"));  // p (p + 1) / 2 pairs of p patterns
}

/// In each of the five parents that figure 2 shows, a move leads to the position of its example.
void WorksTest::kotanisParents() {
  const WorkFigure figure = figureOf(workOf("dodgem").figures(), "figure-2");
  QCOMPARE(figure.pictures.size(), std::size_t{6});
  const VariantPtr variant = test::dodgem(4);
  std::string text = figure.pictures[0].position;
  text.back() = '>';  // the paper draws parents in which the first player has just moved (RULES.md)
  const AnyPosition example = variant->canonical(test::position(*variant, text));
  std::set<AnyPosition> parents;
  for (std::size_t number = 1; number < figure.pictures.size(); ++number) {
    const AnyPosition parent = test::position(*variant, figure.pictures[number].position);
    parents.insert(variant->canonical(parent));
    const auto after = variant->successors(parent);
    QVERIFY(std::ranges::any_of(after, [&](const AnyPosition& each) { return variant->canonical(each) == example; }));
  }
  QCOMPARE(parents.size(), std::size_t{5});
}

/// Counts the subspaces of the parents of every position.
void WorksTest::kotanisBoundOfParents() {
  const test::DataFolder folder;
  const std::vector<PublishedFigure> cells = figureOf(computed(workOf("dodgem"), folder.path()), "patterns").tables.front().cells;
  for (const int size : {3, 4}) {
    const VariantPtr variant = test::dodgem(size);
    const TierGraph& tiers = variant->tierGraph();
    const auto subspaceOf = [&](Location place) { return tiers.partName(place.tier, tiers.partAt(place)); };
    std::map<std::string, std::set<std::string>> before;
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
      for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index) {
        const AnyPosition position = variant->positionAt({tier, {index}});
        for (const AnyPosition& parent : variant->predecessors(position))
          before[subspaceOf({tier, {index}})].insert(subspaceOf(variant->locate(variant->canonical(parent))));
      }
    std::size_t most = 0;
    for (const auto& [subspace, parents] : before) most = std::max(most, parents.size());
    const std::string id = fmt::format("parent-subspaces-{0}x{0}", size);
    QCOMPARE(std::ranges::find(cells, id, &PublishedFigure::id)->computed, std::to_string(most));
  }
}

void WorksTest::picturesCanBeOpened() {
  for (const GameInfo& game : gamesWithWorks())
    for (const WorkFigure& figure : game.work.figures())
      for (const WorkPicture& picture : figure.pictures) {
        const auto variant = parseVariant(picture.variant);
        const bool readable =
            variant ? (*variant)->parsePosition(picture.position).has_value()
                    : parseSimultaneousVariant(picture.variant).value()->parsePosition(picture.position).has_value();
        QVERIFY2(readable, picture.position.c_str());
        if (picture.id == "pictured-no-moves")
          QVERIFY((*variant)->legalMoves(*(*variant)->parsePosition(picture.position)).empty());
      }
}

/// The paper counts positions with equal steps twice. For all other cells, the query finds as many positions as
/// the paper prints.
void WorksTest::queriesCountWhatIsPrinted() {
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(test::dodgem(3));
  const WorkFigure figure = figureOf(workOf("dodgem").figures(), "figure-3");
  for (const WorkTable& table : figure.tables)
    for (std::size_t place = 0; place < table.cells.size(); ++place) {
      if (table.rows[place / table.columns.size()] == table.columns[place % table.columns.size()]) continue;
      const auto query = query::parseQuery(solution->variant(), table.cells[place].query);
      QVERIFY2(query, table.cells[place].query.c_str());
      QCOMPARE(std::to_string(query::QueryList(solution, *query).count()), table.cells[place].published);
    }
}

/// The figure with the paper's expectations contains results that were computed earlier, and marks them as
/// known.
void WorksTest::expectationsThatAreKnown() {
  const test::DataFolder folder;
  const WorkFigure expectation = figureOf(computed(workOf("quoridor"), folder.path()), "expectation");
  // With 2 to 4 fences the second player wins, with 5 or more the first (RULES.md).
  const std::vector<PublishedFigure>& cells = expectation.tables[0].cells;
  QCOMPARE(cells.size(), std::size_t{9});
  for (std::size_t number = 0; number < cells.size(); ++number) {
    QVERIFY(cells[number].known);
    QCOMPARE(cells[number].computed, std::string(number < 3 ? "loss" : "win"));
  }
}

void WorksTest::iwanagasBoards() {
  const test::DataFolder folder;
  folder.solve(variantOf("quoridor:5x5,fences=0"));
  folder.solve(variantOf("quoridor:5x6,fences=0"));
  folder.solve(variantOf("quoridor:5x5,fences=1"));
  const std::vector<WorkFigure> figures = computed(workOf("quoridor"), folder.path());
  const WorkFigure& boards = figureOf(figures, "figure-11");
  QCOMPARE(boards.variants.size(), std::size_t{30});
  QCOMPARE(unsolvedVariants(boards, folder.path()).size(), std::size_t{27});
  QCOMPARE(agreementOf(boards).equal, 3);
  QCOMPARE(agreementOf(boards).notKnown, 27);
  QCOMPARE(boards.tables[0].cells[0].computed, std::string("loss"));
  QCOMPARE(boards.tables[0].cells[3].computed, std::string("win"));
  const Agreement positions = agreementOf(figureOf(figures, "section-4"));
  QCOMPARE(positions.equal, 3);
  QCOMPARE(positions.slips, 1);
  QCOMPARE(figureOf(figures, "section-4").tables[0].cells[2].computed, std::string("436364"));
  QVERIFY(figureOf(figures, "expectation").expected);
}

void WorksTest::tanakasSumsAndEstimate() {
  const test::DataFolder folder;
  const std::vector<WorkFigure> figures = computed(workOf("animalshogi"), folder.path());
  QCOMPARE(agreementOf(figureOf(figures, "estimate")).equal, 5);
  // The tables have rounds 0 to 179. Positions of round 0 are decided, so they are in no list. No distance
  // exceeds 173.
  const WorkFigure& rounds = figureOf(figures, "rounds-counts");
  for (const WorkTable& table : rounds.tables) QCOMPARE(table.cells.size(), std::size_t{180});
  QVERIFY(rounds.tables[0].cells[0].query.empty() && rounds.tables[0].cells[174].query.empty());
  QCOMPARE(rounds.tables[0].cells[173].query, std::string("outcome = win and distance = 173"));
  const PlayPtr play = parsePlay("animalshogi").value();
  for (const WorkTable& table : rounds.tables)
    for (const PublishedFigure& cell : table.cells) QVERIFY(cell.query.empty() || !play->queryFault(cell.query));
  // Every unreachable position has one of three reasons.
  std::map<std::string, std::uint64_t> unreachable;
  const auto listed = listedKinds(*parseVariant("animalshogi").value());
  for (const PublishedFigure& cell : figureOf(figures, "enumeration").tables[0].cells) {
    if (cell.kind.empty()) continue;
    unreachable[cell.kind] = std::stoull(cell.computed);
    QVERIFY(cell.known);
    QVERIFY(std::ranges::count(listed, std::string_view(cell.kind), &FindKind::id) == 1);
  }
  QCOMPARE(unreachable.size(), std::size_t{4});
  QCOMPARE(unreachable["unreachable"], unreachable["unreachable-nothing-before"] + unreachable["unreachable-lion-spared"] +
                                           unreachable["unreachable-from-others"]);
  for (const char* const id : {"table-1", "mates"}) {
    const std::vector<PublishedFigure>& cells = figureOf(figures, id).tables[0].cells;
    std::uint64_t sum = 0;
    for (const PublishedFigure& cell : cells)
      if (cell.id != "sum") sum += std::stoull(cell.published);
    QCOMPARE(std::to_string(sum), cells.back().published);
  }
}

/// The expected number comes from a script. The test places the pieces of the start position and of its mirror
/// image piece by piece.
void WorksTest::tanakasNumberOfAPosition() {
  const test::DataFolder folder;
  const WorkFigure figure = figureOf(computed(workOf("animalshogi"), folder.path()), "representation");
  QCOMPARE(agreementOf(figure).equal, 5);
  QCOMPARE(figure.tables[0].cells.back().computed, std::string("0x0001520300807a6"));
}

void WorksTest::gobbletCountsAgree() {
  const test::DataFolder folder;
  const WorkAgreement all = agreementOf(computed(workOf("gobblet"), folder.path()));
  QCOMPARE(all.cells.equal, 9);
  QCOMPARE(all.others.equal, 6);
  QCOMPARE(all.others.notComparable, 0);
  QCOMPARE(all.others.notKnown, 1);
  const std::vector<WorkTable> sizes = figureOf(computed(workOf("gobblet"), folder.path()), "one-size").tables;
  for (std::size_t row = 0; row < sizes[1].cells.size(); ++row)
    QCOMPARE(sizes[1].cells[row].computed, sizes[0].cells[row].published);
}

/// Compares the counts with a second count, which is made square by square. Each square can contain a small, a
/// medium and a large piece. If a symmetry leaves a position unchanged, all squares of a cycle have equal
/// contents.
void WorksTest::gobbletsImpossiblePositions() {
  std::map<std::string, std::uint64_t> images;
  std::map<std::string, std::uint64_t> all;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    const std::map<std::string, std::uint64_t> kept = plainImpossible(cyclesOf(symmetry));
    if (symmetry == 0) all = kept;
    for (const auto& [reason, count] : kept) images[reason] += count;
  }
  QCOMPARE(all["only-own"], std::uint64_t{46 * 46 * 46 - 1});         // 1 + 9 + 36 placements of at most two pieces
  QCOMPARE(all["only-other"], std::uint64_t{46 * 46 * 46 - 1 - 27});  // a single piece is possible
  const test::DataFolder folder;
  const WorkTable table = figureOf(computed(workOf("gobblet"), folder.path()), "impossible").tables.front();
  QCOMPARE(table.rows.size(), all.size());
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    QCOMPARE(table.cells[2 * row].computed, std::to_string(all[table.rows[row]]));
    QCOMPARE(table.cells[2 * row + 1].computed, std::to_string(images[table.rows[row]] / 8));
  }
  const std::vector<WorkTable> own = figureOf(computed(workOf("gobblet"), folder.path()), "images").tables;
  std::uint64_t sum = 0;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    std::map<std::string, std::uint64_t> kept = plainImpossible(cyclesOf(symmetry));
    const std::uint64_t count = kept["any-reason"] + kept["left-over"];
    sum += count;
    if (symmetry > 0) QCOMPARE(own[0].cells[static_cast<std::size_t>(symmetry - 1)].computed, std::to_string(count));
  }
  QCOMPARE(own[1].cells.front().computed, std::to_string(sum / 8));
  QCOMPARE(sum / 8, std::uint64_t{360'382'485});
  // Counts positions without a line in which only one side has pieces. The pieces of the side to move give this count. The pieces
  // of the other side give the same count, except for single pieces: 3 sizes on 3 kinds of squares.
  const std::uint64_t ownWithoutLine = (images["any-reason"] - images["own-line"] - images["only-other"]) / 8;
  QCOMPARE(2 * ownWithoutLine - 9, std::uint64_t{12289});
}

void WorksTest::predictedDraws() {
  const test::DataFolder folder;
  const auto board = parseSimultaneousVariant("syncdom:7x7").value();
  writeProvedOutcome(folder.path(), *board, {.firstAtLeast = 0, .firstAtMost = 0, .secondAtLeast = 0, .secondAtMost = 0});
  const WorkAgreement all = agreementOf(computed(workOf("syncdom"), folder.path()));
  QCOMPARE(all.expected.equal, 1);
  QCOMPARE(all.expected.notKnown, 1);
  QCOMPARE(all.cells.notComparable, 20);
}

/// A script found this position and its evaluations, which are 0 0, 0 -2 and 2 0. The search cuts off the second pair of the
/// second move, and chooses the first move, as in the figure.
void WorksTest::pairsOfMovesAreSearched() {
  const test::DataFolder folder;
  const WorkFigure figure = figureOf(computed(workOf("syncdom"), folder.path()), "figures-1-2");
  QCOMPARE(agreementOf(figure).equal, 5);
  std::vector<std::string> names;
  for (const WorkPicture& picture : figure.pictures) names.push_back(picture.id);
  QCOMPARE(names, (std::vector<std::string>{"tree-root", "tree-best V:a1 0", "tree-pair V:a1 H:a1 0", "tree-pair V:a1 H:a2 0",
                                            "tree-move V:a2 0", "tree-pair V:a2 H:a1 0", "tree-cut V:a2 H:a2", "tree-move V:b1 0",
                                            "tree-pair V:b1 H:a1 2", "tree-pair V:b1 H:a2 0"}));
}

/// Counts of 1,000 games are shown next to the printed counts without any addition. Other counts also show the number
/// of games. A shorter match does not replace a longer one.
void WorksTest::playedMatchesAreShown() {
  using domineering::PlayedMatch;
  const test::DataFolder folder;
  const auto& matches = domineering::publishedMatches();
  QVERIFY(domineering::storePlayedMatch(folder.path(), matches[0], PlayedMatch{10, 1, 2, 7, {0.5, 0.25}, 3}));
  QVERIFY(
      domineering::storePlayedMatch(folder.path(), matches[0], PlayedMatch{1000, 39, 88, 873, {1.5, 0.0625}, 1, "2026-11-27"}));
  QVERIFY(domineering::storePlayedMatch(folder.path(), matches[0], PlayedMatch{10, 1, 2, 7, {0.5, 0.25}, 3}));
  QVERIFY(domineering::storePlayedMatch(folder.path(), matches[3], PlayedMatch{100, 4, 20, 76, {2, 3}, 9}));
  const std::vector<WorkFigure> figures = computed(workOf("syncdom"), folder.path());
  const auto column = [&](const char* figure, std::size_t table, std::size_t wanted) {
    std::vector<std::string> texts;
    const WorkTable& shown = figureOf(figures, figure).tables[table];
    for (std::size_t place = wanted; place < shown.cells.size(); place += shown.columns.size())
      texts.push_back(shown.cells[place].computed);
    return texts;
  };
  QCOMPARE(column("table-1", 0, 0), (std::vector<std::string>{"39", "88", "873"}));
  QCOMPARE(column("table-1", 0, 1), (std::vector<std::string>{"", "", ""}));
  QCOMPARE(column("table-1", 0, 3), (std::vector<std::string>{"4 of 100", "20 of 100", "76 of 100"}));
  // Wilson's interval for 4 of 100, computed by hand: (0.04 + 0.0192 -+ 1.96 * 0.0274) / 1.0384.
  QCOMPARE(column("table-1", 1, 3),
           (std::vector<std::string>{"100", "4.0 (1.6–9.8)", "20.0 (13.3–28.9)", "76.0 (66.8–83.3)", "9", ""}));
  QCOMPARE(column("table-1", 1, 0).front(), std::string("1000"));
  QCOMPARE(column("table-1", 1, 0).back(), std::string("2026-11-27"));
  QCOMPARE(column("thinking-times", 0, 0), (std::vector<std::string>{"1.5000", "0.0625"}));
  QCOMPARE(agreementOf(figures).cells.different, 0);
}

/// Expectations with known results need no solving. A board that several figures need is solved only once.
void WorksTest::variantsToSolveAreListed() {
  const test::DataFolder folder;
  const auto missing = [&](const std::string& gameId) {
    return variantsToSolve(workOf(gameId), workOf(gameId).figures(), folder.path());
  };
  QCOMPARE(missing("quoridor").size(), std::size_t{30});
  QCOMPARE(missing("dodgem"), (std::vector<std::string>{"dodgem:3x3", "dodgem:4x4"}));
  QCOMPARE(missing("syncdom"), (std::vector<std::string>{"syncdom:7x7", "syncdom:8x8"}));
  folder.solve(variantOf("dodgem:3x3"));
  QCOMPARE(missing("dodgem"), (std::vector<std::string>{"dodgem:4x4"}));
}

/// Without a solution, a published figure is never shown in place of a computed figure.
void WorksTest::figuresWithoutASolutionStayEmpty() {
  const test::DataFolder folder;
  for (const GameInfo& game : gamesWithWorks())
    for (const WorkFigure& figure : computed(game.work, folder.path()))
      if (!figure.variants.empty())
        for (const WorkTable& table : figure.tables)
          for (const PublishedFigure& cell : table.cells)
            QVERIFY2(cell.computed.empty() || cell.known || cell.id == "whole-game", (figure.id + cell.id).c_str());
}

void WorksTest::exports() {
  const test::DataFolder folder;
  const std::vector<WorkFigure> figures = computed(workOf("dodgem"), folder.path());
  const QStringList rows = QString::fromStdString(workRows(figures).csv()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  QCOMPARE(rows.size(), 1 + 579 + 11 + 9 + (14 + 26) * 9 + 24 + 8 + 3);
  QCOMPARE(rows[1], QStringLiteral("figure-2,figure 2,,pattern,,0200:1011,0200:1011,same"));
  QCOMPARE(rows[3], QStringLiteral("figure-2,figure 2,,parent-pairs,,\"0200*1011, 0201*1011, 1011*1100\","
                                   "\"0200*1011, 0201*1011, 1011*1100\",same"));
  QCOMPARE(rows[7], QStringLiteral("figure-3,figure 3,draw,6,1,0,,not solved"));
  const std::string latex = workLatex({figureOf(figures, "figure-5-3x3")});
  QVERIFY(latex.find("\\begin{tabular}{r|rr}\nopponent / mover & 1 & 2 \\\\\n\\hline\n2 & 44? & 306? \\\\") != std::string::npos);
  QCOMPARE(cellText({.id = {}, .published = "436864", .computed = "436364", .source = {}, .comparable = false, .slip = true}),
           std::string("436864 (436364)"));
}

/// Each work has an entry that names its game, and the braces of every entry are balanced.
void WorksTest::citations() {
  const std::vector<std::string> all = citedEntries("1.2.3");
  QCOMPARE(all.size(), 1 + gamesWithWorks().size() + 2);  // plus two works about Domineering, which has no works page
  QVERIFY(all.front().starts_with("@misc{kotai,") && all.front().find("version 1.2.3}") != std::string::npos);
  for (const std::string& entry : all) {
    QVERIFY2(entry.starts_with('@') && entry.ends_with('}'), entry.c_str());
    QCOMPARE(std::ranges::count(entry, '{'), std::ranges::count(entry, '}'));
    for (const char* const field : {"author", "title "}) QVERIFY2(entry.find(field) != std::string::npos, entry.c_str());
    const auto has = [&entry](const char* field) { return entry.find(field) != std::string::npos; };
    QVERIFY2(has("howpublished") || has("institution") || has("journal"), entry.c_str());
    QVERIFY2(entry.find("year ") != std::string::npos || entry.find("Undated") != std::string::npos, entry.c_str());
  }
  for (const GameInfo& game : gamesWithWorks()) {
    const std::vector<std::string> some = citedEntries("1.2.3", {game.id, game.id + ":5x5", {}});
    QCOMPARE(some.size(), std::size_t{2});
    QVERIFY(some.front().find("Result for " + game.id + ":5x5}") != std::string::npos);
    QVERIFY2(some.back().find(game.work.title) != std::string::npos, some.back().c_str());
  }
  const std::string sourced = citedEntries("1.2.3", {"dodgem", "dodgem:3x3", {"win 20", "1423 positions"}}).front();
  QVERIFY(sourced.find("note   = {Result for dodgem:3x3: win 20; 1423 positions}") != std::string::npos);
  QCOMPARE(citedEntries("1.2.3", {"no game", {}, {}}).size(), std::size_t{1});
  QCOMPARE(citation("1.2.3").back(), '\n');
  setCitedCommit("abc");
  const std::string named = citation("1.2.3");
  setCitedCommit("");
  QVERIFY(named.find("version 1.2.3, commit abc}") != std::string::npos);
  QVERIFY(citation("1.2.3").find(", commit") == std::string::npos);
}

KOTAI_TEST(WorksTest)
#include "works_test.moc"
