// Numbers of the stored positions of a solution, and the columns of a table of positions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/row_writer.h"
#include "core/simultaneous/position_list.h"

namespace kotai::cli {

/// Numbers of the stored positions. Each tier contains the positions with the same number of covered squares. Needs a
/// solution, because only a solution shows which positions are reachable. All functions throw SolutionError.
class PayoffNumbers final : public Numbering {
 public:
  explicit PayoffNumbers(SimultaneousSolutionPtr solution);

  std::uint64_t count() const override { return m_firsts.back(); }
  std::optional<Place> placeOf(const AnyPosition& position) const override;
  Place at(std::uint64_t number) const override;
  std::string whyNone() const override { return "no game reaches it"; }

 private:
  SimultaneousSolutionPtr m_solution;
  std::vector<std::uint64_t> m_firsts;  // number of the first position with each number of covered squares, then the total
};

/// The columns of a position in `export` and `find --out`.
class PayoffColumns {
 public:
  /// \p names: the argument of --columns; empty: position, value, and the payoffs that both sides secure. In JSON, the payoffs
  /// have the same names as in `probe`. Throws UsageError, SolutionError.
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
  std::vector<std::string> m_words;  ///< names of the columns, indexed by What
  PayoffNumbers m_numbers;
  std::vector<RowColumn> m_columns;
  std::vector<What> m_asked;
  std::vector<RowCell> m_row;
  std::string m_position;
  std::string m_class;
};

}  // namespace kotai::cli
