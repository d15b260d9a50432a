// Board on the welcome page. Its game paints the board with the colours and pieces from the settings.
#pragma once

#include <QWidget>
#include <string>

#include "core/game/registry.h"
#include "ui/board/board_scene.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

class LiveBoard : public QWidget {
  Q_OBJECT

 public:
  explicit LiveBoard(QWidget* parent = nullptr);
  void showScene(BoardScene scene, double insetPx = 0);  ///< shows nothing for an empty scene
  void showShowcase(const GameInfo& game);
  const std::string& variantId() const { return m_variantId; }
  void setClickable(bool clickable);
  static constexpr int maxBoardHeight = 232;
  void setMostHeight(int height);  ///< limits the height if the page has too little room
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {300, heightForWidth(300)}; }
  QSize minimumSizeHint() const override { return {80, 60}; }

 signals:
  void clicked();

 private:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

  std::string m_variantId;
  int m_maxHeight = maxBoardHeight;
  BoardScene m_scene;
  double m_insetPx = 0;
  bool m_clickable = false;
  bool m_pressed = false;
};

}  // namespace kotai::ui
