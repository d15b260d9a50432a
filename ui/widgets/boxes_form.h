// Two arrangements of the combo boxes for the players.
#pragma once

namespace kotai::ui {

enum class BoxesForm {
  Row,    ///< in the tool bar, each box as wide as its text
  Column  ///< in the play panel, each box as wide as the panel
};

}  // namespace kotai::ui
