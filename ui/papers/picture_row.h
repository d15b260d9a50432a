// The boards that a work shows as pictures, in rows or as a tree. A click opens one.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/game/work.h"

class QToolButton;

namespace kotai::ui {

class PictureRow : public QWidget {
  Q_OBJECT

 public:
  PictureRow(std::vector<WorkPicture> pictures, std::string gameId, QWidget* parent = nullptr);

  /// The tree, if there is one, has the same shape as that of the constructor.
  void setPictures(std::vector<WorkPicture> pictures);
  const std::vector<QToolButton*>& buttons() const { return m_buttons; }  ///< one per picture, in order; hidden ones follow

 signals:
  void openRequested(const QString& variantId, const QString& position);

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
  std::vector<QToolButton*> m_buttons;
};

}  // namespace kotai::ui
