#include "ui/domineering/puzzles/domino_puzzle_board.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "ui/accessibility/accessible_role.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/double_click_guard.h"

namespace kotai::ui {

DominoPuzzleBoard::DominoPuzzleBoard(JobManager* jobs, QWidget* parent) : PuzzleBoard(parent), m_jobs(jobs) {
  setMouseTracking(true);
  new DoubleClickGuard(this);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Graphic);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
  whenLanguageChanges(this, [this] { setAccessibleName(tr("Puzzle board")); });
  setAccessibleName(tr("Puzzle board"));
}

bool DominoPuzzleBoard::plays(const std::string& variantId) const { return parseSimultaneousVariant(variantId).has_value(); }

PuzzleMakerPtr DominoPuzzleBoard::maker(const std::string& variantId) const {
  return puzzleMaker(m_jobs->solution(parseSimultaneousVariant(variantId).value()));
}

void DominoPuzzleBoard::setPuzzle(const std::string& variantId, const Puzzle& puzzle) {
  m_variant = parseSimultaneousVariant(variantId).value();
  m_puzzle = puzzle;
  m_wrong.reset();
  m_cursor.reset();
  showLine({});
}

void DominoPuzzleBoard::showLine(const std::vector<AnyMove>& line) {
  m_line = line;
  m_hinted.reset();
  m_hint.reset();
  if (m_puzzle) setAccessibleDescription(positionText());
  update();
}

void DominoPuzzleBoard::markWrong(const std::vector<AnyMove>& line, bool) {
  m_wrong = line.empty() ? std::nullopt : std::optional(line.back());
  update();
}

void DominoPuzzleBoard::setInputEnabled(bool enabled) {
  m_enabled = enabled;
  if (!enabled) point(std::nullopt);
}

QString DominoPuzzleBoard::showHint(AnyMove move, int hints) {
  m_hinted = m_variant->squares(m_puzzle->side, move)[0];
  m_hint = hints > 1 ? std::optional(move) : std::nullopt;
  update();
  return m_hint ? tr("Hint: %1", "a domino").arg(placeText(*m_variant, m_puzzle->side, move))
                : tr("Hint: the domino covers the marked square.");
}

QString DominoPuzzleBoard::taskText(const Puzzle& puzzle) const {
  const QString you = tr("You are %1.", "a side").arg(playerText(puzzle.side));
  const QString what = puzzle.kind == PuzzleKind::SecureWin
                           ? tr("Exactly one domino wins, whatever the other side does at the same time. Find it.")
                           : tr("Exactly one domino cannot lose, whatever the other side does at the same time. Find it.");
  return you + QLatin1Char(' ') + what;
}

QString DominoPuzzleBoard::mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const {
  const QString move = placeText(*m_variant, puzzle.side, answer.move.move);
  if (answer.refutation.moves.empty()) return tr("%1 is not the right domino.", "a domino").arg(move);
  const QString reply = placeText(*m_variant, other(puzzle.side), answer.refutation.moves.front().move);
  const QString text = answer.move.value.outcome == Outcome::Loss
                           ? tr("After %1 and %2, %3 can lose.", "two dominoes, a side")
                           : tr("After %1 and %2, %3 can no longer be sure of winning.", "two dominoes, a side");
  return text.arg(move, reply, playerName(puzzle.side));
}

QString DominoPuzzleBoard::positionText() const { return QString::fromStdString(m_variant->formatPosition(m_puzzle->position)); }

Picture DominoPuzzleBoard::picture() const { return pictureOf(*m_variant, m_puzzle->position, plainScene()); }

GameRecord DominoPuzzleBoard::record() const { return recordOf(*m_variant, m_puzzle->position); }

