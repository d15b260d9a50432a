// Selects the layout of the window (play or study), and restores its docks.
#pragma once

#include <QByteArray>
#include <QMainWindow>
#include <QObject>
#include <QSize>
#include <compare>
#include <map>
#include <vector>

#include "ui/settings/settings.h"

class QDockWidget;

namespace kotai::ui {

class DockSizes;
class SessionView;

/// Layouts of the window. The play layout contains the board with its panel, and docks only on request. The
/// study layout contains all docks. Each kind of game has its own docks in each layout, and other docks if the
/// window is not tall. The settings contain the current layout. When the user chooses to play a side against
/// the program, the play layout is selected.
class WindowLayouts : public QObject {
  Q_OBJECT

 public:
  WindowLayouts(QMainWindow* window, Settings* settings, std::vector<SessionView*> views, QDockWidget* jobs);

  bool isPlay() const { return m_play; }
  std::vector<QDockWidget*> docks() const;  ///< returns the docks of every kind of game, and the dock of jobs
  void show(SessionView* view);             ///< restores the docks of the view in the current layout
  void leave();                             ///< saves and hides the docks; called when no board is visible
  void reset();                             ///< resets both layouts of all kinds of games to their defaults
  void restoreAgain();                      ///< restores the docks again; called when the window has its final size
  void resizeDocks(QSize grown);            ///< fits the docks after a resize of the window, when the layout has run
  void write();                             ///< writes the state of the docks in all layouts to the settings

 signals:
  void changed();
  void arranged();  ///< emitted when the docks have their final sizes

 private:
  void placeDocks();
  void shrinkBottomDock();

  struct Place {
    SessionView* view;
    bool play;
    bool low;  ///< whether the window has no room for docks below the board
    friend auto operator<=>(const Place&, const Place&) = default;
  };

  void onSidesChanged();
  void onChoiceChanged(bool play);
  void apply(bool play);
  void storeState();
  void restore();
  void arrange();
  void hideDocks();
  Place shown() const { return {m_shown, m_play, m_low}; }

  QMainWindow* m_window;
  Settings* m_settings;
  std::vector<SessionView*> m_views;
  QDockWidget* m_jobs;
  DockSizes* m_sizes;
  SessionView* m_shown = nullptr;
  bool m_play = false;
  bool m_low = false;
  bool m_against = false;                ///< whether the user plays a side against the program
  std::map<Place, QByteArray> m_states;  ///< state of the docks while they are hidden
};

}  // namespace kotai::ui
