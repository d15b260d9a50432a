// Puzzle status on the first page: today's set, due reviews, rating. Invites users who never tried one.
#pragma once

#include <QDateTime>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <memory>
#include <utility>

#include "core/library/game_library.h"
#include "ui/puzzles/training_choice.h"

class QLabel;
class QPushButton;

namespace kotai::ui {

class PuzzlesOffer : public QWidget {
  Q_OBJECT

 public:
  explicit PuzzlesOffer(std::shared_ptr<GameLibrary> library, QWidget* parent = nullptr);

  QPushButton* dayButton() const { return m_day; }
  QPushButton* repeatButton() const { return m_repeat; }
  QPushButton* pastButton() const { return m_past; }
  QString standing() const;
  /// For tests: sets the current time.
  void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

 public slots:
  void refresh();  ///< reloads the results

 signals:
  /// Emitted for any game; From::Day only for games with a set of the day.
  void trainingRequested(const QString& variantId, kotai::ui::TrainingChoice::From from);
  void puzzlesRequested();  ///< any puzzles: none was tried yet
  void pastRequested(const QString& variantId);
  void dayChanged();  ///< the day changed while this was visible

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  /// Facts from the library.
  struct Standing {
    std::string variant;  ///< last trained; empty: none
    SolverRating rating;
    PuzzleStreak streak;
    int dayDone = 0;
    int daySolved = 0;  ///< at the first try
    int dayCount = 0;   ///< 0: today's set was not opened yet
    std::string repeatVariant;
    int repeats = 0;  ///< due in that variant
  };
  static Standing read(GameLibrary& library, std::chrono::sys_days today);
  void followDay();
  void retranslate();

  std::shared_ptr<GameLibrary> m_library;
  std::function<QDateTime()> m_clock = [] { return QDateTime::currentDateTime(); };
  QDate m_date;  ///< of the last reading
  QTimer m_dayTimer{this};
  Standing m_known;
  QLabel* m_heading;
  QLabel* m_words;
  QPushButton* m_day;
  QPushButton* m_repeat;
  QPushButton* m_past;
  quint64 m_token = 0;
};

}  // namespace kotai::ui
