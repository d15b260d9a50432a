// Motifs: statements about a move or a position, in the terms of a game.
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

/// Sentence with the placeholders %1, %2, and so on. %m stands for the side that makes the move that the sentence is about, or
/// for the side to move. %o stands for the other side. Each instance is a constant that is identified by its address. The window
/// translates the sentence, its topic and the names of pieces among its parameters in the context "Explanations".
struct Sentence {
  const char* english = "";
  const char* topic = "";  ///< short name of the mistakes that the sentence explains; empty if it explains none
  /// Says that %o can make such a move after several moves of %m; %1 stands for these moves, such as "every other move". Null if
  /// the move is not so remarkable.
  const Sentence* ofSeveral = nullptr;
};

enum class MotifWeight : std::uint8_t {
  Normal,
  Minor,  ///< of little weight; comes after all other motifs
  Last,   ///< about the course of the game; comes after the strengths of the reply
  Proof,  ///< settles the game; anyone can see by counting that the player who moves wins
  End     ///< anyone sees what the move gains, such as a capture; also follows a line that ends with this move
};

/// Separates parameters that are named in one place, such as pieces or squares.
inline constexpr const char* listSeparator = QT_TRANSLATE_NOOP("Explanations", " and ");

/// Separates squares of which one is enough.
inline constexpr const char* orSeparator = QT_TRANSLATE_NOOP("Explanations", " or ");

/// A true statement about a position or a move.
struct Motif {
  Motif(const Sentence& said, std::vector<std::string> parameters, bool isFlaw = false,
        MotifWeight itsWeight = MotifWeight::Normal)
      : sentence(&said), params(std::move(parameters)), flaw(isFlaw), weight(itsWeight) {}
  const Sentence* sentence;
  std::vector<std::string> params;
  bool flaw;  ///< whether the sentence describes what is wrong with a move
  MotifWeight weight;
  std::string square = {};       ///< square on which a flaw allows a capture; empty for other motifs
  bool isCheck = false;          ///< says that the other side loses at once if it does not answer
  std::vector<Motif> then = {};  ///< at most one sentence that follows; its first parameter is a later move of the line
};

/// Returns motifs of a legal move, or motifs of a position for the side to move. The most informative motif
/// comes first. The first parameter of each motif of a move is the move. Returns no motifs if the game is over.
using MotifsOf = std::vector<Motif> (*)(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

/// Legal move, followed by perfect play to the end of the game.
struct PlayedOut {
  AnyPosition before;
  std::vector<AnyMove> moves;  ///< moves from `before` on, at least one
};

/// Mistake and a better move of the same side, each followed by perfect play.
struct Courses {
  const PlayedOut* lost = nullptr;  ///< line that begins with the mistake; null if the mistake only draws
  const PlayedOut* won = nullptr;   ///< line that begins with the better move; null if that move only draws
  AnyMove better = {};              ///< the better move
  /// Mistake that only draws, the reply, the better move, and the answer after which it no longer wins. Null if there is no
  /// answer.
  const PlayedOut* drawn = nullptr;
};

/// Returns the fact that decides the game later in one or both lines. Returns nothing if no fact stands out.
/// Precondition: at least one line is set. A Minor motif is listed after the other flaws of the mistake.
using CourseOf = std::optional<Motif> (*)(const Variant& variant, const Courses& courses);

}  // namespace kotai
