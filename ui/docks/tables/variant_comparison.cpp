#include "ui/docks/tables/variant_comparison.h"

#include <QCoreApplication>

#include "core/analysis/find_kind.h"
#include "core/base/read_failure.h"
#include "core/data/solution_files.h"
#include "core/game/game.h"
#include "core/game/registry.h"
#include "ui/docks/tables/table_export.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

static bool countsDiffer(const AggregateTable& left, const AggregateTable& right) { return left.cells != right.cells; }

/// Returns the published outcome of a board and, if the board is solved in \p folder, the computed outcome.
static FigureRow boardOfFigure(const std::string& variantId, const std::filesystem::path& folder, const std::string& source) {
  FigureRow row;
  const VariantPtr variant = *parseVariant(variantId);
  row.gameId = variant->gameId();
  row.elsewhere = true;
  row.id = "board-" + variantId;
  row.source = source;
  row.published = toText(*publishedOutcome(*variant));
  if (Solution::exists(folder, *variant)) row.computed = toText(Solution::open(folder, variant)->value(variant->start()).outcome);
  return row;
}

/// Adds rows for all published boards except the open board.
static void addBoards(std::vector<FigureRow>& rows, const Solution& solution) {
  const std::string source = rows.front().source;  // a copy, because rows move in memory when the vector grows
  for (const std::string& board : solution.variant()->game().figures.boards)
    rows.push_back(boardOfFigure(board, solution.file().parent_path(), source));
}

AggregateTablePtr VariantTables::table(const std::string& keyId, Counting counting) const {
  const auto found = tables.find({keyId, counting});
  return found == tables.end() ? nullptr : found->second;
}

std::vector<FindKind> mateKinds(const Variant& variant) {
  std::vector<FindKind> kinds = findKinds(variant);
  std::erase_if(kinds, [&](FindKind kind) { return positionKind(variant, kind).number != KindNumber::Rounds; });
  return kinds;
}

tl::expected<std::vector<FigureRow>, SolutionError> readFigures(const SolutionPtr& solution, bool comparing,
                                                                const std::stop_token& stop) {
  return tryToRead(solution->file(), [&] {
    std::vector<FigureRow> rows;
    for (PublishedFigure& figure : publishedFigures(*solution, comparing, stop)) {
      const auto filter = filterOfFigure(*solution->variant(), figure.id);
      rows.push_back({std::move(figure), filter, std::string(solution->variant()->gameId())});
    }
    if (figureSet(*solution->variant()) == FigureSet::Published) addBoards(rows, *solution);
    return rows;
  });
}

tl::expected<VariantTablesPtr, SolutionError> readTables(const SolutionPtr& solution) {
  return tryToRead(solution->file(), [&]() -> VariantTablesPtr {
    auto made = std::make_shared<VariantTables>();
    const Variant& variant = *solution->variant();
    made->solution = solution;
    made->totals = std::make_shared<const Totals>(totals(*solution));
    // Counting all stored positions may take long. The count is necessary only for games that store positions
    // outside their tables.
    made->storedPositions = countedTest(variant) ? variant.tierGraph().totalPositions() : made->totals->positions();
    for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) {
      const auto exact = std::make_shared<const AggregateTable>(aggregate(*solution, key, Counting::True));
      made->tables[{key.id, Counting::True}] = exact;
      made->tables[{key.id, Counting::AsPublished}] =
          key.weighted ? std::make_shared<const AggregateTable>(aggregate(*solution, key, Counting::AsPublished)) : exact;
      made->publishedCounting = made->publishedCounting ||
                                countsDiffer(*made->table(key.id, Counting::True), *made->table(key.id, Counting::AsPublished));
    }
    for (const FindKind kind : mateKinds(variant)) made->mates.push_back({kind, {}, kindLengths(*solution, kind)});
    return made;
  });
}

constexpr auto& outcomeOrder = OutcomeBars::kinds;

