// Limits the size of a window, so that its buttons are on the screen.
#pragma once

#include <QScrollArea>
#include <QSize>
#include <QWidget>

namespace kotai::ui {

/// Returns \p wanted, limited to the available screen of \p window.
QSize fittingSize(const QWidget& window, QSize wanted);

/// Returns a scroll area with which a window can be smaller than its contents. The area has no frame, has the
/// background of its parent, and does not accept the focus by Tab.
QScrollArea* makeScrollArea(QWidget* contents);
/// Returns a scroll area for a dialog. The area is as large as its contents unless the screen is too small.
QScrollArea* makeDialogScrollArea(QWidget* contents);
/// Makes a part of scrolled contents fill the remaining height, regardless of its size hint. The height of the
/// part is at least \p minPx.
void fillHeightLeft(QWidget* part, int minPx);

}  // namespace kotai::ui
