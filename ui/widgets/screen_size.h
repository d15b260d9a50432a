// Maximum size of a new window, so that its buttons are on the screen.
#pragma once

#include <QSize>

class QWidget;

namespace kotai::ui {

/// Returns \p wanted, limited to the available screen of \p window.
QSize fittingSize(const QWidget& window, QSize wanted);

}  // namespace kotai::ui
