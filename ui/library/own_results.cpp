#include "ui/library/own_results.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/analysis/accuracy.h"
#include "core/game/value.h"
#include "core/players/level_player.h"

namespace kotai::ui {

namespace {

std::optional<Outcome> outcomeOf(const LibraryGame& game) {
  if (!game.person || game.header.result == GameResult::Open) return std::nullopt;
  if (game.header.result == GameResult::Draw) return Outcome::Draw;
  const bool firstWon = game.header.result == GameResult::FirstWins;
  return firstWon == (*game.person == Side::First) ? Outcome::Win : Outcome::Loss;
}

OwnResults::Opponent& opponentNamed(std::vector<OwnResults::Opponent>& opponents, const std::string& gameId,
                                    const std::string& name) {
  const auto keyOf = [](const OwnResults::Opponent& each) { return std::pair(each.gameId, each.name); };
  const auto place = std::ranges::lower_bound(opponents, std::pair(gameId, name), {}, keyOf);
  if (place != opponents.end() && keyOf(*place) == std::pair(gameId, name)) return *place;
  OwnResults::Opponent made;
  made.gameId = gameId;
  made.name = name;
  return *opponents.insert(place, std::move(made));
}

std::array<std::optional<double>, 2> gameAccuracy(const Solution& solution, const ReadGame& game) {
  std::array<AccuracyMean, 2> means;
  const std::vector<AnyPosition> line = mainLineOf({game});
  for (std::size_t ply = 0; ply + 1 < line.size(); ++ply) {
    const auto side = static_cast<std::size_t>(game.variant->sideToMove(line[ply]));
    means[side].add(solution.value(line[ply]), solution.value(line[ply + 1]));
  }
  return {means[0].value(), means[1].value()};
}

}  // namespace

std::vector<OwnResults::Opponent> OwnResults::usualOpponents() const {
  std::vector<Opponent> usual;
  for (const Opponent& each : opponents) {
    if (usual.empty() || usual.back().gameId != each.gameId)
      usual.push_back(each);
    else if (each.games() > usual.back().games())
      usual.back() = each;
  }
  return usual;
}

std::optional<int> OwnResults::estimatedLevel(std::string_view gameId) const {
  constexpr int fewestGames = 3;
  constexpr double ratingPerLevel = 200;
  constexpr double stepsSought = 0.05;
  std::vector<std::pair<int, double>> games;  // level and score
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
    if (opponent.latest.size() < OwnResults::Opponent::mostLatest) opponent.latest.push_back(*outcome);
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
