#include "core/games/animalshogi/engine_notation.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "core/games/animalshogi/variant.h"

namespace kotai::animalshogi {

constexpr std::array<Kind, handKindCount> handOrder{Kind::Giraffe, Kind::Chick, Kind::Elephant};
constexpr std::string_view kindLetters = "GEC";  // letters of pieces in other programs, indexed by Kind

static std::string engineSquare(EngineProtocol protocol, int index) {
  const Square square = squareAt(index);
  if (protocol == EngineProtocol::Uci) return {static_cast<char>('a' + square.column), static_cast<char>('1' + square.row)};
  return {static_cast<char>('0' + columnCount - square.column), static_cast<char>('a' + rowCount - 1 - square.row)};
}

class Notation : public EngineNotation {
 public:
  explicit Notation(const VariantPtr& variant)
      : EngineNotation(variant), m_rules(dynamic_cast<const AnimalShogiVariant&>(*variant).rules()) {}

  std::string variantName() const override { return m_rules.options() == Options{} ? "dobutsu" : variant().id(); }

  std::string position(EngineProtocol protocol, const AnyPosition& position) const override {
    const Rules::Position unpacked = Rules::unpack(position);
    const std::string own = m_rules.format(unpacked);
    const std::string board = own.substr(0, own.find(' '));
    const bool first = unpacked.toMove == Side::First;
    if (protocol == EngineProtocol::Uci)
      return board + "[" + handsText(unpacked, false) + "] " + (first ? "w" : "b") + " - - 0 1";
    const std::string hands = handsText(unpacked, true);
    return board + (first ? " b " : " w ") + (hands.empty() ? "-" : hands) + (first ? " 1" : " 2");
  }

  tl::expected<AnyPosition, TextError> readPosition(EngineProtocol protocol, std::string_view text) const override {
    const std::vector<std::string_view> words = wordsIn(text);
    const auto word = [&words](std::size_t place) { return words.size() > place ? std::string(words[place]) : std::string(); };
    std::string board = word(0);
    std::string side = word(1);
    std::string hands = word(2);
    if (protocol == EngineProtocol::Uci) {
      const std::size_t bracket = std::min(board.find('['), board.size());
      hands = board.substr(bracket);
      std::erase_if(hands, [](char letter) { return letter == '[' || letter == ']' || letter == '-'; });
      board.resize(bracket);
      side = side == "w" ? "b" : side == "b" ? "w" : side;
    }
    return variant().parsePosition(board + " " + side + " " + (hands.empty() ? "-" : hands));
  }

  std::string move(EngineProtocol protocol, const AnyPosition& position, AnyMove move) const override {
    const MoveSquares squares = variant().moveSquares(position, move);
    const int to = indexOf(squares.to);
    const bool onBoard = squares.from.column >= 0 && squares.from.column < columnCount;
    if (onBoard)
      return engineSquare(protocol, indexOf(squares.from)) + engineSquare(protocol, to) +
             (promotes(position, squares) ? "+" : "");
    const char letter = variant().formatMove(position, move).front();
    return letter + std::string(protocol == EngineProtocol::Uci ? "@" : "*") + engineSquare(protocol, to);
  }

  /// Parses a move. Other programs allow a chick not to promote on the far row. In this program, the chick always
  /// promotes there.
  std::optional<AnyMove> readMove(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const override {
    for (const AnyMove each : variant().legalMoves(position)) {
      const std::string known = move(protocol, position, each);
      if (known == text || (known.ends_with('+') && known.substr(0, known.size() - 1) == text)) return each;
    }
    return std::nullopt;
  }

  std::optional<AnyPosition> after(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const override {
    const auto read = readMove(protocol, position, text);
    if (!read) return std::nullopt;
    AnyPosition result = variant().play(position, *read);
    const MoveSquares squares = variant().moveSquares(position, *read);
    if (text.ends_with('+') || !promotes(position, squares)) return result;
    return withChick(result, other(variant().sideToMove(result)), squares.to);
  }

  bool endsElsewhere() const override { return true; }

  /// Returns the legal moves after which the mover's lion cannot be captured.
  std::vector<AnyMove> sharedMoves(const AnyPosition& position) const override {
    std::vector<AnyMove> moves = variant().legalMoves(position);
    std::erase_if(moves, [&](AnyMove each) {
      const Rules::Position next = Rules::unpack(variant().play(position, each));
      return next.pieces(next.toMove, Kind::Lion) != 0 && m_rules.canCaptureLion(next);
    });
    return moves;
  }

  std::optional<AnyMove> winningMoveIfIllegal(const AnyPosition& position) const override {
    const Rules::Position here = Rules::unpack(position);
    if (!m_rules.canCaptureLion(here)) return std::nullopt;
    const std::vector<AnyMove> moves = variant().legalMoves(position);
    const auto taking = std::ranges::find_if(moves, [&](AnyMove each) {
      const Rules::Position next = Rules::unpack(variant().play(position, each));
      return next.pieces(next.toMove, Kind::Lion) == 0;
    });
    return taking == moves.end() ? std::nullopt : std::optional(*taking);
  }

 private:
  static std::string handsText(const Rules::Position& position, bool counted) {
    std::string text;
    for (const Side side : {Side::First, Side::Second})
      for (const Kind kind : handOrder) {
        const int count = position.inHand(side, kind);
        const char upper = kindLetters[static_cast<std::size_t>(kind)];
        const char letter = side == Side::First ? upper : static_cast<char>(upper - 'A' + 'a');
        if (counted && count > 1) text += static_cast<char>('0' + count);
        text.append(static_cast<std::size_t>(counted ? std::min(count, 1) : count), letter);
      }
    return text;
  }

  static bool promotes(const AnyPosition& position, const MoveSquares& squares) {
    const Rules::Position here = Rules::unpack(position);
    const SquareSet chicks = here.pieces(here.toMove, Kind::Chick);
    const bool onBoard = squares.from.column >= 0 && squares.from.column < columnCount;
    return onBoard && (chicks & squareBit(indexOf(squares.from))) != 0 &&
           (farRow(here.toMove) & squareBit(indexOf(squares.to))) != 0;
  }

  /// Returns the position in which the hen that has just moved to \p square is a chick instead.
  static AnyPosition withChick(const AnyPosition& position, Side owner, Square square) {
    Rules::Position changed = Rules::unpack(position);
    const SquareSet place = squareBit(indexOf(square));
    changed.pieces(owner, Kind::Hen) = static_cast<SquareSet>(changed.pieces(owner, Kind::Hen) & ~place);
    changed.pieces(owner, Kind::Chick) = static_cast<SquareSet>(changed.pieces(owner, Kind::Chick) | place);
    return Rules::pack(changed);
  }

  const Rules& m_rules;
};

EngineNotationPtr makeEngineNotation(const VariantPtr& variant) { return std::make_shared<const Notation>(variant); }

}  // namespace kotai::animalshogi
