// Page of lessons: a text, a board with exercises below, and a list of the course's lessons beside the board.
#pragma once

#include <QButtonGroup>
#include <QFont>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QString>
#include <QVBoxLayout>
#include <QWidget>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/library/game_library.h"
#include "ui/background/latest.h"
#include "ui/puzzles/puzzle_bar.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class JobManager;
class PuzzleBoard;
class PuzzleTrainer;

/// Board with the exercises of a lesson. The puzzle trainer presents the exercises one after another.
class PuzzleExercises : public QWidget {
  Q_OBJECT

 public:
  enum class State {
    Unsolved,  ///< the variant has no solution on this computer
    Looking,   ///< the trainer is searching for the next exercise
    Failed,    ///< an error occurred; failure() returns the reason
    Asked,     ///< an exercise is on the board
    Solved,    ///< the exercise has been solved, or its solution was shown
    Over       ///< there are no more exercises
  };

  /// \p boards: one for each kind of game.
  PuzzleExercises(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings,
                  const std::vector<PuzzleBoard*>& boards, QWidget* parent = nullptr);

  PuzzleTrainer* trainer() const { return m_trainer; }
  PuzzleBar* bar() const { return m_bar; }

  void begin(const Lesson& lesson);  ///< begins with the first exercise of a lesson. Precondition: plays()
  bool plays(const std::string& variantId) const;
  State state() const;
  int number() const;  ///< returns the number of the exercise, from 1; 0 if there is none
  QString failure() const;
  void next();
  void leave();  ///< stops searches; called when the user leaves the page

 signals:
  void changed();

 private:
  void refresh();
  void retranslate();
  void setStrings();

  PuzzleTrainer* m_trainer;
  QStackedWidget* m_stack = new QStackedWidget(this);
  PuzzleBar* m_bar = new PuzzleBar(m_trainer, this);
  PuzzleDesk* m_desk = new PuzzleDesk(m_trainer, m_bar);
  QPushButton* m_hint = new QPushButton(this);
  QPushButton* m_solution = new QPushButton(this);
  std::shared_ptr<const Lesson> m_lesson;
};

/// Text of a lesson. Keeps the height of the lesson's own text while a shorter text is shown, so that the board does not move.
class LessonLabel : public Label {
 public:
  explicit LessonLabel(QWidget* parent);
  void showText(const QString& text, const QString& own);  ///< \p own: the lesson's own text
  int heightForWidth(int width) const override;

 private:
  void changeEvent(QEvent* event) override;

  Label* m_own = new Label(this);  ///< hidden label with the lesson's own text
};

class LessonsPage : public QWidget {
  Q_OBJECT

 public:
  /// \p boards: one for each kind of game.
  LessonsPage(JobManager* jobs, std::shared_ptr<GameLibrary> library, Settings* settings, const std::vector<PuzzleBoard*>& boards,
              QWidget* parent = nullptr);

  void setNavigationButtons(QWidget* buttons) { m_top->insertWidget(0, buttons); }  ///< places the buttons before the title

  const std::vector<Course>& courses() const { return m_courses; }
  const Lesson& lesson() const { return course().lessons[m_lesson]; }
  std::string gameId() const;  ///< id of the lesson's game
  PuzzleExercises* exercises() const { return m_exercises; }
  EmptyState* empty() const { return m_empty; }
  MessageBar* messages() const { return m_messages; }
  QString text() const { return m_text->text(); }
  QString standing() const { return m_standing->text(); }
  bool isDone(std::size_t number) const;

  /// Opens the course of a game at its first unfinished lesson. An empty id opens the course shown last.
  void openGame(const std::string& gameId);
  void openCourse(Course course);  ///< opens a course from a file; replaces a course with the same id
  void openLesson(std::size_t number);
  void openLesson(const std::string& gameId, std::size_t number);  ///< opens a lesson of the game's own course

 signals:
  void solveRequested(const QString& variantId);
  void repairRequested(const QString& variantId);
  void playRequested(const QString& variantId);

 private:
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  const Course& course() const { return m_courses[m_course]; }
  void layOut();
  void fitText();
  void showCourse(std::size_t number);
  void selectCourse(std::size_t number);
  void fillCourses();
  void makeButtons();
  void readProgress(bool choosesLesson);
  void setDone();
  void setSolved();
  void warnUnlessWritten(bool written);
  int solvedExercises(std::size_t number) const;  ///< returns the largest number of exercises solved in one run of a lesson
  QString standingOf(std::size_t number) const;
  void refresh();
  void refreshEmpty();
  void refreshButtons();
  void readCost();
  void act();
  void retranslate();
  QString standingText() const;

  JobManager* m_jobs;
  std::shared_ptr<GameLibrary> m_library;
  Settings* m_settings;
  std::vector<Course> m_courses;
  std::size_t m_course = 0;
  std::size_t m_lesson = 0;
  bool m_shown = false;  ///< true after a lesson has been opened
  std::set<std::string> m_done;
  std::map<std::string, int> m_solved;  ///< numbers of solved exercises by lesson
  PuzzleExercises* m_exercises;
  QFont m_readable;
  QHBoxLayout* m_top = new QHBoxLayout;
  QVBoxLayout* m_column = nullptr;  ///< column with title, text and board
  QVBoxLayout* m_side = nullptr;    ///< column of the panel
  MessageBar* m_messages = new MessageBar(this);
  ElidedLabel* m_title = new ElidedLabel(this);
  ElidedLabel* m_standing = new ElidedLabel(this);
  CompactComboBox* m_courseBox = new CompactComboBox(this);
  LessonLabel* m_text = new LessonLabel(this);
  EmptyState* m_empty = new EmptyState(this);
  QStackedWidget* m_middle = new QStackedWidget(this);  ///< pages: m_exercises and m_empty
  QWidget* m_panel = named("playPanel", new QFrame(this));
  QVBoxLayout* m_list = new QVBoxLayout;
  QLabel* m_listHeading = named("panelHeading", wrapping(new Label(this)));
  QButtonGroup* m_group = new QButtonGroup(this);
  std::vector<QPushButton*> m_buttons;
  QString m_cost;  ///< cost of solving the variant; empty while unknown
  Latest m_progress;
  Latest m_facts;
};

}  // namespace kotai::ui
