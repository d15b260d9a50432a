// `probe`, `line` and `perft` for simultaneous games.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/proved_values.h"
#include "app/cli/output/walk_progress.h"
#include "core/games/domineering/variant.h"
#include "solvers/domineering/players/evaluation.h"

namespace kotai::cli {

namespace {

std::string strategyText(const SimultaneousVariant& variant, Side side, const TurnStrategies& both) {
  const auto which = static_cast<std::size_t>(side);
  std::string line;
  for (std::size_t number = 0; number < both.moves[which].size(); ++number)
    line += fmt::format("{}{}={:.6f}", line.empty() ? "" : ";", variant.formatMove(side, both.moves[which][number]),
                        both.chances[which][number]);
  return line;
}

/// Counts of the search of Komori et al., and its evaluation, for Vertical.
struct Evaluation {
  Evaluation(const SimultaneousVariant& variant, const AnyPosition& position) {
    const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(variant);
    vertical = domineering::dominoCounts(board, position, Side::First);
    horizontal = domineering::dominoCounts(board, position, Side::Second);
    value = domineering::evaluation(board, position, Side::First);
  }
  domineering::DominoCounts vertical;
  domineering::DominoCounts horizontal;
  int value = 0;
};

/// Completes the line before printing, so that a damaged file never leaves an incomplete line.
void answer(const PositionValues& values, const AnyPosition& position, const ProbeArguments& wanted) {
  const SimultaneousVariant& variant = *values.variant();
  std::string line = fmt::format("{}\t{}", variant.formatPosition(position), valueColumns(knownValue(values, position)));
  if (wanted.moves) {
    const TurnStrategies both = strategiesOf(values, position).value_or(TurnStrategies{});
    line += fmt::format("\t{}\t{}", strategyText(variant, Side::First, both), strategyText(variant, Side::Second, both));
  }
  if (wanted.evaluation) {
    const Evaluation found(variant, position);
    line += fmt::format("\t{}\t{}\t{}\t{}\t{}", found.vertical.remaining, found.vertical.safe, found.horizontal.remaining,
                        found.horizontal.safe, found.value);
  }
  fmt::print("{}\n", line);
}

Json strategyJson(const SimultaneousVariant& variant, Side side, const TurnStrategies& both) {
  const auto which = static_cast<std::size_t>(side);
  Json list = Json::array();
  for (std::size_t number = 0; number < both.moves[which].size(); ++number)
    list.push_back({{"move", variant.formatMove(side, both.moves[which][number])}, {"chance", both.chances[which][number]}});
  return list;
}

Json evaluationJson(const Evaluation& found) {
  const auto counts = [](const domineering::DominoCounts& each) { return Json{{"rm", each.remaining}, {"sm", each.safe}}; };
  return {{"vertical", counts(found.vertical)}, {"horizontal", counts(found.horizontal)}, {"value", found.value}};
}

/// The same as JSON, one object per line.
void answerJson(const PositionValues& values, const AnyPosition& position, const ProbeArguments& wanted) {
  const SimultaneousVariant& variant = *values.variant();
  Json json{{"position", variant.formatPosition(position)}};
  json.update(toJson(knownValue(values, position)));
  if (wanted.moves && !variant.finished(position)) {
    const TurnStrategies both = strategiesOf(values, position).value_or(TurnStrategies{});
    json["vertical"] = strategyJson(variant, Side::First, both);
    json["horizontal"] = strategyJson(variant, Side::Second, both);
  }
  if (wanted.evaluation) json["evaluation"] = evaluationJson(Evaluation(variant, position));
  fmt::print("{}\n", json.dump());
}

/// The first of the most likely moves.
std::size_t likeliest(const std::vector<double>& chances) {
  constexpr double same = 1e-9;
  const double most = *std::ranges::max_element(chances);
  return static_cast<std::size_t>(std::ranges::find_if(chances, [most](double chance) { return chance >= most - same; }) -
                                  chances.begin());
}

struct LineTurn {
  JointMove turn;
  double chances[2];
  AnyPosition after;
  GameValue value;
};

std::vector<LineTurn> likeliestLine(const PositionValues& values, AnyPosition position, std::size_t maxTurns) {
  const SimultaneousVariant& variant = *values.variant();
  std::vector<LineTurn> line;
  while (!variant.finished(position) && line.size() < maxTurns) {
    const auto both = strategiesOf(values, position);
    if (!both || both->moves[0].empty() || both->moves[1].empty()) break;  // the proof ends here
    const std::size_t row = likeliest(both->chances[0]);
    const std::size_t column = likeliest(both->chances[1]);
    const JointMove turn{both->moves[0][row], both->moves[1][column]};
    position = variant.play(position, turn);
    line.push_back({turn, {both->chances[0][row], both->chances[1][column]}, position, knownValue(values, position)});
  }
  return line;
}

/// Adds the number of pairs of moves instead of playing the last turn. Throws Interrupted, and Failure beyond 64 bits.
class TurnCounter {
 public:
  TurnCounter(const SimultaneousVariant& variant, const Interrupt& interrupt, WalkProgress& progress)
      : m_variant(variant), m_interrupt(interrupt), m_progress(progress) {}

