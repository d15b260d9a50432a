// Tests for the graph of perfect play: the moves that the graph contains, merged transpositions, and the end of
// the graph.
#include "core/analysis/play_graph.h"

#include <QTest>
#include <functional>
#include <set>

#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

constexpr std::size_t noLimit = 1'000'000;

/// Function that returns the positions after the moves to follow from a position.
using Follow = std::function<std::vector<AnyPosition>(const AnyPosition&)>;
void reach(const AnyPosition& position, const Follow& follow, std::set<std::string>& texts, const Variant& variant) {
  if (!texts.insert(variant.formatPosition(position)).second) return;
  for (const AnyPosition& next : follow(position)) reach(next, follow, texts, variant);
}

std::set<std::string> textsOf(const PlayGraph& graph) {
  std::set<std::string> texts;
  for (const PlayGraphNode& node : graph.nodes()) texts.insert(graph.variant().formatPosition(node.position));
  return texts;
}

}  // namespace

class PlayGraphTest : public QObject {
  Q_OBJECT

  test::DataFolder m_folder;
  SolutionPtr solved(std::string_view id) const { return m_folder.solve(test::variant(id)); }
  static Value valueOf(const Solution& solution, const AnyPosition& position) {
    const auto finished = solution.variant()->finishedValue(position);
    return finished ? *finished : solution.value(position);
  }

 private slots:
  /// 3x3 is won in 20 plies (published), so every path through the graph of best moves takes 20 plies.
  void bestMovesLoseNothing() {
    const SolutionPtr solution = solved("dodgem:3x3");
    const Variant& variant = *solution->variant();
    PlayGraph graph(solution, variant.start(), GraphMoves::Best);
    QVERIFY(graph.expandAll(100, noLimit));
    std::size_t edges = 0;
    for (const PlayGraphNode& node : graph.nodes()) {
      QVERIFY(node.expanded);
      QCOMPARE(node.value.distancePlies + node.plies, 20U);
      QCOMPARE(node.edges.empty(), variant.finishedValue(node.position).has_value());
      for (const PlayGraphEdge& edge : node.edges) {
        QVERIFY(graph.nodes()[edge.to].position == variant.play(node.position, edge.move));
        QCOMPARE(graph.nodes()[edge.to].plies, node.plies + 1);
      }
      edges += node.edges.size();
    }
    QCOMPARE(graph.edgeCount(), edges);
    std::set<std::string> expected;
    reach(
        variant.start(),
        [&](const AnyPosition& position) {
          std::vector<AnyPosition> next;
          const Value value = valueOf(*solution, position);
          for (const AnyPosition& after : variant.successors(position))
            if (valueOf(*solution, after).distancePlies + 1 == value.distancePlies &&
                valueOf(*solution, after).outcome == (value.outcome == Outcome::Win ? Outcome::Loss : Outcome::Win))
              next.push_back(after);
          return next;
        },
        expected, variant);
    QCOMPARE(textsOf(graph), expected);
    QCOMPARE(graph.nodes().size(), expected.size());  // every position occurs once
  }

  /// Whatever the loser plays, the winner's single reply leads to a win within the distance.
  void aProofAnswersEveryMove() {
    const SolutionPtr solution = solved("dodgem:3x3");
    const Variant& variant = *solution->variant();
    PlayGraph graph(solution, variant.start(), GraphMoves::Proof);
    QVERIFY(graph.expandAll(100, noLimit));
    const Side winner = variant.sideToMove(variant.start());
    for (const PlayGraphNode& node : graph.nodes()) {
      const bool winnerMoves = variant.sideToMove(node.position) == winner;
      QVERIFY((node.value.outcome == Outcome::Win) == winnerMoves);
      if (variant.finishedValue(node.position)) continue;
      QCOMPARE(node.edges.size(), winnerMoves ? std::size_t(1) : variant.legalMoves(node.position).size());
      for (const PlayGraphEdge& edge : node.edges)  // the distance decreases, so the graph is finite
        QVERIFY(graph.nodes()[edge.to].value.distancePlies < node.value.distancePlies);
    }
  }

  /// Drawn play can repeat positions. Nevertheless, the graph is finite, and no move in the graph loses the draw.
  void drawsGoRound() {
    const SolutionPtr solution = solved("threemensmorris");
    const Variant& variant = *solution->variant();
    for (const GraphMoves followed : {GraphMoves::Best, GraphMoves::Proof}) {
      const SolutionPtr drawn = solved("dodgem:4x4");
      PlayGraph graph(drawn, drawn->variant()->start(), followed);
      graph.expandAll(4, noLimit);
      for (const PlayGraphNode& node : graph.nodes()) QVERIFY(node.value.outcome == Outcome::Draw);
    }
    PlayGraph whole(solution, variant.start(), GraphMoves::Proof);
    QVERIFY(whole.expandAll(1000, noLimit));
  }

  void limitsAndSingleSteps() {
    const SolutionPtr solution = solved("dodgem:4x4");
    PlayGraph graph(solution, solution->variant()->start(), GraphMoves::Best);
    QCOMPARE(graph.nodes().size(), std::size_t(1));
    QVERIFY(!graph.nodes()[0].expanded);
    graph.expand(0);
    QVERIFY(graph.nodes()[0].expanded);
    const std::size_t after = graph.nodes().size();
    graph.expand(0);
    QCOMPARE(graph.nodes().size(), after);
    QVERIFY(!graph.expandAll(50, after + 10));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!graph.expandAll(50, noLimit, stop.get_token()));
    QVERIFY(graph.expandAll(2, noLimit));
    for (const PlayGraphNode& node : graph.nodes()) QVERIFY(node.plies >= 2 || node.expanded);
  }
};

KOTAI_TEST(PlayGraphTest)
#include "play_graph_test.moc"
