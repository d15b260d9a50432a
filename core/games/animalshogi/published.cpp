#include "core/games/animalshogi/published.h"

#include <fmt/format.h>

#include <map>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/printed.h"

namespace kotai::animalshogi {

/// Tanaka, "An Analysis of a Board Game 'Doubutsu Shogi'", IPSJ SIG Technical Report 2009-GI-22, and the slides of the talk.
constexpr std::string_view tanaka = "Tanaka 2009";

/// Returns the numbers of arrangements with 0 to 6 pieces in hand, with either side to move.
static std::vector<std::uint64_t> handArrangements() {
  constexpr std::uint64_t lionPlacements = std::uint64_t{squareCount} * (squareCount - 1);
  std::vector<std::uint64_t> counts(mostInHand + 1);
  for (int number = 0; number < classCount; ++number) {
    const Material& material = Index::get(Tries::Win).material(number);
    counts[static_cast<std::size_t>(material.ownHandCount() + material.enemyHandCount())] +=
        lionPlacements * Index::get(Tries::Win).blockSize(number);
  }
  return counts;
}

/// Collects the figures of one solution.
class Collector {
 public:
  explicit Collector(const Solution& solution)
      : m_solution(solution), m_statistics(solution.statistics()), m_totals(totals(solution)) {}

  std::vector<PublishedFigure> all(bool comparing, const std::stop_token& stop) {
    count("reachable", statistic(statistic::reachable));
    count("positions", m_totals.positions());
    count("win", m_totals.outcomes[static_cast<std::size_t>(Outcome::Win)]);
    count("draw", m_totals.outcomes[static_cast<std::size_t>(Outcome::Draw)]);
    count("loss", m_totals.outcomes[static_cast<std::size_t>(Outcome::Loss)]);
    starts();
    count("longest", m_totals.longest(Outcome::Win));
    add("moves-average",
        fmt::format("{:.3f}", static_cast<double>(m_totals.legalMoves) / static_cast<double>(m_totals.unfinished)));
    count("moves-most", m_totals.maxLegalMoves);
    count("zugzwang", statistic(statistic::zugzwang));
    count("zugzwang-symmetric", statistic(statistic::symmetricZugzwang));
    count("far-drop-only", statistic(statistic::farDropOnly));
    farDropMatters(comparing, stop);
    const std::vector<std::uint64_t> arrangements = handArrangements();
    for (std::size_t held = 0; held < arrangements.size(); ++held) count(fmt::format("hands-{}", held), arrangements[held]);
    for (int moves = 1; moves <= longestMate; moves += 2) {
      const std::string id = fmt::format("mate-{}", moves);
      count(id, statistic(id));
    }
    count("proof-graph", statistic(statistic::proof));
    m_all.back().comparable = false;
    return std::move(m_all);
  }

 private:
  std::uint64_t statistic(std::string_view name) const {
    const auto found = m_statistics.find(std::string(name));
    return found == m_statistics.end() ? 0 : found->second;
  }
  void add(const std::string& id, std::string computed) {
    m_all.push_back({id, std::string(printedText(id)), std::move(computed), std::string(tanaka)});
  }
  void count(const std::string& id, std::uint64_t computed) { add(id, std::to_string(computed)); }

  void starts() {
    const Variant& variant = *m_solution.variant();
    add("start", toText(m_solution.value(variant.start())));
    const std::vector<MoveValue> moves = moveValues(m_solution, variant.start());
    for (const std::string_view wanted : {"B3B2", "C4C3", "B4C3", "B4A3"})
      for (const MoveValue& each : moves)
        if (each.text == wanted) add("first-move-" + each.text, toText(each.value));
    for (const NamedStart& start : variant.namedStarts())
      if (!printedText(start.id).empty()) add(start.id, toText(m_solution.value(start.position)));
  }

  void farDropMatters(bool comparing, const std::stop_token& stop) {
    std::string computed;
    try {
      if (comparing) computed = std::to_string(farDropChanges(m_solution, {}, stop).size());
      if (stop.stop_requested()) computed.clear();
    } catch (const SolutionError& error) {
      if (error.fault() != SolutionFault::NotFound) throw;
      computed.clear();  // the solution of the other variant is missing
    }
    add("far-drop-matters", std::move(computed));
  }

  const Solution& m_solution;
  std::map<std::string, std::uint64_t> m_statistics;
  Totals m_totals;
  std::vector<PublishedFigure> m_all;
};

FigureSet figureSet(const Variant& variant) { return variant.id() == variant.gameId() ? FigureSet::Published : FigureSet::None; }

std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop) {
  if (figureSet(*solution.variant()) == FigureSet::None) return {};
  return Collector(solution).all(comparing, stop);
}

}  // namespace kotai::animalshogi
