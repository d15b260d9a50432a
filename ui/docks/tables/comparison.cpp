#include "ui/docks/tables/comparison.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/strings/kind_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

using By = ComparedNumbers::By;
constexpr std::array comparedOutcomeOrder{Outcome::Win, Outcome::Draw, Outcome::Loss};

struct ComparisonWords {
  Q_DECLARE_TR_FUNCTIONS(Comparison)
};

const LengthSeries* matesOf(const VariantTables& tables, FindKind kind) {
  const auto found = std::ranges::find(tables.mates, kind, &LengthSeries::kind);
  return found == tables.mates.end() ? nullptr : &*found;
}

LengthCounts lengthsOf(const VariantTables& tables, const ComparedNumbers& numbers) {
  if (numbers.by == By::MateLength) {
    const LengthSeries* const mates = matesOf(tables, numbers.kind);
    return mates ? mates->counts : LengthCounts();
  }
  const Outcome outcome = numbers.by == By::WinLength ? Outcome::Win : Outcome::Loss;
  const auto& counts = tables.totals->distances[static_cast<std::size_t>(outcome)];
  return {counts.begin(), counts.end()};
}

}  // namespace

std::vector<ComparedNumbers> comparableNumbers(const ComparedVariants& variants) {
  std::vector<ComparedNumbers> all{{By::Outcome}, {By::WinLength}, {By::LossLength}};
  if (variants.empty()) return all;
  for (const LengthSeries& mates : variants.front()->mates)
    if (std::ranges::all_of(variants, [&](const VariantTablesPtr& each) { return matesOf(*each, mates.kind); }))
      all.push_back({By::MateLength, mates.kind});
  return all;
}

QString comparedName(const ComparedVariants& variants, const ComparedNumbers& numbers) {
  switch (numbers.by) {
    case By::Outcome: return ComparisonWords::tr("Outcomes");
    case By::WinLength: return ComparisonWords::tr("Won positions by distance");
    case By::LossLength: return ComparisonWords::tr("Lost positions by distance");
    case By::MateLength: break;
  }
  return findKindName(*variants.front()->solution->variant(), numbers.kind);
}

std::vector<LengthSeries> comparedLengths(const ComparedVariants& variants, const ComparedNumbers& numbers) {
  std::vector<LengthSeries> series;
  for (const VariantTablesPtr& each : variants)
    series.push_back({numbers.kind, variantName(*each->solution->variant()), lengthsOf(*each, numbers)});
  return series;
}

StackChartData comparedOutcomes(const ComparedVariants& variants) {
  const ColourPalette& palette = Theme::instance().palette();
  StackChartData data;
  data.title = ComparisonWords::tr("Outcomes");
  for (const VariantTablesPtr& each : variants) {
    data.categories.push_back(variantName(*each->solution->variant()));
    data.descriptions.push_back(data.categories.back());
    data.total += each->totals->positions();
  }
  for (const Outcome outcome : comparedOutcomeOrder) {
    StackChartData::Kind kind{outcomeName(outcome), palette.of(outcome), {}, {}};
    for (const VariantTablesPtr& each : variants)
      kind.counts.push_back(each->totals->outcomes[static_cast<std::size_t>(outcome)]);
    data.kinds.push_back(std::move(kind));
  }
  return data;
}

TableRows comparedRows(const ComparedVariants& variants, const ComparedNumbers& numbers) {
  const bool byOutcome = numbers.by == By::Outcome;
  TableRows table{{"variant", byOutcome ? "outcome" : "n", "count"}, {}};
  for (const VariantTablesPtr& each : variants) {
    const std::string& id = each->solution->variant()->id();
    if (byOutcome)
      for (const Outcome outcome : comparedOutcomeOrder)
        table.rows.push_back({id, toText(outcome), each->totals->outcomes[static_cast<std::size_t>(outcome)]});
    else
      for (const auto& [n, count] : lengthsOf(*each, numbers)) table.rows.push_back({id, n, count});
  }
  return table;
}

}  // namespace kotai::ui
