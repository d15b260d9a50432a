// Review of the mistakes of a finished game of any kind. Shows the position before each mistake, and lets the
// user try again. On demand, shows the refutation and the best move.
#pragma once

#include <tuple>
#include <utility>

#include "core/explain/fact.h"
#include "core/puzzles/practice.h"
#include "ui/document/game_document.h"
#include "ui/opponent/move_verdict.h"
#include "ui/settings/settings.h"
#include "ui/strings/lesson_strings.h"

namespace kotai::ui {

class ProgramSides;

/// Review of mistakes. Subclasses judge the moves of one kind of game. During a review, the program does not
/// move, and values are hidden. The moves that the user tries are not part of the game, unless the user
/// comments on them.
class Review : public QObject {
  Q_OBJECT

 public:
  enum class State {
    Asked,    ///< the position before the move is shown, and the user must find a better move
    Tried,    ///< the user has tried a move, and the verdict is shown
    Refuted,  ///< the best reply to the tried move, or to the move of the game, is shown
    Solved,   ///< the best move is shown
  };
  enum class Kind {
    Mistake,
    Inaccuracy,  ///< wasted plies
    Slip         ///< gave a piece away, and was no mistake
  };
  struct Words {
    QString task;  ///< text about the move and its cost
    QString said;  ///< text about the tried move or the answer
    QString answerTip, best;
    QString moveTip = {};     ///< explains how moves are written
    bool isAnswered = false;  ///< whether the user has found a better move, or the best move is shown
  };

  /// Reviews the game that ends with \p last, for one side or both. Returns false if there is nothing to review.
  bool start(int last, std::optional<Side> side);
  bool isActive() const { return !m_mistakes.empty(); }
  State state() const { return m_state; }
  int count() const { return static_cast<int>(m_mistakes.size()); }
  int index() const { return m_index; }  ///< returns the index of the shown mistake, from 0
  int last() const { return m_last; }    ///< returns the last node of the reviewed game
  bool hasOwnSide() const { return m_side.has_value(); }
  bool showsBothSides() const { return m_both; }
  virtual Kind kind() const { return Kind::Mistake; }  ///< returns the kind of the shown move
  /// Returns the number of the shown move among the mistakes, or among the slips, from 1. Also returns how many there are.
  std::pair<int, int> place() const;
  /// Returns the lesson about the shown mistake. Known a moment later; empty if there is none.
  std::optional<LessonLink> lesson() const;
  virtual Words words() const = 0;
  /// Returns the positions of the reviewed mistakes and slips. The shown one comes first. Empty if there are no puzzles.
  virtual std::vector<MadeMistake> exercises() const { return {}; }
  virtual bool hasExercises() const { return false; }  ///< returns whether exercises() are available
  void next() { open(m_index + 1); }
  void previous() { open(m_index - 1); }
  void tryAgain() { open(m_index); }
  virtual void showRefutation() = 0;
  virtual void showBest() = 0;
  void setBothSides(bool both);
  void leave();       ///< ends the review and returns to the end of the game
  void openLesson();  ///< emits lessonWanted() if there is a lesson
  void practise() { emit practiceWanted(exercises()); }

 signals:
  void changed();
  void left();
  void lessonWanted(const kotai::ui::LessonLink& lesson);
  void practiceWanted(const std::vector<kotai::MadeMistake>& mistakes);  ///< emitted only with a non-empty list

 protected:
  /// Mistake of one side at a move. If both sides move at the same time, a turn may contain two mistakes. Slips come after the
  /// mistakes.
  struct Mistake {
    int node = 0;
    Side side = Side::First;
    bool isSlip = false;
    friend bool operator==(const Mistake&, const Mistake&) = default;
    friend auto operator<=>(const Mistake& left, const Mistake& right) {
      return std::tie(left.isSlip, left.node, left.side) <=> std::tie(right.isSlip, right.node, right.side);
    }
  };

  Review(TreeDocument* document, ProgramSides* program, Settings* settings, QObject* parent);
  virtual std::vector<Mistake> mistakesOf(int last, std::optional<Side> side) = 0;
  virtual void forgetTry() = 0;  ///< forgets the tried move; called before the next mistake and at the end
  virtual void findKinds() = 0;  ///< finds the kinds of the shown mistake, and passes them to setKinds()
  void setKinds(std::vector<std::string> kinds);
  const Mistake& mistake() const { return m_mistakes[static_cast<std::size_t>(m_index)]; }
  const std::vector<Mistake>& mistakes() const { return m_mistakes; }
  int before() const;  ///< returns the node of the position before the move
  void setState(State state);

 private:
  std::vector<Mistake> collect();
  void open(int index);
  void undoTries();
  void end();

  TreeDocument* m_tree;
  ProgramSides* m_program;
  HiddenValues m_values;
  std::vector<Mistake> m_mistakes;  ///< mistakes in the order of the game, followed by the slips
  int m_index = 0;
  int m_last = 0;
  std::vector<std::string> m_kinds;  ///< kinds of the shown mistake, the most important first
  int m_stepsBefore = 0;             ///< number of undo steps when the review began
  std::optional<Side> m_side;
  bool m_both = false;
  State m_state = State::Asked;
};

/// Review of the mistakes and slips of an alternating game, or of inaccurate moves if there are none.
class MoveReview : public Review {
  Q_OBJECT

 public:
  MoveReview(GameDocument* document, ProgramSides* program, Settings* settings, QObject* parent = nullptr);
  Kind kind() const override;
  Words words() const override;
  std::vector<MadeMistake> exercises() const override;
  bool hasExercises() const override;
  void showRefutation() override;
  void showBest() override;

 signals:
  void lineShown(const std::vector<kotai::MoveSquares>& line);  ///< emitted to show moves that illustrate the reasons
  void moveShown(const std::optional<kotai::AnyMove>& move);    ///< emitted to mark the answer on the board, or no move

 private:
  std::vector<Mistake> mistakesOf(int last, std::optional<Side> side) override;
  void forgetTry() override;
  void findKinds() override;
  void showNode(GameTree::NodeId node, State state);
  void onMovePlayed(GameTree::NodeId node);
  void onValuesRead();
  void findReasons();
  void forgetReasons();
  MoveVerdict verdictOf(GameTree::NodeId node) const;
  bool isExercise(const Mistake& each) const { return each.isSlip || verdictOf(each.node).isMistake(); }
  bool isSlip() const { return kind() == Kind::Slip; }
  const std::optional<Giveaway>& giveaway() const { return m_document->tree().node(m_tried).giveaway; }
  std::vector<std::string> flawsOfSlip() const;
  MoveVerdict moveVerdict() const { return verdictOf(mistake().node); }
  QString stateSentence() const;
  QString refutationText() const;
  bool triedWell() const;  ///< returns whether the tried move is good
  QString slipTask() const;
  QString slipText() const;
  const MoveValue& answerAmong(const std::vector<MoveValue>& moves) const;
  QString missedWinText() const;
  QString answerText() const;  ///< returns a text about the result after the move, with the distance
  QString reasonsText() const;

  GameDocument* m_document;
  std::optional<State> m_awaited;  ///< state to enter when the values are available
  GameTree::NodeId m_tried = GameTree::root;
  std::optional<MoveValue> m_answer;  ///< best reply or best move; empty if the game is over after the move
  std::vector<Fact> m_reasons;        ///< facts about the refuted move or the best move; available a moment later
  int m_reasonsAsked = 0;             ///< token of the latest request for reasons; older results are dropped
};

}  // namespace kotai::ui
