// Session of a game of any kind: its document, players and solution, and how it is opened, saved and solved.
#pragma once

#include <QObject>
#include <QStringList>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/record/saved_game.h"

class QMainWindow;

namespace kotai::ui {

class Actions;
class JobManager;
class SessionView;
class Settings;
class StateHub;
class TreeDocument;

/// How a game has ended, in the words of docs/game-format.md.
struct GameEnding {
  GameResult result = GameResult::Open;
  std::string reason;
};

/// Purpose of opening a game. In a game that is looked at, the computer moves after a person's move or on request.
enum class Purpose { Look, Play };

/// A variant and the position in which its game begins.
struct GameStart {
  std::string variantId;
  AnyPosition position;
  Purpose purpose = Purpose::Look;
  bool timed = false;  ///< it is played with clocks, if the settings have any
};

/// One for each kind of games; the workspace owns them all and has one of them active. Owns no widget: those are its view's.
class GameSession : public QObject {
  Q_OBJECT

 public:
  GameSession(JobManager* jobs, Settings* settings, QObject* parent);

  virtual TreeDocument* document() = 0;
  StateHub* hub() const { return m_hub; }
  virtual std::string gameId() const = 0;                          ///< of the game that is open
  virtual bool plays(std::string_view variantId) const = 0;        ///< whether it begins with the name of one of its games
  virtual QString nameOf(const std::string& variantId) const = 0;  ///< as it is if it cannot be read
  virtual QString sideText(Side side) const = 0;                   ///< "Blue", of the game that is open
  virtual SessionView* makeView(Actions* actions, QMainWindow* window) = 0;  ///< owned by the window

  /// Without a position, the start of the variant.
  virtual tl::expected<GameStart, TextError> read(const QString& variant, const QString& position) const = 0;
  /// Why the solution that is there cannot be used; else empty. The same for load().
  virtual QString open(const GameStart& start) = 0;
  virtual QString load(const SavedGame& saved, Purpose purpose) = 0;
  virtual bool isLookedAt() const = 0;                   ///< since it was opened nobody has played on
  virtual GameRecord record() const = 0;                 ///< of the game that is open
  virtual std::optional<GameEnding> ending() const = 0;  ///< with the position that is shown
  /// By Side, how well the moves of a game were chosen; empty where nothing is known. Any thread; throws SolutionError.
  using Judge = std::function<std::array<std::optional<double>, 2>(const SavedGame&)>;
  virtual Judge judge() const { return {}; }
  virtual std::array<std::string, 2> programs() const = 0;  ///< who plays, by Side: "level=3"; empty: a person
  virtual std::string positionKey() const = 0;              ///< of the position that is shown, for the library
  virtual bool isPersonsMove(int node) const = 0;           ///< that led there, against the computer, before the end
  bool showsValues() const;                                 ///< to the person who plays
  virtual bool knowsValues() const = 0;  ///< of the position that is shown, or of the one that the last move was made in

  virtual std::string clockState() const { return {}; }  ///< to be kept with the game that is open; empty without clocks
  virtual void restoreClock(std::string_view) {}         ///< after the same game was loaded

  virtual bool sidesFace() const { return false; }            ///< the players sit opposite each other at the board
  virtual bool lastMoveTook() const { return false; }         ///< a piece of the other side
  virtual void setActive(bool active) { m_active = active; }  ///< whether its game is the one that is open
  virtual void playOn() = 0;                                  ///< something was undone or redone: the computer may be due
  virtual bool waitsForComputer() const { return false; }     ///< it is to move, perhaps only when asked
  virtual QString removedText(int nodes) const = 0;           ///< "3 moves removed."

  virtual void startSolve(const std::string& variantId) = 0;
  /// Estimates a solve and starts it if it is short, or resumes it; else one of the signals below follows.
  virtual void requestSolve(const std::string& variantId) = 0;
  virtual QString repair(const std::string& variantId) = 0;  ///< the reason if it cannot be done
  virtual void followFiles(const QStringList& names);        ///< of the data folder: came, went or were replaced
  void followRepair(const std::string& variantId);           ///< the game goes on without values until they are there again

 signals:
  void gameEnded();      ///< by a word of the players or by a move
  void timeRunsShort();  ///< a clock has few seconds left; once for each side
  void openRequested(const kotai::ui::GameStart& start);
  void repairRequested(const QString& variantId);
  void messageRaised(const QString& text);
  void solutionArrived(const std::string& variantId);  ///< of the game that is open and had none
  void solveOffered(const QString& variantId, const QString& text, const QString& label);
  void repairOffered(const QString& variantId, const QString& text);  ///< the solution is damaged, as the text says

 protected:
  /// Connects what all documents and jobs tell; to be called by a subclass's constructor.
  void connectDocument();
  virtual bool hasSolution() const = 0;
  virtual std::string solutionFile() const = 0;  ///< of the open variant, its name in the data folder
  virtual bool takeSolution() = 0;               ///< gives the document what the data folder holds; false if there is none
  virtual void dropSolution() = 0;
  bool isActive() const { return m_active; }
  /// Offers to repair what is known to be damaged; false if nothing is.
  bool offersRepair(const std::string& variantId);

  JobManager* const m_jobs;
  Settings* const m_settings;

 private:
  void followSolved(const std::string& variantId);

  StateHub* m_hub = nullptr;
  bool m_active = false;
};

}  // namespace kotai::ui
