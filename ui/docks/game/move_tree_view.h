// The move tree of an alternating game as flowing text with numbers and indented variations. The current move is marked.
#pragma once

#include <vector>

#include "ui/document/game_document.h"
#include "ui/document/move_list.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

class MoveTreeView : public DocumentVariationText<GameDocument, MoveWord> {
  Q_OBJECT

 public:
  enum class Arrangement {
    Flowing,
    Columns  ///< a line for each number, with the moves of a side in a column; variations flow
  };

  explicit MoveTreeView(GameDocument* document, Arrangement arrangement, QWidget* parent = nullptr);

 protected:
  Words words() const override;
  std::vector<MoveWord> wordsOfGame() const override;
  void writeText(QTextCursor& cursor, int from, int to) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void writeWords(QTextCursor& cursor, int from, int to);
  double secondColumn() const;
  QTextBlockFormat columnsFormat() const;
  QTextBlockFormat belowMovesFormat() const;

  Arrangement m_arrangement;
  double m_secondColumn = 0;  ///< text as written
};

}  // namespace kotai::ui
