// Words and values of the moves of the open game, which each kind of games supplies to the docks of the game and its graph.
#pragma once

#include <memory>
#include <vector>

#include "ui/charts/value_graph.h"
#include "ui/document/game_document.h"
#include "ui/document/move_list.h"
#include "ui/state/status_words.h"
#include "ui/widgets/comment_box.h"
#include "ui/widgets/variation_text.h"

namespace kotai::ui {

class GameWords {
 public:
  virtual ~GameWords() = default;
  virtual TreeDocument* document() const = 0;
  virtual QString title() const = 0;  ///< of the dock
  virtual VariationText::Words words() const = 0;
  virtual CommentBox::Words commentWords() const = 0;
  virtual QString commentHeading() const = 0;  ///< on the current move
  virtual QString noMoves() const = 0;         ///< text of an empty game
  virtual std::vector<MoveWord> moves(bool withValues) const = 0;

  virtual GraphWords graphWords() const = 0;
  virtual std::vector<ValuePoint> line() const = 0;  ///< the line through the current move
  virtual bool isSolved() const = 0;
  /// Name of the variant, and why a solve does not provide the values of the line. Empty if it does.
  virtual MissingWords missingValues() const = 0;
};

using GameWordsPtr = std::shared_ptr<const GameWords>;

/// Words of a game whose players alternate.
GameWordsPtr wordsOfMoves(GameDocument* document);

}  // namespace kotai::ui
