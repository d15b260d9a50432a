// Positions in which a person lost points, found in games by their solution.
#pragma once

#include <QString>
#include <QVariant>
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/types.h"
#include "core/library/library_game.h"
#include "core/record/saved_game.h"
#include "core/tables/solution.h"

namespace kotai::ui {

/// A game with the side of the person.
struct OwnGame {
  SavedGame game;
  Side person = Side::First;
};

/// All mistakes in a position and its mirror images. Texts are in the language of the user.
struct OwnMistake {
  AnyPosition position;  ///< in the latest game
  QString text;          ///< of this position
  QString made;          ///< move of the latest game
  int times = 0;
  double points = 0;  ///< lost in all games: 1 for a win that became a loss, 1/2 for half of that
  QString motif;
  QString piece;  ///< that made the move
  QString phase;
  int phaseOrder = 0;                       ///< sorts phases, the end of the game first
  QString reasons;                          ///< explanation of the latest move, one sentence per line
  std::function<QVariant(int role)> value;  ///< see PositionCard::value
};

/// Any thread. \p games: latest first. Returns the most expensive mistakes first, and fewer on a stop request. Throws
/// SolutionError.
using FindMistakes = std::function<std::vector<OwnMistake>(const std::vector<OwnGame>& games, const std::stop_token& stop)>;
/// Empty without a solution of the variant. GUI thread.
using MistakeFinder = std::function<FindMistakes(const std::string& variantId)>;

FindMistakes mistakesBy(SolutionPtr solution);
/// The sentence of a fact with dots for its parameters names the mistakes that it explains.
QString motifText(const Fact* fact);

/// A move of a person that lost points.
struct FoundMistake {
  std::string key;  ///< the same for equal mistakes
  AnyPosition position;
  AnyMove made;
  Side side = Side::First;
  double points = 0;
  int times = 1;
};

/// Finds mistakes in games that are stored as \p Game. judge(before, move, after, person) returns an
/// optional FoundMistake, and describe(found) an OwnMistake.
template <class Game, class Judge, class Describe>
FindMistakes mistakesIn(Judge judge, Describe describe) {
  return
      [judge = std::move(judge), describe = std::move(describe)](const std::vector<OwnGame>& games, const std::stop_token& stop) {
        std::map<std::string, FoundMistake> all;
        for (const OwnGame& own : games) {
          if (stop.stop_requested()) break;
          const auto* const game = std::get_if<Game>(&own.game.game);
          if (!game) continue;
          AnyPosition position = game->start;
          for (const std::size_t number : mainMovesOf(own.game)) {
            const auto move = game->moves[number].move;
            const AnyPosition before = std::exchange(position, game->variant->play(position, move));
            const std::optional<FoundMistake> found = judge(before, move, position, own.person);
            if (!found) continue;
            const auto [known, isNew] = all.try_emplace(found->key, *found);
            if (isNew) continue;
            ++known->second.times;
            known->second.points += found->points;
          }
        }
        std::vector<OwnMistake> mistakes;
        for (const auto& [key, found] : all)
          if (!stop.stop_requested()) mistakes.push_back(describe(found));
        std::ranges::stable_sort(mistakes, std::ranges::greater{}, &OwnMistake::points);
        return mistakes;
      };
}

enum class MistakeSort { Motif, Phase, Piece };

struct MistakeGroup {
  QString name;
  double points = 0;
  std::vector<std::size_t> members;  ///< indices, ascending
};

/// The most expensive groups first, but phases in their order.
std::vector<MistakeGroup> groupsOf(const std::vector<OwnMistake>& mistakes, MistakeSort sort);

}  // namespace kotai::ui
