#include "ui/widgets/screen_size.h"

#include <QScreen>
#include <QWidget>

namespace kotai::ui {

namespace {
constexpr QSize desktopFrame(8, 40);
}

QSize fittingSize(const QWidget& window, QSize wanted) {
  return wanted.boundedTo(window.screen()->availableGeometry().size() - desktopFrame);
}

}  // namespace kotai::ui
