// The position as text, to read, copy, type or paste. Reports faults while the user types.
#pragma once

#include <QDialog>

#include "core/game/variant.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace kotai::ui {

class PositionTextDialog : public QDialog {
  Q_OBJECT

 public:
  PositionTextDialog(VariantPtr variant, const AnyPosition& position, QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_position; }
  QLineEdit* edit() const { return m_edit; }

 private:
  void read();
  VariantPtr m_variant;
  AnyPosition m_position;
  QLineEdit* m_edit;
  QLabel* m_picture;
  QLabel* m_fault;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
