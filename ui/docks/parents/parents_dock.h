// The positions from which a move leads to the one on the board, as cards.
#pragma once

#include <optional>
#include <vector>

#include "ui/background/latest.h"
#include "ui/docks/parents/parents_model.h"
#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

class PositionDelegate;

class ParentsDock : public PositionsPanel {
  Q_OBJECT

 public:
  ParentsDock(GameDocument* document, StateHub* hub, QWidget* parent = nullptr);
  ParentsModel* model() const { return m_model; }

 protected:
  void retranslate() override;
  bool showContents() override;
  void showControls() override;
  void explainNoHits() override;

 private:
  ParentsDock(GameDocument* document, StateHub* hub, ParentsModel* model, PositionDelegate* delegate, QWidget* parent);
  struct Asked {
    VariantPtr variant;
    SolutionPtr solution;  ///< none: without values
    AnyPosition position;
    friend bool operator==(const Asked&, const Asked&) = default;
  };
  static std::vector<ParentsModel::Entry> entriesOf(const Asked& asked);

  GameDocument* m_document;
  ParentsModel* m_model;
  PositionDelegate* m_delegate;
  QLabel* m_note;
  std::optional<Asked> m_asked;
  Latest m_reading;
};

}  // namespace kotai::ui