struct ComparisonWords {
  Q_DECLARE_TR_FUNCTIONS(Comparison)
};

static const LengthSeries* matesOf(const VariantTables& tables, FindKind kind) {
  const auto found = std::ranges::find(tables.mates, kind, &LengthSeries::kind);
  return found == tables.mates.end() ? nullptr : &*found;
}

static QString nameOfVariant(const VariantTables& tables) { return variantName(*tables.solution->variant()); }

/// Returns the key with this id, or null if the variant has no such key.
static const AggregateKey* keyOf(const VariantTables& tables, const std::string& id) {
  const std::vector<AggregateKey>& keys = tables.solution->variant()->tierGraph().aggregateKeys();
  const auto found = std::ranges::find(keys, id, &AggregateKey::id);
  return found == keys.end() ? nullptr : &*found;
}

VariantPair::VariantPair(VariantTablesPtr first, VariantTablesPtr second)
    : m_tables{std::move(first), std::move(second)},
      m_subjects{{Subject::By::Outcome}, {Subject::By::WinLength}, {Subject::By::LossLength}} {
  for (const LengthSeries& mates : m_tables[0]->mates)
    if (matesOf(*m_tables[1], mates.kind)) m_subjects.push_back({Subject::By::MateLength, mates.kind});
  addTables();
}

/// Adds the tables of both variants. Keys are compared only within one game, because their meaning depends on
/// the game.
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
  return ComparisonWords::tr("No heat maps: only variants of the same game have comparable tables.");
}

QStringList VariantPair::subjects() const {
  QStringList names;
  for (const Subject& each : m_subjects) names << nameOf(each);
  return names;
}

QString VariantPair::nameOf(const Subject& subject) const {
  const Variant& variant = *m_tables[0]->solution->variant();
  switch (subject.by) {
    case Subject::By::Outcome: return ComparisonWords::tr("Outcomes");
    case Subject::By::WinLength: return ComparisonWords::tr("Won positions by distance");
    case Subject::By::LossLength: return ComparisonWords::tr("Lost positions by distance");
    case Subject::By::MateLength: return findKindName(variant, subject.mate);
    case Subject::By::Map:
    case Subject::By::Bars: break;
  }
  const QString key = aggregateKeyName(variant.gameId(), *keyOf(*m_tables[0], subject.key));
  if (subject.by == Subject::By::Bars) return ComparisonWords::tr("Outcomes %1", "by pieces").arg(key);
  return ComparisonWords::tr("%1 %2", "outcome, by remaining steps").arg(outcomeName(subject.outcome), key);
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

/// Returns a chart of outcomes with one column per variant.
QWidget* VariantPair::outcomeChart(const ComparedLook& look, QWidget* parent) const {
  BarChartData data;
  data.title = ComparisonWords::tr("Outcomes");
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
  const QString axis =
      subject.by == Subject::By::MateLength ? ComparisonWords::tr("Mate in n") : ComparisonWords::tr("Plies to the end");
  const Outcome outcome = subject.by == Subject::By::LossLength ? Outcome::Loss : Outcome::Win;
  return barChart(lengthBars(lengths(subject), nameOf(subject), axis, outcome), look, parent);
}

/// Returns two heat maps with the same colour scale.
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
    map->setLook(look.measure, look.scale);
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
  linear.scale = Scale::Linear;  // stacked shares are meaningless on a logarithmic axis
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
    const auto read = readTables(each);
    if (!read) return {nullptr, read.error()};
    tables.push_back(*read);
  }
  return {std::make_shared<const VariantPair>(tables[0], tables[1]), std::nullopt};
}

std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs) {
  std::vector<VariantPtr> solved = variantsInFolder(jobs->dataDirectory());
  std::erase_if(solved, [jobs](const VariantPtr& each) { return !Solution::exists(jobs->dataDirectory(), *each); });
  return std::make_unique<Solved>(jobs, std::move(solved), &variantName, &readPair);
}

}  // namespace kotai::ui
