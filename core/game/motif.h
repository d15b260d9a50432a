// Motifs: statements of a game about a move or a position.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/types.h"

/// Marks a sentence for lupdate, like Qt's macro. Core itself does not use Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace kotai {

class Variant;

/// A sentence with %1, %2, ... for its parameters. Each instance is a constant, identified by its address. The window
/// translates the sentence and its topic in the context "Explanations".
struct Sentence {
  const char* english = "";
  const char* topic = "";  ///< short name of the mistakes that the sentence explains; empty if it explains none
};

enum class MotifWeight : std::uint8_t {
  Normal,
  Minor,  ///< of little weight; comes after all other motifs
  Proof   ///< settles the game: anyone can see by counting that the player of the move wins
};

/// A true statement about a position or a move.
struct Motif {
  Motif(const Sentence& said, std::vector<std::string> parameters, bool isFlaw = false,
        MotifWeight itsWeight = MotifWeight::Normal)
      : sentence(&said), params(std::move(parameters)), flaw(isFlaw), weight(itsWeight) {}
  const Sentence* sentence;
  std::vector<std::string> params;
  bool flaw;  ///< whether the sentence describes a fault of a move
  MotifWeight weight;
};

/// Returns motifs of a position for the side to move, or of a legal move. The most informative motif comes
/// first. The first parameter of a move's motif is the move. Returns no motifs if the game is over.
using MotifsOf = std::vector<Motif> (*)(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

/// A legal move, and a perfect line after it to the end of the game.
struct PlayedOut {
  AnyPosition before;
  std::vector<AnyMove> moves;  ///< at least one move
};

/// A mistake and a better move of the same side, both played out.
struct Courses {
  const PlayedOut* lost = nullptr;  ///< line that begins with the mistake; null if the mistake only draws
  const PlayedOut* won = nullptr;   ///< line that begins with the better move; null if that move only draws
};

/// Returns the fact that decides the game later, in one or both lines, or nothing if no fact stands out. Precondition: at least
/// one line is set. A Minor motif comes after the flaws of the mistake.
using CourseOf = std::optional<Motif> (*)(const Variant& variant, const Courses& courses);

}  // namespace kotai
