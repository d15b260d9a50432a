// Shared by the editors of positions: tools below the board, the position as text, and messages about it.
#pragma once

#include <QDialog>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;

namespace kotai::ui {

/// Works on a copy: nothing changes outside until it is accepted. The subclass has the board and the steps that can be undone.
class BoardEditorDialog : public QDialog {
  Q_OBJECT

 public:
  QLineEdit* text() const { return m_text; }
  QString notes() const;
  QPushButton* useButton() const;
  void startWithText();  ///< the text is to be written over

 public slots:
  virtual void clearBoard() = 0;
  virtual void mirror() = 0;
  virtual void undo() = 0;

 protected:
  explicit BoardEditorDialog(QWidget* parent);
  /// To be called by a subclass's constructor, once, after its own widgets are made: the keyboard meets them first.
  /// \p tools: those that only this editor has. \p besideNotes may be null.
  void layOut(QLayout* board, const std::vector<QPushButton*>& tools, QWidget* besideNotes, QSize size);
  void setNotes(const QString& notes);
  void setUndoable(bool undoable);
  void keyPressEvent(QKeyEvent* event) override;

  virtual void readText() = 0;            ///< the text was edited by hand
  virtual bool letGo() { return false; }  ///< of what the hand holds; false if it is empty

 private:
  QLayout* makeTools(const std::vector<QPushButton*>& own);
  void makeText();

  QLineEdit* m_text = nullptr;
  QLabel* m_notes = nullptr;
  QPushButton* m_undo = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace kotai::ui
