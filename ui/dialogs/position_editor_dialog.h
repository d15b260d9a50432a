// Editor of a position, with board, hands, stock, side to move and text. After every change, the editor says
// whether the position is legal, and if not, why.
#pragma once

#include <QButtonGroup>

#include "core/tables/solution.h"
#include "ui/dialogs/board_editor_dialog.h"
#include "ui/editor/edited_position.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/stock_panel.h"

namespace kotai::ui {

/// Dialog with the position as text, to read, copy, type or paste. Reports faults while the user types.
class PositionTextDialog : public QDialog {
  Q_OBJECT

 public:
  PositionTextDialog(VariantPtr variant, const AnyPosition& position, QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_position; }
  QLineEdit* edit() const { return m_edit; }

 private:
  void read();
  VariantPtr m_variant;
  AnyPosition m_position;
  QLineEdit* m_edit;
  QLabel* m_picture = new Label(this);
  QLabel* m_fault = wrapping(new Label(this));
  QDialogButtonBox* m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
};

/// Dialog for editing a position. With a solution, it shows the value of a legal position.
class PositionEditorDialog : public BoardEditorDialog {
  Q_OBJECT

 public:
  PositionEditorDialog(VariantPtr variant, const AnyPosition& position, SolutionPtr solution, bool flipped,
                       QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_legal; }  ///< last legal position
  bool isLegal() const;
  EditorBoard* board() const { return m_board; }
  StockPanel* stock() const { return m_stock; }
  void clearBoard() override;
  void toStart();
  void mirror() override;
  void undo() override;

 private:
  void readText() override;
  bool dropHeld() override { return m_board->dropHeld(); }
  void build();
  QWidget* makeSideColumn();
  void connectSignals();
  void remember() { m_before.push_back(m_position.setUp()); }
  void onPositionEdited();
  void showNotes();
  void showValue();
  template <class Step>
  void edit(Step step);

  EditedPosition m_position;
  SolutionPtr m_solution;
  AnyPosition m_legal;
  std::vector<SetUp> m_before;  ///< earlier positions for undo
  EditorBoard* m_board = new EditorBoard(&m_position, this);
  StockPanel* m_stock = new StockPanel(&m_position, this);
  QButtonGroup* m_sides = new QButtonGroup(this);
  PillLabel* m_value = new PillLabel(this);
};

}  // namespace kotai::ui
