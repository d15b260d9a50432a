// Combo boxes for the opponent and the user's side in games of alternating moves, and the dialog for an external engine.
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <array>

#include "core/game/variant.h"
#include "ui/document/game_document.h"
#include "ui/settings/settings.h"
#include "ui/widgets/compact_combo_box.h"

namespace kotai::ui {

/// Paints a row in the list of strengths: the name, and a description below it.
class StrengthDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// Role of the description below the name.
  static constexpr int LineRole = Qt::UserRole + 1;

  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Asks for the command of an external engine.
class EngineDialog : public QDialog {
  Q_OBJECT

 public:
  /// \p address is the initial text of the line edit. If it is empty, an example is shown.
  explicit EngineDialog(const QString& address, QWidget* parent = nullptr);

  /// Returns the address in the format of core/engine/engine_address.h.
  QString address() const;

 private:
  void check();

  QLineEdit* m_address;
  QLabel* m_fault = wrapping(new Label(this));
  QPushButton* m_accept;
};

/// Adds a computer player, with a description below its name.
void addStrength(QComboBox* box, const QString& strength, const QString& name);
/// Selects a strength, and makes room for the descriptions.
void finishStrengths(QComboBox* box, const QString& current);
/// Fills the box with the opponents: the perfect player (with traps for the user's level, and without traps),
/// the levels from "Level 9 · Nearly perfect" to "Random", and the last external engine. Further items choose
/// another level or engine. A second line describes each item. The item data is the text of
/// Settings::opponentStrength().
void fillStrengths(QComboBox* box, const Settings& settings, std::string_view gameId, const QString& current);
/// Asks for the level or engine if the user chose "Traps for another level…" or "External engine…", and selects
/// the answer. If the user cancels, selects \p before again and returns false.
bool askForSpecialItem(QComboBox* box, Settings* settings, std::string_view gameId, const QString& before);
/// Fills the box with the sides that the user can play: both (no opponent), the sides of these names, a random one if
/// \p random, or none (the program plays both sides). The item data is OpponentSides.
void fillPersonSides(QComboBox* box, OpponentSides current, const std::array<QString, 2>& names, bool random = true);
/// Returns the names of the sides. The variant may be null.
std::array<QString, 2> sideNames(const Variant* variant);

/// Returns the choice in a box filled by fillPersonSides(). If the choice is random, draws a side now.
OpponentSides chosenSides(const QComboBox& box);

/// Boxes for the opponent and the user's side. Every choice is stored in the settings at once.
class OpponentBoxes : public BoxesFrame {
  Q_OBJECT

 public:
  OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent = nullptr);
  QComboBox* person() const { return m_person.box; }
  QComboBox* strength() const { return m_strength.box; }

 private:
  void fillBoxes() override;
  void chooseOpponent();
  std::string_view gameId() const;

  const GameDocument* m_document;
  Settings* m_settings;
  Line m_person;
  Line m_strength;
};

}  // namespace kotai::ui
