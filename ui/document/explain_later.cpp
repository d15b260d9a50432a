#include "ui/document/explain_later.h"

#include <utility>

#include "core/explain/explain.h"
#include "ui/background/background.h"

namespace kotai::ui {

void explainLater(QObject* context, SolutionPtr solution, const AnyPosition& position, std::optional<AnyMove> move,
                  std::function<void(const std::vector<Fact>&)> receive) {
  const auto work = [solution = std::move(solution), position, move]() -> std::vector<Fact> {
    try {
      return move ? explain(*solution, position, *move) : explain(*solution, position);
    } catch (const SolutionError&) {
      return {};  // the reader of values reports the damage
    }
  };
  runInBackground(context, work, std::move(receive));
}

}  // namespace kotai::ui
