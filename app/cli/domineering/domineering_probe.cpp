// `probe`, `line` and `perft` of games with simultaneous moves.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/stdin_lines.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/walk_progress.h"
#include "solvers/domineering/exact/position_game.h"

namespace kotai::cli {

namespace {

std::string strategyText(const SimultaneousVariant& variant, Side side, const std::vector<AnyMove>& moves,
                         const std::vector<double>& chances) {
  std::string line;
  for (std::size_t number = 0; number < moves.size(); ++number)
    line += fmt::format("{}{}={:.6f}", line.empty() ? "" : ";", variant.formatMove(side, moves[number]), chances[number]);
  return line;
}

/// The line is put together before any of it is printed: a damaged file must not leave half a line.
void answer(const PositionValues& values, const AnyPosition& position, bool withStrategies) {
  const SimultaneousVariant& variant = *values.variant();
  std::string line = fmt::format("{}\t{}", variant.formatPosition(position), valueColumns(knownValue(values, position)));
  if (withStrategies && variant.finished(position)) {
    line += "\t\t";
  } else if (withStrategies) {
    const domineering::PositionGame game = domineering::positionGame(values, position).value();
    line += fmt::format("\t{}\t{}", strategyText(variant, Side::First, game.firstMoves, game.equilibrium.rowStrategy),
                        strategyText(variant, Side::Second, game.secondMoves, game.equilibrium.columnStrategy));
  }
  fmt::print("{}\n", line);
}

Json strategyJson(const SimultaneousVariant& variant, Side side, const std::vector<AnyMove>& moves,
                  const std::vector<double>& chances) {
  Json list = Json::array();
  for (std::size_t number = 0; number < moves.size(); ++number)
    list.push_back({{"move", variant.formatMove(side, moves[number])}, {"chance", chances[number]}});
  return list;
}

/// The same for programs: an object to a line.
void answerJson(const PositionValues& values, const AnyPosition& position, bool withStrategies) {
  const SimultaneousVariant& variant = *values.variant();
  Json json{{"position", variant.formatPosition(position)}};
  json.update(toJson(knownValue(values, position)));
  if (withStrategies && !variant.finished(position)) {
    const domineering::PositionGame game = domineering::positionGame(values, position).value();
    json["vertical"] = strategyJson(variant, Side::First, game.firstMoves, game.equilibrium.rowStrategy);
    json["horizontal"] = strategyJson(variant, Side::Second, game.secondMoves, game.equilibrium.columnStrategy);
  }
  fmt::print("{}\n", json.dump());
}

/// The first of the likeliest moves.
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
    const domineering::PositionGame game = domineering::positionGame(values, position).value();
    const std::size_t row = likeliest(game.equilibrium.rowStrategy);
    const std::size_t column = likeliest(game.equilibrium.columnStrategy);
    const JointMove turn{game.firstMoves[row], game.secondMoves[column]};
    position = variant.play(position, turn);
    line.push_back({turn,
                    {game.equilibrium.rowStrategy[row], game.equilibrium.columnStrategy[column]},
                    position,
                    knownValue(values, position)});
  }
  return line;
}

/// Counts the last turn in bulk: as many as there are pairs of moves. Throws Interrupted, and Failure past 64 bits.
class TurnCounter {
 public:
  TurnCounter(const SimultaneousVariant& variant, const Interrupt& interrupt, WalkProgress& progress)
      : m_variant(variant), m_interrupt(interrupt), m_progress(progress) {}

  std::uint64_t count(const AnyPosition& position, unsigned turns) { return countFrom(position, turns, 0, 1); }

 private:
  /// \p begin and \p length: what part of the whole walk this is.
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
    context.json ? answerJson(values, position, arguments.moves) : answer(values, position, arguments.moves);
  };
  if (arguments.position) {
    const AnyPosition position = domineeringPosition(*variant, arguments.position);
    tell(*valuesFrom(context, variant, position, interrupt.token()), position);
    return exitDone;
  }
  const bool solved = SimultaneousSolution::exists(context.dataDirectory(), *variant);
  const PositionValuesPtr all = solved ? domineeringSolution(context, variant) : nullptr;
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
  if (cut) tellNote(fmt::format("Stopped after {} turns (--max).", line.size()));
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
