// Games that match the filter of the library, as rows of a table.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/library/library_game.h"

namespace kotai::ui {

class LibraryModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    DateColumn,
    GameColumn,
    FirstColumn,
    SecondColumn,
    ResultColumn,
    ReasonColumn,
    LengthColumn,
    AccuracyColumn,
    ColumnCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setGames(std::vector<LibraryGame> games);
  const LibraryGame& game(int row) const { return m_games[static_cast<std::size_t>(row)]; }
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  QString textOf(const LibraryGame& game, int column) const;

  std::vector<LibraryGame> m_games;
};

}  // namespace kotai::ui
