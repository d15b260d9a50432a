// The two layouts of the window, play and study: which of them is shown, and the docks of each as they were left.
#pragma once

#include <QByteArray>
#include <QObject>
#include <compare>
#include <map>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace kotai::ui {

class SessionView;
class Settings;

/// The play layout is the board with its panel, other docks hidden until they are asked for; the study layout has them all. Each
/// kind of games has its own of both, and others in a low window. The settings say which one is shown; a person who takes a side
/// against the program gets the play layout.
class WindowLayouts : public QObject {
  Q_OBJECT

 public:
  WindowLayouts(QMainWindow* window, Settings* settings, std::vector<SessionView*> views, QDockWidget* jobs);

  bool isPlay() const { return m_play; }
  void show(SessionView* view);  ///< its docks as they were left, in the layout that is wanted now
  void leave();                  ///< no board is shown: remembers the docks and hides them
  void reset();                  ///< both layouts of all kinds as at first
  void restoreAgain();           ///< the window has its size only now
  void keepBoardLarge();         ///< in a window that has become lower, docks below the board make way
  void write();                  ///< to the settings, what is on the screen too

 signals:
  void changed();
  void arranged();  ///< docks have the sizes that their layout gives them, as soon as it has run

 private:
  struct Place {
    SessionView* view;
    bool play;
    bool low;  ///< in a window without room for docks below the board
    friend auto operator<=>(const Place&, const Place&) = default;
  };

  void followSides();
  void followChoice(bool play);
  void apply(bool play);
  void keep();
  void restore();
  void arrange();
  void hideDocks();
  Place shown() const { return {m_shown, m_play, m_low}; }

  QMainWindow* m_window;
  Settings* m_settings;
  std::vector<SessionView*> m_views;
  QDockWidget* m_jobs;
  SessionView* m_shown = nullptr;
  bool m_play = false;
  bool m_low = false;
  bool m_against = false;                ///< the person has a side against the program
  std::map<Place, QByteArray> m_states;  ///< of the docks, while they are not on the screen
};

}  // namespace kotai::ui
