// Measures how long explanations take: explain_bench DATA VARIANT... (docs/explanations.md)
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <exception>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "core/explain/explain.h"
#include "core/game/game.h"
#include "core/game/registry.h"
#include "core/simultaneous/explain_turn.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/domineering/players/motifs.h"

namespace {

using namespace kotai;

constexpr int explanations = 2000;
constexpr unsigned seed = 39;

using Random = std::mt19937_64;

double processorMs() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// \p draw chooses a position and a move, and returns the work to be measured.
void report(const std::string& name, const std::function<std::function<void()>(Random&)>& draw) {
  Random random(seed);
  std::vector<double> times;
  for (int i = 0; i < explanations; ++i) {
    const auto explainOne = draw(random);
    const double begin = processorMs();
    explainOne();
    times.push_back(processorMs() - begin);
  }
  std::ranges::sort(times);
  const auto share = [&](double part) { return times[static_cast<std::size_t>(part * (explanations - 1))]; };
  fmt::print("| {} | {:.2f} | {:.2f} | {:.2f} |\n", name, share(0.5), share(0.99), share(1));
  std::fflush(stdout);
}

AnyPosition drawPosition(const Variant& variant, Random& random) {
  const TierGraph& tiers = variant.tierGraph();
  for (;;) {
    const TierId tier{random() % tiers.tierCount()};
    const std::uint64_t count = tiers.positionCount(tier);
    if (count == 0) continue;
    const AnyPosition position = variant.positionAt({tier, {random() % count}});
    if (!variant.finishedValue(position)) return position;
  }
}

void measure(const std::string& directory, const VariantPtr& variant) {
  const auto solution = Solution::open(directory, variant);
  report(variant->id(), [&](Random& random) {
    const AnyPosition position = drawPosition(*variant, random);
    const auto moves = variant->legalMoves(position);
    const AnyMove move = moves[random() % moves.size()];
    return [&solution, position, move] { explain(*solution, position, move); };
  });
}

/// Measures explanations of positions from random games.
void measure(const std::string& directory, const SimultaneousVariantPtr& variant) {
  const auto solution = SimultaneousSolution::open(directory, variant);
  const domineering::DominoMotifs motifs(static_cast<const domineering::DomineeringVariant&>(*variant));
  AnyPosition position = variant->start();
  report(variant->id(), [&](Random& random) {
    const auto own = variant->moves(position, Side::First), others = variant->moves(position, Side::Second);
    const AnyMove first = own[random() % own.size()], second = others[random() % others.size()];
    const AnyPosition before = position;
    position = variant->play(position, {first, second});
    if (variant->finished(position)) position = variant->start();
    return [&solution, &motifs, before, first] { explainTurn(*solution, before, Side::First, first, motifs); };
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    fmt::print(stderr, "Usage: explain_bench DATA VARIANT...\n");
    return 2;
  }
  try {
    fmt::print("| variant | median, ms | 99 of 100, ms | worst, ms |\n| --- | ---: | ---: | ---: |\n");
    for (int i = 2; i < argc; ++i) {
      const std::string id = argv[i];
      if (isSimultaneous(id))
        measure(argv[1], parseSimultaneousVariant(id).value());
      else
        measure(argv[1], parseVariant(id).value());
    }
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
