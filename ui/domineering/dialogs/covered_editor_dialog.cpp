#include "ui/domineering/dialogs/covered_editor_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/docks/moves/moves_delegate.h"
#include "ui/domineering/dialogs/covered_board.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

CoveredEditorDialog::CoveredEditorDialog(SimultaneousVariantPtr variant, const AnyPosition& position, PositionValuesPtr values,
                                         bool flipped, QWidget* parent)
    : QDialog(parent),
      m_variant(std::move(variant)),
      m_values(std::move(values)),
      m_board(new CoveredBoard(m_variant, position, this)),
      m_text(new QLineEdit(this)),
      m_notes(new QLabel(this)),
      m_undo(new QPushButton(tr("&Undo"), this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(tr("Position editor"));
  m_board->setFlipped(flipped);
  m_text->setFont(moveFont(font()));
  m_text->setAccessibleName(tr("Position as text"));
  m_notes->setWordWrap(true);
  m_notes->setMinimumHeight(fontMetrics().height() * 2 + 4);
  m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_undo->setShortcut(QKeySequence::Undo);
  useButton()->setText(tr("Start from here"));
  layOut();
  connect(m_board, &CoveredBoard::aboutToEdit, this, [this] { m_before.push_back(m_board->position()); });
  connect(m_board, &CoveredBoard::edited, this, &CoveredEditorDialog::followEdit);
  connect(m_text, &QLineEdit::textEdited, this, &CoveredEditorDialog::readText);
  connect(m_undo, &QPushButton::clicked, this, &CoveredEditorDialog::undo);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  followEdit();
  m_board->setFocus();
}

void CoveredEditorDialog::layOut() {
  auto* tools = new QHBoxLayout;
  const auto addTool = [&](const QString& text, void (CoveredEditorDialog::*slot)()) {
    auto* button = new QPushButton(text, this);
    connect(button, &QPushButton::clicked, this, slot);
    tools->addWidget(button);
  };
  addTool(tr("C&lear"), &CoveredEditorDialog::clear);
  addTool(tr("&Mirror"), &CoveredEditorDialog::mirror);
  tools->addWidget(m_undo);
  tools->addStretch(1);
  auto* hint = new QLabel(tr("Click a cell to cover it or to clear it; drag to go on. Keys: arrows and Enter."), this);
  hint->setWordWrap(true);
  hint->setProperty("muted", true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 18, 20, 16);
  column->setSpacing(10);
  column->addWidget(m_board, 1);
  column->addWidget(hint);
  column->addLayout(tools);
  column->addWidget(m_text);
  column->addWidget(m_notes);
  column->addWidget(m_buttons);
  resize(fittingSize(*this, QSize(560, 700)));
}

const AnyPosition& CoveredEditorDialog::position() const { return m_board->position(); }

QString CoveredEditorDialog::notes() const { return m_notes->text(); }

QPushButton* CoveredEditorDialog::useButton() const { return m_buttons->button(QDialogButtonBox::Ok); }

void CoveredEditorDialog::startWithText() {
  m_text->setFocus();
  m_text->selectAll();
}

void CoveredEditorDialog::edit(const AnyPosition& position) {
  m_before.push_back(m_board->position());
  m_board->setPosition(position);
  followEdit();
}

void CoveredEditorDialog::clear() { edit(m_variant->start()); }

void CoveredEditorDialog::mirror() {
  std::vector<Square> cells = m_variant->covered(m_board->position());
  for (Square& cell : cells) cell.column = m_variant->columns() - 1 - cell.column;
  edit(positionWith(*m_variant, cells));
}

void CoveredEditorDialog::undo() {
  if (m_before.empty()) return;
  m_board->setPosition(m_before.back());
  m_before.pop_back();
  followEdit();
}

void CoveredEditorDialog::followEdit() {
  m_text->setText(QString::fromStdString(m_variant->formatPosition(m_board->position())));
  m_notes->setText(sentence());
  m_undo->setEnabled(!m_before.empty());
  useButton()->setEnabled(true);
}

/// While it cannot be read, the board stays as it was.
void CoveredEditorDialog::readText() {
  const auto position = m_variant->parsePosition(m_text->text().trimmed().toStdString());
  useButton()->setEnabled(position.has_value());
  if (!position) return m_notes->setText(errorText(position.error()));
  m_before.push_back(m_board->position());
  m_board->setPosition(*position);
  m_notes->setText(sentence());
  m_undo->setEnabled(true);
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
    return moves;  // the window says what is wrong with the file; the editor works without values
  }
}

/// Enter is for the board and for the button that has the focus: elsewhere it must not end the editing.
void CoveredEditorDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return event->accept();
  QDialog::keyPressEvent(event);
}

}  // namespace kotai::ui
