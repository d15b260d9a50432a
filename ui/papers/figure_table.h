// One table of a published figure, as high as its contents: the page scrolls, not the table.
#pragma once

#include <QTableView>
#include <QWidget>
#include <string>
#include <vector>

#include "core/game/work.h"

class QToolButton;

namespace kotai::ui {

class PaperRequests;

class FigureTable : public QTableView {
  Q_OBJECT

 public:
  FigureTable(const WorkTable& table, std::string gameId, QWidget* parent = nullptr);
  void setTable(const WorkTable& table);
  void retranslate();

  QSize sizeHint() const override { return m_whole; }
  QSize minimumSizeHint() const override;

 signals:
  void queryChosen(const QString& query);  ///< filter that lists the positions of a cell
  void kindChosen(const QString& kind);    ///< kind of list with the positions of a cell
  void columnChosen(int column);           ///< a cell without a filter was activated

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void setUpRows();
  void setUpCells();
  void fit();

  std::string m_gameId;
  bool m_list;    ///< there are no columns: one row per figure
  QSize m_whole;  ///< size that shows everything
};

/// The boards that a work shows as pictures, in rows or as a tree. A click opens a board.
class PictureRow : public QWidget {
  Q_OBJECT

 public:
  PictureRow(std::vector<WorkPicture> pictures, std::string gameId, PaperRequests* requests, QWidget* parent = nullptr);

  /// Updates the pictures. A tree must have the same shape as the tree passed to the constructor.
  void setPictures(std::vector<WorkPicture> pictures);
  const std::vector<QToolButton*>& buttons() const {
    return m_buttons;
  }  ///< one button per picture, in order; hidden buttons follow

 protected:
  void paintEvent(QPaintEvent* event) override;  ///< the lines of a tree

 private:
  bool isTree() const;
  void layOutTree();
  void alignTree();
  void addButton();
  void refresh();
  int pictureSizePx() const;
  QPixmap picture(const WorkPicture& shown) const;

  std::vector<WorkPicture> m_pictures;
  std::string m_gameId;
  PaperRequests* m_requests;
  std::vector<QToolButton*> m_buttons;
};

}  // namespace kotai::ui
