// Highlights the default button when it changes at run time.
#pragma once

class QPushButton;

namespace kotai::ui {

void makePrimary(QPushButton& button, bool primary);

}  // namespace kotai::ui
