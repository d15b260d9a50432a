#include "core/explain/in_common.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "core/explain/sentences.h"
#include "core/game/variant.h"

namespace kotai {

constexpr std::size_t fewestMoves = 2;    ///< a single move has nothing to share
constexpr std::size_t mostReplies = 12;   ///< maximum number of replies to each move that are looked at, best first
constexpr std::size_t fewestForMost = 4;  ///< "most" of fewer moves says little

/// Says that the opponent can do something after several moves.
struct Punishment {
  const Sentence* sentence;
  std::vector<std::string> params;  ///< parameters after the first one
  FactMove move;                    ///< an example
  std::size_t count = 0;            ///< number of moves after which it is possible

  bool isSame(const Punishment& other) const { return sentence == other.sentence && params == other.params; }
};

/// Returns what anyone sees in the best replies to a move.
static std::vector<Punishment> visibleAfter(MotifCache& motifs, const MoveValue& move, const std::vector<MoveValue>& replies) {
  std::vector<Punishment> found;
  for (const MoveValue& reply : replies | std::views::take(mostReplies)) {
    if (!reply.keepsOutcome) break;
    for (const Motif& each : motifs.of(move.after, reply.move)) {
      const Sentence* const sentence = each.sentence->ofSeveral;
      if (!sentence) continue;
      const bool namesPlace = std::string_view(sentence->english).find("%2") != std::string_view::npos;
      std::vector<std::string> params;
      if (namesPlace) params.assign(each.params.begin() + 1, each.params.end());
      found.push_back({sentence, std::move(params), {move.after, reply.move, reply.text}});
    }
  }
  return found;
}

/// Returns all replies that keep the outcome of a move.
static std::vector<Punishment> repliesAfter(const MoveValue& move, const std::vector<MoveValue>& replies) {
  const bool isLost = move.value.outcome == Outcome::Loss;
  std::vector<Punishment> found;
  for (const MoveValue& reply : replies)
    if (reply.keepsOutcome)
      found.push_back({isLost ? &sentence::winsWith : &sentence::drawsWith, {reply.text}, {move.after, reply.move, reply.text}});
  return found;
}

bool isVisible(const LastMove& common) {
  return common.sentence != &sentence::winsWith && common.sentence != &sentence::drawsWith &&
         common.sentence != &sentence::winsAtOnce;
}

/// Adds one punishment of each kind that is possible after a move to those after other moves.
static void addTo(std::vector<Punishment>& found, const std::vector<Punishment>& here) {
  for (auto next = here.begin(); next != here.end(); ++next) {
    const auto isSame = [next](const Punishment& other) { return other.isSame(*next); };
    if (std::any_of(here.begin(), next, isSame)) continue;
    const auto same = std::ranges::find_if(found, isSame);
    ++(same == found.end() ? found.emplace_back(*next) : *same).count;
  }
}

std::optional<LastMove> inCommon(const Solution& solution, MotifCache& motifs, const AnyPosition& position,
                                 const std::vector<MoveValue>& moves, MoveGroup group) {
  if (moves.size() < fewestMoves) return std::nullopt;
  const Outcome worst = moves.back().value.outcome;
  std::vector<Punishment> visible, shared;
  bool areAtOnce = true;
  for (const MoveValue& move : moves) {
    areAtOnce = areAtOnce && move.value == Value::loss(2);
    if (move.value.outcome != worst) continue;
    const std::vector<MoveValue> replies = moveValues(solution, move.after);
    addTo(visible, visibleAfter(motifs, move, replies));
    addTo(shared, repliesAfter(move, replies));
  }
  const auto said = [&](const Punishment& found, const char* word) {
    std::vector<std::string> params = found.params;
    params.insert(params.begin(), word);
    return LastMove{found.move, found.sentence, std::move(params), solution.variant()->sideToMove(position)};
  };
  const char* const every = group == MoveGroup::EveryOther ? sentence::everyOther : sentence::everyAnswer;
  const char* const most = group == MoveGroup::EveryOther ? sentence::mostOthers : sentence::mostAnswers;
  std::array<const Punishment*, 2> best{};
  for (std::size_t i = 0; i < best.size(); ++i) {
    const auto& all = i == 0 ? visible : shared;
    const auto found = std::ranges::max_element(all, {}, &Punishment::count);
    best[i] = found == all.end() ? nullptr : &*found;
  }
  for (const Punishment* each : best)
    if (each && each->count == moves.size()) return said(*each, every);
  for (const Punishment* each : best)
    if (each && moves.size() >= fewestForMost && 3 * each->count >= 2 * moves.size()) return said(*each, most);
  if (!areAtOnce) return std::nullopt;
  const MoveValue reply = moveValues(solution, moves.front().after).front();
  return said({&sentence::winsAtOnce, {}, {moves.front().after, reply.move, reply.text}}, every);
}

}  // namespace kotai
