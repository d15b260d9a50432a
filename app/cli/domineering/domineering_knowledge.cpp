#include "app/cli/domineering/domineering_knowledge.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/games/domineering/evaluation.h"
#include "core/simultaneous/explain_turn.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/position_game.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/exact/subgame.h"
#include "solvers/domineering/players/motifs.h"
#include "solvers/domineering/players/player.h"
#include "solvers/domineering/proof/forced_play.h"

namespace kotai::cli {

/// Maximum number of positions in a remaining game that is solved on demand. Solving such a game takes a few
/// seconds and a hundred megabytes.
constexpr std::uint64_t subgamePositions = 1'000'000;

/// Moves of each side in a position, with their probabilities in the side's optimal strategy.
struct TurnStrategies {
  std::array<std::vector<AnyMove>, 2> moves;   ///< moves, indexed by Side
  std::array<std::vector<double>, 2> chances;  ///< probabilities of the same moves
};

/// Returns the optimal strategies of both sides, or nothing if the value is unknown or the game is over.
static std::optional<TurnStrategies> strategiesOf(const PositionValues& values, const AnyPosition& position);

/// Values from the proved strategies, and the exact values of the remaining game if it is small. Reads a strategy on
/// first use. If the strategy has not been written yet, finds its moves one by one in the stored proof. If the proof is
/// not stored either, writes the strategy first. Not thread-safe. The context must outlive the object.
class ProvedValues final : public PositionValues {
 public:
  ProvedValues(const Context& context, SimultaneousVariantPtr variant, std::stop_token stop)
      : m_context(context), m_variant(std::move(variant)), m_stop(std::move(stop)) {}

  const SimultaneousVariantPtr& variant() const override { return m_variant; }
  /// Returns the value of a position, or nothing if the strategies do not decide the position and too many positions
  /// can follow. Throws SolutionError, Failure.
  std::optional<GameValue> value(const AnyPosition& position) const override;
  /// Returns the move of each side's strategy, or the optimal strategies of the remaining game. The moves of a side
  /// without a strategy are empty. Returns nothing if neither side has a strategy.
  std::optional<TurnStrategies> strategies(const AnyPosition& position) const;

 private:
  std::optional<GameValue> startValue() const;
  const PositionValues* rest(const AnyPosition& position) const;
  const PositionValues* smallSubgame(const AnyPosition& position) const;
  const std::vector<domineering::ForcedPlay>& plays() const;

