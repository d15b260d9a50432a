// The turns of a game as text: one line a turn, variations set in, the current turn marked; a click goes there.
#pragma once

#include "ui/domineering/document/domineering_document.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

struct TurnWord;

class TurnTreeView : public DocumentVariationText<DomineeringDocument> {
  Q_OBJECT

 public:
  explicit TurnTreeView(DomineeringDocument* document, QWidget* parent = nullptr);

 protected:
  Words words() const override;
  void writeMoves(QTextCursor& cursor) override;

 private:
  void writeTurn(QTextCursor& cursor, const TurnWord& word);
};

}  // namespace kotai::ui
