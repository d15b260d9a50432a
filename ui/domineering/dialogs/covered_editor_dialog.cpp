#include "ui/domineering/dialogs/covered_editor_dialog.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/help/help_dialog.h"

namespace kotai::ui {

AnyPosition positionWith(const SimultaneousVariant& variant, const std::vector<Square>& covered) {
  std::string text;
  for (int row = variant.rows() - 1; row >= 0; --row) {
    int open = 0;
    const auto flush = [&] {
      if (open > 0) text += std::to_string(open);
      open = 0;
    };
    for (int column = 0; column < variant.columns(); ++column) {
      if (std::find(covered.begin(), covered.end(), Square{column, row}) == covered.end()) {
        ++open;
        continue;
      }
      flush();
      text += '#';
    }
    flush();
    if (row > 0) text += '/';
  }
  return variant.parsePosition(text).value_or(variant.start());
}

CoveredBoard::CoveredBoard(SimultaneousVariantPtr variant, const AnyPosition& position, QWidget* parent)
    : PaintedBoard(parent), m_variant(std::move(variant)), m_position(position) {}

void CoveredBoard::setPosition(const AnyPosition& position) {
  m_position = position;
  update();
}

void CoveredBoard::setFlipped(bool flipped) {
  m_flipped = flipped;
  update();
}

BoardScene CoveredBoard::scene() const {
  BoardScene scene = boardWith(*m_variant, sceneOf(*m_variant, m_position));
  scene.flipped = m_flipped;
  if (showsCursor()) scene.cursor = m_hand.cursor;
  return scene;
}

bool CoveredBoard::isCovered(Square cell) const {
  const std::vector<Square> covered = m_variant->covered(m_position);
  return std::find(covered.begin(), covered.end(), cell) != covered.end();
}

void CoveredBoard::setCovered(Square cell, bool covered) {
  std::vector<Square> cells = m_variant->covered(m_position);
  std::erase(cells, cell);
  if (covered) cells.push_back(cell);
  m_position = positionWith(*m_variant, cells);
  update();
  emit edited();
}

void CoveredBoard::mousePressEvent(QMouseEvent* event) {
  const auto cell = cellAt(event->position());
  if (event->button() != Qt::LeftButton || !cell) return;
  m_hand.keyboardUsed = false;
  m_hand.cursor = *cell;
  m_painting = !isCovered(*cell);
  emit aboutToEdit();
  setCovered(*cell, *m_painting);
}

void CoveredBoard::mouseMoveEvent(QMouseEvent* event) {
  const auto cell = m_painting ? cellAt(event->position()) : std::nullopt;
  if (cell && isCovered(*cell) != *m_painting) setCovered(*cell, *m_painting);
}

void CoveredBoard::mouseReleaseEvent(QMouseEvent*) { m_painting.reset(); }

void CoveredBoard::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
    m_hand.keyboardUsed = true;
    emit aboutToEdit();
    return setCovered(m_hand.cursor, !isCovered(m_hand.cursor));
  }
  const auto step = arrowStep(key, m_flipped);
  if (!step) return QWidget::keyPressEvent(event);
  stepCursor(step->columns, step->rows);
}

QString CoveredBoard::describeSquare(Square square) const {
  const QString name = squareText(square);
  return name + QStringLiteral(", ") + (isCovered(square) ? tr("covered") : tr("free"));
}

CoveredEditorDialog::CoveredEditorDialog(SimultaneousVariantPtr variant, const AnyPosition& position, PositionValuesPtr values,
                                         bool flipped, QWidget* parent)
    : BoardEditorDialog(parent),
      m_variant(std::move(variant)),
      m_values(std::move(values)),
      m_board(new CoveredBoard(m_variant, position, this)) {
  setRulesGame(this, m_variant->gameId());
  m_board->setFlipped(flipped);
  build();
  connect(m_board, &CoveredBoard::aboutToEdit, this, [this] { m_before.push_back(m_board->position()); });
  connect(m_board, &CoveredBoard::edited, this, &CoveredEditorDialog::onPositionEdited);
  onPositionEdited();
  m_board->setFocus();
}

void CoveredEditorDialog::build() {
  auto* hint = new Label(
      tr("Click a square to cover or clear it. Drag to change several squares. You can also use the arrow keys and Enter."),
      this);
  hint->setWordWrap(true);
  hint->setProperty("muted", true);
  auto* boardAndHint = new QVBoxLayout;
  boardAndHint->setSpacing(10);
  boardAndHint->addWidget(m_board, 1);
  boardAndHint->addWidget(hint);
  layOut(boardAndHint, {}, nullptr, QSize(560, 700));
}

void CoveredEditorDialog::edit(const AnyPosition& position) {
  m_before.push_back(m_board->position());
  m_board->setPosition(position);
  onPositionEdited();
}

void CoveredEditorDialog::clearBoard() { edit(m_variant->start()); }

void CoveredEditorDialog::mirror() {
  std::vector<Square> cells = m_variant->covered(m_board->position());
  for (Square& cell : cells) cell.column = m_variant->columns() - 1 - cell.column;
  edit(positionWith(*m_variant, cells));
}

void CoveredEditorDialog::undo() {
  if (m_before.empty()) return;
  m_board->setPosition(m_before.back());
  m_before.pop_back();
  onPositionEdited();
}

void CoveredEditorDialog::onPositionEdited() {
  text()->setText(QString::fromStdString(m_variant->formatPosition(m_board->position())));
  setNotes(sentence());
  setUndoable(!m_before.empty());
  useButton()->setEnabled(true);
}

/// Sets the board to the typed position. Leaves the board unchanged while the text is invalid.
void CoveredEditorDialog::readText() {
  const auto position = m_variant->parsePosition(text()->text().trimmed().toStdString());
  useButton()->setEnabled(position.has_value());
  if (!position) return setNotes(errorText(position.error()));
  m_before.push_back(m_board->position());
  m_board->setPosition(*position);
  setNotes(sentence());
  setUndoable(true);
}

QString CoveredEditorDialog::sentence() const {
  const AnyPosition& position = m_board->position();
  if (const auto result = m_variant->finished(position))
    return tr("The game is over here. %1.", "%1: who has won").arg(resultText(*result));
  QString moves = tr("Vertical has %1 moves, Horizontal %2.")
                      .arg(m_variant->moves(position, Side::First).size())
                      .arg(m_variant->moves(position, Side::Second).size());
  if (!m_values) return moves;
  try {
    const auto value = m_values->value(position);
    return value ? moves + QLatin1Char(' ') + valueSentence(*value) + QLatin1Char('.') : moves;
  } catch (const SolutionError&) {
    return moves;  // no values; the window reports the damaged file
  }
}

}  // namespace kotai::ui

#include "moc_covered_editor_dialog.cpp"
