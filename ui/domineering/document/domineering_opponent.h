// Chooses moves for the sides that the program plays, and judges the choices of persons.
#pragma once

#include <map>

#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/opponent/program_sides.h"

namespace kotai::ui {

/// Plays the sides of the computer player. This player sees the position, but never the other side's choice. An
/// opened game is paused if the program plays both sides.
class DomineeringOpponent : public ProgramSides {
  Q_OBJECT

 public:
  DomineeringOpponent(DomineeringDocument* document, Settings* settings, QObject* parent = nullptr);
  ~DomineeringOpponent() override;

  bool isPaused() const { return m_paused; }
  /// Returns the side of the person whose choice is due. In a review, returns the reviewed side.
  std::optional<Side> awaited() const;
  void awaitOnly(std::optional<Side> side);  ///< begins a review of a side, whoever plays it; empty: ends the review
  /// Returns whether the choice of \p side may be visible before the reveal: a person plays \p side, and the
  /// program plays the other side.
  bool mayShow(Side side) const { return !plays(side) && plays(other(side)); }
  /// Returns the side whose choice withdraw() would revert, if any.
  std::optional<Side> withdrawable() const;
  void chooseNow();  ///< makes the program choose for all sides without a choice, even for people
  void answerIfDue() override;
  void playOn() override { answerIfDue(); }
  /// Chooses both dominoes of a pair. In a game against the program, chooses only the user's domino, because the
  /// program chooses its domino itself.
  void play(kotai::JointMove turn);
  void withdraw();
  void takeBack();              ///< withdraws the user's choice, if any, or steps back one turn; deletes nothing
  void setPaused(bool paused);  ///< has an effect only while the program plays both sides
  void stop() override;

 signals:
  void judged(const std::vector<kotai::ui::ChoiceVerdict>& verdicts, kotai::ui::TurnTree::NodeId node);

 private:
  void choose(Side side, int atLeastMs);
  void onMoveChosen(Side side, const Choice& choice) override;
  void onChoiceChanged(Side side);
  void onTurnPlayed(TurnTree::NodeId node);
  void saveOpenGame();
  int delayMs() const;

  DomineeringDocument* m_document;
  std::stop_source m_stop;
  std::array<bool, 2> m_byProgram{};  ///< whether the program chose for a side, by Side
  std::optional<Side> m_lastChosen;
  std::optional<Side> m_awaitedOnly;
  bool m_paused = false;
  /// Matrix games before the turns, by node, for judging choices.
  std::map<TurnTree::NodeId, std::shared_ptr<const domineering::PositionGame>> m_games;
};

}  // namespace kotai::ui
