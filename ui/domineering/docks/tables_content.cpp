#include "ui/domineering/docks/tables_content.h"

#include <QCoreApplication>
#include <cmath>

#include "core/base/read_failure.h"
#include "core/data/solution_files.h"
#include "core/simultaneous/registry.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

struct Tables {
  Q_DECLARE_TR_FUNCTIONS(DomineeringTables)
};

/// Order of the classes in a stack of bars, from the bottom (good for Vertical) to the top (good for
/// Horizontal).
constexpr PositionClass stackOrder[] = {PositionClass::FirstWins, PositionClass::Draw, PositionClass::Mixed,
                                        PositionClass::SecondWins};

static QString numberText(std::uint64_t count, std::uint64_t whole, Measure measure) {
  return measure == Measure::Share ? shareText(count, whole) : countText(static_cast<double>(count));
}

static SimultaneousFilter filterOf(std::optional<PositionClass> positionClass, std::optional<int> covered) {
  SimultaneousFilter filter;
  filter.positionClass = positionClass;
  filter.covered = covered;
  filter.withFinished = true;
  return filter;
}

static SimultaneousFilter between(double least, double most) {
  SimultaneousFilter filter;
  filter.leastValue = least;
  filter.mostValue = most;
  return filter;
}

static QString fractionText(const ValueDistribution::Value& value) {
  if (value.denominator == 0) return payoffText(value.value);
  if (value.denominator == 1) return payoffText(static_cast<double>(value.numerator));
  const QString sign = value.numerator < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
  return sign + QStringLiteral("%1/%2").arg(std::abs(value.numerator)).arg(value.denominator);
}

QColor classColour(PositionClass positionClass) {
  const ColourPalette& palette = Theme::instance().palette();
  if (palette.greyscale) {                              // the four classes need four distinguishable greys
    constexpr double steps[] = {0.9, 0.12, 0.6, 0.35};  // one entry per PositionClass
    return mixed(palette.surface, palette.text, steps[static_cast<std::size_t>(positionClass)]);
  }
  switch (positionClass) {
    case PositionClass::FirstWins: return palette.seatOf(Side::First);
    case PositionClass::SecondWins: return palette.seatOf(Side::Second);
    case PositionClass::Draw: return palette.of(Outcome::Draw);
    case PositionClass::Mixed: break;
  }
  return mixed(palette.surface, palette.textMuted, 0.55);
}

TableContent classContent(const std::vector<CoveredCounts>& rows, Measure measure) {
  TableContent content;
  content.chart.title = Tables::tr("Positions by covered squares and class");
  content.chart.axisName = Tables::tr("Covered squares");
  content.headers = {Tables::tr("Covered")};
  for (const PositionClass each : stackOrder) {
    content.chart.kinds.push_back({className(each), [each](int) { return classColour(each); }});
    content.headers.push_back(className(each));
  }
  content.headers.push_back(Tables::tr("Total"));
  content.headers.push_back(Tables::tr("Finished", "finished positions"));
  for (const CoveredCounts& row : rows) {
    const std::uint64_t all = row.positions();
    content.chart.total += all;
    content.chart.categories.push_back(QString::number(row.covered));
    content.chart.descriptions.push_back(Tables::tr("%n covered squares", nullptr, row.covered));
    std::vector<TableContent::Cell> cells{{QString::number(row.covered), std::nullopt}};
    std::vector<SimultaneousFilter> filters;
    for (std::size_t kind = 0; kind < std::size(stackOrder); ++kind) {
      const std::uint64_t count = row.byClass[static_cast<std::size_t>(stackOrder[kind])];
      content.chart.kinds[kind].counts.push_back(count);
      filters.push_back(filterOf(stackOrder[kind], row.covered));
      cells.push_back({numberText(count, all, measure), filters.back()});
    }
    cells.push_back({countText(static_cast<double>(all)), filterOf(std::nullopt, row.covered)});
    cells.push_back({numberText(row.finished, all, measure), std::nullopt});
    content.bars.push_back(std::move(filters));
    content.rows.push_back(std::move(cells));
  }
  return content;
}

TableContent valueContent(const ValueDistribution& distribution, Measure measure) {
  constexpr double half = 5e-10;  // values that differ by at most this count as equal
  TableContent content;
  content.chart.title = Tables::tr("Values of the unfinished positions");
  content.chart.axisName = Tables::tr("Value: low favours Horizontal, high favours Vertical");
  content.chart.total = distribution.positions;
  content.chart.shareOf = BarChartData::ShareOf::All;
  std::vector<double> middles;
  for (std::size_t bin = 0; bin < distribution.bins.size(); ++bin) {
    const double low = distribution.low(bin);
    const double high = distribution.low(bin + 1);
    const bool last = bin + 1 == distribution.bins.size();
    content.chart.categories.push_back(payoffText(low));
    content.chart.descriptions.push_back(Tables::tr("Values from %1 to %2").arg(payoffText(low), payoffText(high)));
    middles.push_back((low + high) / 2);
    content.bars.push_back({between(low, last ? high : high - half)});
  }
  const auto colour = [middles](int bin) {
    return payoffColour(middles[static_cast<std::size_t>(bin)], Theme::instance().palette());
  };
  content.chart.kinds.push_back({QString(), colour, distribution.bins});
  content.headers = {Tables::tr("Value"), Tables::tr("as a fraction"), Tables::tr("Positions")};
  for (const ValueDistribution::Value& value : distribution.common) {
    const SimultaneousFilter filter = between(value.value - half, value.value + half);
    content.rows.push_back({{payoffText(value.value), filter},
                            {fractionText(value), filter},
                            {numberText(value.count, distribution.positions, measure), filter}});
  }
  return content;
}

