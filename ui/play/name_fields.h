// Line edits for the names of two people at this computer, above the moves. The names are saved with the game.
#pragma once

#include <QLineEdit>
#include <QWidget>
#include <array>
#include <functional>

#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Returns a text such as "you against Level 4". \p first and \p second are the names of the computer players,
/// for the sides that the program plays.
QString playersText(OpponentSides program, const QString& first, const QString& second);

/// Returns a text such as "against Level 4". Does not name the user's side, because the panel already shows
/// that side.
QString againstText(const QString& program);

using SideText = std::function<QString(Side)>;

/// Returns the names from the settings in the form in which a game stores them, by Side. If only one person has
/// a name, the other person gets the name of the side. If nobody has a name, both names are empty.
std::array<std::string, 2> namesOfPeople(const Settings& settings, const SideText& sideText);
/// Returns a string such as "Anna against Ben" or "two players".
QString peopleText(const Settings& settings, const SideText& sideText);

/// Line edits for two names. Hidden while the program plays, and in games in which the program played.
class NameFields : public QWidget {
  Q_OBJECT

 public:
  NameFields(TreeDocument* document, Settings* settings, SideText sideText, QWidget* parent = nullptr);
  QLineEdit* field(Side side) const { return m_fields[static_cast<std::size_t>(side)]; }

 signals:
  void changed();

 private:
  void refresh();
  void storeName(Side side);

  TreeDocument* m_document;
  Settings* m_settings;
  SideText m_sideText;
  std::array<QLineEdit*, 2> m_fields;
};

}  // namespace kotai::ui
