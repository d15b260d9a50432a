#include "ui/document/explain_later.h"

#include <algorithm>

#include "core/base/words.h"
#include "core/explain/explain.h"
#include "ui/background/background.h"

namespace kotai::ui {

void explainLater(QObject* context, SolutionPtr solution, const AnyPosition& position, std::optional<AnyMove> move,
                  std::function<void(const std::vector<Fact>&)> receive) {
  const auto work = [solution = std::move(solution), position, move]() -> std::vector<Fact> {
    try {
      return move ? explain(*solution, position, *move) : explain(*solution, position);
    } catch (const SolutionError&) {
      return {};  // the code that reads the values reports the damage
    }
  };
  runInBackground(context, work, std::move(receive));
}

static bool names(const Fact& fact, const std::string& move) {
  return std::ranges::any_of(fact.params,
                             [&move](const std::string& each) { return std::ranges::count(wordsIn(each), move) > 0; });
}

/// Maximum number of arrows. More numbered arrows would cover one another on a small board.
constexpr std::size_t maxArrows = 3;

std::vector<MoveSquares> explainedLine(const Variant& variant, const std::vector<Fact>& facts, const AnyPosition& position) {
  for (const Fact& fact : facts) {
    std::vector<MoveSquares> line;
    const auto first = std::ranges::find(fact.moves, position, &FactMove::before);
    for (auto move = first; move != fact.moves.end() && line.size() < maxArrows && names(fact, move->text); ++move)
      line.push_back(variant.moveSquares(move->before, move->move));
    if (line.size() > 1) return line;
  }
  return {};
}

}  // namespace kotai::ui
