// Fits the columns of a table: as wide as their contents or, in a narrow table, some of them elided.
#pragma once

#include <QObject>
#include <vector>

class QHelpEvent;
class QTableView;

namespace kotai::ui {

/// Updates with the table's size and its model, which must be set before. Owned by the table's header, which is destroyed
/// before a model that belongs to the table.
class FittedColumns : public QObject {
 public:
  /// \p elastic columns shrink, the widest first: their headings, then their contents, down to a few letters. A tooltip shows
  /// an elided text.
  FittedColumns(QTableView* table, std::vector<int> elastic);
  void fit();
  void shareSpareRoom();  ///< from now on, all columns share extra width of the table

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int contentsWidth(int column) const;  ///< without the heading
  void spread(int spare);
  bool showFullTextTip(const QHelpEvent& event) const;
  bool showHeadingTip(const QHelpEvent& event) const;

  QTableView* m_table;
  std::vector<int> m_elastic;
  bool m_sharesSpare = false;
};

}  // namespace kotai::ui
