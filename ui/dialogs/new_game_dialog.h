// Chooses game, size or rules, start position and who plays.
#pragma once

#include <QDialog>
#include <optional>

#include "core/game/variant.h"
#include "ui/settings/settings.h"

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace kotai::ui {

class StartChoice;

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  NewGameDialog(Settings* settings, const VariantPtr& current, QWidget* parent = nullptr);
  const VariantPtr& variant() const { return m_variant; }
  const AnyPosition& start() const { return m_start; }
  QComboBox* gameBox() const { return m_games; }
  QComboBox* variantBox() const { return m_variants; }
  StartChoice* startChoice() const { return m_starts; }
  void accept() override;  ///< stores the opponent in the settings

 private:
  void layOut();
  void connectSignals();
  void fillGames(const VariantPtr& current);
  void chooseGame();
  void chooseVariant();
  void chooseStart();
  void readStart();

  Settings* m_settings;
  VariantPtr m_variant;
  AnyPosition m_start;
  QComboBox* m_games;
  QComboBox* m_variants;
  QComboBox* m_person;
  QComboBox* m_strength;
  StartChoice* m_starts;
  QLineEdit* m_position;
  QLabel* m_picture;
  QLabel* m_variantLabel;
  QLabel* m_startLabel;
  QLabel* m_fault;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
