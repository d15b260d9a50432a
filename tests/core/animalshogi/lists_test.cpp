// Tests for Animal Shogi's lists of positions. Each list has as many positions as its count, and every position
// fits the definition.
#include "core/games/animalshogi/lists.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/analysis/aggregate.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/analysis/published.h"
#include "core/games/animalshogi/unreachable.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

PositionFilter filterOf(FindKind kind, std::optional<std::uint32_t> plies = std::nullopt) {
  PositionFilter filter;
  filter.kind = kind;
  filter.distancePlies = plies;
  return filter;
}

/// Returns the number of a side's pieces other than the lion, in the hand and on the board.
int piecesOf(const slow_shogi::Position& position, char side) {
  int count = static_cast<int>(position.hands[side == 'b' ? 0 : 1].size());
  for (const std::string& row : position.rows)
    for (const char piece : row) count += piece != '.' && piece != 'L' && piece != 'l' && (side == 'b') == (piece < 'a') ? 1 : 0;
  return count;
}

}  // namespace

class AnimalShogiListsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void kindsOffered();
  void countsAsPublished_data();
  void countsAsPublished();
  void listsHaveTheirCountedLength_data();
  void listsHaveTheirCountedLength();
  void pagesMakeTheWholeList();
  void zugzwangs();
  void symmetricZugzwangs();
  void farDropOnly();
  void farDropMatters();
  void unreachable();
  void mates_data();
  void mates();
  void lengthsAddUp();
  void longest();
  void onlyMoves();
  void mostMoves();
  void winsBehind();
  void cellsAddUp_data();
  void cellsAddUp();
  void publishedFiguresHold_data();
  void publishedFiguresHold();

 private:
  /// Returns a list. Lists are built on first use, because some take a second.
  const PositionList& list(FindKind kind, std::optional<std::uint32_t> plies = std::nullopt) {
    return m_lists.try_emplace({kind, plies}, m_solution, filterOf(kind, plies)).first->second;
  }
  /// Returns the id as the game stores it. The id outlives the row of a test.
  FindKind kindOf(const std::string& id) const { return findKind(*m_variant, id).value(); }
  /// Returns all positions of a list that list() returned. Reads them on first use.
  const std::vector<ListedPosition>& all(const PositionList& positions);
  /// Returns some pages from different parts of a list.
  std::vector<ListedPosition> samples(const PositionList& positions, int pages, std::size_t limit) const;
  slow_shogi::Position drawing(const AnyPosition& position) const {
    return slow_shogi::fromText(m_variant->formatPosition(position));
  }
  Value valueOf(const slow_shogi::Position& position) const {
    return m_solution->value(test::position(*m_variant, slow_shogi::toText(position)));
  }
  std::vector<std::string> goodMoves(const slow_shogi::Position& position) const;

  VariantPtr m_variant = test::variant("animalshogi");
  SolutionPtr m_solution;
  std::map<std::pair<FindKind, std::optional<std::uint32_t>>, PositionList> m_lists;
  std::map<const PositionList*, std::vector<ListedPosition>> m_everything;
};

void AnimalShogiListsTest::initTestCase() { m_solution = test::sharedSolution("animalshogi"); }

const std::vector<ListedPosition>& AnimalShogiListsTest::all(const PositionList& positions) {
  const auto [place, isNew] = m_everything.try_emplace(&positions);
  std::vector<ListedPosition>& everything = place->second;
  for (bool more = isNew; more;) {
    const auto page = positions.page(everything.size(), 100000);
    everything.insert(everything.end(), page.begin(), page.end());
    more = !page.empty();
  }
  return everything;
}

std::vector<ListedPosition> AnimalShogiListsTest::samples(const PositionList& positions, int pages, std::size_t limit) const {
  std::mt19937_64 random(171);
  std::vector<ListedPosition> result;
  for (int number = 0; number < pages; ++number) {
    const std::uint64_t first = std::uniform_int_distribution<std::uint64_t>(0, positions.count() - 1)(random);
    const auto page = positions.page(first, limit);
    result.insert(result.end(), page.begin(), page.end());
  }
  return result;
}

std::vector<std::string> AnimalShogiListsTest::goodMoves(const slow_shogi::Position& position) const {
  const Outcome outcome = valueOf(position).outcome;
  const AnyPosition before = test::position(*m_variant, slow_shogi::toText(position));
  std::vector<std::string> good;
  for (const auto& [text, after] : slow_shogi::moves(position)) {
    const AnyPosition next = m_variant->play(before, test::move(*m_variant, before, text));
    if (opposite(m_solution->value(next).outcome) == outcome) good.push_back(text);
  }
  return good;
}

