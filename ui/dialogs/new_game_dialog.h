// Dialog in which the user chooses the game, the size or rules, the start position and the players.
#pragma once

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QWidget>
#include <filesystem>
#include <map>
#include <vector>

#include "core/game/variant.h"
#include "core/play/play.h"
#include "ui/games/presentation.h"
#include "ui/games/variant_choice.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

class SolveEstimate;
class SolveLimitsRow;

/// Well-known starting positions of a variant, each with a small picture and its name. The standard start is
/// selected first.
class StartChoice : public QWidget {
  Q_OBJECT

 public:
  explicit StartChoice(QWidget* parent = nullptr);
  void setVariant(const VariantPtr& variant);
  bool hasChoice() const { return m_starts.size() > 1; }
  const AnyPosition& start() const;
  QButtonGroup* buttons() const { return m_buttons; }

 private:
  std::vector<NamedStart> m_starts;
  QButtonGroup* m_buttons = new QButtonGroup(this);
  QHBoxLayout* m_row = new QHBoxLayout(this);
};

/// Choice of a clock with minutes per game and seconds per move for each side, or no clock.
class ClockChoice : public QWidget {
  Q_OBJECT

 public:
  explicit ClockChoice(const Settings& settings, QWidget* parent = nullptr);
  QSize sizeHint() const override { return withBothBoxes(QWidget::sizeHint(), &QWidget::sizeHint); }
  QSize minimumSizeHint() const override { return withBothBoxes(QWidget::minimumSizeHint(), &QWidget::minimumSizeHint); }
  void storeIn(Settings& settings) const;
  QComboBox* minutesBox() const { return m_minutes; }

 private:
  QSize withBothBoxes(QSize size, QSize (QWidget::*hint)() const) const;

  QComboBox* m_minutes = new QComboBox(this);
  QComboBox* m_increment = named("incrementBox", new QComboBox(this));
};

class NewGameDialog : public QDialog {
  Q_OBJECT

 public:
  /// \p dataDirectory contains the solutions. With this folder, the dialog shows whether the variant is solved.
  /// If not, the dialog shows the cost of solving.
  NewGameDialog(Settings* settings, const VariantPtr& current, const std::filesystem::path& dataDirectory = {},
                QWidget* parent = nullptr);
  /// Selects a variant in which both sides move at once, as if the user had chosen it. Pass any other variant to the
  /// constructor.
  void choose(const std::string& variantId);
  const std::string& variantId() const { return m_play->id(); }
  VariantPtr variant() const;  ///< chosen variant; null if both sides move at once
  const AnyPosition& start() const { return m_start; }
  QComboBox* variantBox() const { return m_variants; }
  VariantChoice* variantChoice() const;  ///< widget for custom variants; null if the game has only the known variants
  /// Returns the widget that estimates the cost of solving a variant with the chosen start position. The widget is
  /// hidden if no variant can start with the position.
  SolveEstimate* estimate() const { return m_estimate; }
  void accept() override;  ///< stores the opponent in the settings

 private:
  void layOut();
  void connectSignals();
  void fillGames();
  void addChoices();
  void showVariant(std::string_view gameId, const std::string& id);
  void chooseGame();
  void fillVariants(const QString& gameId);
  void chooseVariant();
  void chooseOptions();
  void setVariant(const std::string& id);
  void showVariantParts(const VariantPtr& variant);
  void showRowsFor(bool atOnce);
  std::string chosenGame() const;
  QString rememberedStrength() const;  ///< strength of the last opponent in the chosen game
  void showLimits();
  const AtOnceParts* parts() const;  ///< parts of the chosen game; null if the players alternate
  AnyPosition chosenStart() const;
  void chooseStart();
  QSize fittedSize();
  void growToFit();  ///< resizes the dialog to its contents, as far as the screen allows
  void readStart();
  VariantPtr ownStartVariant() const;  ///< variant whose start is the chosen position; null if there is none
  void showOwnStart();

  Settings* m_settings;
  std::filesystem::path m_dataDirectory;
  PlayPtr m_play;
  AnyPosition m_start;
  QComboBox* m_games = named("gameBox", new QComboBox(this));
  QComboBox* m_variants = new QComboBox(this);
  QComboBox* m_person = named("personBox", new QComboBox(this));
  QComboBox* m_strength = named("strengthBox", new QComboBox(this));
  ClockChoice* m_clock;
  QLabel* m_clockLabel;
  StartChoice* m_starts = new StartChoice(this);
  QWidget* m_choiceRow = new QWidget(this);
  std::map<QString, VariantChoice*> m_choices;  ///< one page per game
  SolveEstimate* m_estimate;
  SolveLimitsRow* m_limits = nullptr;
  QLineEdit* m_position = new QLineEdit(this);
  QCheckBox* m_ownStart;
  QLabel* m_picture = new Label(this);
  QLabel* m_variantLabel = new Label(this);
  QLabel* m_choiceLabel;
  QLabel* m_knownNote = muted(wrapping(new Label(this)));
  QLabel* m_startLabel = new Label(this);
  QLabel* m_fault = muted(wrapping(new Label(this)));
  QDialogButtonBox* m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  QWidget* m_contents = nullptr;  ///< everything except the buttons
  QScrollArea* m_scroll = nullptr;
};

}  // namespace kotai::ui
