#include "ui/library/own_results.h"

#include <QCoreApplication>
#include <cmath>
#include <numeric>

#include "core/analysis/accuracy.h"
#include "core/analysis/giveaway.h"
#include "core/analysis/moves.h"
#include "core/explain/explain.h"
#include "core/players/level_player.h"
#include "core/players/player.h"
#include "ui/board/board_painter.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct OwnMistakeStrings {
  Q_DECLARE_TR_FUNCTIONS(OwnMistakeStrings)
};

struct Phase {
  std::uint32_t mostPlies;
  QString (*name)();
};

/// Returns the order and the name of the phase of a position with this value. Drawn positions form one phase, because draws have
/// no distance. Lost positions form one phase, because only gifts and slips are listed there.
static std::pair<int, QString> phaseOf(Value value) {
  static constexpr std::array<Phase, 4> wins = {
      Phase{3, [] { return OwnMistakeStrings::tr("Won in 1 to 3 moves"); }},
      Phase{7, [] { return OwnMistakeStrings::tr("Won in 4 to 7 moves"); }},
      Phase{15, [] { return OwnMistakeStrings::tr("Won in 8 to 15 moves"); }},
      Phase{~0U, [] { return OwnMistakeStrings::tr("Won in 16 or more moves"); }},
  };
  if (value.outcome == Outcome::Draw) return {static_cast<int>(wins.size()), OwnMistakeStrings::tr("Drawn positions")};
  if (value.outcome == Outcome::Loss) return {static_cast<int>(wins.size()) + 1, OwnMistakeStrings::tr("Lost positions")};
  const auto found = std::ranges::find_if(wins, [&](const Phase& phase) { return value.distancePlies <= phase.mostPlies; });
  return {static_cast<int>(found - wins.begin()), found->name()};
}

static QString pieceOf(const Variant& variant, const AnyPosition& position, AnyMove move) {
  const Transition transition = variant.transition(position, move);
  if (transition.steps.empty()) return {};
  const QString name = boardPainterFor(variant).pieceName(transition.steps.front().piece);
  return name.left(1).toUpper() + name.mid(1);
}

/// Returns the user's mistake. Returns nothing if the other side made the move, or if the move is neither a mistake nor a slip. A
/// slip, and a gift in a lost position, cost no points.
static std::optional<FoundMistake> mistakeOf(const Solution& solution, const AnyPosition& before, AnyMove move,
                                             const AnyPosition& after, Side person) {
  const Variant& variant = *solution.variant();
  if (variant.sideToMove(before) != person) return std::nullopt;
  const Value best = solution.value(before), next = solution.value(after);
  const int lost = static_cast<int>(best.outcome) - static_cast<int>(valueForMover(next).outcome);
  const bool isMistake = lost > 0 || losesAtOnce(best, next);
  if (!isMistake && !giveawayBy(solution, before, move)) return std::nullopt;
  const std::string key = positionKey(variant, before);
  return FoundMistake{.key = isMistake ? key : key + "/slip",
                      .position = before,
                      .made = move,
                      .side = person,
                      .points = lost / 2.0,
                      .isSlip = !isMistake};
}

/// Returns a text about a move that gave a piece away.
static QString slipText(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return OwnMistakeStrings::tr("slip (gave a piece away, still won)");
    case Outcome::Draw: return OwnMistakeStrings::tr("slip (gave a piece away, still a draw)");
    case Outcome::Loss: break;
  }
  return OwnMistakeStrings::tr("slip (already losing, and gave a piece away)");
}

/// Returns a text such as "won → lost in 5 moves". Counts the moves only near the end.
static QString changeText(Value before, Value after) {
  if (before.outcome == Outcome::Loss) return OwnMistakeStrings::tr("already losing → lost at once");
  const bool won = before.outcome == Outcome::Win;
  if (after.outcome == Outcome::Draw) return OwnMistakeStrings::tr("won → draw");
  const int plies = static_cast<int>(after.distancePlies);
  if (after.distancePlies > longestCountedPlies)
    return won ? OwnMistakeStrings::tr("won → lost") : OwnMistakeStrings::tr("draw → lost");
  return won ? OwnMistakeStrings::tr("won → lost in %n moves", nullptr, plies)
             : OwnMistakeStrings::tr("draw → lost in %n moves", nullptr, plies);
}

