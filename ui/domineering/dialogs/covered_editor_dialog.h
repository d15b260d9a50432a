// Puts together a position of covered cells, with the mouse or as text; says what it is worth as far as it is known.
#pragma once

#include <vector>

#include "core/simultaneous/position_values.h"
#include "ui/dialogs/board_editor_dialog.h"

namespace kotai::ui {

class CoveredBoard;

class CoveredEditorDialog : public BoardEditorDialog {
  Q_OBJECT

 public:
  /// With values (which may be null), that of the position is shown.
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
  void followEdit();
  QString sentence() const;

  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_values;
  std::vector<AnyPosition> m_before;  ///< for undo
  CoveredBoard* m_board;
};

}  // namespace kotai::ui
