// Parts of tables: their models, style, columns and cells.
#pragma once

#include <QAbstractTableModel>
#include <QHelpEvent>
#include <QObject>
#include <QStyledItemDelegate>
#include <QTableView>
#include <functional>
#include <utility>
#include <vector>

class QFont;

namespace kotai::ui {

/// Base class of models of small tables. Creates texts on demand, and aligns text left and numbers right.
class RetranslatedModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;
  void retranslate();  ///< call this after a change of language or theme: views then read the texts again

 protected:
  static QVariant wordAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter)); }
  static QVariant numberAlignment() { return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); }
};

/// Base class of models with an object per row and a fixed number of columns.
template <class Row>
class RowsModel : public RetranslatedModel {
 public:
  const std::vector<Row>& rows() const { return m_rows; }
  const Row& row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
  void setRows(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
  }

  int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? cell(row(index.row()), index.column(), role) : QVariant();
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns) return {};
    if (role == Qt::TextAlignmentRole) return headingAlignment(section);
    return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
  }

 protected:
  RowsModel(int columns, QObject* parent) : RetranslatedModel(parent), m_columns(columns) {}
  virtual QVariant cell(const Row& row, int column, int role) const = 0;
  virtual QString heading(int column) const = 0;
  virtual QVariant headingAlignment(int column) const = 0;

  std::vector<Row> m_rows;

 private:
  int m_columns;
};

/// Sets small fonts, tight rows, no grid, and columns as wide as their contents. Call this before the table is shown.
void setUpNumberTable(QTableView& table);
void setUpNumberTable(QTableView& table, const QFont& font);

/// Makes a click activate the cells for which \p opens is true, and shows a hand over them.
void activateOnClick(QTableView& table, const std::function<bool(const QModelIndex&)>& opens);

/// Fits the columns of a table: as wide as their contents or, in a narrow table, some of them elided. Updates with the
/// table's size and its model, which must be set before. Owned by the table's header, because the table destroys its
/// header before a model that it owns.
class FittedColumns : public QObject {
 public:
  /// \p dispensable columns are hidden one after another while the contents do not fit, except the sorted column. Then
  /// \p elastic columns shrink, the widest first: their headings, then their contents, down to a few letters. A tooltip
  /// shows an elided text.
  FittedColumns(QTableView* table, std::vector<int> elastic, std::vector<int> dispensable = {});
  void fit();
  void shareSpareRoom();  ///< makes all columns share extra width of the table from now on

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideDispensable();
  int contentsWidth(int column) const;  ///< width of the contents without the heading
  void spread(int spare);
  bool showFullTextTip(const QHelpEvent& event) const;
  bool showHeadingTip(const QHelpEvent& event) const;

  QTableView* m_table;
  std::vector<int> m_elastic;
  std::vector<int> m_dispensable;
  bool m_sharesSpare = false;
};

/// Delegate of one column in a tree or table whose text wraps instead of being cut off. The rows are as high as the texts require
/// in the current width.
class WrappedText : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// \p around: the style's margins of a cell, left and right together, in pixels.
  WrappedText(int around, QObject* parent) : QStyledItemDelegate(parent), m_around(around) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
  int m_around;
};

}  // namespace kotai::ui