/// Returns the number of a move. The first move of a game that begins with the second side is the second half of move 1.
static int moveNumber(int ply, Side side) {
  const int skipped = (ply % 2 == 1) == (side == Side::First) ? 0 : 1;
  return (ply - 1 + skipped) / 2 + 1;
}

static OwnMistake described(const Solution& solution, const FoundMistake& found) {
  const Variant& variant = *solution.variant();
  const Value value = solution.value(found.position);
  const Value after = solution.value(variant.play(found.position, found.made));
  const std::vector<Fact> facts = explain(solution, found.position, found.made);
  const Fact* const main = mainReason(facts, found.position, found.made);
  const auto [order, phase] = phaseOf(value);
  return {.position = found.position,
          .side = found.side,
          .text = QString::fromStdString(variant.formatPosition(found.position)),
          .number = moveNumber(found.ply, found.side),
          .made = QString::fromStdString(variant.formatMove(found.position, found.made)),
          .move = found.made,
          .times = found.times,
          .points = found.points,
          .motif = found.isSlip ? OwnMistakeStrings::tr("Slips", "a group of mistakes") : motifText(main),
          .kinds = mistakeKinds(facts, main),
          .piece = pieceOf(variant, found.position, found.made),
          .phase = phase,
          .phaseOrder = order,
          .change = found.isSlip ? slipText(value.outcome) : changeText(value, after),
          .reasons = explanationText(facts)};
}

static const QString& nameIn(const OwnMistake& mistake, MistakeSort sort) {
  switch (sort) {
    case MistakeSort::Motif: return mistake.motif;
    case MistakeSort::Phase: return mistake.phase;
    case MistakeSort::Piece: break;
  }
  return mistake.piece;
}

static std::optional<Outcome> outcomeOf(const LibraryGame& game) {
  if (!game.person || game.header.result == GameResult::Open) return std::nullopt;
  if (game.header.result == GameResult::Draw) return Outcome::Draw;
  const bool firstWon = game.header.result == GameResult::FirstWins;
  return firstWon == (*game.person == Side::First) ? Outcome::Win : Outcome::Loss;
}

static OwnResults::Opponent& opponentNamed(std::vector<OwnResults::Opponent>& opponents, const std::string& gameId,
                                           const std::string& name) {
  const auto keyOf = [](const OwnResults::Opponent& each) { return std::pair(each.gameId, each.name); };
  const auto place = std::ranges::lower_bound(opponents, std::pair(gameId, name), {}, keyOf);
  if (place != opponents.end() && keyOf(*place) == std::pair(gameId, name)) return *place;
  OwnResults::Opponent made;
  made.gameId = gameId;
  made.name = name;
  return *opponents.insert(place, std::move(made));
}

static std::array<std::optional<double>, 2> gameAccuracy(const Solution& solution, const ReadGame& game) {
  std::array<AccuracyMean, 2> means;
  const std::vector<AnyPosition> line = mainLineOf({game});
  for (std::size_t ply = 0; ply + 1 < line.size(); ++ply) {
    const auto side = static_cast<std::size_t>(game.variant->sideToMove(line[ply]));
    means[side].add(solution.value(line[ply]), solution.value(line[ply + 1]));
  }
  return {means[0].value(), means[1].value()};
}

QString motifText(const Fact* fact) {
  if (!fact || *fact->sentence->topic == '\0') return OwnMistakeStrings::tr("Others", "a group of mistakes");
  return QCoreApplication::translate("Explanations", fact->sentence->topic);
}

FindMistakes mistakesBy(SolutionPtr solution) {
  const auto judge = [solution](const AnyPosition& before, AnyMove move, const AnyPosition& after, Side person) {
    return mistakeOf(*solution, before, move, after, person);
  };
  return mistakesIn<ReadGame>(judge, [solution](const FoundMistake& found) { return described(*solution, found); });
}

std::vector<MistakeGroup> groupsOf(const std::vector<OwnMistake>& mistakes, MistakeSort sort) {
  std::vector<MistakeGroup> groups;
  std::map<QString, int> orders;
  for (std::size_t i = 0; i < mistakes.size(); ++i) {
    const QString& name = nameIn(mistakes[i], sort);
    auto group = std::ranges::find(groups, name, &MistakeGroup::name);
    if (group == groups.end()) group = groups.insert(groups.end(), {name, 0, {}});
    group->points += mistakes[i].points;
    group->members.push_back(i);
    orders[name] = mistakes[i].phaseOrder;
  }
  std::ranges::stable_sort(groups, std::ranges::greater{}, &MistakeGroup::points);
  if (sort == MistakeSort::Phase)
    std::ranges::stable_sort(groups, {}, [&](const MistakeGroup& group) { return orders[group.name]; });
  return groups;
}

