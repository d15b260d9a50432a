// The positions from which a move leads to the one on the board, as cards.
#pragma once

#include <optional>

#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class ParentsDock : public PositionsPanel {
  Q_OBJECT

 public:
  ParentsDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);

 protected:
  void retranslate() override;
  bool showContents() override;
  void showControls() override;
  void explainNoHits() override;

 private:
  struct Asked {
    VariantPtr variant;
    SolutionPtr solution;  ///< none: without values
    AnyPosition position;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  static CardList::Cards cardsOf(const Asked& asked);

  GameDocument* m_document;
  QLabel* m_note;
  std::optional<Asked> m_asked;
};

}  // namespace kotai::ui
