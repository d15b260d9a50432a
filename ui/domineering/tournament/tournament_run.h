// One tournament in the background: starts, pauses and stops it. Results arrive on the GUI thread.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <thread>
#include <vector>

#include "solvers/domineering/players/match.h"
#include "ui/domineering/tournament/tournament_score.h"

namespace kotai::ui {

class TournamentRun : public QObject {
  Q_OBJECT

 public:
  enum class State { Idle, Running, Paused, Stopping, Finished, Cancelled, Failed };

  explicit TournamentRun(QObject* parent = nullptr);
  ~TournamentRun() override;  ///< stops the games and waits; players stop thinking at once

  State state() const { return m_state; }
  bool isActive() const { return m_state == State::Running || m_state == State::Paused || m_state == State::Stopping; }
  const domineering::MatchOptions& options() const { return m_options; }
  const TournamentScore& score() const { return m_score; }
  const std::vector<domineering::MatchGame>& games() const { return m_games; }  ///< games in the order in which they ended
  const QString& failure() const { return m_failure; }

 public slots:
  /// Does nothing while a tournament is active. The worker checks the texts of the players: see failure().
  void start(kotai::domineering::MatchOptions options);
  void pause();  ///< running games are still finished
  void resume();
  void cancel();  ///< running games are discarded

 signals:
  void stateChanged();
  void gamesPlayed();  ///< one or more games have finished

 private:
  struct Gate;
  void setState(State state);
  void take(const domineering::MatchGame& game);
  void end(bool stopped, const QString& failure);

  domineering::MatchOptions m_options;
  State m_state = State::Idle;
  TournamentScore m_score;
  std::vector<domineering::MatchGame> m_games;
  QString m_failure;
  quint64 m_token = 0;  ///< token of the latest start
  std::shared_ptr<Gate> m_gate;
  std::jthread m_worker;
};

}  // namespace kotai::ui
