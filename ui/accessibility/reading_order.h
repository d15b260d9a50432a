// Tab moves through a window in reading order, regardless of the order in which widgets were created.
#pragma once

#include <QWidget>
#include <vector>

namespace kotai::ui {

/// Returns the widgets inside the window \p root that Tab currently reaches: pages, panels and rows one after the other, each
/// from top to bottom and from left to right. Widgets in other windows or behind other panels are left out.
std::vector<QWidget*> inReadingOrder(QWidget* root);

/// Moves the focus to the next or previous widget of inReadingOrder(), wrapping around, and scrolls that widget into
/// view. Returns false if there is no such widget. Qt's own focus chain is unsuitable, because widgets with a focus
/// proxy are in the order of their creation.
bool moveFocusInReadingOrder(QWidget* root, bool next);

}  // namespace kotai::ui
