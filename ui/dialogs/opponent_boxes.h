// Combo boxes for the opponent and the person's side in games of alternating moves.
#pragma once

#include <QComboBox>
#include <string_view>

#include "ui/settings/settings.h"
#include "ui/widgets/boxes_frame.h"

namespace kotai::ui {

class GameDocument;

/// Stores every choice in the settings at once.
class OpponentBoxes : public BoxesFrame {
  Q_OBJECT

 public:
  OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent = nullptr);
  QComboBox* person() const { return m_person.box; }
  QComboBox* strength() const { return m_strength.box; }

 protected:
  void fillBoxes() override;

 private:
  void chooseOpponent();
  std::string_view gameId() const;

  const GameDocument* m_document;
  Settings* m_settings;
  Line m_person;
  Line m_strength;
};

}  // namespace kotai::ui
