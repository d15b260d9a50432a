// Board on the welcome page. Its game paints the board with the colours and pieces from the settings.
#pragma once

#include <QWidget>
#include <functional>
#include <string>

#include "core/game/registry.h"
#include "core/game/variant.h"
#include "ui/games/presentation.h"

namespace kotai::ui {

struct BoardScene;

class LiveBoard : public QWidget {
  Q_OBJECT

 public:
  using Paint = std::function<void(QPainter&, const QRectF&)>;

  explicit LiveBoard(QWidget* parent = nullptr);
  void showPicture(Paint paint);
  void showScene(const BoardScene& scene, double insetPx = 0);
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
  void showPosition(const VariantPtr& variant, const Showcase& showcase);

  std::string m_variantId;
  int m_maxHeight = maxBoardHeight;
  Paint m_paint;
  bool m_clickable = false;
  bool m_pressed = false;
};

}  // namespace kotai::ui
