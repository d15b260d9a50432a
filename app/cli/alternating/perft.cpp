// `perft` of games in which the players alternate: the number of move sequences, the usual check of a move generator.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"

namespace kotai::cli {

namespace {

/// Counts the last ply in bulk: as many sequences as there are moves. Throws Interrupted, and Failure past 64 bits.
class Counter {
 public:
  Counter(const Variant& variant, const Interrupt& interrupt) : m_variant(variant), m_interrupt(interrupt) {}

  std::uint64_t count(const AnyPosition& position, unsigned depthPlies) const {
    if (depthPlies == 0) return 1;
    const std::vector<AnyMove> moves = m_variant.legalMoves(position);
    if (depthPlies == 1) return moves.size();
    if (depthPlies >= interruptDepthPlies) m_interrupt.check();
    std::uint64_t sum = 0;
    for (const AnyMove move : moves)
      if (__builtin_add_overflow(sum, count(m_variant.play(position, move), depthPlies - 1), &sum))
        throw Failure("there are more than 2^64 sequences; a smaller depth may do");
    return sum;
  }

 private:
  static constexpr unsigned interruptDepthPlies = 4;
  const Variant& m_variant;
  const Interrupt& m_interrupt;
};

}  // namespace

int perftAlternating(Context& context, const PerftArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const Interrupt interrupt;
  const std::uint64_t count = Counter(*variant, interrupt).count(position, options.depthPlies);
  if (context.json)
    fmt::print("{}\n", Json{{"variant", variant->id()}, {"depth", options.depthPlies}, {"sequences", count}}.dump(2));
  else
    fmt::print("{}\n", count);
  return exitDone;
}

}  // namespace kotai::cli
