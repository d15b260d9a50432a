#include "ui/domineering/session/choice_mistakes.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

#include "core/library/library_game.h"
#include "ui/domineering/docks/payoff_cards.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/turn_facts.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct ChoiceMistakeStrings {
  Q_DECLARE_TR_FUNCTIONS(ChoiceMistakeStrings)
};

constexpr int fewFree = 8;
constexpr int someFree = 14;

struct Found {
  AnyPosition position;
  AnyMove made;
  Side side = Side::First;
  ChoiceVerdict verdict;
  int times = 0;
  double points = 0;
};

/// By side and position key.
using AllFound = std::map<std::pair<Side, std::string>, Found>;

double pointsLost(const ChoiceVerdict& verdict) {
  return (verdict.gaveUpSureValue() ? std::max(verdict.givenAway, verdict.guaranteedLess) : verdict.givenAway) / 2;
}

void addMistakes(const SimultaneousSolution& solution, const ReadTurnGame& game, const std::vector<std::size_t>& line,
                 Side person, AllFound& all) {
  AnyPosition position = game.start;
  for (const std::size_t number : line) {
    const JointMove turn = game.moves[number].move;
    const AnyPosition before = std::exchange(position, game.variant->play(position, turn));
    const auto judged = domineering::positionGame(solution, before);
    const auto verdict = judged ? judgeTurn(*judged, person, turn) : std::nullopt;
    if (!verdict || !verdict->isMistake()) continue;
    const AnyMove made = person == Side::First ? turn.first : turn.second;
    Found& found =
        all.try_emplace({person, positionKey(*game.variant, before)}, Found{before, made, person, *verdict}).first->second;
    ++found.times;
    found.points += pointsLost(*verdict);
  }
}

/// Another choice that is always as good says more than what the choice secures.
const Fact* decisiveFact(const std::vector<Fact>& facts) {
  const auto dominated = std::ranges::find(facts, FactKind::Dominated, &Fact::kind);
  if (dominated != facts.end()) return &*dominated;
  return facts.empty() ? nullptr : &facts.front();
}

std::pair<int, QString> phaseOf(const SimultaneousVariant& variant, const AnyPosition& position) {
  const int free = variant.columns() * variant.rows() - static_cast<int>(variant.covered(position).size());
  if (free <= fewFree) return {0, ChoiceMistakeStrings::tr("Up to %n free squares", nullptr, fewFree)};
  if (free <= someFree) return {1, ChoiceMistakeStrings::tr("%1 to %2 free squares").arg(fewFree + 1).arg(someFree)};
  return {2, ChoiceMistakeStrings::tr("%n free squares or more", nullptr, someFree + 1)};
}

OwnMistake described(const SimultaneousSolution& solution, const Found& found) {
  const SimultaneousVariant& variant = *solution.variant();
  const std::vector<Fact> facts = choiceFacts(solution, found.position, found.side, found.made);
  const auto [order, phase] = phaseOf(variant, found.position);
  return {.position = found.position,
          .text = QString::fromStdString(variant.formatPosition(found.position)),
          .made = QString::fromStdString(variant.formatMove(found.side, found.made)),
          .times = found.times,
          .points = found.points,
          .motif = motifText(decisiveFact(facts)),
          .piece = playerName(found.side),
          .phase = phase,
          .phaseOrder = order,
          .reasons = explanationText(facts),
          .value = [value = solution.value(found.position)](int role) { return value ? payoffData(*value, role) : QVariant(); }};
}

}  // namespace

FindMistakes choiceMistakesBy(SimultaneousSolutionPtr solution) {
  return [solution = std::move(solution)](const std::vector<OwnGame>& games, const std::stop_token& stop) {
    AllFound all;
    for (const OwnGame& own : games) {
      if (stop.stop_requested()) break;
      if (const auto* game = std::get_if<ReadTurnGame>(&own.game.game))
        addMistakes(*solution, *game, mainMovesOf(own.game), own.person, all);
    }
    std::vector<OwnMistake> mistakes;
    for (const auto& [key, found] : all)
      if (!stop.stop_requested()) mistakes.push_back(described(*solution, found));
    sortByPoints(mistakes);
    return mistakes;
  };
}

}  // namespace kotai::ui
