// Puts together a position of covered cells, with the mouse or as text; says what it is worth as far as it is known.
#pragma once

#include <QDialog>
#include <vector>

#include "core/simultaneous/position_values.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace kotai::ui {

class CoveredBoard;

/// Works on a copy: nothing changes outside until it is accepted.
class CoveredEditorDialog : public QDialog {
  Q_OBJECT

 public:
  /// With values (which may be null), that of the position is shown.
  CoveredEditorDialog(SimultaneousVariantPtr variant, const AnyPosition& position, PositionValuesPtr values, bool flipped,
                      QWidget* parent = nullptr);
  const AnyPosition& position() const;
  CoveredBoard* board() const { return m_board; }
  QLineEdit* text() const { return m_text; }
  QString notes() const;
  QPushButton* useButton() const;
  void startWithText();  ///< the text is to be written over

 public slots:
  void clear();
  void mirror();
  void undo();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void layOut();
  void edit(const AnyPosition& position);
  void followEdit();
  void readText();
  QString sentence() const;

  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_values;
  std::vector<AnyPosition> m_before;  ///< for undo
  CoveredBoard* m_board;
  QLineEdit* m_text;
  QLabel* m_notes;
  QPushButton* m_undo;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
