// The numbers of two solved variants side by side.
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/table_rows.h"
#include "ui/charts/kind_lengths.h"
#include "ui/charts/stack_chart.h"
#include "ui/docks/tables/tables_data.h"

namespace kotai::ui {

using VariantTablesPtr = std::shared_ptr<const VariantTables>;
using ComparedVariants = std::vector<VariantTablesPtr>;

/// What of them is compared.
struct ComparedNumbers {
  enum class By { Outcome, WinLength, LossLength, MateLength };
  By by = By::Outcome;
  FindKind kind = FindKind::Mate;  ///< with By::MateLength
  friend bool operator==(const ComparedNumbers&, const ComparedNumbers&) = default;
};

/// All that every one of the variants has.
std::vector<ComparedNumbers> comparableNumbers(const ComparedVariants& variants);
QString comparedName(const ComparedVariants& variants, const ComparedNumbers& numbers);

/// By lengths: one series a variant, in their order.
std::vector<LengthSeries> comparedLengths(const ComparedVariants& variants, const ComparedNumbers& numbers);
/// By outcome: one column a variant.
StackChartData comparedOutcomes(const ComparedVariants& variants);
/// Columns variant,outcome,count or variant,n,count.
TableRows comparedRows(const ComparedVariants& variants, const ComparedNumbers& numbers);

}  // namespace kotai::ui
