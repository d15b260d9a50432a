#include "core/analysis/published.h"

#include <fmt/format.h>

#include <array>
#include <map>

#include "core/analysis/aggregate.h"
#include "core/analysis/moves.h"
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/rules.h"
#include "core/games/gobblet/layers.h"
#include "core/games/quoridor/counts.h"
#include "core/games/quoridor/variant.h"

namespace kotai {

namespace {

using namespace animalshogi;

/// Tanaka, "An Analysis of a Board Game 'Doubutsu Shogi'", IPSJ SIG Technical Report 2009-GI-22, and the slides of the talk.
constexpr std::string_view tanaka = "Tanaka 2009";

constexpr std::array<std::string_view, 7> publishedArrangements{"638668800", "638668800", "242161920", "44098560",
                                                                "4134240",   "190080",    "3564"};
constexpr std::array<std::string_view, 12> publishedMates{"11520862", "3579697", "1314521", "495384", "194087", "71563",
                                                          "27699",    "7487",    "2173",    "386",    "134",    "4"};

/// Collects the figures of one solution.
class Figures {
 public:
  explicit Figures(const Solution& solution) : m_solution(solution), m_figures(solution.figures()), m_totals(totals(solution)) {}

  std::vector<PublishedFigure> all(bool comparing, const std::stop_token& stop) {
    count("reachable", "246803167", figure(figure::reachable));
    count("positions", "99485568", m_totals.positions());
    count("win", "56474473", m_totals.outcomes[static_cast<std::size_t>(Outcome::Win)]);
    count("draw", "2682700", m_totals.outcomes[static_cast<std::size_t>(Outcome::Draw)]);
    count("loss", "40328395", m_totals.outcomes[static_cast<std::size_t>(Outcome::Loss)]);
    starts();
    count("longest", "173", m_totals.longest(Outcome::Win));
    add("moves-average", "9.435",
        fmt::format("{:.3f}", static_cast<double>(m_totals.legalMoves) / static_cast<double>(m_totals.unfinished)));
    count("moves-most", "38", m_totals.mostLegalMoves);
    count("zugzwang", "21839", figure(figure::zugzwang));
    count("zugzwang-symmetric", "71", figure(figure::symmetricZugzwang));
    count("far-drop-only", "68", figure(figure::farDropOnly));
    farDropMatters(comparing, stop);
    const std::vector<std::uint64_t> arrangements = handArrangements();
    for (std::size_t held = 0; held < publishedArrangements.size(); ++held)
      count(fmt::format("hands-{}", held), publishedArrangements[held], arrangements[held]);
    for (std::size_t place = 0; place < publishedMates.size(); ++place)
      count(fmt::format("mate-{}", 2 * place + 1), publishedMates[place], figure(fmt::format("mate-{}", 2 * place + 1)));
    count("proof-graph", "2431444", figure(figure::proof));
    m_all.back().comparable = false;
    return std::move(m_all);
  }

