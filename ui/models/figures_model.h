// Published figures beside those this program computed, with a mark whether they agree.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai::ui {

/// One figure. Texts are digits alone, or a value as the command line writes it ("loss 78").
struct FigureRow {
  std::string id;
  std::string published;                ///< empty: nobody published it, the program's own figure
  std::string computed;                 ///< empty: not known here
  std::string source;                   ///< who published it, for the tool tip
  std::optional<PositionFilter> filter; ///< lists the positions counted
};

/// GUI thread. Texts are made when they are asked for, so that they follow the language.
class FiguresModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { NameColumn, PublishedColumn, ComputedColumn, CheckColumn, ColumnCount };
  enum class Check { Equal, Different, Open };

  using QAbstractTableModel::QAbstractTableModel;
  void setRows(std::vector<FigureRow> rows);
  const std::vector<FigureRow>& rows() const { return m_rows; }
  Check check(int row) const;
  /// Figures that were published and agree, and how many were published.
  std::pair<int, int> agreeing() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  void retranslate();  ///< after a change of language or theme

 private:
  QString text(const FigureRow& row, int line, Column column) const;
  QString checkText(const FigureRow& row, int line) const;

  std::vector<FigureRow> m_rows;
};

}  // namespace kotai::ui