  std::uint64_t count(const AnyPosition& position, unsigned turns) { return countFrom(position, turns, 0, 1); }

 private:
  /// \p begin and \p length: the current part of the whole count.
  std::uint64_t countFrom(const AnyPosition& position, unsigned turns, double begin, double length) {
    if (turns == 0) return 1;
    const std::vector<AnyMove> firsts = m_variant.moves(position, Side::First);
    const std::vector<AnyMove> seconds = m_variant.moves(position, Side::Second);
    const std::size_t pairs = firsts.size() * seconds.size();
    if (turns == 1) {
      m_counted += pairs;
      return pairs;
    }
    m_interrupt.check();
    m_progress.tell(m_counted, begin);
    length /= static_cast<double>(std::max<std::size_t>(pairs, 1));
    std::uint64_t sum = 0;
    for (const AnyMove first : firsts)
      for (const AnyMove second : seconds) {
        if (__builtin_add_overflow(sum, countFrom(m_variant.play(position, {first, second}), turns - 1, begin, length), &sum))
          throw Failure("there are more than 2^64 sequences; a smaller depth may do");
        begin += length;
      }
    return sum;
  }

  const SimultaneousVariant& m_variant;
  const Interrupt& m_interrupt;
  WalkProgress& m_progress;
  std::uint64_t m_counted = 0;
};

}  // namespace

int probeDomineering(Context& context, const ProbeArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const Interrupt interrupt;
  const auto tell = [&](const PositionValues& values, const AnyPosition& position) {
    context.json ? answerJson(values, position, arguments) : answer(values, position, arguments);
  };
  if (arguments.position) {
    const AnyPosition position = domineeringPosition(*variant, arguments.position);
    tell(*valuesFrom(context, variant, position, interrupt.token()), position);
    return exitDone;
  }
  const bool whole = SimultaneousSolution::exists(context.dataDirectory(), *variant) || isOnlyProved(context, *variant);
  const PositionValuesPtr all = whole ? valuesFrom(context, variant, variant->start(), interrupt.token()) : nullptr;
  const auto answerLine = [&](const std::string& line) {
    const AnyPosition position = domineeringPosition(*variant, line);
    interrupt.check();
    tell(*(all ? all : valuesFrom(context, variant, position, interrupt.token())), position);
  };
  return answerLines(answerLine, interrupt.token());
}

int lineDomineering(Context& context, const LineArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const AnyPosition position = domineeringPosition(*variant, arguments.position);
  const Interrupt interrupt;
  const PositionValuesPtr values = valuesFrom(context, variant, position, interrupt.token());
  const GameValue value = knownValue(*values, position);
  const std::vector<LineTurn> line = likeliestLine(*values, position, arguments.maxMoves);
  const bool cut = !variant->finished(line.empty() ? position : line.back().after);
  if (context.json) {
    Json turns = Json::array();
    for (const LineTurn& each : line)
      turns.push_back({{"turn", variant->formatTurn(each.turn)},
                       {"chances", {each.chances[0], each.chances[1]}},
                       {"value", toJson(each.value)},
                       {"position", variant->formatPosition(each.after)}});
    fmt::print(
        "{}\n",
        Json{{"position", variant->formatPosition(position)}, {"value", toJson(value)}, {"turns", std::move(turns)}, {"cut", cut}}
            .dump(2));
    return exitDone;
  }
  for (const LineTurn& each : line)
    fmt::print("{}\t{}\t{:.6f}\t{:.6f}\n", variant->formatTurn(each.turn), valueColumns(each.value), each.chances[0],
               each.chances[1]);
  if (cut && line.size() < arguments.maxMoves)
    printNote(fmt::format("The strategies of the proof go no further than {} turns.", line.size()));
  else if (cut)
    printNote(fmt::format("Stopped after {} turns (--max).", line.size()));
  return exitDone;
}

int perftDomineering(Context& context, const PerftArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const AnyPosition position = domineeringPosition(*variant, arguments.position);
  const Interrupt interrupt;
  WalkProgress progress(context.showsProgress(), "sequences");
  const std::uint64_t count = TurnCounter(*variant, interrupt, progress).count(position, arguments.depthPlies);
  progress.clear();
  if (context.json)
    fmt::print("{}\n", Json{{"variant", variant->id()}, {"depth", arguments.depthPlies}, {"sequences", count}}.dump(2));
  else
    fmt::print("{}\n", count);
  return exitDone;
}

}  // namespace kotai::cli
