// How large a window may open, so that its buttons are on the screen.
#pragma once

#include <QSize>

class QWidget;

namespace kotai::ui {

/// \p wanted, or what the screen of \p window leaves beside what the desktop puts around a window.
QSize fittingSize(const QWidget& window, QSize wanted);

}  // namespace kotai::ui
