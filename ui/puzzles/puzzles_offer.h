// Status of puzzles on the welcome page: today's set, due repetitions, rating. Invites users who have never
// tried a puzzle.
#pragma once

#include <QDateTime>
#include <QPushButton>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/library/game_library.h"
#include "core/puzzles/puzzle.h"
#include "ui/background/latest.h"
#include "ui/puzzles/training_choice.h"
#include "ui/theme/label.h"
#include "ui/welcome/live_board.h"

namespace kotai::ui {

class VariantStates;

class PuzzlesOffer : public QWidget {
  Q_OBJECT

 public:
  /// \p states supplies the solved variants.
  PuzzlesOffer(std::shared_ptr<GameLibrary> library, const VariantStates* states, QWidget* parent = nullptr);
  ~PuzzlesOffer() override;

  QPushButton* pastButton() const { return m_past; }
  const std::string& variantId() const { return m_known.variant; }  ///< variant trained last; empty if there is none
  LiveBoard* board() const { return m_board; }                      ///< board with the next puzzle of the day
  QString standing() const { return m_words->text(); }
  /// Sets the source of the current time, for tests.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }
  void refresh();  ///< reloads the results

 signals:
  /// Emitted when the user requests training. Emitted with From::Day only for games with a set of the day.
  void trainingRequested(const QString& variantId, kotai::ui::TrainingChoice::From from);
  void puzzlesRequested();  ///< emitted when a user without attempts requests puzzles
  void dayChanged();        ///< emitted when the day changes while the widget is visible

 private:
  void showEvent(QShowEvent* event) override;
  struct Standing {
    std::string variant;  ///< variant trained last; empty if there is none
    SolverRating rating;
    PuzzleStreak streak;
    int dayDone = 0;
    int daySolved = 0;  ///< number of puzzles solved at the first attempt
    int dayCount = 0;   ///< number of puzzles; 0 if today's set has not been opened yet
    std::string repeatVariant;
    int repeats = 0;  ///< number of puzzles to repeat in repeatVariant
  };
  struct Day {
    std::string variant;
    std::chrono::sys_days day;
    std::vector<Puzzle> puzzles;
  };
  std::string pictured() const;
  void refreshPicture();
  void showPicture(const VariantPtr& variant, const std::optional<AnyPosition>& position);
  static Standing read(GameLibrary& library, std::chrono::sys_days today);
  void updateDay();
  void retranslate();

  std::shared_ptr<GameLibrary> m_library;
  const VariantStates* m_states;
  std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
  QDate m_date;  ///< day of the puzzles read last
  QTimer m_dayTimer{this};
  Standing m_known;
  QLabel* m_heading = named("panelHeading", new Label(this));
  QLabel* m_words = wrapping(new Label(this));
  LiveBoard* m_board = new LiveBoard(this);
  QPushButton* m_day = named("dayButton", new QPushButton(this));
  QPushButton* m_repeat = named("repeatButton", new QPushButton(this));
  QPushButton* m_past = new QPushButton(this);
  Latest m_reading;
  std::shared_ptr<const Day> m_shown;  ///< set of the day to which the puzzle on the board belongs
  Latest m_picturing;
  std::stop_source m_stop;
};

}  // namespace kotai::ui