  const Context& m_context;
  SimultaneousVariantPtr m_variant;
  std::stop_token m_stop;
  mutable std::optional<std::vector<domineering::ForcedPlay>> m_plays;
  /// Values of solved remaining games, by position. A pointer is null if the remaining game is too large.
  mutable std::map<AnyPosition, PositionValuesPtr> m_subgames;
};

const std::vector<domineering::ForcedPlay>& ProvedValues::plays() const {
  if (m_plays) return *m_plays;
  const auto read = [this]() -> std::vector<domineering::ForcedPlay> {
    const auto proved = usableOutcome(m_context.dataDirectory(), *m_variant);
    return proved ? domineering::forcedPlays(m_variant, m_context.dataDirectory(), *proved, m_stop)
                  : std::vector<domineering::ForcedPlay>();
  };
  m_plays = read();
  if (!m_plays->empty()) return *m_plays;
  makeStrategies(m_context, m_variant, m_stop);
  return m_plays.emplace(read());
}

const PositionValues* ProvedValues::rest(const AnyPosition& position) const {
  const auto [place, isNew] = m_subgames.try_emplace(m_variant->canonical(position).position);
  if (isNew) place->second = domineering::solveSubgame(m_variant, position, subgamePositions);
  return place->second.get();
}

/// If few cells are free, returns the values of the solved remaining game, which is faster than reading a strategy.
/// Otherwise returns null.
const PositionValues* ProvedValues::smallSubgame(const AnyPosition& position) const {
  const std::size_t free =
      static_cast<std::size_t>(m_variant->columns() * m_variant->rows()) - m_variant->covered(position).size();
  return free <= domineering::largestExactCells ? rest(position) : nullptr;
}

/// Returns the proved outcome of the start position. Needs no strategy.
std::optional<GameValue> ProvedValues::startValue() const {
  const auto proved = usableOutcome(m_context.dataDirectory(), *m_variant);
  if (!proved || !proved->outcome()) return std::nullopt;
  const auto payoff = static_cast<std::int8_t>(*proved->outcome());
  return GameValue{static_cast<double>(payoff), payoff, payoff};
}

std::optional<GameValue> ProvedValues::value(const AnyPosition& position) const {
  if (position == m_variant->start())
    if (const auto known = startValue()) return known;
  if (const PositionValues* const exact = smallSubgame(position)) return exact->value(position);
  GameValue bounds{0, -1, 1};
  for (const domineering::ForcedPlay& play : plays()) {
    if (!play.secures(position)) continue;
    const auto payoff = static_cast<std::int8_t>(play.payoff);
    if (play.side == Side::First)
      bounds.firstSecure = payoff;
    else
      bounds.secondSecure = static_cast<std::int8_t>(-payoff);
  }
  bounds.value = bounds.firstSecure;
  if (bounds.isPure()) return bounds;
  const PositionValues* const exact = rest(position);
  return exact ? exact->value(position) : std::nullopt;
}

std::optional<TurnStrategies> ProvedValues::strategies(const AnyPosition& position) const {
  if (const PositionValues* const exact = smallSubgame(position)) return strategiesOf(*exact, position);
  TurnStrategies found;
  for (const domineering::ForcedPlay& play : plays()) {
    const auto move = play.at(position).move;
    if (!move) continue;
    found.moves[static_cast<std::size_t>(play.side)] = {*move};
    found.chances[static_cast<std::size_t>(play.side)] = {1.0};
  }
  if (!found.moves[0].empty() && !found.moves[1].empty()) return found;
  if (const PositionValues* const exact = rest(position)) return strategiesOf(*exact, position);
  if (found.moves[0].empty() && found.moves[1].empty()) return std::nullopt;
  return found;
}

static std::optional<TurnStrategies> strategiesOf(const PositionValues& values, const AnyPosition& position) {
  if (const auto* const proved = dynamic_cast<const ProvedValues*>(&values)) return proved->strategies(position);
  if (values.variant()->finished(position)) return std::nullopt;
  auto game = domineering::positionGame(values, position);
  if (!game) return std::nullopt;
  return TurnStrategies{{std::move(game->firstMoves), std::move(game->secondMoves)},
                        {std::move(game->equilibrium.rowStrategy), std::move(game->equilibrium.columnStrategy)}};
}

constexpr const char* perfect = "perfect";

/// Returns players that draw moves from the optimal strategies, or play the strategies of a proof. Omits a side without a
/// strategy.
static std::vector<MoveChooser> perfectChoosers(const Knowledge& knowledge, const AnyPosition& position, std::uint64_t seed) {
  std::ignore = knowledge.worth(position);  // throws if the position is unknown
  std::vector<MoveChooser> choosers;
  for (const ChoiceList& list : knowledge.choices(position)) {
    if (list.choices.empty()) continue;
    std::vector<double> chances;
    for (const Choice& choice : list.choices) chances.push_back(choice.chance.value());
    choosers.push_back([choices = list.choices, random = std::mt19937_64(seed),
                        draw = std::discrete_distribution<std::size_t>(chances.begin(), chances.end())]() mutable {
      return choices[draw(random)].text;
    });
  }
  return choosers;
}

static PositionValuesPtr wholeValues(const Context& context, const SimultaneousVariantPtr& variant, const std::stop_token& stop) {
  if (SimultaneousSolution::exists(context.dataDirectory(), *variant)) return domineeringSolution(context, variant);
  if (isOnlyProved(context, *variant)) return std::make_shared<ProvedValues>(context, variant, stop);
  return nullptr;
}

static const domineering::DomineeringVariant& boardOf(const SimultaneousVariant& variant) {
  return dynamic_cast<const domineering::DomineeringVariant&>(variant);
}

/// Returns the index of the most likely move. Returns the first such index if several moves are equally likely.
static std::size_t likeliest(const std::vector<double>& chances) {
  constexpr double same = 1e-9;
  const double most = *std::ranges::max_element(chances);
  return static_cast<std::size_t>(std::ranges::find_if(chances, [most](double chance) { return chance >= most - same; }) -
                                  chances.begin());
}

std::vector<MoveChooser> domineeringChoosers(Context& context, const MoveArguments& arguments, const AnyPosition& position,
                                             const std::stop_token& stop) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (arguments.player == perfect) return perfectChoosers(DomineeringKnowledge(context, variant, stop), position, arguments.seed);
  const bool solved = SimultaneousSolution::exists(context.dataDirectory(), *variant);
  const SimultaneousSolutionPtr solution = solved ? domineeringSolution(context, variant) : nullptr;
  std::vector<MoveChooser> choosers;
  for (const Side side : {Side::First, Side::Second}) {
    const domineering::PlayerSetup setup{variant, side, arguments.seed, solution};
    std::shared_ptr<domineering::Player> player =
        readText("player", arguments.player, [&setup](const std::string& text) { return domineering::makePlayer(text, setup); });
    choosers.push_back(
        [variant, side, position, stop, player] { return variant->formatMove(side, player->choose(position, stop)); });
  }
  return choosers;
}

