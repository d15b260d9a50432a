// A move that is being typed on a board.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"

class QKeyEvent;

namespace kotai::ui {

class GameDocument;

/// Adapts the case of letters to the game's notation, so that the shift key is not needed.
class TypedMove {
 public:
  const QString& text() const { return m_text; }
  bool isEmpty() const { return m_text.isEmpty(); }
  void clear() { m_text.clear(); }
  void chop() { m_text.chop(1); }
  /// Returns whether a key continues or begins a move: the letter of a column, or any other first letter of a legal move.
  bool wants(const QKeyEvent& event, const GameDocument& document) const;
  void add(const QString& text, const GameDocument& document);
  /// Returns the move and clears the typed text.
  tl::expected<AnyMove, TextError> take(const GameDocument& document);

 private:
  QString m_text;
};

}  // namespace kotai::ui
