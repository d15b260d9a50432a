// Chooses for the sides that the program plays, and says a word about the choices of persons.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

/// Lives on the GUI thread; a player chooses in a worker, from the position alone: the choice of the other side is never
/// handed over. A choice for a position that was left is dropped. Looking back in the game does not make it choose, and a game
/// that is opened to be looked at is paused where the program plays both sides.
class DomineeringOpponent : public QObject {
  Q_OBJECT

 public:
  DomineeringOpponent(DomineeringDocument* document, Settings* settings, QObject* parent = nullptr);
  ~DomineeringOpponent() override;

  bool plays(Side side) const;
  bool playsBoth() const { return plays(Side::First) && plays(Side::Second); }
  bool playsNone() const { return !plays(Side::First) && !plays(Side::Second); }
  bool isThinking(Side side) const { return m_thinking[static_cast<std::size_t>(side)]; }
  bool isPaused() const { return m_paused; }
  /// The side of a person that is to choose next; in a review the one that is reviewed.
  std::optional<Side> awaited() const;
  void awaitOnly(std::optional<Side> side);  ///< whoever plays it; none: as usual again
  /// Whether a person may see this choice before it is revealed: the own one, when nobody else sits at the screen.
  bool mayShow(Side side) const { return !plays(side) && plays(other(side)); }
  /// The choice of a person that withdraw() takes back.
  std::optional<Side> withdrawable() const;

  bool isLookingOn() const { return m_looksOn; }
  void setLooksOn(bool looksOn) { m_looksOnNext = looksOn; }  ///< whether the next game is only looked at; those after it are not

 public slots:
  void setActive(bool active);  ///< off while another game than this document's is open
  void chooseNow();             ///< for every side that has not chosen yet, persons too
  void chooseIfDue();           ///< for the sides of the program, unless someone looks back in the game
  /// Both dominoes of a pair; in a game against the program the person's only, for the other choice is not theirs.
  void play(kotai::JointMove turn);
  void withdraw();
  void takeBack();  ///< the last choice of a person, else steps back a turn; nothing is deleted
  void swapSides();
  void setPaused(bool paused);  ///< while the program plays both sides
  void stop();

 signals:
  void stateChanged();  ///< awaited(), isThinking(), isPaused()
  void judged(const std::vector<kotai::ui::ChoiceVerdict>& verdicts, kotai::ui::TurnTree::NodeId node);
  void cannotPlay(const QString& reason);

 private:
  struct Choice;
  void goOnFrom(TurnTree::NodeId node);
  void think(Side side, int atLeastMs);
  void take(Side side, const Choice& choice);
  void followChoice(Side side);
  void followTurn(TurnTree::NodeId node);
  void keepGame();
  int delayMs() const;

  DomineeringDocument* m_document;
  Settings* m_settings;
  QThreadPool m_pool;
  quint64 m_token = 0;
  std::stop_source m_stop;
  std::array<bool, 2> m_thinking{};
  std::array<bool, 2> m_byProgram{};  ///< whose choice for the turn to come the program has made
  std::optional<Side> m_lastChosen;
  std::optional<TurnTree::NodeId> m_goesOnFrom;  ///< turns were taken back to here: what follows is no longer the game
  std::optional<Side> m_awaitedOnly;
  bool m_active = true;
  bool m_paused = false;
  bool m_looksOn = false;
  bool m_looksOnNext = false;
  std::map<TurnTree::NodeId, std::shared_ptr<const domineering::PositionGame>> m_games;  ///< to judge by
};

}  // namespace kotai::ui
