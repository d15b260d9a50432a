// Row of the boards that a work shows as pictures. A click opens one.
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

  void setPictures(std::vector<WorkPicture> pictures);
  const std::vector<QToolButton*>& buttons() const { return m_buttons; }  ///< one per picture, in order; hidden ones follow

 signals:
  void openRequested(const QString& variantId, const QString& position);

 private:
  void addButton();
  void refresh();
  QPixmap picture(const WorkPicture& shown) const;

  std::vector<WorkPicture> m_pictures;
  std::string m_gameId;
  std::vector<QToolButton*> m_buttons;
};

}  // namespace kotai::ui
