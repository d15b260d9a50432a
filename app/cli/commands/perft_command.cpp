// `perft`: counts move sequences, the usual check of a move generator.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

/// Progress of a count. Not thread-safe.
class WalkProgress {
 public:
  /// \p unit names the counted objects, such as "sequences". \p requested: see ProgressLine::pauses().
  WalkProgress(bool requested, std::string unit);

  /// \p done: number counted so far. \p share: progress of the walk from 0 to 1.
  void report(std::uint64_t done, double share);
  void clear() { m_line.clear(); }

 private:
  ProgressLine m_line;
  Pace m_pace;
  std::string m_unit;
};

WalkProgress::WalkProgress(bool requested, std::string unit) : m_line(requested), m_unit(std::move(unit)) {
  m_pace.begin(0, Pace::Clock::now());
}

void WalkProgress::report(std::uint64_t done, double share) {
  if (!m_line.due()) return;
  const auto expected = share > 0 ? static_cast<std::uint64_t>(static_cast<double>(done) / share) : 0;
  m_line.show(fmt::format("{:3.0f} %  {} {}{}", 100 * share, grouped(done), m_unit,
                          m_pace.text(done, expected, m_unit, Pace::Clock::now())));
}

struct PerftOptions {
  std::string variant;
  unsigned depthTurns = 0;
  std::optional<std::string> position;
};

/// Counts sequences of turns. At the last level, adds the number of turns without playing them. Throws
/// Interrupted. Throws Failure if the count exceeds 64 bits.
class TurnCounter {
 public:
  TurnCounter(const Play& play, const Interrupt& interrupt, WalkProgress& progress)
      : m_play(play), m_interrupt(interrupt), m_progress(progress) {}

  std::uint64_t count(const AnyPosition& position, unsigned turns) { return countFrom(position, turns, 0, 1); }

 private:
  static constexpr unsigned progressTurns = 3;

  /// Counts sequences from a position. For the progress, this call covers the part of the whole walk from \p
  /// begin to \p begin + \p length, where the whole walk is 0 to 1.
  std::uint64_t countFrom(const AnyPosition& position, unsigned turns, double begin, double length) {
    if (turns == 0) return 1;
    if (turns == 1) {
      const std::uint64_t last = m_play.turnCount(position);
      m_counted += last;
      return last;
    }
    m_interrupt.check();  // checked often, because two turns of both sides already give millions of sequences
    if (turns >= progressTurns) m_progress.report(m_counted, begin);
    const std::vector<AnyPosition> positions = m_play.after(position);
    length /= static_cast<double>(std::max<std::size_t>(positions.size(), 1));
    std::uint64_t sum = 0;
    for (const AnyPosition& next : positions) {
      if (__builtin_add_overflow(sum, countFrom(next, turns - 1, begin, length), &sum))
        throw Failure("there are more than 2^64 sequences; try a smaller depth");
      begin += length;
    }
    return sum;
  }

  const Play& m_play;
  const Interrupt& m_interrupt;
  WalkProgress& m_progress;
  std::uint64_t m_counted = 0;
};

static int run(Context& context, const PerftOptions& options) {
  const PlayPtr play = context.play(options.variant);
  const AnyPosition position = context.position(*play, options.position);
  const Interrupt interrupt;
  WalkProgress progress(context.showsProgress(), "sequences");
  const std::uint64_t count = TurnCounter(*play, interrupt, progress).count(position, options.depthTurns);
  progress.clear();
  if (context.json)
    fmt::print("{}\n", Json{{"variant", play->id()}, {"depth", options.depthTurns}, {"sequences", count}}.dump(2));
  else
    fmt::print("{}\n", count);
  return exitDone;
}

void addPerftCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PerftOptions>();
  CLI::App& command = addCommand(app, context, "perft", "Count the move sequences of a given length", options, run);
  addVariantArgument(command, options->variant);
  addNumberOption(command, "DEPTH", options->depthTurns, NumberRange<unsigned>{0, 1000},
                  "Length of the sequences in plies" + ownHelp("perft DEPTH"))
      ->type_name("")
      ->required();
  addPositionArgument(command, options->position);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
