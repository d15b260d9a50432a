// The size at which a window may open, so that its buttons are on the screen.
#pragma once

#include <QSize>

class QWidget;

namespace kotai::ui {

/// \p wanted, limited to the screen of \p window without the desktop's own parts.
QSize fittingSize(const QWidget& window, QSize wanted);

}  // namespace kotai::ui
