#include "ui/dialogs/board_editor_dialog.h"

#include <QKeyEvent>

#include "ui/docks/moves/moves_delegate.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/screen_size.h"

namespace kotai::ui {

BoardEditorDialog::BoardEditorDialog(QWidget* parent) : QDialog(parent) { setWindowTitle(tr("Position editor")); }

void BoardEditorDialog::layOut(QLayout* board, const std::vector<QPushButton*>& tools, QWidget* besideNotes, QSize size) {
  QLayout* toolRow = makeTools(tools);
  makeText();
  auto* verdict = new QHBoxLayout;
  verdict->addWidget(m_notes, 1);
  if (besideNotes) verdict->addWidget(besideNotes, 0, Qt::AlignTop);
  auto* column = makeLayout<QVBoxLayout>(this, {20, 18, 20, 16}, 10);
  column->addLayout(board, 1);
  column->addLayout(toolRow);
  column->addWidget(m_text);
  column->addLayout(verdict);
  column->addWidget(m_buttons);
  resize(fittingSize(*this, size));
}

/// Adds the editor's own buttons after the Clear button. Tab follows the same order.
QLayout* BoardEditorDialog::makeTools(const std::vector<QPushButton*>& own) {
  const auto make = [this](const QString& text, void (BoardEditorDialog::*slot)()) {
    auto* button = new QPushButton(text, this);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
  };
  std::vector<QPushButton*> all{make(tr("C&lear"), &BoardEditorDialog::clearBoard)};
  all.insert(all.end(), own.begin(), own.end());
  all.push_back(make(tr("&Mirror"), &BoardEditorDialog::mirror));
  all.push_back(m_undo = make(tr("&Undo"), &BoardEditorDialog::undo));
  m_undo->setShortcut(QKeySequence::Undo);
  auto* row = new QHBoxLayout;
  for (std::size_t at = 0; at < all.size(); ++at) {
    row->addWidget(all[at]);
    if (at > 0) setTabOrder(all[at - 1], all[at]);
  }
  row->addStretch(1);
  return row;
}

void BoardEditorDialog::makeText() {
  m_text = new QLineEdit(this);
  m_text->setFont(moveFont(font()));
  m_text->setAccessibleName(tr("Position as text"));
  connect(m_text, &QLineEdit::textEdited, this, [this] { readText(); });
  m_notes = wrapping(new Label(this));
  m_notes->setMinimumHeight(fontMetrics().height() * 2 + 4);
  m_notes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  useButton()->setText(tr("Start from here"));
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QPushButton* BoardEditorDialog::useButton() const { return m_buttons->button(QDialogButtonBox::Ok); }

void BoardEditorDialog::startWithText() {
  m_text->setFocus();
  m_text->selectAll();
}

/// Passes Enter only to the board or the focused button, so that Enter never closes the dialog. Esc first puts the held
/// piece back, regardless of the focus.
void BoardEditorDialog::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return event->accept();
  if (event->key() == Qt::Key_Escape && dropHeld()) return event->accept();
  QDialog::keyPressEvent(event);
}

}  // namespace kotai::ui

#include "moc_board_editor_dialog.cpp"
