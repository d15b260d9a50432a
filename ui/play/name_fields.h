// The names of two people who play at this computer: fields above the moves, kept with the game.
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <string>

#include "core/game/types.h"
#include "core/record/game_record.h"

class QLineEdit;

namespace kotai::ui {

class Settings;
class TreeDocument;

using SideText = std::function<QString(Side)>;

/// The names of the settings, by Side, as they are written into a game: where only one has a name, the other side is called
/// by its own. Both are empty where nobody has a name.
std::array<std::string, 2> namesOfPeople(const Settings& settings, const SideText& sideText);
/// "Anna against Ben", "two players"
QString peopleText(const Settings& settings, const SideText& sideText);
/// Whether a game says nothing about its players and its day: no move was made since it began.
bool tellsNothing(const GameHeader& header);

/// Hidden while the program plays, and for its games.
class NameFields : public QWidget {
  Q_OBJECT

 public:
  NameFields(TreeDocument* document, Settings* settings, SideText sideText, QWidget* parent = nullptr);
  QLineEdit* field(Side side) const { return m_fields[static_cast<std::size_t>(side)]; }

 signals:
  void changed();

 private:
  void refresh();
  void takeName(Side side);

  TreeDocument* m_document;
  Settings* m_settings;
  SideText m_sideText;
  std::array<QLineEdit*, 2> m_fields;
};

}  // namespace kotai::ui