void AnimalShogiListsTest::kindsOffered() {
  std::set<std::string_view> kinds;
  for (const FindKind kind : findKinds(*m_variant)) kinds.insert(kind.id);
  for (const char* kind : {"zugzwang", "zugzwang-symmetric", "mate", "mate-or-try", "win", "longest", "only-move",
                           "far-drop-only", "far-drop-matters", "most-moves", "win-behind"})
    QVERIFY2(kinds.contains(kind), kind);
  for (const FindKind kind : findKinds(*m_variant)) QVERIFY(findKind(*m_variant, kind.id) == kind);
}

void AnimalShogiListsTest::countsAsPublished_data() {
  QTest::addColumn<std::string>("kind");
  QTest::addColumn<int>("plies");
  QTest::addColumn<quint64>("count");
  const auto row = [](const char* name, FindKind kind, quint64 count, int plies = -1) {
    QTest::newRow(name) << std::string(kind.id) << plies << count;
  };
  row("zugzwang", FindKind::Zugzwang, 21839);
  row("symmetric zugzwang", animalshogi::kind::symmetricZugzwang, 71);
  row("only a far drop", animalshogi::kind::farDropOnly, 68);
  row("far drops matter", animalshogi::kind::farDropMatters, 4301);
  row("mate", FindKind::Mate, 17213997);
  row("mate in 1", FindKind::Mate, 11520862, 1);
  row("mate in 3", FindKind::Mate, 3579697, 3);
  row("mate in 9", FindKind::Mate, 194087, 9);
  row("mate in 21", FindKind::Mate, 134, 21);
  row("mate in 23", FindKind::Mate, 4, 23);
  row("mate in 25", FindKind::Mate, 0, 25);
  row("mate in 2", FindKind::Mate, 0, 2);
}

void AnimalShogiListsTest::countsAsPublished() {
  QFETCH(std::string, kind);
  QFETCH(int, plies);
  QFETCH(quint64, count);
  const auto n = plies < 0 ? std::nullopt : std::optional<std::uint32_t>(plies);
  QCOMPARE(quint64{list(kindOf(kind), n).count()}, count);
}

void AnimalShogiListsTest::listsHaveTheirCountedLength_data() {
  QTest::addColumn<std::string>("kind");
  QTest::addColumn<int>("plies");
  const auto row = [](const char* name, FindKind kind, int plies = -1) { QTest::newRow(name) << std::string(kind.id) << plies; };
  row("zugzwang", FindKind::Zugzwang);
  row("symmetric zugzwang", animalshogi::kind::symmetricZugzwang);
  row("zugzwang, lost in 20", FindKind::Zugzwang, 20);
  row("only a far drop", animalshogi::kind::farDropOnly);
  row("far drops matter", animalshogi::kind::farDropMatters);
  row("mate in 13", FindKind::Mate, 13);
  row("mate in 23", FindKind::Mate, 23);
  row("mate or try in 17", animalshogi::kind::mateOrTry, 17);
  row("won in 121", animalshogi::kind::win, 121);
  row("longest", FindKind::Longest);
  row("only move, 151 plies", FindKind::OnlyMove, 151);
  row("most moves", animalshogi::kind::mostMoves);
  row("win behind in 121", animalshogi::kind::winBehind, 121);
}

/// Every position is listed once, in index order, with its value. The count of the list includes the position.
void AnimalShogiListsTest::listsHaveTheirCountedLength() {
  QFETCH(std::string, kind);
  QFETCH(int, plies);
  const PositionList& positions = list(kindOf(kind), plies < 0 ? std::nullopt : std::optional<std::uint32_t>(plies));
  const auto& everything = all(positions);
  QCOMPARE(std::uint64_t{everything.size()}, positions.count());
  QVERIFY(!everything.empty());
  std::optional<Location> before;
  for (const ListedPosition& each : everything) {
    const Location here = m_variant->locate(each.position);
    QVERIFY(!before || *before < here);
    before = here;
    QVERIFY(m_solution->value(each.position) == each.value);
    QVERIFY(m_variant->canonical(each.position) == each.position);
    QVERIFY(slow_shogi::isNonTerminal(drawing(each.position)));
  }
}

