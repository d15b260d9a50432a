#include "ui/domineering/tournament/tournament_run.h"

#include <QMetaObject>
#include <condition_variable>
#include <exception>
#include <mutex>

#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Closed while the tournament is paused. Threads that have finished a game wait at it.
struct TournamentRun::Gate {
  std::mutex mutex;
  std::condition_variable_any changed;
  bool open = true;

  void set(bool opened) {
    {
      const std::scoped_lock lock(mutex);
      open = opened;
    }
    changed.notify_all();
  }
  void pass(const std::stop_token& stop) {
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [this] { return open; });
  }
};

TournamentRun::TournamentRun(QObject* parent) : QObject(parent) {}

TournamentRun::~TournamentRun() {
  m_worker.request_stop();
  if (m_worker.joinable()) m_worker.join();  // queued calls of the worker are dropped with this object
}

void TournamentRun::setState(State state) {
  if (state == m_state) return;
  m_state = state;
  emit stateChanged();
}

void TournamentRun::start(domineering::MatchOptions options) {
  if (isActive()) return;
  if (m_worker.joinable()) m_worker.join();
  m_options = std::move(options);
  m_score = {};
  m_games.clear();
  m_failure.clear();
  m_gate = std::make_shared<Gate>();
  const quint64 token = ++m_token;
  const auto later = [this, token](auto call) {
    QMetaObject::invokeMethod(
        this,
        [this, token, call] {
          if (token == m_token) call();
        },
        Qt::QueuedConnection);
  };
  m_worker = std::jthread([this, later, gate = m_gate, run = m_options](const std::stop_token& stop) mutable {
    run.finished = [this, later, gate, stop](const domineering::MatchGame& game) {
      later([this, game] { take(game); });
      gate->pass(stop);
    };
    QString failure;
    bool stopped = false;
    try {
      const auto report = domineering::playMatch(run, stop);
      if (report)
        stopped = report->stopped;
      else
        failure = errorText(report.error());
    } catch (const std::bad_alloc&) {
      failure = tr("The tournament ended because the system ran out of memory. Choose fewer games at a time or weaker players.");
    } catch (...) {
      failure = tr("The tournament ended. %1", "%1: what went wrong").arg(exceptionText(std::current_exception()));
    }
    later([this, stopped, failure] { end(stopped, failure); });
  });
  emit gamesPlayed();
  setState(State::Running);
}

void TournamentRun::pause() {
  if (m_state != State::Running) return;
  m_gate->set(false);
  setState(State::Paused);
}

void TournamentRun::resume() {
  if (m_state != State::Paused) return;
  m_gate->set(true);
  setState(State::Running);
}

void TournamentRun::cancel() {
  if (!isActive()) return;
  m_worker.request_stop();
  setState(State::Stopping);
}

void TournamentRun::take(const domineering::MatchGame& game) {
  m_games.push_back(game);
  m_score.add(game);
  emit gamesPlayed();
}

void TournamentRun::end(bool stopped, const QString& failure) {
  m_failure = failure;
  setState(!failure.isEmpty() ? State::Failed : stopped ? State::Cancelled : State::Finished);
}

}  // namespace kotai::ui

#include "moc_tournament_run.cpp"
