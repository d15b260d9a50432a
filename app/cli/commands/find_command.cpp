// `find`: notable positions, counted, listed or drawn at random.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/bench/random_numbers.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/position_list.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

using Options = FindArguments;

std::string kindList(const Variant& variant) {
  std::string list;
  for (const FindKind kind : findKinds(variant)) list += fmt::format("{}{}", list.empty() ? "" : ", ", kind.id);
  return list;
}

/// The kinds of every game, by its smallest variant.
std::string kindsHelp() {
  std::string help;
  for (const GameInfo& game : games()) {
    const auto variant = parseVariant(game.knownVariants.front());
    if (variant) help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", game.id, kindList(**variant));
  }
  for (const GameInfo& game : simultaneousGames()) help += fmt::format("; {}: {}", game.id, domineeringKinds());
  return help;
}

FindKind wantedKind(const Variant& variant, const std::string& name) {
  if (const auto found = findKind(variant, name)) return *found;
  throw UsageError(
      fmt::format("--kind {}: {} has no such list; expected one of: {}", shortenedText(name), variant.id(), kindList(variant)));
}

void addPayoffOption(CLI::App& command, const std::string& name, std::optional<double>& target, const std::string& description) {
  const auto read = [&target, name](const std::string& text) { target = parseRealNumber(name, text, -1, 1); };
  command.add_option_function<std::string>(name, read, description)->type_name("VALUE");
}

/// Calls visit(listed) for the first `wanted` positions. Every page scans its first tier anew, so pages grow: the first
/// positions appear at once, and all of them take about twice as long as one scan.
template <class Visit>
void visitFirst(const PositionList& list, std::uint64_t wanted, const Interrupt& interrupt, Visit&& visit) {
  constexpr std::uint64_t firstPage = 64;
  constexpr std::uint64_t largestPage = 1 << 20;
  std::uint64_t pageSize = firstPage;
  for (std::uint64_t first = 0; first < wanted;) {
    interrupt.check();
    const std::vector<ListedPosition> page = list.page(first, std::min(pageSize, wanted - first), interrupt.token());
    interrupt.check();
    if (page.empty()) return;
    for (const ListedPosition& listed : page) visit(listed);
    first += page.size();
    pageSize = std::min(largestPage, pageSize * 2);
  }
}

void printCount(const Context& context, const Options& options, std::uint64_t count) {
  if (context.json)
    fmt::print("{}\n", Json{{"kind", options.kind}, {"count", count}}.dump(2));
  else
    fmt::print("{}\n", count);
}

int run(Context& context, const Options& options) {
  if (options.from && options.to && *options.from > *options.to)
    throw UsageError(fmt::format("--from {} is more than --to {}: no value lies between", *options.from, *options.to));
  if (isSimultaneous(options.variant)) return findDomineering(context, options);
  if (options.from || options.to) throw UsageError("--from and --to are for games with simultaneous moves");
  const VariantPtr variant = context.variant(options.variant);
  PositionFilter filter;
  filter.kind = wantedKind(*variant, options.kind);
  filter.distancePlies = options.number;
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  const PositionList list(solution, filter, interrupt.token());
  interrupt.check();
  if (options.countOnly) {
    printCount(context, options, list.count());
    return exitDone;
  }
  Json found = Json::array();
  const auto tell = [&](const ListedPosition& listed) {
    const std::string text = solution->variant()->formatPosition(listed.position);
    if (context.json)
      found.push_back({{"position", text}, {"value", toJson(listed.value)}});
    else
      fmt::print("{}\t{}\n", text, toText(listed.value));
  };
  const std::uint64_t wanted = options.limit == 0 ? list.count() : std::min(options.limit, list.count());
  if (options.seed)
    visitRandomNumbers(list.count(), wanted, *options.seed, [&](std::uint64_t number) {
      interrupt.check();
      for (const ListedPosition& listed : list.page(number, 1)) tell(listed);
    });
  else
    visitFirst(list, wanted, interrupt, tell);
  if (context.json)
    fmt::print("{}\n", Json{{"kind", options.kind}, {"count", list.count()}, {"positions", std::move(found)}}.dump(2));
  return exitDone;
}

}  // namespace

void addFindCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "find", "Notable positions: position<TAB>value", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, kindsHelp())->type_name("KIND")->required();
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{0, 1'000'000},
                  "Only this n: decided in exactly so many plies, the round of a mate table, or so many covered cells "
                  "(simultaneous moves)");
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "At most this many (default: 20; 0: all)")
      ->type_name("K");
  addSwitch(command, "--count", options->countOnly, "Print only how many there are");
  addNumberOption(command, "--random", options->seed, anySeed, "Draw them at random, each at most once, with this seed")
      ->type_name("SEED");
  addPayoffOption(command, "--from", options->from,
                  "Only values of at least this, as a payoff for Vertical, -1 to 1 (simultaneous moves)");
  addPayoffOption(command, "--to", options->to, "Only values of at most this (simultaneous moves)");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
