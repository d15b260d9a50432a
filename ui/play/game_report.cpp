#include "ui/play/game_report.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "core/analysis/accuracy.h"
#include "ui/document/move_list.h"
#include "ui/opponent/move_verdict.h"
#include "ui/opponent/strength_words.h"
#include "ui/strings/end_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct ReportStrings {
  Q_DECLARE_TR_FUNCTIONS(ReportStrings)
};

constexpr std::size_t maxSlowMoves = 3;
constexpr std::uint32_t minWastedPlies = 4;  ///< minimum number of wasted plies for which a move is reviewed

static Side playerOf(const GameDocument& document, GameTree::NodeId node) {
  const GameTree& tree = document.tree();
  return document.variant()->sideToMove(tree.node(tree.node(node).parent).position);
}

static std::optional<double> accuracyUpTo(const GameDocument& document, GameTree::NodeId last, Side side) {
  const GameTree& tree = document.tree();
  AccuracyMean mean;
  for (const GameTree::NodeId node : tree.pathTo(last)) {
    if (node == GameTree::root || playerOf(document, node) != side) continue;
    const auto& before = tree.node(tree.node(node).parent).value;
    const auto& after = tree.node(node).value;
    if (!before || !after) return std::nullopt;
    mean.add(*before, *after);
  }
  return mean.value();
}

static std::vector<ValuePoint> valuesUpTo(const GameDocument& document, GameTree::NodeId last) {
  std::vector<ValuePoint> points = valueSeries(*document.variant(), document.tree(), last);
  points.resize(document.tree().pathTo(last).size());
  const bool known = std::ranges::all_of(points, [](const ValuePoint& point) { return point.value.has_value(); });
  return known ? points : std::vector<ValuePoint>();
}

static std::uint32_t wastedPlies(const GameTree& tree, GameTree::NodeId node) {
  const auto& before = tree.node(tree.node(node).parent).value;
  const auto& after = tree.node(node).value;
  return before && after ? judge(*before, *after).wastedPlies : 0;
}

/// Returns the moves that wasted the most plies, in the order of the game.
static std::vector<GameTree::NodeId> slowMoves(const GameTree& tree, std::vector<GameTree::NodeId> moves) {
  std::erase_if(moves, [&tree](GameTree::NodeId node) { return wastedPlies(tree, node) < minWastedPlies; });
  std::ranges::stable_sort(moves, std::ranges::greater(), [&tree](GameTree::NodeId node) { return wastedPlies(tree, node); });
  if (moves.size() > maxSlowMoves) moves.resize(maxSlowMoves);
  std::ranges::sort(moves);  // nodes are numbered in the order of the game
  return moves;
}

ReviewedMoves movesToReview(const GameDocument& document, GameTree::NodeId last, std::optional<Side> side) {
  const GameTree& tree = document.tree();
  std::vector<GameTree::NodeId> own, mistakes, slips;
  for (const GameTree::NodeId node : tree.pathTo(last))
    if (node != GameTree::root && (!side || playerOf(document, node) == *side)) own.push_back(node);
  std::ranges::copy_if(own, std::back_inserter(mistakes),
                       [&tree](GameTree::NodeId node) { return !mistakeMark(tree, node).isEmpty(); });
  std::ranges::copy_if(own, std::back_inserter(slips), [&](GameTree::NodeId node) {
    return tree.node(node).giveaway && mistakeMark(tree, node).isEmpty() && !document.endsByRepetition(node);
  });
  if (!mistakes.empty() || !slips.empty()) return {mistakes, true, slips};
  return {slowMoves(tree, std::move(own)), false};
}

/// Returns the loser's last move if the other side then won at once, long before the end that the values promised. This mistake
/// is easier to see than the one that lost the game earlier.
static std::optional<GameTree::NodeId> lastSlip(const GameDocument& document, const std::vector<GameTree::NodeId>& path,
                                                const GameEnd& end) {
  if (!end.winner) return std::nullopt;
  const auto isLosers = [&](GameTree::NodeId node) { return node != GameTree::root && playerOf(document, node) != end.winner; };
  const auto found = std::find_if(path.rbegin(), path.rend(), isLosers);
  if (found == path.rend() || wastedPlies(document.tree(), *found) < minWastedPlies) return std::nullopt;
  return *found;
}

