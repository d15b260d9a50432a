// `perft` for alternating games: the number of move sequences, the usual check of a move generator.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/walk_progress.h"

namespace kotai::cli {

namespace {

/// Adds the number of moves instead of playing the last ply. Throws Interrupted, and Failure beyond 64 bits.
class Counter {
 public:
  Counter(const Variant& variant, const Interrupt& interrupt, WalkProgress& progress)
      : m_variant(variant), m_interrupt(interrupt), m_progress(progress) {}

  std::uint64_t count(const AnyPosition& position, unsigned depthPlies) { return countFrom(position, depthPlies, {0, 1}); }

 private:
  static constexpr unsigned interruptDepthPlies = 4;

  /// Share of the whole count.
  struct Part {
    double begin;
    double length;
  };

  std::uint64_t countFrom(const AnyPosition& position, unsigned depthPlies, Part part) {
    if (depthPlies == 0) return 1;
    if (depthPlies == 1) {
      const std::uint64_t moves = m_variant.moveCount(position);
      m_counted += moves;
      return moves;
    }
    const std::vector<AnyMove> moves = m_variant.legalMoves(position);
    if (depthPlies >= interruptDepthPlies) {
      m_interrupt.check();
      m_progress.tell(m_counted, part.begin);
    }
    part.length /= static_cast<double>(std::max<std::size_t>(moves.size(), 1));
    std::uint64_t sum = 0;
    for (const AnyMove move : moves) {
      if (__builtin_add_overflow(sum, countFrom(m_variant.play(position, move), depthPlies - 1, part), &sum))
        throw Failure("there are more than 2^64 sequences; a smaller depth may do");
      part.begin += part.length;
    }
    return sum;
  }

  const Variant& m_variant;
  const Interrupt& m_interrupt;
  WalkProgress& m_progress;
  std::uint64_t m_counted = 0;
};

}  // namespace

int perftAlternating(Context& context, const PerftArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const Interrupt interrupt;
  WalkProgress progress(context.showsProgress(), "sequences");
  const std::uint64_t count = Counter(*variant, interrupt, progress).count(position, options.depthPlies);
  progress.clear();
  if (context.json)
    fmt::print("{}\n", Json{{"variant", variant->id()}, {"depth", options.depthPlies}, {"sequences", count}}.dump(2));
  else
    fmt::print("{}\n", count);
  return exitDone;
}

}  // namespace kotai::cli
