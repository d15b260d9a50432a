#include "ui/play/game_clock.h"

#include <algorithm>
#include <utility>

#include "ui/opponent/opponent.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {
constexpr int tickMs = 100;
constexpr qint64 longestMs = 1000LL * 3600 * 24;
}  // namespace

GameClock::GameClock(GameDocument* document, Opponent* opponent, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings) {
  m_ticks.setInterval(tickMs);
  connect(&m_ticks, &QTimer::timeout, this, &GameClock::tick);
  connect(document, &GameDocument::gameReset, this, &GameClock::begin);
  connect(document, &GameDocument::movePlayed, this, &GameClock::followMove);
  connect(document, &GameDocument::gameEnded, this, &GameClock::finish);
  connect(opponent, &Opponent::tookBack, this, &GameClock::resume);
}

void GameClock::begin() {
  m_usedMs = std::exchange(m_timed, false) ? m_settings->clockSeconds() * 1000LL : 0;
  m_incrementMs = m_settings->clockIncrementSeconds() * 1000LL;
  m_leftMs = {m_usedMs, m_usedMs};
  m_toldShort = {};
  m_over = false;
  m_tip = GameTree::root;
  run(std::nullopt);
}

qint64 GameClock::remainingMs(Side side) const {
  const qint64 left = m_leftMs[static_cast<std::size_t>(side)] - (m_running == side && m_since.isValid() ? m_since.elapsed() : 0);
  return std::max<qint64>(left, 0);
}

std::string GameClock::state() const {
  if (!isUsed() || m_over) return {};
  return QStringLiteral("%1 %2 %3 %4")
      .arg(m_usedMs / 1000)
      .arg(m_incrementMs / 1000)
      .arg(remainingMs(Side::First))
      .arg(remainingMs(Side::Second))
      .toStdString();
}

void GameClock::restore(std::string_view state) {
  const QStringList parts = QString::fromUtf8(state.data(), static_cast<qsizetype>(state.size())).split(QLatin1Char(' '));
  if (parts.size() != 4) return;
  std::array<qint64, 4> numbers{};
  for (qsizetype i = 0; i < parts.size(); ++i) {
    bool whole = false;
    numbers[static_cast<std::size_t>(i)] = parts[i].toLongLong(&whole);
    if (!whole || numbers[static_cast<std::size_t>(i)] < 0 || numbers[static_cast<std::size_t>(i)] > longestMs) return;
  }
  m_usedMs = numbers[0] * 1000;
  m_incrementMs = numbers[1] * 1000;
  m_leftMs = {numbers[2], numbers[3]};
  m_over = false;
  m_tip = m_document->currentNode();
  run(std::nullopt);
  emit restored();
}

/// What is tried after the end, or while the game is reviewed, costs no time.
void GameClock::followMove(GameTree::NodeId node) {
  if (!isUsed() || m_over) return;
  const Side mover = m_document->variant()->sideToMove(m_document->nodeAt(m_document->nodeAt(node).parent).position);
  rest();
  left(mover) += m_incrementMs;
  m_tip = node;
  run(m_document->sideToMove());
}

void GameClock::finish() {
  m_over = true;
  rest();
  run(std::nullopt);
}

void GameClock::resume() {
  if (!isUsed()) return;
  m_over = false;
  m_tip = m_document->currentNode();
  rest();
  run(m_tip == GameTree::root ? std::nullopt : std::optional(m_document->sideToMove()));
}

void GameClock::setActive(bool active) {
  if (!active)
    rest();
  else if (m_running)
    run(m_running);
}

void GameClock::run(std::optional<Side> side) {
  m_running = side;
  if (side) {
    m_since.start();
    m_ticks.start();
  } else {
    m_since.invalidate();
    m_ticks.stop();
  }
  emit changed();
}

/// The time that has gone is taken off for good.
void GameClock::rest() {
  if (m_running) left(*m_running) = remainingMs(*m_running);
  m_since.invalidate();
  m_ticks.stop();
}

void GameClock::tick() {
  emit changed();
  if (!m_running) return;
  if (remainingMs(*m_running) < shortMs && !std::exchange(m_toldShort[static_cast<std::size_t>(*m_running)], true))
    emit runsShort();
  if (remainingMs(*m_running) > 0) return;
  const Side loser = *m_running;
  finish();
  m_document->goTo(m_tip);
  m_document->declareEnd({EndCause::Time, other(loser)});
}

}  // namespace kotai::ui

#include "moc_game_clock.cpp"
