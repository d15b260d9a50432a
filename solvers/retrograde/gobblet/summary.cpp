#include "solvers/retrograde/gobblet/summary.h"

#include <algorithm>
#include <bit>
#include <map>

#include "core/games/gobblet/marks.h"
#include "core/tables/value_coding.h"

namespace kotai::gobblet::engine {

namespace {

struct SideCounts {
  std::uint32_t own = 0;
  std::uint32_t other = 0;
  friend constexpr auto operator<=>(const SideCounts&, const SideCounts&) = default;
  SideCounts operator+(SideCounts more) const { return {own + more.own, other + more.other}; }
};
SideCounts countsOfCell(std::size_t cell) {
  constexpr std::size_t base = piecesPerSize + 1;
  return {static_cast<std::uint32_t>(cell / base), static_cast<std::uint32_t>(cell % base)};
}

Value valueOf(std::size_t code) { return decodeValue(ValueCoding::Explicit, static_cast<std::uint32_t>(code)); }

/// Tables by the keys that vary within a part.
class CellTables {
 public:
  void add(SideCounts small, SideCounts medium, SideCounts large, Outcome outcome, std::uint64_t count) {
    m_pieces[small + medium + large][static_cast<std::size_t>(outcome)] += count;
    m_medium[medium][static_cast<std::size_t>(outcome)] += count;
    m_large[large][static_cast<std::size_t>(outcome)] += count;
  }
  std::vector<CountTable> tables() const {
    return {table("pieces", m_pieces), table("medium", m_medium), table("large", m_large)};
  }

 private:
  using Cells = std::map<SideCounts, std::array<std::uint64_t, 3>>;
  static CountTable table(const char* key, const Cells& cells) {
    CountTable result{key, {}};
    for (const auto& [counts, outcomes] : cells) result.entries.push_back({counts.own, counts.other, outcomes});
    return result;
  }

  Cells m_pieces;
  Cells m_medium;
  Cells m_large;
};

/// Returns the counts by code, and adds them to the tables.
std::array<std::uint64_t, Survey::codeCount> codesOf(const Survey& survey, SideCounts small, CellTables& tables) {
  std::array<std::uint64_t, Survey::codeCount> codes{};
  for (std::size_t medium = 0; medium < countCells; ++medium)
    for (std::size_t large = 0; large < countCells; ++large)
      for (std::size_t code = 0; code < Survey::codeCount; ++code) {
        const std::uint64_t count = survey.positions[medium][large][code];
        if (count == 0) continue;
        codes[code] += count;
        tables.add(small, countsOfCell(medium), countsOfCell(large), valueOf(code).outcome, count);
      }
  return codes;
}

PartSummary partOf(const Survey& survey, const std::array<std::uint64_t, Survey::codeCount>& codes) {
  PartSummary part;
  for (std::size_t code = 0; code < codes.size(); ++code)
    if (codes[code] > 0) part.histogram.push_back({valueOf(code), codes[code]});
  std::sort(part.histogram.begin(), part.histogram.end(), [](const auto& left, const auto& right) {
    return std::pair(left.value.outcome, left.value.distancePlies) < std::pair(right.value.outcome, right.value.distancePlies);
  });
  const auto set = [&](NotableKind kind, std::uint64_t count) { part.notables[static_cast<std::size_t>(kind)] = count; };
  set(NotableKind::ZugzwangLossToWin, survey.lossToWin);
  set(NotableKind::ZugzwangLossToDraw, survey.lossToDraw);
  set(NotableKind::ZugzwangDrawToWin, survey.drawToWin);
  set(NotableKind::MutualZugzwang, survey.mutual);
  set(NotableKind::OnlyMoveWins, survey.onlyWins);
  set(NotableKind::OnlyMoveDraws, survey.onlyDraws);
  part.legalMoves = survey.moves;
  part.maxLegalMoves = survey.mostMoves;
  return part;
}

}  // namespace

TierSummary summaryOf(const std::vector<Survey>& surveys) {
  TierSummary summary;
  CellTables tables;
  std::map<std::string_view, std::uint64_t> statistics;
  for (std::size_t number = 0; number < surveys.size(); ++number) {
    const Survey& survey = surveys[number];
    const Layer& small = Layers::get().layer(Layers::get().smallestOf(static_cast<int>(number)));
    const auto codes = codesOf(
        survey, {static_cast<std::uint32_t>(std::popcount(small.own)), static_cast<std::uint32_t>(std::popcount(small.other))},
        tables);
    summary.parts.push_back(partOf(survey, codes));
    statistics[statistic::reachable] += summary.parts.back().positions();
    statistics[statistic::finished] += survey.finished;
    statistics[statistic::unreachable] += survey.unreachable;
    statistics[statistic::wonInOne] += codes[code::win(1)];
    statistics[statistic::stalemates] += codes[code::loss(1)];
    statistics[statistic::losingLift] += survey.losingLift;
    statistics[statistic::losingLiftMoves] += survey.losingMoves;
    std::uint64_t& most = statistics[statistic::mostSafeMoves];
    most = std::max<std::uint64_t>(most, survey.mostSafeMoves);
  }
  for (const auto& [name, count] : statistics) summary.statistics.emplace_back(name, count);
  summary.tables = tables.tables();
  return summary;
}

}  // namespace kotai::gobblet::engine
