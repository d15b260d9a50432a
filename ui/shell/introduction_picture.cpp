#include "ui/shell/introduction_picture.h"

#include <QWidget>

#include "ui/board/board_thumbnail.h"

namespace kotai::ui {

namespace {

constexpr int usualWidth = 150;
constexpr int smallWidth = 76;  ///< on a low screen the button stays in sight
constexpr int lowWindowPixels = 520;
constexpr double pixelRatio = 2.0;

}  // namespace

QPixmap introductionPicture(const Presentation& game, const IntroductionPicture& shown, const QWidget& window) {
  const int width = window.height() < lowWindowPixels ? smallWidth : usualWidth;
  return renderPositionText(game.introduction.variant, shown.position, width, pixelRatio,
                            [&shown, width](const Variant& variant, const AnyPosition& position) {
                              return renderBoardFigure(variant, position, width, pixelRatio, shown.held);
                            });
}

}  // namespace kotai::ui