void AnimalShogiListsTest::pagesMakeTheWholeList() {
  const PositionList& positions = list(FindKind::Zugzwang);
  const auto& everything = all(positions);
  std::mt19937_64 random(172);
  for (int round = 0; round < 20; ++round) {
    const auto first = std::uniform_int_distribution<std::size_t>(0, everything.size())(random);
    const auto page = positions.page(first, 37);
    QCOMPARE(page.size(), std::min<std::size_t>(37, everything.size() - first));
    for (std::size_t number = 0; number < page.size(); ++number)
      QVERIFY(page[number].position == everything[first + number].position);
  }
}

/// Checks zugzwangs, in which the side to move loses, whichever side that is. Passing leads to a reachable
/// position that is not terminal, so the list also contains the position after passing.
void AnimalShogiListsTest::zugzwangs() {
  const auto& everything = all(list(FindKind::Zugzwang));
  std::set<slow_shogi::Position> known;
  for (const ListedPosition& each : everything) known.insert(slow_shogi::canonical(drawing(each.position)));
  QCOMPARE(known.size(), everything.size());
  for (const ListedPosition& each : everything) {
    QVERIFY(each.value.outcome == Outcome::Loss);
    const slow_shogi::Position passed = slow_shogi::passed(drawing(each.position));
    QVERIFY(slow_shogi::isNonTerminal(passed));
    QVERIFY(valueOf(passed).outcome == Outcome::Loss);
    QVERIFY(known.contains(slow_shogi::canonical(passed)));
  }
  QVERIFY(known.contains(slow_shogi::canonical(slow_shogi::startPosition())));
}

void AnimalShogiListsTest::symmetricZugzwangs() {
  bool start = false;
  for (const ListedPosition& each : all(list(animalshogi::kind::symmetricZugzwang))) {
    const slow_shogi::Position position = drawing(each.position);
    QVERIFY(each.value.outcome == Outcome::Loss);
    QVERIFY(slow_shogi::canonical(slow_shogi::passed(position)) == slow_shogi::canonical(position));
    start = start || slow_shogi::canonical(position) == slow_shogi::canonical(slow_shogi::startPosition());
  }
  QVERIFY(start);
}

void AnimalShogiListsTest::farDropOnly() {
  for (const ListedPosition& each : all(list(animalshogi::kind::farDropOnly))) {
    QVERIFY(each.value.outcome != Outcome::Loss);
    for (const std::string& move : goodMoves(drawing(each.position)))
      QVERIFY2(move.starts_with("C*") && move.ends_with("1"), move.c_str());
  }
}

void AnimalShogiListsTest::farDropMatters() {
  const SolutionPtr banned = test::sharedSolution("animalshogi:far-drop=no");
  for (const ListedPosition& each : all(list(animalshogi::kind::farDropMatters))) {
    const AnyPosition same = test::position(*banned->variant(), m_variant->formatPosition(each.position));
    QVERIFY(banned->value(same).outcome != each.value.outcome);
  }
}

