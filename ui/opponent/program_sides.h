// Base class for the computer opponents in games of any kind. Decides which sides the program plays, and when
// the program moves.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <functional>
#include <optional>

#include "core/game/types.h"
#include "ui/document/tree_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Base class for opponents. A player chooses its moves in a worker. Choices for earlier positions are
/// dropped. The program does not move while the user views earlier positions. Use only in the GUI thread.
class ProgramSides : public QObject {
  Q_OBJECT

 public:
  bool plays(Side side) const;
  bool playsBoth() const { return plays(Side::First) && plays(Side::Second); }
  bool playsNone() const { return !plays(Side::First) && !plays(Side::Second); }

  bool isThinking(Side side) const { return m_thinking[static_cast<std::size_t>(side)]; }
  bool isThinking() const { return isThinking(Side::First) || isThinking(Side::Second); }

  bool isOnlyViewing() const { return m_isViewing; }
  /// Sets whether the next game is for viewing. The program then does not move until the user moves or chooses
  /// the players. Does not affect later games.
  void setViewsNext(bool isViewing) { m_viewsNext = isViewing; }
  virtual void setActive(bool active);  ///< \p active: false while another kind of game is open, and in a review
  virtual void stop();
  void swapSides();
  virtual void playOn() = 0;  ///< lets the program move if it is due; call after undo or redo
  /// Returns whether the program is to move, perhaps only on request.
  virtual bool isDue() const { return false; }

 signals:
  void stateChanged();  ///< isThinking() or a state of a subclass changed
  void cannotPlay(const QString& reason);

 protected:
  ProgramSides(TreeDocument* document, Settings* settings, QObject* parent);
  /// Function that chooses a move. Returns nothing if the search was stopped. Throws TextError, EngineFailure and
  /// other exceptions.
  using Question = std::function<std::optional<AnyMove>()>;
  struct Choice {
    std::optional<AnyMove> move;
    QString failure;
    bool resigned = false;
  };
  /// Calls \p question in the pool, then passes the result to onMoveChosen(), after at least \p atLeastMs
  /// milliseconds. Does not call onMoveChosen() if stop() is called first.
  void startThinking(Side side, Question question, int atLeastMs);
  virtual void onMoveChosen(Side side, const Choice& choice) = 0;
  virtual void answerIfDue() = 0;  ///< makes the program's moves, unless an earlier position is shown
  void resumeFrom(int node);       ///< continues the game after a node where another move was played
  bool hasLaterMoves() const;      ///< returns whether the shown position has later moves that belong to the game
  bool isActive() const { return m_active; }
  void endViewing() { m_isViewing = false; }

  Settings* const m_settings;
  QThreadPool m_pool;

 private:
  static Choice answerTo(const Question& question);

  TreeDocument* m_tree;
  quint64 m_token = 0;
  std::array<bool, 2> m_thinking{};
  bool m_active = true;
  bool m_isViewing = false;
  bool m_viewsNext = false;
  std::optional<int> m_continuedFrom;  ///< node after which later moves no longer belong to the game
};

}  // namespace kotai::ui