/// Returns, for each side, the number of dominoes that fit and the number of safe dominoes. Also returns the
/// evaluation of Komori et al. for Vertical.
Judged domineeringEvaluation(const Play& play, const AnyPosition& position) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(play.id()).value();
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*variant);
  const domineering::DominoCounts vertical = domineering::dominoCounts(board, position, Side::First);
  const domineering::DominoCounts horizontal = domineering::dominoCounts(board, position, Side::Second);
  const int value = domineering::evaluation(board, position, Side::First);
  const auto counts = [](const domineering::DominoCounts& each) { return Json{{"rm", each.remaining}, {"sm", each.safe}}; };
  return {fmt::format("{}\t{}\t{}\t{}\t{}", vertical.remaining, vertical.safe, horizontal.remaining, horizontal.safe, value),
          Json{{"vertical", counts(vertical)}, {"horizontal", counts(horizontal)}, {"value", value}}};
}

DomineeringKnowledge::DomineeringKnowledge(const Context& context, SimultaneousVariantPtr variant, std::stop_token stop)
    : m_context(context),
      m_variant(std::move(variant)),
      m_stop(std::move(stop)),
      m_whole(wholeValues(context, m_variant, m_stop)) {}

const PositionValues& DomineeringKnowledge::valuesAt(const AnyPosition& position) const {
  if (m_whole) return *m_whole;
  if (m_subgame && m_subgame->value(position)) return *m_subgame;
  m_subgame = domineering::solveSubgame(m_variant, position, subgamePositions, m_stop);
  if (m_subgame) return *m_subgame;
  if (m_stop.stop_requested()) throw Interrupted();
  if (m_variant->columns() * m_variant->rows() <= domineering::largestSolvableCells(*m_variant))
    domineeringSolution(m_context, m_variant);  // throws if there is no solution
  throw Failure(
      fmt::format("more than {} positions can follow position '{}': {} is too large to be solved, try one with fewer free cells",
                  grouped(subgamePositions), m_variant->formatPosition(position), m_variant->id()));
}

Worth DomineeringKnowledge::worth(const AnyPosition& position) const { return knownValue(valuesAt(position), position); }

std::vector<ChoiceList> DomineeringKnowledge::choices(const AnyPosition& position) const {
  const TurnStrategies both = strategiesOf(valuesAt(position), position).value_or(TurnStrategies{});
  std::vector<ChoiceList> lists;
  for (const Side side : {Side::First, Side::Second}) {
    const auto which = static_cast<std::size_t>(side);
    ChoiceList& list = lists.emplace_back(ChoiceList{std::string(m_variant->sideWord(side)), {}});
    for (std::size_t number = 0; number < both.moves[which].size(); ++number)
      list.choices.push_back(
          {.text = m_variant->formatMove(side, both.moves[which][number]), .chance = both.chances[which][number]});
  }
  return lists;
}

std::vector<Fact> DomineeringKnowledge::facts(const AnyPosition& position) const {
  return explainTurn(valuesAt(position), position, domineering::DominoMotifs(boardOf(*m_variant)));
}

std::vector<Fact> DomineeringKnowledge::facts(const AnyPosition& position, SideMove move) const {
  return explainTurn(valuesAt(position), position, move.side, move.move, domineering::DominoMotifs(boardOf(*m_variant)));
}

PlayLine DomineeringKnowledge::line(const AnyPosition& start, std::size_t mostTurns, LineTies) const {
  const PositionValues& values = valuesAt(start);
  AnyPosition position = start;
  PlayLine line;
  while (!m_variant->finished(position) && line.turns.size() < mostTurns) {
    const auto both = strategiesOf(values, position);
    if (!both || both->moves[0].empty() || both->moves[1].empty()) break;  // no strategy covers the position
    const std::size_t row = likeliest(both->chances[0]);
    const std::size_t column = likeliest(both->chances[1]);
    const JointMove turn{both->moves[0][row], both->moves[1][column]};
    position = m_variant->play(position, turn);
    line.turns.push_back({m_variant->formatTurn(turn), position, {both->chances[0][row], both->chances[1][column]}});
  }
  line.cut = !m_variant->finished(position);
  return line;
}

GameValue knownValue(const PositionValues& values, const AnyPosition& position) {
  const SimultaneousVariant& variant = *values.variant();
  if (const auto value = values.value(position)) return *value;
  if (dynamic_cast<const ProvedValues*>(&values))
    throw Failure(fmt::format("the proof of {} does not settle position '{}', and more than {} positions can follow it",
                              variant.id(), variant.formatPosition(position), grouped(subgamePositions)));
  throw Failure(
      fmt::format("position '{}' cannot be reached from the start of {}", variant.formatPosition(position), variant.id()));
}

}  // namespace kotai::cli
