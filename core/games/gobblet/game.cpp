// Registry entry of Gobblet Gobblers.
#include "core/analysis/aggregate.h"
#include "core/game/figures.h"
#include "core/games/gobblet/game_parts.h"
#include "core/games/gobblet/layers.h"
#include "core/games/gobblet/lists.h"
#include "core/games/gobblet/variant.h"

namespace kotai::gobblet {

/// "ゴブレットゴブラーズの必勝法解析を C++ でやってみた" and its program gobb_analyzer, 2022.
constexpr std::string_view gobbAnalyzer = "gobb_analyzer 2022";

/// Returns the number of arrangements of up to two pieces of each side on nine squares, by enumeration.
static std::uint64_t arrangementsOfOneSize() {
  const Layers& layers = Layers::get();
  std::uint64_t count = 0;
  for (int own = 0; own < smallSetCount; ++own)
    for (int other = 0; other < smallSetCount; ++other) count += layers.numberOf(own, other) >= 0 ? 1 : 0;
  return count;
}

static std::optional<Outcome> publishedOutcome(const Variant&) { return Outcome::Win; }

/// Returns the figures of gobb_analyzer, followed by figures of this program.
static std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool, const std::stop_token&) {
  const Variant& variant = *solution.variant();
  const bool analysed = variant.id() == variant.gameId();  // the article covers only the default rule
  std::vector<PublishedFigure> figures;
  const auto add = [&figures, analysed](std::string_view id, std::string_view published, std::string computed) {
    const bool known = analysed && !published.empty();
    figures.push_back(
        {std::string(id), std::string(known ? published : ""), std::move(computed), std::string(known ? gobbAnalyzer : "")});
  };
  const Value start = solution.value(variant.start());
  const std::uint64_t ofOneSize = arrangementsOfOneSize();
  add("start-outcome", "win", std::string(toText(start.outcome)));
  add("arrangements-of-one-size", "1423", std::to_string(ofOneSize));
  add("arrangements", "2881473967", std::to_string(ofOneSize * ofOneSize * ofOneSize));
  add("start", "", toText(start));
  const Totals all = totals(solution);
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    add(toText(outcome), "", std::to_string(all.outcomes[static_cast<std::size_t>(outcome)]));
  add("longest", "", std::to_string(all.longest(Outcome::Win)));
  add("mutual-zugzwang", "", std::to_string(all.notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)]));
  for (const auto& [name, count] : solution.statistics()) add(name, "", std::to_string(count));
  return figures;
}

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "gobblet";
    made.name = "Gobblet Gobblers";
    made.sideNames = {"Orange", "Blue"};
    made.examplePosition = ".,.,./.,sM,./.,.,. o";
    made.knownVariants = {"gobblet", std::string(coveringRule)};
    made.parse = makeVariant;
    made.work = publishedWork();
    made.kinds = kinds();
    made.counted = countedTest();
    made.figures.read = publishedFigures;
    made.figures.startOutcome = publishedOutcome;
    made.words = statisticsWords();
    made.judgement = judgement();
    made.motifs = motifs;
    made.course = course;
    made.courseSaysWhy = true;
    made.query = queryWords();
    made.benchmarks = {{{{"gobblet"}}}, "gobblet"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::gobblet
