// Limits the size of a new window, so that its buttons are on the screen.
#pragma once

#include <QScrollArea>
#include <QSize>
#include <QWidget>

namespace kotai::ui {

/// Returns \p wanted, limited to the available screen of \p window.
QSize fittingSize(const QWidget& window, QSize wanted);

/// Returns a scroll area that scrolls if there is too little room, so that a window can become smaller than its
/// contents. The area has no frame and the background of its parent, and Tab skips it.
QScrollArea* scrolledWhereLow(QWidget* contents);
/// Returns a scroll area for a dialog, which is as large as its contents unless the screen is too small.
QScrollArea* scrolledWhereSmall(QWidget* contents);
/// Makes a part of the scrolled contents take the remaining height, regardless of its size hint, but at least \p leastPx.
void fillHeightLeft(QWidget* part, int leastPx);

}  // namespace kotai::ui
