#include "ui/docks/tables/variant_comparison.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/data/solution_files.h"
#include "ui/docks/tables/table_export.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr auto& outcomeOrder = OutcomeBars::kinds;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Comparison)
};

const LengthSeries* matesOf(const VariantTables& tables, FindKind kind) {
  const auto found = std::ranges::find(tables.mates, kind, &LengthSeries::kind);
  return found == tables.mates.end() ? nullptr : &*found;
}

QString nameOfVariant(const VariantTables& tables) { return variantName(*tables.solution->variant()); }

/// Returns the key with this id, or null if the variant has no such key.
const AggregateKey* keyOf(const VariantTables& tables, const std::string& id) {
  const std::vector<AggregateKey>& keys = tables.solution->variant()->tierGraph().aggregateKeys();
  const auto found = std::ranges::find(keys, id, &AggregateKey::id);
  return found == keys.end() ? nullptr : &*found;
}

}  // namespace

VariantPair::VariantPair(VariantTablesPtr first, VariantTablesPtr second)
    : m_tables{std::move(first), std::move(second)},
      m_subjects{{Subject::By::Outcome}, {Subject::By::WinLength}, {Subject::By::LossLength}} {
  for (const LengthSeries& mates : m_tables[0]->mates)
    if (matesOf(*m_tables[1], mates.kind)) m_subjects.push_back({Subject::By::MateLength, mates.kind});
  addTables();
}

/// Adds the tables of both variants. A key of the same name has the same meaning only in variants of one game.
void VariantPair::addTables() {
  const auto game = [](const VariantTablesPtr& tables) { return &tables->solution->variant()->game(); };
  if (game(m_tables[0]) != game(m_tables[1])) return;
  for (const AggregateKey& key : m_tables[0]->solution->variant()->tierGraph().aggregateKeys()) {
    const auto tableOf = [&](const VariantTablesPtr& each) { return each->table(key.id, Counting::True); };
    if (!std::ranges::all_of(m_tables, [&](const auto& each) { return tableOf(each) != nullptr; })) continue;
    if (std::ranges::any_of(m_tables, [&](const auto& each) { return isOneDimensional(*tableOf(each)); })) {
      m_subjects.push_back({.by = Subject::By::Bars, .key = key.id});
      continue;
    }
    for (const Outcome outcome : outcomeOrder) m_subjects.push_back({.by = Subject::By::Map, .key = key.id, .outcome = outcome});
  }
}

QString VariantPair::note() const {
  const auto isTable = [](const Subject& each) { return each.by == Subject::By::Map || each.by == Subject::By::Bars; };
  if (std::ranges::any_of(m_subjects, isTable)) return {};
  return Words::tr("No heat maps: only variants of the same game have comparable tables.");
}

QStringList VariantPair::subjects() const {
  QStringList names;
  for (const Subject& each : m_subjects) names << nameOf(each);
  return names;
}

QString VariantPair::nameOf(const Subject& subject) const {
  const Variant& variant = *m_tables[0]->solution->variant();
  switch (subject.by) {
    case Subject::By::Outcome: return Words::tr("Outcomes");
    case Subject::By::WinLength: return Words::tr("Won positions by distance");
    case Subject::By::LossLength: return Words::tr("Lost positions by distance");
    case Subject::By::MateLength: return findKindName(variant, subject.mate);
    case Subject::By::Map:
    case Subject::By::Bars: break;
  }
  const QString key = aggregateKeyName(variant.gameId(), *keyOf(*m_tables[0], subject.key));
  if (subject.by == Subject::By::Bars) return Words::tr("Outcomes %1", "by pieces").arg(key);
  return Words::tr("%1 %2", "outcome, by remaining steps").arg(outcomeName(subject.outcome), key);
}

std::vector<LengthSeries> VariantPair::lengths(const Subject& subject) const {
  std::vector<LengthSeries> series;
  for (const VariantTablesPtr& each : m_tables) {
    LengthSeries& made = series.emplace_back(LengthSeries{subject.mate, nameOfVariant(*each), {}});
    if (subject.by == Subject::By::MateLength) {
      made.counts = matesOf(*each, subject.mate)->counts;
      continue;
    }
    const Outcome outcome = subject.by == Subject::By::WinLength ? Outcome::Win : Outcome::Loss;
    const auto& counts = each->totals->distances[static_cast<std::size_t>(outcome)];
    made.counts.assign(counts.begin(), counts.end());
  }
  return series;
}

std::vector<QWidget*> VariantPair::charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const {
  const Subject& chosen = m_subjects[subject];
  switch (chosen.by) {
    case Subject::By::Outcome: return {outcomeChart(look, parent)};
    case Subject::By::Map: return maps(chosen, look, parent);
    case Subject::By::Bars: return bars(chosen, look, parent);
    default: return {lengthChart(chosen, look, parent)};
  }
}

