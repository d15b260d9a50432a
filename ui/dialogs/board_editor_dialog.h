// Base class for the position editors. Contains tools below the board, the position as text, and messages about
// the position.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <vector>

#include "ui/theme/label.h"

class QLayout;

namespace kotai::ui {

/// Edits a copy of the position. Nothing outside changes until the user accepts the dialog. The subclass
/// provides the board and the undo steps.
class BoardEditorDialog : public QDialog {
  Q_OBJECT

 public:
  QLineEdit* text() const { return m_text; }
  QString notes() const { return m_notes->text(); }
  QPushButton* useButton() const;
  void startWithText();  ///< selects the text, so that typing replaces it
  virtual void clearBoard() = 0;
  virtual void mirror() = 0;
  virtual void undo() = 0;

 protected:
  explicit BoardEditorDialog(QWidget* parent);
  /// Creates the layout. A subclass must call this function once in its constructor, after it has created its own
  /// widgets, which come first in the tab order. \p tools are the tools that only this editor has. \p besideNotes
  /// may be null.
  void layOut(QLayout* board, const std::vector<QPushButton*>& tools, QWidget* besideNotes, QSize size);
  void setNotes(const QString& notes) { m_notes->setText(notes); }
  void setUndoable(bool undoable) { m_undo->setEnabled(undoable); }
  void keyPressEvent(QKeyEvent* event) override;

  virtual void readText() = 0;               ///< called when the user has edited the text by hand
  virtual bool dropHeld() { return false; }  ///< puts the held piece back; returns false if there is none

 private:
  QLayout* makeTools(const std::vector<QPushButton*>& own);
  void makeText();

  QLineEdit* m_text = nullptr;
  QLabel* m_notes = nullptr;
  QPushButton* m_undo = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace kotai::ui
