// Editor of a position of covered cells, with the mouse or as text. Shows its value if it is known.
#pragma once

#include <vector>

#include "core/simultaneous/position_values.h"
#include "ui/dialogs/board_editor_dialog.h"

namespace kotai::ui {

class CoveredBoard;

class CoveredEditorDialog : public BoardEditorDialog {
  Q_OBJECT

 public:
  /// If values are given (may be null), shows the value of the position.
  CoveredEditorDialog(SimultaneousVariantPtr variant, const AnyPosition& position, PositionValuesPtr values, bool flipped,
                      QWidget* parent = nullptr);
  const AnyPosition& position() const;
  CoveredBoard* board() const { return m_board; }

 public slots:
  void clearBoard() override;
  void mirror() override;
  void undo() override;

 protected:
  void readText() override;

 private:
  void build();
  void edit(const AnyPosition& position);
  void onPositionEdited();
  QString sentence() const;

  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_values;
  std::vector<AnyPosition> m_before;  ///< history for undo
  CoveredBoard* m_board;
};

}  // namespace kotai::ui