 private:
  std::uint64_t figure(std::string_view name) const {
    const auto found = m_figures.find(std::string(name));
    return found == m_figures.end() ? 0 : found->second;
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
  std::map<std::string, std::uint64_t> m_figures;
  Totals m_totals;
  std::vector<PublishedFigure> m_all;
};

/// Iwanaga, Sakamoto, Ito, Ikeda: "Analysis of Quoridor" (コリドールの解析), 2022.
constexpr std::string_view iwanaga = "Iwanaga et al. 2022";

/// Section 4 of the paper, for 5x5 with a fence each, by fences on the board. The last number is a slip of the paper
/// (core/games/quoridor/RULES.md).
constexpr std::array<std::string_view, 3> publishedCounts{"960", "61440", "436864"};
constexpr std::size_t misprintedCount = 2;

/// What the paper says about this very board, then the program's own figures.
std::vector<PublishedFigure> quoridorFigures(const Solution& solution) {
  const Variant& variant = *solution.variant();
  std::vector<PublishedFigure> figures;
  const auto own = [&figures](std::string_view id, std::string computed) {
    figures.push_back({std::string(id), {}, std::move(computed), {}});
  };
  const Value start = solution.value(variant.start());
  if (const auto outcome = publishedOutcome(variant))
    figures.push_back({"start-outcome", std::string(toText(*outcome)), std::string(toText(start.outcome)), std::string(iwanaga)});
  own("start", toText(start));
  if (variant.id() == "quoridor:5x5,fences=1") {
    const quoridor::Tiers& tiers = dynamic_cast<const quoridor::QuoridorVariant&>(variant).rules().tiers();
    for (std::size_t fences = 0; fences < publishedCounts.size(); ++fences) {
      const int placed = static_cast<int>(fences);
      const std::uint64_t computed = quoridor::legalPositions(tiers, placed);
      figures.push_back({fmt::format("legal-{}", fences), std::string(publishedCounts[fences]), std::to_string(computed),
                         std::string(iwanaga), fences != misprintedCount, fences == misprintedCount});
    }
  }
  const Totals all = totals(solution);
  own("positions", std::to_string(all.positions()));
  for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
    own(toText(outcome), std::to_string(all.outcomes[static_cast<std::size_t>(outcome)]));
  own("longest", std::to_string(all.longest(Outcome::Win)));
  own("mutual-zugzwang", std::to_string(all.notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)]));
  for (const auto& [name, count] : solution.figures()) own(name, std::to_string(count));
  return figures;
}

/// "ゴブレットゴブラーズの必勝法解析を C++ でやってみた" and its program gobb_analyzer, 2022.
constexpr std::string_view gobbAnalyzer = "gobb_analyzer 2022";

/// Ways to put up to two pieces of each side on nine squares, counted one by one.
std::uint64_t arrangementsOfOneSize() {
  const gobblet::Layers& layers = gobblet::Layers::get();
  std::uint64_t count = 0;
  for (int own = 0; own < gobblet::smallSetCount; ++own)
    for (int other = 0; other < gobblet::smallSetCount; ++other) count += layers.numberOf(own, other) >= 0 ? 1 : 0;
  return count;
}

std::vector<PublishedFigure> gobbletFigures(const Solution& solution) {
  const Variant& variant = *solution.variant();
  std::vector<PublishedFigure> figures;
  const auto add = [&figures](std::string_view id, std::string_view published, std::string computed) {
    const bool known = !published.empty();
    figures.push_back({std::string(id), std::string(published), std::move(computed), std::string(known ? gobbAnalyzer : "")});
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
  for (const auto& [name, count] : solution.figures()) add(name, "", std::to_string(count));
  return figures;
}

}  // namespace

FigureCheck check(const PublishedFigure& figure) {
  if (figure.published.empty()) return FigureCheck::Own;
  if (figure.slip) return FigureCheck::Slip;
  if (!figure.comparable) return FigureCheck::NotComparable;
  if (figure.computed.empty()) return FigureCheck::NotKnown;
  return figure.published == figure.computed ? FigureCheck::Equal : FigureCheck::Different;
}

void Agreement::add(FigureCheck check) {
  switch (check) {
    case FigureCheck::Own: return;
    case FigureCheck::NotKnown: ++notKnown; return;
    case FigureCheck::Equal: ++equal; return;
    case FigureCheck::Different: ++different; return;
    case FigureCheck::Slip: ++slips; return;
    case FigureCheck::NotComparable: ++notComparable; return;
  }
}

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

std::optional<Outcome> publishedOutcome(const Variant& variant) {
  if (variant.gameId() == "gobblet") return Outcome::Win;
  const auto* const game = dynamic_cast<const quoridor::QuoridorVariant*>(&variant);
  if (!game) return std::nullopt;
  const auto& [board, firstFences, secondFences, diagonal] = game->rules().options();
  const bool inFigure =
      board.columns % 2 != 0 && board.columns >= 5 && board.rows >= 5 && firstFences == secondFences && firstFences <= 1;
  if (!inFigure) return std::nullopt;
  return board.rows % 2 != 0 ? Outcome::Loss : Outcome::Win;
}

std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop) {
  if (solution.variant()->gameId() == "quoridor") return quoridorFigures(solution);
  if (solution.variant()->gameId() == "gobblet") return gobbletFigures(solution);
  if (solution.variant()->id() != "animalshogi") return {};
  return Figures(solution).all(comparing, stop);
}

}  // namespace kotai
