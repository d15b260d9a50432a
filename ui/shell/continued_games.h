// Games to continue, for the welcome page: the open one and the latest of the library.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/library/game_library.h"
#include "ui/background/latest.h"
#include "ui/welcome/continue_row.h"

namespace kotai::ui {

class SessionView;
class Workspace;

/// Games of the library that can be continued: saved before their end.
struct UnfinishedGame {
  LibraryGame game;
  SavedGame saved;
  AnyPosition position;  ///< last node of its main line
};

/// Latest first. If a game was saved several times, only the longest version counts. Skips the open game and games that were
/// finished later. Any thread.
std::vector<UnfinishedGame> unfinishedGames(const GameLibrary& library, const std::optional<GameRecord>& open, int most);

class ContinuedGames : public QObject {
  Q_OBJECT

 public:
  ContinuedGames(Workspace* workspace, QObject* parent);
  /// Reads the library in the background. \p open: the view of the open game, or null.
  void refresh(const SessionView* open);
  /// Finished games come last. The open game is listed once it has moves or comments.
  std::vector<ContinuedGame> cards() const;
  void goOn(int card);  ///< restores its opponent, and hides values if they were hidden before

 signals:
  void changed();
  void openGameWanted();

 private:
  bool openComesFirst() const { return m_hasOpen && !m_open.isOver; }

  Workspace* m_workspace;
  bool m_hasOpen = false;
  ContinuedGame m_open;
  std::vector<UnfinishedGame> m_games;
  Latest m_reading;
};

}  // namespace kotai::ui