std::vector<OwnResults::Opponent> OwnResults::frequentOpponents() const {
  std::vector<Opponent> usual;
  for (const Opponent& each : opponents) {
    if (usual.empty() || usual.back().gameId != each.gameId)
      usual.push_back(each);
    else if (each.games() > usual.back().games())
      usual.back() = each;
  }
  return usual;
}

std::optional<std::string> OwnResults::nextOpponent(std::string_view gameId) const {
  const std::vector<std::string> players = playersByStrength();
  const auto isBeaten = [&](const std::string& player) {
    return std::ranges::any_of(opponents, [&](const Opponent& each) {
      return each.gameId == gameId && each.name == player && each.byOutcome[static_cast<std::size_t>(Outcome::Win)] > 0;
    });
  };
  const auto beaten = std::find_if(players.rbegin(), players.rend(), isBeaten);
  if (beaten != players.rend()) return nextStronger(*beaten);
  for (const Opponent& each : frequentOpponents())
    if (each.gameId == gameId && std::ranges::count(players, each.name) > 0) return each.name;
  return std::nullopt;
}

std::optional<int> OwnResults::estimatedLevel(std::string_view gameId) const {
  constexpr int fewestGames = 3;
  constexpr double ratingPerLevel = 200;
  constexpr double stepsSought = 0.05;
  std::vector<std::pair<int, double>> games;  // opponent's level and user's score, one pair per game
  for (const Opponent& each : opponents) {
    const auto level = levelOf(each.name);
    if (!level || each.gameId != gameId) continue;
    for (const Outcome outcome : each.latest) games.emplace_back(*level, static_cast<int>(outcome) / 2.0);
  }
  if (games.size() < fewestGames) return std::nullopt;
  const int strongest = std::ranges::max(games).first;
  const auto surplus = [&games](double own) {
    double sum = 0;
    for (const auto& [level, score] : games) sum += score - 1 / (1 + std::pow(10, (level - own) * ratingPerLevel / 400));
    return sum;
  };
  double own = LevelPlayer::lowestLevel;
  while (own < std::min(strongest + 1, LevelPlayer::highestLevel) && surplus(own) > 0) own += stepsSought;
  return static_cast<int>(std::lround(own));
}

std::vector<double> OwnResults::runningScores(std::size_t window) const {
  std::vector<double> means;
  for (std::size_t end = 1; end <= scores.size(); ++end) {
    const std::size_t count = std::min(window, end);
    const auto last = scores.begin() + static_cast<std::ptrdiff_t>(end);
    means.push_back(std::accumulate(last - static_cast<std::ptrdiff_t>(count), last, 0.0) / static_cast<double>(count));
  }
  return means;
}

OwnResults ownResults(const std::vector<LibraryGame>& games) {
  OwnResults results;
  for (const LibraryGame& game : games) {
    const auto outcome = outcomeOf(game);
    if (!outcome) continue;
    if (game.valuesShown) {
      ++results.withValues;
      continue;
    }
    const std::string& name = *game.person == Side::First ? game.header.second : game.header.first;
    OwnResults::Opponent& opponent = opponentNamed(results.opponents, game.gameId, name);
    ++opponent.byOutcome[static_cast<std::size_t>(*outcome)];
    if (opponent.latest.size() < OwnResults::Opponent::maxLatest) opponent.latest.push_back(*outcome);
    results.scores.push_back(static_cast<int>(*outcome) / 2.0);
    if (const auto accuracy = game.accuracy[static_cast<std::size_t>(*game.person)]) {
      opponent.accuracySum += *accuracy;
      ++opponent.accuracyGames;
    }
  }
  std::ranges::reverse(results.scores);
  return results;
}

std::function<std::array<std::optional<double>, 2>(const SavedGame&)> accuracyJudge(SolutionPtr solution) {
  return
      [solution = std::move(solution)](const SavedGame& game) { return gameAccuracy(*solution, std::get<ReadGame>(game.game)); };
}

}  // namespace kotai::ui
