// Chooses game, size or rules, start position and who plays.
#pragma once

#include <QDialog>
#include <filesystem>

#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/settings/settings.h"

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace kotai::ui {

class BoardSizeChoice;
class QuoridorChoice;
class SolveEstimate;
class StartChoice;

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  /// With the folder of the solutions, it is shown whether the variant is solved, or what solving it would take.
  NewGameDialog(Settings* settings, const VariantPtr& current, const std::filesystem::path& dataDirectory = {},
                QWidget* parent = nullptr);
  /// Shows this game at first, as if it was chosen.
  void setDomineering(const SimultaneousVariantPtr& current);
  const VariantPtr& variant() const { return m_variant; }  ///< null if a game of simultaneous moves is chosen
  const SimultaneousVariantPtr& simultaneous() const { return m_domineering; }  ///< null for all others
  const AnyPosition& start() const { return m_start; }
  QComboBox* gameBox() const { return m_games; }
  QComboBox* variantBox() const { return m_variants; }
  StartChoice* startChoice() const { return m_starts; }
  QuoridorChoice* quoridorChoice() const { return m_quoridor; }
  BoardSizeChoice* sizeChoice() const { return m_size; }
  SolveEstimate* estimate() const { return m_estimate; }
  void accept() override;  ///< stores the opponent in the settings

 private:
  void layOut();
  void connectSignals();
  void fillGames(const VariantPtr& current);
  void chooseGame();
  void chooseVariant();
  void chooseQuoridor();
  void chooseSize();
  void setVariant(const VariantPtr& variant);
  void setDomineeringVariant(const SimultaneousVariantPtr& variant);
  void showRowsFor(bool simultaneous);
  void chooseStart();
  void readStart();

  Settings* m_settings;
  std::filesystem::path m_dataDirectory;
  VariantPtr m_variant;
  SimultaneousVariantPtr m_domineering;
  AnyPosition m_start;
  QComboBox* m_games;
  QComboBox* m_variants;
  QComboBox* m_person;
  QComboBox* m_strength;
  StartChoice* m_starts;
  QuoridorChoice* m_quoridor;
  BoardSizeChoice* m_size;
  SolveEstimate* m_estimate;
  QLineEdit* m_position;
  QLabel* m_picture;
  QLabel* m_variantLabel;
  QLabel* m_quoridorLabel;
  QLabel* m_sizeLabel;
  QLabel* m_sizeNote;
  QLabel* m_startLabel;
  QLabel* m_fault;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
