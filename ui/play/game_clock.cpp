#include "ui/play/game_clock.h"

#include <QPainter>

#include "ui/theme/label.h"

namespace kotai::ui {

constexpr int tickMs = 100;
constexpr qint64 longestMs = 1000LL * 3600 * 24;

constexpr int sideMargin = 5;
constexpr double smallestLetters = 0.7;  ///< smallest font size relative to the usual size
constexpr double letterStep = 0.25;      ///< step between font sizes, in points

static QString clockText(qint64 ms) {
  const qint64 tenths = ms / 100;
  const QString time = QStringLiteral("%1:%2").arg(tenths / 600).arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'));
  return ms < GameClock::shortMs ? time + QStringLiteral(".%1").arg(tenths % 10) : time;
}

GameClock::GameClock(GameDocument* document, Settings* settings, QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings) {
  m_ticks.setInterval(tickMs);
  connect(&m_ticks, &QTimer::timeout, this, &GameClock::tick);
  connect(document, &GameDocument::gameReset, this, &GameClock::begin);
  connect(document, &GameDocument::movePlayed, this, &GameClock::onMovePlayed);
  connect(document, &GameDocument::treeChanged, this, &GameClock::onTreeChanged);
  connect(document, &GameDocument::resumed, this, &GameClock::resume);
}

void GameClock::begin() {
  m_usedMs = std::exchange(m_timed, false) ? m_settings->clockSeconds() * 1000LL : 0;
  m_incrementMs = m_settings->clockIncrementSeconds() * 1000LL;
  m_leftMs = {m_usedMs, m_usedMs};
  m_leftAt.clear();
  m_warnedShort = {};
  m_over = false;
  m_tip = m_gameNode = GameTree::root;
  run(std::nullopt);
}

qint64 GameClock::remainingMs(Side side) const {
  const qint64 left = m_leftMs[static_cast<std::size_t>(side)] - (m_running == side && m_since.isValid() ? m_since.elapsed() : 0);
  return std::max<qint64>(left, 0);
}

/// Returns the times of the clocks at a position. Returns the current times if the times are unknown, because
/// the position was reached in an earlier run of the program.
GameClock::Times GameClock::timesAt(GameTree::NodeId node) const {
  const auto kept = m_leftAt.find(node);
  return kept == m_leftAt.end() ? m_leftMs : kept->second;
}

std::string GameClock::state() const {
  if (!isUsed() || m_over) return {};
  QStringList parts{QString::number(m_usedMs / 1000), QString::number(m_incrementMs / 1000)};
  const auto add = [&](const Times& times) {
    for (const qint64 ms : times) parts << QString::number(ms);
  };
  for (const GameTree::NodeId node : m_document->tree().pathTo(m_gameNode))
    if (node != m_gameNode) add(timesAt(node));
  add({remainingMs(Side::First), remainingMs(Side::Second)});
  return parts.join(QLatin1Char(' ')).toStdString();
}

void GameClock::restore(std::string_view state) {
  std::vector<qint64> numbers;
  for (const QString& part : QString::fromUtf8(state.data(), static_cast<qsizetype>(state.size())).split(QLatin1Char(' '))) {
    bool whole = false;
    numbers.push_back(part.toLongLong(&whole));
    if (!whole || numbers.back() < 0 || numbers.back() > longestMs) return;
  }
  if (numbers.size() < 4 || numbers.size() % 2 != 0) return;
  m_usedMs = numbers[0] * 1000;
  m_incrementMs = numbers[1] * 1000;
  const std::vector<GameTree::NodeId> line = m_document->tree().lineThrough(m_document->currentNode());
  for (std::size_t i = 2; i < numbers.size() && i / 2 <= line.size(); i += 2) {
    m_tip = m_gameNode = line[i / 2 - 1];
    m_leftAt[m_gameNode] = m_leftMs = {numbers[i], numbers[i + 1]};
  }
  m_over = false;
  run(std::nullopt);
  emit restored();
}

/// Starts the clock of the other side. Ignores analysis moves after the end. Playing a move that is already in
/// the tree does not restore the time of its first occurrence.
void GameClock::onMovePlayed(GameTree::NodeId node) {
  if (!isUsed() || m_over) return;
  const GameTree::NodeId before = m_document->nodeAt(node).parent;
  setGameNode(before);
  left(moverAt(before)) += m_incrementMs;
  if (const auto kept = m_leftAt.find(node); kept != m_leftAt.end())
    for (const Side side : {Side::First, Side::Second})
      left(side) = std::min(left(side), kept->second[static_cast<std::size_t>(side)]);
  m_leftAt[node] = m_leftMs;
  m_tip = m_gameNode = node;
  runForMover();
}

void GameClock::resume() {
  m_tip = m_document->currentNode();
  onTreeChanged();
}

/// Sets the clocks to the latest move that remains after moves or the end were undone, redone or deleted.
void GameClock::onTreeChanged() {
  if (!isUsed()) return;
  GameTree::NodeId node = m_tip;
  while (!contains(*m_document, node)) node = m_document->nodeAt(node).parent;
  const bool over = m_document->endBefore(node).has_value();
  if (node == m_gameNode && over == m_over) return;
  if (node == m_gameNode && over)
    rest();
  else
    setGameNode(node);
  runForMover();
}

/// Sets the clocks to a position. If a player ran out of time at that position, restores the times at which the
/// position was reached.
void GameClock::setGameNode(GameTree::NodeId node) {
  rest();
  if (left(moverAt(m_gameNode)) > 0) m_leftAt[m_gameNode] = m_leftMs;
  m_leftMs = timesAt(node);
  m_gameNode = node;
}

void GameClock::runForMover() {
  m_over = m_document->endBefore(m_gameNode).has_value();
  run(m_gameNode == GameTree::root || m_over ? std::nullopt : std::optional(moverAt(m_gameNode)));
}

Side GameClock::moverAt(GameTree::NodeId node) const {
  return m_document->variant()->sideToMove(m_document->nodeAt(node).position);
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

/// Stops the running clock after adding the elapsed time to its used time.
void GameClock::rest() {
  if (m_running) left(*m_running) = remainingMs(*m_running);
  m_since.invalidate();
  m_ticks.stop();
}

void GameClock::tick() {
  emit changed();
  if (!m_running) return;
  if (remainingMs(*m_running) < shortMs && !std::exchange(m_warnedShort[static_cast<std::size_t>(*m_running)], true))
    emit timeIsShort();
  if (remainingMs(*m_running) > 0) return;
  const Side loser = *m_running;
  m_document->selectNode(m_gameNode);
  m_document->declareEnd({EndCause::Time, other(loser)});
}

ClockFace::ClockFace(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ClockFace::showTime(const QString& owner, qint64 remainingMs, bool running) {
  const QString text = clockText(remainingMs);
  if (text == m_text && owner == m_owner && running == m_running) return;
  m_owner = owner;
  m_text = text;
  m_running = running;
  m_short = remainingMs < GameClock::shortMs;
  setAccessibleName(QStringLiteral("%1: %2").arg(owner, text));
  setToolTip(plainToolTip(owner));
  update();
}

QFont ClockFace::timeFont() const {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.5);
  large.setWeight(QFont::DemiBold);
  return large;
}

/// Returns the font for the owner's name. In a narrow panel with two clocks, shrinks the font before eliding the name.
QFont ClockFace::ownerFont(int room) const {
  QFont fitting = font();
  const double smallest = fitting.pointSizeF() * smallestLetters;
  while (QFontMetrics(fitting).horizontalAdvance(m_owner) > room && fitting.pointSizeF() > smallest)
    fitting.setPointSizeF(fitting.pointSizeF() - letterStep);  // the text width is not proportional to the font size
  return fitting;
}

QSize ClockFace::sizeHint() const {
  const QFontMetrics time(timeFont());
  return {time.horizontalAdvance(QStringLiteral("00:00.0")) + 28, time.height() + fontMetrics().height() + 14};
}

void ClockFace::paintEvent(QPaintEvent*) {
  const ColourPalette& palette = Theme::instance().palette();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_running ? palette.accent : palette.border, m_running ? 1.6 : 1));
  painter.setBrush(m_running ? palette.accentTint : palette.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
  const QRect inside = rect().adjusted(sideMargin, 6, -sideMargin, -6);
  painter.setPen(palette.textMuted);
  painter.setFont(ownerFont(inside.width()));
  painter.drawText(inside, Qt::AlignHCenter | Qt::AlignTop,
                   painter.fontMetrics().elidedText(m_owner, Qt::ElideRight, inside.width()));
  painter.setFont(timeFont());
  painter.setPen(m_short ? palette.textOf(Outcome::Loss) : palette.text);
  painter.drawText(inside, Qt::AlignHCenter | Qt::AlignBottom, m_text);
}

}  // namespace kotai::ui

#include "moc_game_clock.cpp"
