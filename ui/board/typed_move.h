// A move that is being typed on a board.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"

class QKeyEvent;

namespace kotai::ui {

class GameDocument;

/// Takes the case that the game writes: nobody needs the shift key.
class TypedMove {
 public:
  const QString& text() const { return m_text; }
  bool isEmpty() const { return m_text.isEmpty(); }
  void clear() { m_text.clear(); }
  void chop() { m_text.chop(1); }
  /// Whether a key goes on with the move, or begins one: the letter of a column, or whatever legal moves begin with.
  bool wants(const QKeyEvent& event, const GameDocument& document) const;
  void add(const QString& text, const GameDocument& document);
  /// The move; nothing is typed any more.
  tl::expected<AnyMove, TextError> take(const GameDocument& document);

 private:
  QString m_text;
};

}  // namespace kotai::ui
