// Dock that shows the parents of the position on the board as cards. Works for every game.
#pragma once

#include <functional>
#include <memory>

#include "ui/docks/positions/positions_panel.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

struct CardsBefore {
  CardList::Cards cards;
  bool isWhole = true;  ///< false if there are too many positions to list all
};

/// Position on the board, and a function that lists its parents.
struct ParentsQuestion {
  std::string variantId;
  AnyPosition position;
  std::shared_ptr<const void> solution;     ///< solution with the values of the cards; null for cards without values
  std::function<CardsBefore()> cards = {};  ///< lists the cards; called in a worker
  /// Returns whether two questions have the same cards. Compares the data on which the cards depend.
  friend bool operator==(const ParentsQuestion& one, const ParentsQuestion& two) {
    return one.variantId == two.variantId && one.position == two.position && one.solution == two.solution;
  }
};

class ParentsDock : public PositionsPanel {
  Q_OBJECT

 public:
  using Ask = std::function<std::optional<ParentsQuestion>()>;

  /// \p ask returns nothing while no game is open.
  ParentsDock(Ask ask, StateHub* hub, const QString& objectName, QWidget* parent = nullptr);

 private:
  void retranslate() override;
  bool showContents() override;
  void showControls() override;
  void explainNoHits() override;
  Ask m_ask;
  QLabel* m_note = muted(wrapping(new Label(this)));
  std::optional<ParentsQuestion> m_question;
};

/// Returns a function that finds the parents of the document's position. The document must outlive the function.
ParentsDock::Ask parentsOfGame(const GameDocument* document);

}  // namespace kotai::ui
