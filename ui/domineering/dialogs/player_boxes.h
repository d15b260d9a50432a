// Combo boxes for the user's side, the strength of the computer player, and the board. The tool bar and the
// new-game dialog use these boxes.
#pragma once

#include <QCheckBox>
#include <array>

#include "ui/games/variant_choice.h"
#include "ui/settings/settings.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

/// Fills a box with entries such as "Perfect" and "Level 6 · Master". The item data is the text for
/// domineering::makePlayer(). If \p brief, the names are short, such as "Level 3".
void fillSimultaneousStrengths(QComboBox* box, const QString& current, bool brief = false);
/// Fills a box with the sides that a person can play: Vertical, Horizontal, both, neither. The item data is
/// OpponentSides.
void fillSeats(QComboBox* box, OpponentSides current);

/// Widget that selects the sides that people play, and a strength for each side of the computer. Stores every
/// choice in the settings immediately.
class PlayerBoxes : public BoxesFrame {
  Q_OBJECT

 public:
  PlayerBoxes(Settings* settings, BoxesForm form, QWidget* parent = nullptr);
  QComboBox* seats() const { return m_seats.box; }
  QComboBox* strength(Side side) const { return m_strengths[static_cast<std::size_t>(side)].box; }

 private:
  void fillBoxes() override;
  Settings* m_settings;
  Line m_seats;
  std::array<Line, 2> m_strengths;
};

/// Widget that selects a board of Synchronized Domineering: columns, rows and the length of the dominoes.
class BoardSizeChoice : public VariantChoice {
  Q_OBJECT

 public:
  explicit BoardSizeChoice(QWidget* parent = nullptr);
  void setVariantId(const std::string& id) override;
  std::string variantId() const override;
  QSpinBox* columnsBox() const { return m_columns; }
  QSpinBox* rowsBox() const { return m_rows; }

 private:
  QSpinBox* m_columns;
  QSpinBox* m_rows;
  QCheckBox* m_long;
};

}  // namespace kotai::ui
