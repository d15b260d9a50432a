// What is scrolled where it finds too little room, so that a window can become smaller than what is in it.
#pragma once

class QScrollArea;
class QWidget;

namespace kotai::ui {

/// Without a frame, on the ground of what it stands in, and no stop of the Tab key.
QScrollArea* scrolledWhereLow(QWidget* contents);
/// Likewise, for a dialog: as large as its contents are, until the screen is too small for that.
QScrollArea* scrolledWhereSmall(QWidget* contents);

}  // namespace kotai::ui