/// Returns a chart with one column per variant.
QWidget* VariantPair::outcomeChart(const ComparedLook& look, QWidget* parent) const {
  BarChartData data;
  data.title = Words::tr("Outcomes");
  data.numbered = true;
  for (const VariantTablesPtr& each : m_tables) {
    data.categories.push_back(nameOfVariant(*each));
    data.descriptions.push_back(data.categories.back());
    data.total += each->totals->positions();
  }
  for (const Outcome outcome : outcomeOrder) {
    BarChartData::Kind kind{outcomeName(outcome), [outcome](int) { return Theme::instance().palette().of(outcome); }};
    for (const VariantTablesPtr& each : m_tables)
      kind.counts.push_back(each->totals->outcomes[static_cast<std::size_t>(outcome)]);
    data.kinds.push_back(std::move(kind));
  }
  return barChart(std::move(data), look, parent);
}

QWidget* VariantPair::lengthChart(const Subject& subject, const ComparedLook& look, QWidget* parent) const {
  const QString axis = subject.by == Subject::By::MateLength ? Words::tr("Mate in n") : Words::tr("Plies to the end");
  const Outcome outcome = subject.by == Subject::By::LossLength ? Outcome::Loss : Outcome::Win;
  return barChart(lengthBars(lengths(subject), nameOf(subject), axis, outcome), look, parent);
}

/// Returns two maps with the same colour scale.
std::vector<QWidget*> VariantPair::maps(const Subject& subject, const ComparedLook& look, QWidget* parent) const {
  Strongest strongest{1, 0};
  for (const VariantTablesPtr& each : m_tables) {
    const AggregateTablePtr table = each->table(subject.key, Counting::True);
    strongest.count = std::max(strongest.count, largestCount(*table, subject.outcome));
    strongest.share = std::max(strongest.share, largestShare(*table, subject.outcome));
  }
  std::vector<QWidget*> made;
  for (const VariantTablesPtr& each : m_tables) {
    auto* map = new HeatMap(subject.outcome, parent);
    map->setMeasure(look.measure);
    map->setScale(look.scale);
    map->setTable(each->table(subject.key, Counting::True));
    map->setStrongest(strongest);
    QObject::connect(map, &HeatMap::pointed, map, look.pointed);
    made.push_back(titledChart(map, nameOfVariant(*each), parent));
  }
  return made;
}

std::vector<QWidget*> VariantPair::bars(const Subject& subject, const ComparedLook& look, QWidget* parent) const {
  std::vector<QWidget*> made;
  ComparedLook linear = look;
  linear.scale = Scale::Linear;  // linear as beside the heat maps: stacked shares mean nothing on a logarithmic axis
  for (const VariantTablesPtr& each : m_tables) {
    BarChartData data = OutcomeBars::data(each->table(subject.key, Counting::True), look.measure);
    made.push_back(titledChart(barChart(std::move(data), linear, parent), nameOfVariant(*each), parent));
  }
  return made;
}

TableRows VariantPair::rows(std::size_t subject) const {
  const Subject& chosen = m_subjects[subject];
  TableRows all{{"variant"}, {}};
  const auto add = [&all](const VariantTables& tables, TableRows some) {
    if (all.columns.size() == 1) all.columns.insert(all.columns.end(), some.columns.begin(), some.columns.end());
    for (std::vector<TableCell>& row : some.rows) {
      row.insert(row.begin(), tables.solution->variant()->id());
      all.rows.push_back(std::move(row));
    }
  };
  const std::vector<LengthSeries> series = lengths(chosen);
  for (std::size_t number = 0; number < m_tables.size(); ++number) {
    const VariantTables& tables = *m_tables[number];
    TableRows some{{"outcome", "count"}, {}};
    if (chosen.by == Subject::By::Map || chosen.by == Subject::By::Bars) {
      some = tableRows(*tables.table(chosen.key, Counting::True));
    } else if (chosen.by == Subject::By::Outcome) {
      for (const Outcome outcome : outcomeOrder)
        some.rows.push_back({toText(outcome), tables.totals->outcomes[static_cast<std::size_t>(outcome)]});
    } else if (chosen.by == Subject::By::MateLength) {
      some = lengthRows({series[number]});
    } else {
      const Outcome outcome = chosen.by == Subject::By::WinLength ? Outcome::Win : Outcome::Loss;
      some.columns = {"outcome", "distance", "count"};
      for (const auto& [distance, count] : series[number].counts) some.rows.push_back({toText(outcome), distance, count});
    }
    add(tables, std::move(some));
  }
  return all;
}

using Solved = SolvedVariants<VariantPtr, SolutionPtr>;

static ComparedVariants::Read readPair(const Solved::Pair& solutions) {
  std::vector<VariantTablesPtr> tables;
  for (const SolutionPtr& each : solutions) {
    TablesRead read = readTables(each);
    if (read.error) return {nullptr, read.error};
    tables.push_back(std::move(read.tables));
  }
  return {std::make_shared<const VariantPair>(tables[0], tables[1]), std::nullopt};
}

std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs) {
  std::vector<VariantPtr> solved = variantsInFolder(jobs->dataDirectory());
  std::erase_if(solved, [jobs](const VariantPtr& each) { return !Solution::exists(jobs->dataDirectory(), *each); });
  return std::make_unique<Solved>(jobs, std::move(solved), &variantName, &readPair);
}

}  // namespace kotai::ui