/// Returns the last move that changed the outcome. Returns nothing if the winner made the move, because the game then did not end
/// as the values say.
static std::optional<GameTree::NodeId> lastTurn(const GameDocument& document, const std::vector<GameTree::NodeId>& path,
                                                const GameEnd& end) {
  const GameTree& tree = document.tree();
  const auto changes = [&tree](GameTree::NodeId node) {
    if (node == GameTree::root) return false;
    const auto& before = tree.node(tree.node(node).parent).value;
    const auto& after = tree.node(node).value;
    return before && after && !judge(*before, *after).keepsOutcome();
  };
  const auto found = std::find_if(path.rbegin(), path.rend(), changes);
  return found == path.rend() || end.winner == playerOf(document, *found) ? std::nullopt : std::optional(*found);
}

/// Returns the beginning of the text about a decisive mistake, with places for the number and the move.
static QString leadOf(bool isLast, bool isOpponents) {
  if (isLast && isOpponents)
    return ReportStrings::tr("Your opponent's last mistake, move %1 (%2):", "number and move; followed by a sentence");
  if (isLast) return ReportStrings::tr("Last mistake, move %1 (%2):", "number and move; followed by a sentence");
  if (isOpponents) return ReportStrings::tr("Your opponent's mistake, move %1 (%2):", "number and move; followed by a sentence");
  return ReportStrings::tr("Turning point, move %1 (%2):", "number and move; followed by a sentence");
}

static std::optional<TurningPoint> turningPointOf(const GameDocument& document, GameTree::NodeId last, const GameEnd& end,
                                                  std::optional<Side> person) {
  const std::vector<GameTree::NodeId> path = document.tree().pathTo(last);
  const auto slip = lastSlip(document, path, end);
  const auto node = slip ? slip : lastTurn(document, path, end);
  if (!node) return std::nullopt;
  const Side side = playerOf(document, *node);
  const QString lead = leadOf(slip.has_value(), person && side != *person);
  return TurningPoint{
      *node, side, lead.arg(moveNumber(*document.variant(), document.tree(), *node)).arg(document.tree().node(*node).moveText)};
}

/// Returns the side that wins from the first position of the game with best play, if it is known.
static std::optional<Side> winnerFromStart(const GameDocument& document) {
  const GameTree::Node& start = document.tree().node(GameTree::root);
  if (!start.value || start.value->outcome == Outcome::Draw) return std::nullopt;
  const Side mover = document.variant()->sideToMove(start.position);
  return start.value->outcome == Outcome::Win ? mover : other(mover);
}

std::optional<GameReport> reportOf(const GameDocument& document, GameTree::NodeId last, std::optional<Side> person) {
  const auto end = document.endAt(last);
  if (!end) return std::nullopt;
  const Variant& variant = *document.variant();
  GameReport report;
  report.end = *end;
  report.person = person;
  report.winner = winnerText(variant, *end, person, playersIn(document.header()));
  report.reason = reasonOfEnd(variant, document.nodeAt(last).position, *end, person);
  report.accuracy = {accuracyUpTo(document, last, Side::First), accuracyUpTo(document, last, Side::Second)};
  report.sides = {sideName(variant, Side::First), sideName(variant, Side::Second)};
  report.values = valuesUpTo(document, last);
  report.review = movesToReview(document, last, person);
  report.turningPoint = turningPointOf(document, last, *end, person);
  if (person && end->winner == other(*person) && !report.turningPoint && end->winner == winnerFromStart(document))
    report.remark = ReportStrings::tr("None of your moves changed the result: with best play, %1 wins from the start.", "a side")
                        .arg(sideName(variant, *end->winner));
  return report;
}

}  // namespace kotai::ui
