// Finds the games to continue for the welcome page: the open game and the latest games of the library.
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QString>

#include "core/library/game_library.h"
#include "core/record/saved_game.h"
#include "ui/background/latest.h"
#include "ui/welcome/continue_row.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class SessionView;
class Settings;
class Workspace;
struct PageState;

/// Returns a function that paints a position of a saved game of any kind, without values and without
/// coordinates.
BoardScene smallSceneOf(const SavedGame& game, const AnyPosition& position);

/// Returns the level in a game of a person against the program. Empty in other games. Ignores external engines,
/// so that a file from an untrusted source cannot start a program.
QString levelPlayed(const GameHeader& header);

/// Restores the players of an earlier game, so that the user plays the same side against the same opponent. If
/// the program did not play in the earlier game, it plays no side now.
void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings);

/// Game of the library that was saved before its end, and that the user can continue.
struct UnfinishedGame {
  LibraryGame game;
  SavedGame saved;
  AnyPosition position;  ///< position at the end of the main line
};

class ContinuedGames : public QObject {
  Q_OBJECT

 public:
  ContinuedGames(Workspace* workspace, QObject* parent);
  /// Reads the library in the background. \p open is the view of the open game, or null.
  void refresh(const SessionView* open);
  /// Returns the games to continue. Finished games come last. Includes the open game if it has moves or comments.
  std::vector<ContinuedGame> cards() const;
  void continueGame(int card);  ///< continues a game against its opponent, with values hidden as before

 signals:
  void changed();
  void openGameWanted();

 private:
  bool isOpenFirst() const { return m_hasOpen && !m_open.isOver; }

  Workspace* m_workspace;
  bool m_hasOpen = false;
  ContinuedGame m_open;
  std::vector<UnfinishedGame> m_games;
  Latest m_reading;
};

/// Offers to return to the previous game. There is at most one offer, on the visible page. The previous game
/// opens with the same opponent, in the same layout, and with values visible or hidden as before.
class GameBefore : public QObject {
  Q_OBJECT

 public:
  explicit GameBefore(Workspace* workspace, QObject* parent = nullptr);
  /// Moves an unanswered offer to the page that is now visible.
  void moveOfferTo(MessageBar* messages);

 private:
  void offer(const QByteArray& before, const QString& name, PageState page);
  void reopen(const QByteArray& before, PageState page);

  Workspace* m_workspace;
  QPointer<MessageBar> m_messages;  ///< message bar of the visible page
  QString m_text;                   ///< text of the latest offer
  std::function<void()> m_accept;
  QDeadlineTimer m_until;
};

}  // namespace kotai::ui
