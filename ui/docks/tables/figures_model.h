// Published figures beside the computed ones. A mark shows whether they agree.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/position_list.h"
#include "core/analysis/published.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

struct FigureRow : PublishedFigure {
  std::optional<PositionFilter> filter;  ///< lists the positions counted
  std::string gameId = {};               ///< some figures have other names in other games
  bool elsewhere = false;                ///< the figure belongs to another variant
};

/// Returns the filter that lists the positions counted by a figure, if there is one.
std::optional<PositionFilter> filterOfFigure(const Variant& variant, std::string_view id);

/// GUI thread. Texts are created on demand, so that they are always in the current language.
class FiguresModel : public RetranslatedModel {
  Q_OBJECT

 public:
  enum Column { NameColumn, PublishedColumn, ComputedColumn, CheckColumn, ColumnCount };
  using RetranslatedModel::RetranslatedModel;
  void setRows(std::vector<FigureRow> rows);
  const std::vector<FigureRow>& rows() const { return m_rows; }
  /// Summary of the figures of this variant, and of those of other variants in the same paper.
  Agreement agreement() const { return agreement(false); }
  Agreement agreementElsewhere() const { return agreement(true); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QString text(const FigureRow& row, Column column) const;
  QString checkText(const FigureRow& row) const;
  static QVariant alignmentOf(int column);
  Agreement agreement(bool elsewhere) const;

  std::vector<FigureRow> m_rows;
};

}  // namespace kotai::ui
