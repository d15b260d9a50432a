#include "ui/domineering/session/turn_report.h"

#include <utility>

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/library/library_strings.h"
#include "ui/opponent/strength_words.h"

namespace kotai::ui {

namespace {

/// The mistakes of the person if there is one, otherwise those of both sides.
void fillValues(GameReport& report, const SimultaneousVariant& variant, const JudgedGame& judged) {
  ValuePoint start;
  if (!judged.turns.empty() && judged.turns.front().game) start.height = judged.turns.front().game->equilibrium.value;
  std::vector<ValuePoint> points{start};
  for (std::size_t i = 0; i < judged.turns.size(); ++i) {
    const JudgedTurn& turn = judged.turns[i];
    ValuePoint point;
    point.node = turn.node;
    point.ply = static_cast<int>(i) + 1;
    point.height = judged.result;
    if (i + 1 < judged.turns.size() && judged.turns[i + 1].game) point.height = judged.turns[i + 1].game->equilibrium.value;
    for (const Side side : {Side::First, Side::Second}) {
      if (!turn.isMistakeOf(side) || side != report.person.value_or(side)) continue;
      report.review.moves.push_back(turn.node);
      point.moveText = placeText(variant, side, turn.moveOf(side));
      point.mark = QStringLiteral("?");
      point.verdict = verdictText(*turn.verdictOn(side));
    }
    points.push_back(point);
  }
  report.review.changedHands = true;
  if (judged.isKnown()) report.values = std::move(points);
}

}  // namespace

GameReport reportOf(const DomineeringDocument& document, TurnTree::NodeId last, std::optional<Side> person,
                    const JudgedGame& judged) {
  const TurnTree::Node& node = document.tree().node(last);
  const Payoff result = document.variant()->finished(node.position).value();
  GameReport report;
  report.end = {EndCause::Rules, winnerOf(result)};
  report.person = person;
  report.winner = winnerText(result, person, playersIn(document.header()));
  report.reason = reasonText(result);
  report.length = lengthText(document.variantId(), node.number);
  fillValues(report, *document.variant(), judged);
  return report;
}

}  // namespace kotai::ui