QString totalsText(const CoveredCounts& totals) {
  const std::uint64_t all = totals.positions();
  QStringList parts;
  for (const PositionClass each : stackOrder) {
    const std::uint64_t count = totals.byClass[static_cast<std::size_t>(each)];
    parts << Tables::tr("%1 %2 (%3)", "class, number, share")
                 .arg(className(each), countText(static_cast<double>(count)), shareText(count, all));
  }
  return Tables::tr("%1 positions: %2").arg(countText(static_cast<double>(all)), parts.join(QStringLiteral(" \u00b7 ")));
}

struct BoardComparisonWords {
  Q_DECLARE_TR_FUNCTIONS(BoardComparison)
};

struct BoardRead {
  SimultaneousVariantPtr variant;
  std::vector<CoveredCounts> classes;
  CoveredCounts totals;
  ValueDistribution values;
};

constexpr std::array classNames{"vertical", "horizontal", "draw", "mixed"};  // ordered by PositionClass

class BoardPair : public ComparedPair {
 public:
  explicit BoardPair(std::vector<BoardRead> boards) : m_boards(std::move(boards)) {}

  QStringList subjects() const override {
    return {BoardComparisonWords::tr("Classes of positions"), BoardComparisonWords::tr("Classes by covered squares"),
            BoardComparisonWords::tr("Values")};
  }
  std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const override;
  TableRows rows(std::size_t subject) const override;

 private:
  enum Subject : std::size_t { Classes, Covered, Values };
  BarChartData classChart(Measure measure) const;

  std::vector<BoardRead> m_boards;
};

/// Returns a chart of the classes of positions with one column per board.
BarChartData BoardPair::classChart(Measure measure) const {
  BarChartData both;
  for (const BoardRead& board : m_boards) {
    const BarChartData one = classContent({board.totals}, measure).chart;
    if (both.kinds.empty()) {
      both.kinds = one.kinds;
    } else {
      for (std::size_t kind = 0; kind < one.kinds.size(); ++kind)
        both.kinds[kind].counts.push_back(one.kinds[kind].counts.front());
    }
    both.total += one.total;
    both.categories.push_back(variantName(*board.variant));
    both.descriptions.push_back(both.categories.back());
  }
  both.title = BoardComparisonWords::tr("Classes of positions");
  return both;
}

std::vector<QWidget*> BoardPair::charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const {
  if (subject == Classes) return {barChart(classChart(look.measure), look, parent)};
  std::vector<QWidget*> made;
  for (const BoardRead& board : m_boards) {
    const TableContent content =
        subject == Covered ? classContent(board.classes, look.measure) : valueContent(board.values, look.measure);
    made.push_back(titledChart(barChart(content.chart, look, parent), variantName(*board.variant), parent));
  }
  return made;
}

TableRows BoardPair::rows(std::size_t subject) const {
  TableRows all;
  all.columns = subject == Classes   ? std::vector<std::string>{"variant", "class", "count"}
                : subject == Covered ? std::vector<std::string>{"variant", "covered", "class", "count"}
                                     : std::vector<std::string>{"variant", "from", "to", "count"};
  for (const BoardRead& board : m_boards) {
    const std::string& id = board.variant->id();
    for (std::size_t number = 0; subject == Classes && number < classNames.size(); ++number)
      all.rows.push_back({id, classNames[number], board.totals.byClass[number]});
    if (subject == Covered)
      for (const CoveredCounts& row : board.classes)
        for (std::size_t number = 0; number < classNames.size(); ++number)
          all.rows.push_back({id, row.covered, classNames[number], row.byClass[number]});
    for (std::size_t bin = 0; subject == Values && bin < board.values.bins.size(); ++bin)
      all.rows.push_back({id, board.values.low(bin), board.values.low(bin + 1), board.values.bins[bin]});
  }
  return all;
}

using SolvedBoards = SolvedVariants<SimultaneousVariantPtr, SimultaneousSolutionPtr>;

static ComparedVariants::Read readPair(const SolvedBoards::Pair& solutions) {
  std::vector<BoardRead> boards;
  for (const SimultaneousSolutionPtr& each : solutions) {
    try {
      boards.push_back({each->variant(), classesByCovered(*each), classTotals(*each), valueDistribution(*each).value()});
    } catch (...) {
      return {nullptr, readFailure(each->file())};
    }
  }
  return {std::make_shared<const BoardPair>(std::move(boards)), std::nullopt};
}

std::unique_ptr<ComparedVariants> comparedBoards(JobManager* jobs) {
  std::vector<SimultaneousVariantPtr> solved;
  for (const PlayPtr& play : playsInFolder(jobs->dataDirectory()))
    if (const auto variant = parseSimultaneousVariant(play->id());
        variant && SimultaneousSolution::exists(jobs->dataDirectory(), **variant))
      solved.push_back(*variant);
  return std::make_unique<SolvedBoards>(
      jobs, std::move(solved), [](const SimultaneousVariant& variant) { return variantName(variant); }, &readPair);
}

}  // namespace kotai::ui
