// The turns of a game as text: one line per turn, indented variations, the current turn marked. A click shows a turn.
#pragma once

#include <vector>

#include "ui/domineering/docks/turn_strings.h"
#include "ui/domineering/document/domineering_document.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

class TurnTreeView : public DocumentVariationText<DomineeringDocument, TurnWord> {
  Q_OBJECT

 public:
  explicit TurnTreeView(DomineeringDocument* document, QWidget* parent = nullptr);

 protected:
  Words words() const override;
  std::vector<TurnWord> wordsOfGame() const override;
  void writeText(QTextCursor& cursor, int from, int to) override;

 private:
  void writeTurn(QTextCursor& cursor, const TurnWord& word);
};

}  // namespace kotai::ui