/// Takes a sample of unreachable positions and examines their predecessors with the slow rules. No unfinished
/// predecessor is reachable, and each stated reason holds. The search visits one class of pieces after another,
/// so the classes with three pieces in the mover's hand are enough.
void AnimalShogiListsTest::unreachable() {
  namespace kind = animalshogi::kind;
  const auto unreachableWith = [this](FindKind reason) {
    PositionFilter filter = filterOf(reason);
    filter.cell = {"hands", 3, std::nullopt};
    return PositionList(m_solution, filter);
  };
  std::uint64_t sum = 0;
  for (const FindKind reason : {kind::unreachableNothingBefore, kind::unreachableLionSpared, kind::unreachableFromOthers}) {
    QVERIFY(!findKind(*m_variant, reason.id));  // queries do not know the kind
    const PositionList positions = unreachableWith(reason);
    sum += positions.count();
    QVERIFY(positions.count() > 0);
    for (const ListedPosition& each : samples(positions, 20, 20)) {
      const slow_shogi::Position shown = drawing(each.position);
      QCOMPARE(shown.hands[0].size(), std::size_t{3});
      QVERIFY(slow_shogi::isNonTerminal(shown));
      const std::vector<slow_shogi::Position> before = slow_shogi::predecessors(shown);
      QCOMPARE(before.empty(), reason == kind::unreachableNothingBefore);
      QCOMPARE(std::ranges::any_of(before, slow_shogi::isNonTerminal), reason == kind::unreachableFromOthers);
      for (const slow_shogi::Position& one : before) {
        const AnyPosition position = test::position(*m_variant, slow_shogi::toText(one));
        if (!slow_shogi::isNonTerminal(one) || !m_variant->isStored(position)) continue;
        QVERIFY(!animalshogi::countedTest().hits(
            m_solution->marksAt(m_variant->locate(position), animalshogi::countedTest().plane), std::nullopt));
      }
    }
  }
  QCOMPARE(unreachableWith(kind::unreachable).count(), sum);
  // A search reports its progress and its first positions. After a stop, the list has the positions found so far.
  PositionFilter filter = filterOf(kind::unreachableLionSpared);
  filter.cell = {"hands", 3, std::nullopt};
  std::stop_source stop;
  std::vector<ListedPosition> beginning;
  double share = -1;
  ListReports reports{.progress =
                          [&](const ListProgress& now) {
                            QVERIFY(now.share > share && now.share < 1);
                            share = now.share;
                          },
                      .beginning = [&](std::vector<ListedPosition>&& first) { beginning = std::move(first); },
                      .beginningHits = 10};
  const PositionList whole(m_solution, filter, {}, reports);
  QVERIFY(whole.isWhole() && share > 0.5);
  const auto textsOf = [this](const std::vector<ListedPosition>& positions) {
    std::vector<std::string> texts;
    for (const ListedPosition& each : positions) texts.push_back(m_variant->formatPosition(each.position));
    return texts;
  };
  QCOMPARE(textsOf(beginning), textsOf(whole.page(0, 10)));
  reports.progress = [&stop](const ListProgress& now) {
    if (now.found > 0) stop.request_stop();
  };
  const PositionList part(m_solution, filter, stop.get_token(), reports);
  QVERIFY(!part.isWhole() && part.count() > 0 && part.count() < whole.count());
  QCOMPARE(textsOf(part.page(0, part.count())), textsOf(whole.page(0, part.count())));
  QCOMPARE(listedKinds(*m_variant).size(), findKinds(*m_variant).size() + 4);
}

void AnimalShogiListsTest::mates_data() {
  QTest::addColumn<bool>("triesAreChecks");
  QTest::newRow("published") << false;
  QTest::newRow("tries are checks") << true;
}

/// Checks samples of every length. At least one move leads to a mated position of the previous round, and no move leads
/// to a position of an earlier round.
void AnimalShogiListsTest::mates() {
  QFETCH(bool, triesAreChecks);
  const FindKind kind = triesAreChecks ? animalshogi::kind::mateOrTry : FindKind::Mate;
  const std::uint16_t plane = triesAreChecks ? 3 : 2;
  for (const auto& [rounds, count] : lengthCounts(*m_solution, kind)) {
    const PositionList& positions = list(kind, rounds);
    QCOMPARE(positions.count(), count);
    for (const ListedPosition& each : samples(positions, 3, 20)) {
      QVERIFY(each.value.outcome == Outcome::Win);
      std::uint8_t quickest = 255;
      for (const AnyPosition& after : m_variant->successors(each.position)) {
        if (!m_variant->isStored(after) || m_solution->value(after).outcome != Outcome::Loss) continue;
        const std::uint8_t mark = m_solution->marksAt(m_variant->locate(after), plane);
        if (mark == 0) continue;
        quickest = std::min(quickest, mark);
        if (!triesAreChecks) QVERIFY(slow_shogi::canCaptureLion(slow_shogi::passed(drawing(after))));
      }
      QCOMPARE(std::uint32_t{quickest}, rounds);
    }
  }
}

void AnimalShogiListsTest::lengthsAddUp() {
  for (const FindKind kind : {FindKind::Mate, animalshogi::kind::mateOrTry, animalshogi::kind::win}) {
    std::uint64_t sum = 0;
    for (const auto& [n, count] : lengthCounts(*m_solution, kind)) {
      QCOMPARE(n % 2, 1U);
      sum += count;
    }
    QCOMPARE(list(kind).count(), sum);
  }
  QCOMPARE(list(animalshogi::kind::win).count(), std::uint64_t{56474473});
  QVERIFY(lengthCounts(*m_solution, FindKind::Zugzwang).empty());
}

