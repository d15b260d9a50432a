// Tables of a variant with alternating moves, and comparisons of two variants, such as with and without a rule,
// or of different sizes.
#pragma once

#include <map>
#include <stop_token>
#include <tl/expected.hpp>
#include <utility>

#include "core/base/errors.h"
#include "ui/docks/tables/compare_window.h"
#include "ui/docks/tables/figures_panel.h"

namespace kotai::ui {

struct VariantTables {
  SolutionPtr solution;
  TotalsPtr totals;
  std::map<std::pair<std::string, Counting>, AggregateTablePtr> tables;
  std::vector<LengthSeries> mates;  ///< mates by kind; empty if the game does not count mates in rounds
  std::uint64_t storedPositions = 0;
  bool publishedCounting = false;  ///< whether the paper's tables count positions differently

  /// Returns the table of a key, or null if there is no such table.
  AggregateTablePtr table(const std::string& keyId, Counting counting) const;
};

/// Returns the kinds of mates whose length the game counts in rounds. Empty for most games.
std::vector<FindKind> mateKinds(const Variant& variant);

/// Reads the published figures and computes the corresponding figures. If \p comparing, also computes figures
/// that compare two solutions, which takes seconds. Other figures are fast, because the solution contains
/// summaries. Can be called on any thread.
tl::expected<std::vector<FigureRow>, SolutionError> readFigures(const SolutionPtr& solution, bool comparing,
                                                                const std::stop_token& stop);

using VariantTablesPtr = std::shared_ptr<const VariantTables>;

/// Reads all tables of a solution. Reads only summaries, which takes a few milliseconds per thousand tiers. Can
/// be called on any thread.
tl::expected<VariantTablesPtr, SolutionError> readTables(const SolutionPtr& solution);

class VariantPair : public ComparedPair {
 public:
  VariantPair(VariantTablesPtr first, VariantTablesPtr second);

  QStringList subjects() const override;
  std::vector<QWidget*> charts(std::size_t subject, const ComparedLook& look, QWidget* parent) const override;
  TableRows rows(std::size_t subject) const override;
  QString note() const override;

 private:
  struct Subject {
    enum class By { Outcome, WinLength, LossLength, MateLength, Map, Bars };
    By by = By::Outcome;
    FindKind mate = FindKind::Mate;   ///< kind of mate, if `by` is MateLength
    std::string key = {};             ///< key of the table, if `by` is Map or Bars
    Outcome outcome = Outcome::Draw;  ///< outcome, if `by` is Map
  };
  void addTables();
  QString nameOf(const Subject& subject) const;
  std::vector<LengthSeries> lengths(const Subject& subject) const;
  QWidget* outcomeChart(const ComparedLook& look, QWidget* parent) const;
  QWidget* lengthChart(const Subject& subject, const ComparedLook& look, QWidget* parent) const;
  std::vector<QWidget*> maps(const Subject& subject, const ComparedLook& look, QWidget* parent) const;
  std::vector<QWidget*> bars(const Subject& subject, const ComparedLook& look, QWidget* parent) const;

  std::array<VariantTablesPtr, 2> m_tables;
  std::vector<Subject> m_subjects;  ///< tables that both variants have
};

/// Returns the list of solved variants for the comparison. Omits variants that are solved later.
std::unique_ptr<ComparedVariants> comparedVariants(JobManager* jobs);

}  // namespace kotai::ui
