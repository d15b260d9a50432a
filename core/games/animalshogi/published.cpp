#include "core/games/animalshogi/published.h"

#include <fmt/format.h>

#include <array>
#include <map>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/marks.h"

namespace kotai::animalshogi {

namespace {

/// Tanaka, "An Analysis of a Board Game 'Doubutsu Shogi'", IPSJ SIG Technical Report 2009-GI-22, and the slides of the talk.
constexpr std::string_view tanaka = "Tanaka 2009";

constexpr std::array<std::string_view, 7> publishedArrangements{"638668800", "638668800", "242161920", "44098560",
                                                                "4134240",   "190080",    "3564"};
constexpr std::array<std::string_view, 12> publishedMates{"11520862", "3579697", "1314521", "495384", "194087", "71563",
                                                          "27699",    "7487",    "2173",    "386",    "134",    "4"};

/// Placements of the pieces with 0 to 6 of them in hand, whoever is to move, counted from the classes.
std::vector<std::uint64_t> handArrangements() {
  constexpr std::uint64_t lionPlacements = std::uint64_t{squareCount} * (squareCount - 1);
  std::vector<std::uint64_t> counts(publishedArrangements.size());
  for (int number = 0; number < classCount; ++number) {
    const Material& material = Index::get().material(number);
    counts[static_cast<std::size_t>(material.ownHandCount() + material.enemyHandCount())] +=
        lionPlacements * Index::get().blockSize(number);
  }
  return counts;
}

/// Collects the figures of one solution.
class Collector {
 public:
  explicit Collector(const Solution& solution)
      : m_solution(solution), m_statistics(solution.statistics()), m_totals(totals(solution)) {}

  std::vector<PublishedFigure> all(bool comparing, const std::stop_token& stop) {
    count("reachable", "246803167", statistic(statistic::reachable));
    count("positions", "99485568", m_totals.positions());
    count("win", "56474473", m_totals.outcomes[static_cast<std::size_t>(Outcome::Win)]);
    count("draw", "2682700", m_totals.outcomes[static_cast<std::size_t>(Outcome::Draw)]);
    count("loss", "40328395", m_totals.outcomes[static_cast<std::size_t>(Outcome::Loss)]);
    starts();
    count("longest", "173", m_totals.longest(Outcome::Win));
    add("moves-average", "9.435",
        fmt::format("{:.3f}", static_cast<double>(m_totals.legalMoves) / static_cast<double>(m_totals.unfinished)));
    count("moves-most", "38", m_totals.mostLegalMoves);
    count("zugzwang", "21839", statistic(statistic::zugzwang));
    count("zugzwang-symmetric", "71", statistic(statistic::symmetricZugzwang));
    count("far-drop-only", "68", statistic(statistic::farDropOnly));
    farDropMatters(comparing, stop);
    const std::vector<std::uint64_t> arrangements = handArrangements();
    for (std::size_t held = 0; held < publishedArrangements.size(); ++held)
      count(fmt::format("hands-{}", held), publishedArrangements[held], arrangements[held]);
    for (std::size_t place = 0; place < publishedMates.size(); ++place)
      count(fmt::format("mate-{}", 2 * place + 1), publishedMates[place], statistic(fmt::format("mate-{}", 2 * place + 1)));
    count("proof-graph", "2431444", statistic(statistic::proof));
    m_all.back().comparable = false;
    return std::move(m_all);
  }

 private:
  std::uint64_t statistic(std::string_view name) const {
    const auto found = m_statistics.find(std::string(name));
    return found == m_statistics.end() ? 0 : found->second;
  }
  void add(std::string id, std::string_view published, std::string computed) {
    m_all.push_back({std::move(id), std::string(published), std::move(computed), std::string(tanaka)});
  }
  void count(std::string id, std::string_view published, std::uint64_t computed) {
    add(std::move(id), published, std::to_string(computed));
  }

  void starts() {
    const Variant& variant = *m_solution.variant();
    add("start", "loss 78", toText(m_solution.value(variant.start())));
    for (const auto& [move, value] : std::array<std::pair<std::string_view, std::string_view>, 4>{
             {{"B3B2", "loss 76"}, {"C4C3", "loss 78"}, {"B4C3", "loss 78"}, {"B4A3", "loss 78"}}})
      for (const MoveValue& each : moveValues(m_solution, variant.start()))
        if (each.text == move) add(fmt::format("first-move-{}", move), value, toText(each.value));
    for (const NamedStart& start : variant.namedStarts()) {
      if (start.id == "chicks-before-giraffes") add(start.id, "win 55", toText(m_solution.value(start.position)));
      if (start.id == "chicks-before-elephants") add(start.id, "draw", toText(m_solution.value(start.position)));
    }
  }

  void farDropMatters(bool comparing, const std::stop_token& stop) {
    std::string computed;
    try {
      if (comparing) computed = std::to_string(farDropChanges(m_solution, stop).size());
      if (stop.stop_requested()) computed.clear();
    } catch (const SolutionError& error) {
      if (error.fault() != SolutionFault::NotFound) throw;
      computed.clear();  // the other variant has not been solved
    }
    add("far-drop-matters", "4301", std::move(computed));
  }

  const Solution& m_solution;
  std::map<std::string, std::uint64_t> m_statistics;
  Totals m_totals;
  std::vector<PublishedFigure> m_all;
};

}  // namespace

FigureSet figureSet(const Variant& variant) { return variant.id() == variant.gameId() ? FigureSet::Published : FigureSet::None; }

std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop) {
  if (figureSet(*solution.variant()) == FigureSet::None) return {};
  return Collector(solution).all(comparing, stop);
}

}  // namespace kotai::animalshogi
