// Tab goes through a window as one reads it, whatever was made first.
#pragma once

#include <vector>

class QWidget;

namespace kotai::ui {

/// Returns the widgets that Tab reaches inside the window \p root now: pages, panels and rows one after the other, each from top
/// to bottom and from left to right. Widgets in other windows or behind other panels are left out.
std::vector<QWidget*> inReadingOrder(QWidget* root);

/// The keys go that way, or back, from where they are, round and round, and what they come to is scrolled into sight. False:
/// there is nothing to come to. Qt's own chain will not do: widgets that hand the keys on to others stand in it where they were
/// made.
bool moveFocusInReadingOrder(QWidget* root, bool next);

}  // namespace kotai::ui
