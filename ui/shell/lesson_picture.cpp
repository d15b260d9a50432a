#include "ui/shell/lesson_picture.h"

#include <QWidget>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "ui/board/board_thumbnail.h"

namespace kotai::ui {

namespace {

constexpr int usualWidth = 150;
constexpr int smallWidth = 76;  ///< on a low screen the button stays visible
constexpr int lowWindowPixels = 520;
constexpr double pixelRatio = 2.0;

}  // namespace

QPixmap lessonPicture(const Presentation& game, const LessonPicture& shown, const QWidget& window) {
  const int width = window.height() < lowWindowPixels ? smallWidth : usualWidth;
  const std::string& id = game.lesson.variant;
  if (const auto variant = parseVariant(id)) {
    const auto position = (*variant)->parsePosition(shown.position);
    return position ? renderBoardFigure(**variant, *position, width, pixelRatio, shown.held) : QPixmap();
  }
  const auto variant = parseSimultaneousVariant(id);
  if (!variant || !game.simultaneous) return {};
  const auto position = (*variant)->parsePosition(shown.position);
  return position ? game.simultaneous->thumbnail(**variant, *position, width, pixelRatio) : QPixmap();
}

}  // namespace kotai::ui
