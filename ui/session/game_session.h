// Session of a game of any kind, with its document, players and solution. Opens, saves and solves the game.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "core/record/saved_game.h"
#include "ui/play/game_report.h"
#include "ui/settings/settings.h"

class QMainWindow;

namespace kotai::ui {

class Actions;
class GameClock;
class JobManager;
class ProgramSides;
class SessionView;
class StateHub;

/// End of a game, with the keywords of docs/game-format.md.
struct GameEnding {
  GameResult result = GameResult::Open;
  std::string reason;
};

/// Purpose of opening a game. In a game opened with Look, the computer moves only after the user's move or on
/// request.
enum class Purpose { Look, Play };

/// Variant and start position of a game.
struct GameStart {
  std::string variantId;
  AnyPosition position;
  Purpose purpose = Purpose::Look;
  bool timed = false;  ///< whether the game uses the clocks of the settings, if any
};

/// Parses a variant of any game and a position. Without a position, returns the start position of the variant.
tl::expected<GameStart, TextError> readStart(const QString& variant, const QString& position);

/// Session of one kind of game. The workspace owns all sessions and activates one of them. A session owns no
/// widgets. All widgets belong to the session's view.
class GameSession : public QObject {
  Q_OBJECT

 public:
  GameSession(JobManager* jobs, Settings* settings, QObject* parent);

  virtual TreeDocument* document() = 0;
  virtual ProgramSides* opponent() = 0;
  StateHub* hub() const { return m_hub; }
  /// Returns whether the variant id begins with the name of one of the session's games.
  virtual bool plays(std::string_view variantId) const = 0;
  virtual QString sideText(Side side) const = 0;                             ///< name such as "Blue" of a side in the open game
  virtual SessionView* makeView(Actions* actions, QMainWindow* window) = 0;  ///< creates a view, which the window owns

  /// Opens a game. Like load(), returns a reason if a solution exists but cannot be used, and otherwise an empty
  /// text.
  virtual QString open(const GameStart& start) = 0;
  virtual QString load(const SavedGame& saved, Purpose purpose) = 0;
  virtual GameRecord record() const = 0;     ///< returns the open game with its moves and comments
  std::optional<GameEnding> ending() const;  ///< returns the end of the game at the shown position; empty during play
  /// Returns the report on the game that ends with this node. Returns nothing if the game does not end there.
  /// reportChanged() announces a new report.
  virtual std::optional<GameReport> report(int last, std::optional<Side> person) = 0;
  /// Explains the mistake that a side made at a node. Passes one sentence to \p receive on the thread of \p
  /// context. Does nothing without values.
  virtual void explainMistake(QObject* context, int node, Side side, std::function<void(const QString&)> receive) = 0;
  /// Function that returns the accuracy of a game, by Side. Empty if unknown. Can be called on any thread. Throws
  /// SolutionError.
  using Judge = std::function<std::array<std::optional<double>, 2>(const SavedGame&)>;
  virtual Judge judge() const { return {}; }
  std::array<std::string, 2> programs() const;    ///< computer players by Side, such as "level=3"; empty for a person
  virtual QString strength(Side side) const = 0;  ///< returns the program's player for a side
  virtual QString strongerThan(const QString& strength) const = 0;  ///< returns the next level; empty if there is none
  /// Sets the strength. Does nothing if the program has no player of this strength for the game.
  virtual void setStrength(Side side, const QString& strength) = 0;
  virtual std::string positionKey() const = 0;  ///< returns the text of the shown position for the library
  /// Returns whether the user made the move to this node, against the computer and before the end of the game.
  virtual bool isPersonsMove(int node) const = 0;
  /// Returns whether values are visible and knowsValues() is true.
  bool showsValues() const { return knowsValues() && m_settings->valuesShown(); }
  virtual bool knowsValues() const = 0;  ///< returns whether the values of the shown or the previous position are known

  virtual GameClock* clock() { return nullptr; }       ///< returns the clocks; null if these games have no clocks
  virtual bool lastMoveTook() const { return false; }  ///< returns whether the last move captured a piece of the other side
  virtual void setActive(bool active);                 ///< \p active: the game of this session is open
  virtual QString removedText(int nodes) const = 0;    ///< such as "3 moves removed."

  /// Estimates the cost of a solve. Starts a short solve, or resumes a stopped solve. Otherwise emits
  /// solveOffered(), repairOffered() or messageRaised().
  virtual void requestSolve(const std::string& variantId) = 0;
  virtual void onFilesChanged(const QStringList& names);  ///< called when solutions were added, removed or replaced

 signals:
  void reportChanged();
  void openRequested(const kotai::ui::GameStart& start);
  void messageRaised(const QString& text);
  void solutionArrived(const std::string& variantId);  ///< a solution of the open game has become available
  void solveOffered(const QString& variantId, const QString& text, const QString& label);
  void repairOffered(const QString& variantId, const QString& text);  ///< the solution is damaged; \p text: details

 protected:
  /// Connects the signals of documents and jobs. Subclasses call this function in the constructor.
  void connectDocument();
  virtual bool hasSolution() const = 0;
  virtual std::string solutionFile() const = 0;  ///< returns the file name of the open variant's solution
  virtual bool loadSolution() = 0;  ///< passes the solution in the data folder to the document; returns false if there is none
  virtual void dropSolution() = 0;
  /// Offers to repair the solution if damage is known. Otherwise returns false.
  bool offersRepair(const std::string& variantId);

  JobManager* const m_jobs;
  Settings* const m_settings;
  bool m_active = false;  ///< whether the game of this session is open

 private:
  const TreeDocument* m_document = nullptr;
  const ProgramSides* m_program = nullptr;
  StateHub* m_hub = nullptr;
};

/// Shows a window that the main window can cover. Otherwise, a window manager keeps a dialog above its parent.
void showBesideBoard(QWidget* window);
void bringToFront(QWidget* window);

/// Shows a window. A position chosen in the window opens as a game of the variant, and the main window comes to the front.
template <class Window>
void showWindow(GameSession* session, Window* window, const std::string& variantId) {
  QObject::connect(window, &Window::positionChosen, session, [session, window, variantId](const AnyPosition& position) {
    emit session->openRequested({variantId, position});
    bringToFront(window->parentWidget());
  });
  showBesideBoard(window);
}

}  // namespace kotai::ui
