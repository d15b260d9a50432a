// The button that stands out, where that changes while it is shown.
#pragma once

class QPushButton;

namespace kotai::ui {

void makePrimary(QPushButton& button, bool primary);

}  // namespace kotai::ui
