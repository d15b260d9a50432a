// The columns of a position in `export` and `find --out` of games with simultaneous moves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/domineering/payoff_numbers.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/row_writer.h"
#include "core/simultaneous/position_list.h"

namespace kotai::cli {

class PayoffColumns {
 public:
  /// \p names: the argument of --columns; empty: position, value and what both sides secure. Programs that read JSON know the
  /// names of the latter from `probe`. Throws UsageError, SolutionError.
  PayoffColumns(const SimultaneousSolutionPtr& solution, const std::string& names, ExportFormat format);

  const std::vector<RowColumn>& columns() const { return m_columns; }
  void add(RowWriter& rows, const ListedGamePosition& listed);

 private:
  enum class What : std::uint8_t {
    Rank,
    Position,
    Value,
    FirstSecure,
    SecondSecure,
    Class,
    Covered,
    FirstMoves,
    SecondMoves,
    Evaluation
  };
  void addColumn(const std::string& name, bool json);
  RowCell cell(What what, const ListedGamePosition& listed);

  SimultaneousVariantPtr m_variant;
  std::vector<std::string> m_words;  ///< in the order of What
  PayoffNumbers m_numbers;
  std::vector<RowColumn> m_columns;
  std::vector<What> m_asked;
  std::vector<RowCell> m_row;
  std::string m_position;
  std::string m_class;
};

}  // namespace kotai::cli
