// Games to continue, for the welcome page: the open game and the latest games of the library.
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

/// Paints a position of a saved game of any kind, without values and without the surroundings of the board.
LiveBoard::Paint pictureOf(const SavedGame& game, const AnyPosition& position);

/// Returns the level against which one person has played. Empty in other games. Ignores external engines, so that a file from a
/// stranger cannot start a program.
QString levelPlayed(const GameHeader& header);

/// Restores the players of an earlier game: the user plays the same level or program on the same side. In other games the
/// program plays no side.
void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings);

/// A game of the library that was saved before its end and can be continued.
struct UnfinishedGame {
  LibraryGame game;
  SavedGame saved;
  AnyPosition position;  ///< position at the end of its main line
};

class ContinuedGames : public QObject {
  Q_OBJECT

 public:
  ContinuedGames(Workspace* workspace, QObject* parent);
  /// Reads the library in the background. \p open: the view of the open game, or null.
  void refresh(const SessionView* open);
  /// Returns the games to continue. Finished games come last. The open game is included once it has moves or comments.
  std::vector<ContinuedGame> cards() const;
  void goOn(int card);  ///< continues a game against its opponent; values are hidden if they were hidden before

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

/// Offers to return to the previous game. There is only one offer, on the visible page. The game opens as it was played: with the
/// same opponent, on the same page, and with values shown or hidden as before.
class GameBefore : public QObject {
  Q_OBJECT

 public:
  explicit GameBefore(Workspace* workspace, QObject* parent = nullptr);
  /// Moves an unanswered offer to the page that is shown now.
  void moveOfferTo(MessageBar* messages);

 private:
  void offer(const QByteArray& before, const QString& name, PageState page);
  void goBack(const QByteArray& before, PageState page);

  Workspace* m_workspace;
  QPointer<MessageBar> m_messages;  ///< message bar of the visible page
  QString m_text;                   ///< text of the latest offer
  std::function<void()> m_accept;
  QDeadlineTimer m_until;
};

}  // namespace kotai::ui
