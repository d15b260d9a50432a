// Moves the focus with Tab in reading order, regardless of the order in which widgets were created.
#pragma once

#include <QWidget>
#include <vector>

namespace kotai::ui {

/// Returns the widgets inside the window \p root that Tab currently reaches. The order is by page, panel and
/// row, from top to bottom and from left to right. Omits widgets in other windows or behind other panels.
std::vector<QWidget*> inReadingOrder(QWidget* root);

/// Moves the focus to the next or previous widget of inReadingOrder(), wrapping around. Scrolls that widget
/// into view. Returns false if there is no such widget. Qt's own focus chain is unsuitable, because it contains
/// widgets with a focus proxy in the order of their creation.
bool moveFocusInReadingOrder(QWidget* root, bool next);

}  // namespace kotai::ui