void AnimalShogiListsTest::longest() {
  bool win = false;
  for (const ListedPosition& each : all(list(FindKind::Longest))) {
    const bool isWin = each.value == Value::win(173);
    QVERIFY(isWin || each.value == Value::loss(172));
    win = win || isWin;
  }
  QVERIFY(win);
}

void AnimalShogiListsTest::onlyMoves() {
  const Totals sums = totals(*m_solution);
  const PositionList& positions = list(FindKind::OnlyMove);
  QCOMPARE(positions.count(), sums.notables[static_cast<std::size_t>(NotableKind::OnlyMoveWins)] +
                                  sums.notables[static_cast<std::size_t>(NotableKind::OnlyMoveDraws)]);
  for (const ListedPosition& each : samples(positions, 20, 20)) {
    const slow_shogi::Position position = drawing(each.position);
    QVERIFY(each.value.outcome != Outcome::Loss);
    QVERIFY(slow_shogi::moves(position).size() >= 2);
    QCOMPARE(goodMoves(position).size(), std::size_t{1});
  }
}

void AnimalShogiListsTest::mostMoves() {
  for (const ListedPosition& each : all(list(animalshogi::kind::mostMoves)))
    QCOMPARE(slow_shogi::moves(drawing(each.position)).size(), std::size_t{38});
}

void AnimalShogiListsTest::winsBehind() {
  const AggregateTable table = aggregate(*m_solution, m_variant->tierGraph().aggregateKeys()[1], Counting::True);
  std::uint64_t behind = 0;
  for (int own = 0; own < 3; ++own) behind += table.at(Outcome::Win, 6 - own, own);
  const PositionList& positions = list(animalshogi::kind::winBehind);
  QCOMPARE(positions.count(), behind);
  for (const ListedPosition& each : samples(positions, 20, 20)) {
    const slow_shogi::Position position = drawing(each.position);
    QVERIFY(each.value.outcome == Outcome::Win);
    QVERIFY(piecesOf(position, 'b') < piecesOf(position, 'w'));
    QCOMPARE(piecesOf(position, 'b') + piecesOf(position, 'w'), 6);
  }
}

void AnimalShogiListsTest::cellsAddUp_data() {
  QTest::addColumn<std::string>("kind");
  QTest::addColumn<QString>("key");
  for (const FindKind kind :
       {FindKind::Zugzwang, animalshogi::kind::farDropOnly, animalshogi::kind::farDropMatters, FindKind::Longest,
        animalshogi::kind::mostMoves, FindKind::Mate, animalshogi::kind::winBehind, FindKind::OnlyMove})
    for (const char* key : {"hands", "material"})
      QTest::addRow("%s by %s", std::string(kind.id).c_str(), key) << std::string(kind.id) << QString::fromLatin1(key);
}

/// Narrows a list to each cell of a table. The narrowed lists add up to the whole list.
void AnimalShogiListsTest::cellsAddUp() {
  QFETCH(std::string, kind);
  QFETCH(QString, key);
  PositionFilter filter = filterOf(kindOf(kind));
  const std::uint64_t everything = list(kindOf(kind)).count();
  std::uint64_t sum = 0;
  for (int mover = 0; mover <= 6; ++mover) {
    filter.cell = {key.toStdString(), mover, std::nullopt};
    const PositionList positions(m_solution, filter);
    sum += positions.count();
    for (const ListedPosition& each : positions.page(0, 5)) {
      const slow_shogi::Position position = drawing(each.position);
      QCOMPARE(key == QLatin1String("hands") ? static_cast<int>(position.hands[0].size()) : piecesOf(position, 'b'), mover);
    }
  }
  QCOMPARE(sum, everything);
}

void AnimalShogiListsTest::publishedFiguresHold_data() {
  QTest::addColumn<QString>("id");
  QTest::newRow("far drops") << QStringLiteral("animalshogi");
}

void AnimalShogiListsTest::publishedFiguresHold() {
  QFETCH(QString, id);
  int compared = 0;
  for (const PublishedFigure& figure : publishedFigures(*test::sharedSolution(id.toStdString()))) {
    if (figure.published.empty() || figure.computed.empty() || !figure.comparable) continue;
    ++compared;
    QVERIFY2(figure.published == figure.computed, test::message(figure.id, figure.computed, figure.published).constData());
  }
  QVERIFY(compared >= 35);
}

KOTAI_TEST(AnimalShogiListsTest)
#include "lists_test.moc"
