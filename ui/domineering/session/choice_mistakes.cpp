#include "ui/domineering/session/choice_mistakes.h"

#include <QCoreApplication>

#include "core/simultaneous/secure_puzzles.h"
#include "ui/domineering/docks/positions_dock.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

struct ChoiceMistakeStrings {
  Q_DECLARE_TR_FUNCTIONS(ChoiceMistakeStrings)
};

constexpr int fewFree = 8;
constexpr int someFree = 14;

static double pointsLost(const ChoiceVerdict& verdict) {
  return (verdict.gaveUpSureValue() ? std::max(verdict.givenAway, verdict.guaranteedLess) : verdict.givenAway) / 2;
}

static std::optional<FoundMistake> mistakeOf(const SimultaneousSolution& solution, const AnyPosition& before, JointMove turn,
                                             Side person) {
  const auto judged = domineering::positionGame(solution, before);
  const auto verdict = judged ? judgeTurn(*judged, person, turn) : std::nullopt;
  if (!verdict || !verdict->isMistake()) return std::nullopt;
  const std::string key = (person == Side::First ? '1' : '2') + positionKey(*solution.variant(), before);
  return FoundMistake{key, before, person == Side::First ? turn.first : turn.second, person, pointsLost(*verdict)};
}

/// Returns the fact that explains a mistake. Prefers the fact that another choice dominates the choice, then the second
/// fact if it is a loss against a mix, then the first fact (the payoff that the choice secures).
const Fact* decisiveFact(const std::vector<Fact>& facts) {
  const auto dominated = std::ranges::find(facts, FactKind::Dominated, &Fact::kind);
  if (dominated != facts.end()) return &*dominated;
  const bool losesToMix = facts.size() > 1 && facts[1].kind == FactKind::Security;
  return facts.empty() ? nullptr : &facts[losesToMix ? 1 : 0];
}

static std::pair<int, QString> phaseOf(const SimultaneousVariant& variant, const AnyPosition& position) {
  const int free = variant.columns() * variant.rows() - static_cast<int>(variant.covered(position).size());
  if (free <= fewFree) return {0, ChoiceMistakeStrings::tr("Up to %n free squares", nullptr, fewFree)};
  if (free <= someFree) return {1, ChoiceMistakeStrings::tr("%1 to %2 free squares").arg(fewFree + 1).arg(someFree)};
  return {2, ChoiceMistakeStrings::tr("%n or more free squares", nullptr, someFree + 1)};
}

static OwnMistake described(const SimultaneousSolution& solution, const FoundMistake& found) {
  const SimultaneousVariant& variant = *solution.variant();
  const std::vector<Fact> facts = choiceFacts(solution, found.position, found.side, found.made);
  const auto [order, phase] = phaseOf(variant, found.position);
  return {.position = found.position,
          .side = found.side,
          .isPuzzle = securePuzzleAt(solution, found.position, found.side).has_value(),
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

FindMistakes choiceMistakesBy(SimultaneousSolutionPtr solution) {
  const auto judge = [solution](const AnyPosition& before, JointMove turn, const AnyPosition&, Side person) {
    return mistakeOf(*solution, before, turn, person);
  };
  return mistakesIn<ReadTurnGame>(judge, [solution](const FoundMistake& found) { return described(*solution, found); });
}

}  // namespace kotai::ui
