#include "ui/domineering/docks/board_comparison.h"

#include <QCoreApplication>
#include <array>

#include "core/base/read_failure.h"
#include "core/data/solution_files.h"
#include "core/simultaneous/distribution.h"
#include "ui/docks/tables/solved_variants.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

struct Words {
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
    return {Words::tr("Classes of positions"), Words::tr("Classes by covered squares"), Words::tr("Values")};
  }
  std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const override;
  TableRows rows(std::size_t subject) const override;

 private:
  enum Subject : std::size_t { Classes, Covered, Values };
  BarChartData classChart(Measure measure) const;

  std::vector<BoardRead> m_boards;
};

/// One column per board.
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
  both.title = Words::tr("Classes of positions");
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

using Solved = SolvedVariants<SimultaneousVariantPtr, SimultaneousSolutionPtr>;

ComparedVariants::Read readPair(const Solved::Pair& solutions) {
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

}  // namespace

std::unique_ptr<ComparedVariants> comparedBoards(JobManager* jobs) {
  std::vector<SimultaneousVariantPtr> solved = simultaneousVariantsInFolder(jobs->dataDirectory());
  std::erase_if(
      solved, [jobs](const SimultaneousVariantPtr& each) { return !SimultaneousSolution::exists(jobs->dataDirectory(), *each); });
  return std::make_unique<Solved>(
      jobs, std::move(solved), [](const SimultaneousVariant& variant) { return variantName(variant); }, &readPair);
}

}  // namespace kotai::ui