/// Returns the scene of the puzzle with all dominoes placed so far. A wrong domino that was taken back stays
/// visible and crossed out until the user points at another domino.
DominoScene DominoPuzzleBoard::plainScene() const {
  DominoScene scene = sceneOf(*m_variant, m_puzzle->position);
  Side side = m_puzzle->side;
  for (const AnyMove move : m_line) {
    const bool isRight = move == m_puzzle->solution.front();
    if (side == m_puzzle->side)
      scene.ghosts.push_back({placeOf(side, move), isRight ? GhostDomino::Kind::Chosen : GhostDomino::Kind::Wrong});
    else
      scene.dominoes.push_back({placeOf(side, move)});
    side = other(side);
  }
  if (m_wrong && m_line.empty() && !m_pointed)
    scene.ghosts.push_back({placeOf(m_puzzle->side, *m_wrong), GhostDomino::Kind::Wrong});
  return scene;
}

DominoScene DominoPuzzleBoard::scene() const {
  if (!m_puzzle) return {};
  DominoScene scene = plainScene();
  if (m_hint) scene.ghosts.push_back({placeOf(m_puzzle->side, *m_hint), GhostDomino::Kind::Hint});
  if (m_pointed) scene.ghosts.push_back({placeOf(m_puzzle->side, *m_pointed), GhostDomino::Kind::Pointed});
  scene.cursor = m_hinted ? m_hinted : hasFocus() && m_enabled ? m_cursor : std::nullopt;
  return scene;
}

BoardLayout DominoPuzzleBoard::currentLayout() const {
  DominoScene scene;
  scene.columns = m_variant->columns();
  scene.rows = m_variant->rows();
  return layoutFor(scene, rect());
}

std::optional<AnyMove> DominoPuzzleBoard::moveAt(const QPointF& point) const {
  if (!m_enabled) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(point);
  if (!square || !layout.contains(*square)) return std::nullopt;
  return dominoAt(*m_variant, m_puzzle->position, m_puzzle->side, *square, layout, point);
}

void DominoPuzzleBoard::point(std::optional<AnyMove> move) {
  setCursor(move ? Qt::PointingHandCursor : Qt::ArrowCursor);
  m_pointed = move;
  update();
}

void DominoPuzzleBoard::place(AnyMove move) {
  point(std::nullopt);
  emit moveMade(move);
}

void DominoPuzzleBoard::paintEvent(QPaintEvent*) {
  if (!m_puzzle) return;
  QPainter painter(this);
  paintDominoScene(painter, rect(), scene(), Theme::instance().palette());
}

void DominoPuzzleBoard::mouseMoveEvent(QMouseEvent* event) {
  m_cursor.reset();
  point(moveAt(event->position()));
}

void DominoPuzzleBoard::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_enabled) return;
  if (const auto move = moveAt(event->position())) return place(*move);
  point(std::nullopt);
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(event->position());
  if (square && layout.contains(*square)) refuseAt(*square);
}

void DominoPuzzleBoard::refuseAt(Square square) {
  emit moveRefused(whyNoDomino(*m_variant, m_puzzle->position, sceneOf(*m_variant, m_puzzle->position), m_puzzle->side, square));
}

void DominoPuzzleBoard::leaveEvent(QEvent*) { point(std::nullopt); }

void DominoPuzzleBoard::focusOutEvent(QFocusEvent* event) {
  m_cursor.reset();
  point(std::nullopt);
  QWidget::focusOutEvent(event);
}

void DominoPuzzleBoard::moveCursor(int columns, int rows) {
  const Square before = m_cursor.value_or(Square{0, 0});
  m_cursor = m_cursor ? Square{std::clamp(before.column + columns, 0, m_variant->columns() - 1),
                               std::clamp(before.row + rows, 0, m_variant->rows() - 1)}
                      : before;
  const auto move = dominoOn(*m_variant, m_puzzle->position, m_puzzle->side, *m_cursor);
  setAccessibleDescription(move ? placeText(*m_variant, m_puzzle->side, *move) : squareText(*m_cursor));
  point(move);
}

void DominoPuzzleBoard::keyPressEvent(QKeyEvent* event) {
  if (!m_enabled) return QWidget::keyPressEvent(event);
  if (const auto step = arrowStep(event->key())) return moveCursor(step->columns, step->rows);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_pointed) return place(*m_pointed);
      return refuseAt(m_cursor.value_or(Square{}));
    default: return QWidget::keyPressEvent(event);
  }
}

}  // namespace kotai::ui

#include "moc_domino_puzzle_board.cpp"
