// Puts a position together: board, hands, stock, side to move, text; says at every step whether it is legal, and why not.
#pragma once

#include <QDialog>
#include <vector>

#include "core/tables/solution.h"
#include "ui/editor/edited_position.h"

class QButtonGroup;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace kotai::ui {

class EditorBoard;
class PillLabel;
class StockPanel;

/// Works on a copy: nothing changes outside until it is accepted. With a solution, the value of a legal position is shown.
class PositionEditorDialog : public QDialog {
  Q_OBJECT

 public:
  PositionEditorDialog(VariantPtr variant, const AnyPosition& position, SolutionPtr solution, bool flipped,
                       QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_legal; }  ///< the last legal one
  bool isLegal() const;
  EditorBoard* board() const { return m_board; }
  StockPanel* stock() const { return m_stock; }
  QLineEdit* text() const { return m_text; }
  QString notes() const;
  QPushButton* useButton() const;

 public slots:
  void clearBoard();
  void toStart();
  void mirror();
  void undo();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void layOut();
  void connectSignals();
  void remember();
  void followEdit();
  void readText();
  void showNotes();
  void showValue();
  template <class Step>
  void edit(Step step);

  EditedPosition m_position;
  SolutionPtr m_solution;
  AnyPosition m_legal;
  std::vector<SetUp> m_before;  ///< for undo
  EditorBoard* m_board;
  StockPanel* m_stock;
  QButtonGroup* m_sides;
  QLineEdit* m_text;
  QLabel* m_notes;
  PillLabel* m_value;
  QPushButton* m_undo;
  QDialogButtonBox* m_buttons;
};

}  // namespace kotai::ui
