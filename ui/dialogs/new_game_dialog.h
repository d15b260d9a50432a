// Chooses game, size, start position and who plays.
#pragma once

#include <QDialog>
#include <optional>

#include "core/game/variant.h"
#include "ui/settings/settings.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace kotai::ui {

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  NewGameDialog(Settings* settings, const VariantPtr& current, QWidget* parent = nullptr);
  const VariantPtr& variant() const { return m_variant; }
  const AnyPosition& start() const { return m_start; }
  void accept() override;  ///< stores the opponent in the settings

 private:
  void fillVariants(const VariantPtr& current);
  void chooseVariant();
  void readStart();

  Settings* m_settings;
  VariantPtr m_variant;
  AnyPosition m_start;
  QComboBox* m_variants;
  QComboBox* m_person;
  QComboBox* m_strength;
  QLineEdit* m_position;
  QLabel* m_picture;
  QLabel* m_fault;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
