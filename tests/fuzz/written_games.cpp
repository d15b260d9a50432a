#include "tests/fuzz/written_games.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

#include "tests/fuzz/line_of_play.h"

namespace kotai::fuzz {

namespace {

const std::string shogi = "animalshogi";
const std::string realQuoridor = "quoridor:9x9,fences=10";
constexpr std::array variants{
    "dodgem:3x3",  "dodgem:4x4",  "animalshogi",     "animalshogi:far-drop=no", "gobblet",        "quoridor:5x5,fences=3",
    "syncdom:3x3", "syncdom:4x4", "domineering:4x4", "domineering:5x4",         "domineering:8x8"};

template <std::size_t size>
std::string oneOf(ByteSource& source, const std::array<const char*, size>& texts) {
  return texts[source.below(size)];
}

bool often(ByteSource& source) { return source.below(4) > 0; }
bool rarely(ByteSource& source) { return source.below(8) == 7; }

/// Plays a random game of at most \p most moves, sometimes from a different start position.
PlainGame playedGame(ByteSource& source, const std::string& variant, bool setUp, std::size_t most) {
  auto line = LineOfPlay::from(variant, {}).value();
  const auto playOne = [&] {
    const std::vector<std::string> moves = line.moves();
    const std::string move = moves.empty() ? std::string() : moves[source.below(moves.size())];
    return !move.empty() && line.play(move) ? move : std::string();
  };
  for (std::size_t before = setUp ? source.below(12) : 0; before > 0; --before) playOne();
  PlainGame game{.variant = variant, .start = line.position()};
  for (std::size_t left = source.below(most); left > 0 && !source.empty(); --left) {
    const std::string move = playOne();
    if (move.empty()) break;
    game.moves.push_back({static_cast<int>(game.moves.size()), move});
  }
  return game;
}

/// Converts a square such as "B3" to "22" (columns from the right) or "2c" (columns from the left or the
/// right).
std::string square(const std::string& ours, char firstRow, bool fromTheRight) {
  const char column = static_cast<char>(fromTheRight ? '3' - (ours[0] - 'A') : '1' + (ours[0] - 'A'));
  return {column, static_cast<char>(firstRow + ours[1] - '1')};
}

/// Returns the piece on each square of a position, such as "C" or "+c" on "B3".
std::map<std::string, std::string> piecesOf(const std::string& position) {
  std::map<std::string, std::string> pieces;
  std::string here = "A1";
  std::string plus;
  for (const char letter : position.substr(0, position.find(' '))) {
    if (letter == '/') {
      here = {'A', static_cast<char>(here[1] + 1)};
    } else if (letter == '+') {
      plus = "+";
    } else if (letter >= '1' && letter <= '3') {
      here[0] = static_cast<char>(here[0] + letter - '0');
    } else {
      pieces[here] = std::exchange(plus, {}) + letter;
      ++here[0];
    }
  }
  return pieces;
}

std::string codeOf(const std::string& piece) {
  static const std::map<char, std::string> codes{{'G', "KI"}, {'E', "ZO"}, {'C', "HI"}, {'L', "LI"}};
  return piece[0] == '+' ? "NI" : codes.at(static_cast<char>(std::toupper(static_cast<unsigned char>(piece[0]))));
}

bool isFirsts(const std::string& piece) { return std::isupper(static_cast<unsigned char>(piece.back())) != 0; }

std::string csaRows(const std::string& position, ByteSource& source) {
  const auto pieces = piecesOf(position);
  std::string rows;
  for (char row = '1'; row <= '4'; ++row) {
    std::string line = std::string("P") + row;
    for (char column = 'A'; column <= 'C'; ++column) {
      const auto piece = pieces.find({column, row});
      line += piece == pieces.end() ? " * " : (isFirsts(piece->second) ? "+" : "-") + codeOf(piece->second);
    }
    if (rarely(source)) line = line.substr(0, line.find_last_not_of(' ') + 1);
    rows += line + oneOf(source, std::array{"\n", "\r\n", ","});
  }
  return rows;
}

std::string csaPieces(const std::string& position) {
  std::string lists;
  for (const bool first : {true, false}) {
    lists += first ? "P+" : "P-";
    for (const auto& [where, piece] : piecesOf(position))
      if (isFirsts(piece) == first) lists += square(where, '1', true) + codeOf(piece);
    lists += '\n';
  }
  return lists;
}

/// Returns the hands of a position, with one statement for each side that holds a piece, such as "P+00KI00HI".
std::string csaHands(const std::string& position) {
  std::string lists[2];
  int number = 1;
  for (const char letter : position.substr(position.rfind(' ') + 1)) {
    if (std::isdigit(static_cast<unsigned char>(letter)) != 0) number = letter - '0';
    if (std::isalpha(static_cast<unsigned char>(letter)) == 0) continue;
    for (; number > 0; --number) lists[std::isupper(static_cast<unsigned char>(letter)) != 0 ? 0 : 1] += "00" + codeOf({letter});
    number = 1;
  }
  return (lists[0].empty() ? "" : "P+" + lists[0] + "\n") + (lists[1].empty() ? "" : "P-" + lists[1] + "\n");
}

std::string csaStart(const std::string& position, ByteSource& source) {
  const bool second = position.find(" w ") != std::string::npos;
  const bool usual = position.starts_with("gle/1c1/1C1/ELG ");
  std::string text;
  if (!usual || rarely(source))
    text = (often(source) ? csaRows(position, source) : csaPieces(position)) + csaHands(position);
  else if (position != "gle/1c1/1C1/ELG b -" || often(source))
    text = "PI\n";
  return text + (second || often(source) ? std::string(second ? "-" : "+") + oneOf(source, std::array{"\n", " \n", ",\n"}) : "");
}

/// Returns a move in a CSA notation. \p log selects the notation of the server's log, which has letters for
/// moves.
std::string csaMove(const std::string& move, const std::string& piece, bool second, bool log) {
  const bool drops = move[1] == '*';
  const std::string to = move.substr(2);
  const std::string from = move.substr(0, 2);
  std::string text = second ? "-" : "+";
  if (!log) return text + (drops ? "00" : square(from, '1', true)) + square(to, '1', true) + codeOf(piece);
  const std::map<char, char> letters{{'G', 'k'}, {'E', 'z'}, {'C', 'h'}};
  return text + (drops ? std::string{letters.at(move[0]), '*'} : square(from, 'a', false)) + square(to, 'a', false);
}

std::string csaGame(PlainGame& game, ByteSource& source) {
  std::string text;
  if (rarely(source)) text += "V2.2\n'a remark, with a comma\n";
  if (often(source)) text += "N+" + (game.first = oneOf(source, std::array{"Tanaka", "A, B", "%"})) + "\n";
  if (rarely(source)) text += "N-" + (game.second = "Yamada +2322HI") + "\r\n$EVENT:a cup\n";
  text += game.moves.empty() ? "PI\n+\n" : csaStart(game.start, source);
  if (game.moves.empty()) game.start = "gle/1c1/1C1/ELG b -";
  const bool log = rarely(source);
  auto line = LineOfPlay::from(game.variant, game.start).value();
  bool second = line.secondToMove();
  for (const PlainGame::Move& move : game.moves) {
    line.play(move.text);
    text += csaMove(move.text, piecesOf(line.position())[move.text.substr(2)], second, log);
    text += oneOf(source, std::array{"\n", "\r\n", ",T5\n", "\nT10\n", ",", " ,\t", ",OK\n", "\n'remark +2322HI\n"});
    second = !second;
  }
  const std::string winner = second ? "1-0" : "0-1";
  if (often(source)) return text + "\n";
  std::tie(game.result, game.reason) = std::pair(winner, "resignation");
  return text + oneOf(source, std::array{"\n%TORYO\n", "\n%TORYO,T7\r\n", ",%TORYO\n"});
}

std::string usiLine(const PlainGame& game, ByteSource& source) {
  const auto gap = [&source] { return oneOf(source, std::array{" ", "  ", "\t"}); };
  std::string text = often(source) ? "position" + gap() : "";
  const bool usual = game.start == "gle/1c1/1C1/ELG b -";
  text += usual && often(source) ? "startpos" : "sfen " + game.start + (often(source) ? gap() + "1" : "");
  if (!game.moves.empty() || rarely(source)) text += gap() + "moves";
  auto line = LineOfPlay::from(game.variant, game.start).value();
  for (const PlainGame::Move& move : game.moves) {
    const std::string to = move.text.substr(2);
    const auto before = piecesOf(line.position());
    line.play(move.text);
    const bool drops = move.text[1] == '*';
    text += gap() + (drops ? move.text.substr(0, 2) : square(move.text.substr(0, 2), 'a', true)) + square(to, 'a', true);
    const bool promoted = !drops && piecesOf(line.position())[to][0] == '+' && before.at(move.text.substr(0, 2))[0] != '+';
    if (promoted && often(source)) text += '+';
  }
  return text + oneOf(source, std::array{"\n", "\r\n", " \n", "\n\n"});
}

/// Returns the text before a move: white space, and possibly a number. \p at is the index of the move.
std::string before(std::size_t at, ByteSource& source) {
  const std::string gap = at == 0 ? "" : oneOf(source, std::array{" ", "  ", "\n", "\r\n", ", ", ",", "\t"});
  const std::string number = std::to_string(at / 2 + 1);
  if (at % 2 == 0 && often(source)) return gap + number + oneOf(source, std::array{". ", ".", ".\n"});
  return gap + (rarely(source) ? number + oneOf(source, std::array{"...", "... "}) : "");
}

std::string inGlendenning(const std::string& move) {
  const int sum = move.size() == 3 ? 9 : 10;
  std::string other = move;
  other[0] = static_cast<char>('a' + sum - (move[0] - 'a') - 2);
  other[1] = static_cast<char>('0' + sum - (move[1] - '0'));
  return other;
}

std::string quoridorList(const PlainGame& game, ByteSource& source) {
  const bool steps = std::ranges::any_of(game.moves, [](const PlainGame::Move& move) { return move.text.size() == 2; });
  const bool glendenning = steps && rarely(source);
  std::string text;
  for (std::size_t at = 0; at < game.moves.size(); ++at) {
    std::string move = glendenning ? inGlendenning(game.moves[at].text) : game.moves[at].text;
    if (rarely(source)) move[source.below(move.size())] &= static_cast<char>(~0x20);
    for (char& letter : move)  // characters other than letters do not change
      if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = static_cast<char>(letter | 0x20);
    text += before(at, source) + move;
  }
  return text;
}

std::string moveList(const PlainGame& game, ByteSource& source) {
  std::string text;
  const bool turns = isSimultaneous(game.variant);
  for (std::size_t at = 0; at < game.moves.size(); ++at) {
    std::string move = game.moves[at].text;
    if (turns && often(source)) std::ranges::replace(move, ' ', '&');
    text += before(turns ? 2 * at : at, source) + move;
  }
  return text;
}

std::string positionList(const PlainGame& game, ByteSource& source) {
  auto line = LineOfPlay::from(game.variant, game.start).value();
  std::string text = rarely(source) ? "# a remark\n\n" : "";
  for (std::size_t at = 0;; ++at) {
    text += (rarely(source) ? "  " : "") + line.position() + oneOf(source, std::array{"\n", "\r\n", " \n", "\n\n", "\n#\n"});
    if (at == game.moves.size()) return text;
    line.play(game.moves[at].text);
  }
}

class RecordWriter {
 public:
  RecordWriter(PlainGame& game, ByteSource& source) : m_game(game), m_source(source) {}

  std::string text() {
    m_text = often(m_source) ? "[Kotaigame \"1\"]" + gap() : "";
    m_text += "[Variant \"" + m_game.variant + "\"]" + gap() + "[Start  \"" + m_game.start + "\" ]" + gap();
    if (often(m_source)) m_text += "[First \"" + written(m_game.first = name(), '"') + "\"]" + gap();
    if (rarely(m_source)) m_text += "[Reason \"" + (m_game.reason = "resignation") + "\"]" + gap();
    m_game.result = oneOf(m_source, std::array{"*", "1-0", "0-1", "1/2-1/2"});
    if (often(m_source)) m_text += "[Result \"" + m_game.result + "\"]" + gap();
    if (rarely(m_source)) m_game.startComment = comment();
    const std::vector<PlainGame::Move> line = std::exchange(m_game.moves, {});
    auto position = LineOfPlay::from(m_game.variant, m_game.start).value();
    int parent = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
      const LineOfPlay here = position;
      position.play(line[at].text);
      const int own = add(line[at].text, parent, at);
      if (rarely(m_source)) m_game.moves[static_cast<std::size_t>(own) - 1].comment = comment();
      if (rarely(m_source)) variation(here, parent, at, 1);
      parent = own;
    }
    m_text += gap() + m_game.result + gap();
    return m_text;
  }

 private:
  int add(std::string move, int parent, std::size_t at) {
    m_game.moves.push_back({parent, move});
    std::ranges::replace(move, ' ', '&');
    m_text += gap() + (rarely(m_source) ? std::to_string(at + 1) + oneOf(m_source, std::array{".", "...", ". "}) : "") + move;
    return static_cast<int>(m_game.moves.size());
  }

  void variation(LineOfPlay position, int parent, std::size_t at, int depth) {
    m_text += oneOf(m_source, std::array{"(", " ( ", "\n("});
    const std::string before = rarely(m_source) ? comment() : std::string();
    bool first = true;
    for (std::size_t left = m_source.below(4); left > 0; --left, ++at) {
      const std::vector<std::string> moves = position.moves();
      if (moves.empty()) break;
      const LineOfPlay here = position;
      const std::string move = moves[m_source.below(moves.size())];
      position.play(move);
      const int own = add(move, parent, at);
      if (std::exchange(first, false)) m_game.moves.back().comment = before;
      if (depth < 4 && rarely(m_source)) variation(here, parent, at, depth + 1);
      parent = own;
    }
    m_text += ")";
    if (!first || before.empty()) return;
    std::string& after = m_game.moves.back().comment;  // the comment of an empty variation belongs to this move
    after += (after.empty() ? "" : "\n") + before;
  }

  std::string comment() {
    const std::string text =
        oneOf(m_source, std::array{"good", "= win 13; perfect", "{[(", "a }", "back \\ slash", "two\nlines", " "});
    m_text += gap() + "{" + written(text, '}') + "}";
    return text;
  }

  std::string name() {
    return oneOf(m_source, std::array{"Anna", "level=3", "", "with \"quotes\"", "back\\slash", "\xe8\xa1\xa8", "]["});
  }

  static std::string written(const std::string& text, char end) {
    std::string escaped;
    for (const char letter : text) escaped += (letter == '\\' || letter == end ? "\\" : "") + std::string{letter};
    return escaped;
  }

  std::string gap() { return oneOf(m_source, std::array{" ", "\n", "\r\n", "  ", "\t"}); }

  PlainGame& m_game;
  ByteSource& m_source;
  std::string m_text;
};

}  // namespace

WrittenGames writeGames(ByteSource& source) {
  constexpr std::array notations{Notation::Record,   Notation::Usi,   Notation::Csa,
                                 Notation::Quoridor, Notation::Moves, Notation::Positions};
  WrittenGames all{.notation = notations[source.below(notations.size())]};
  const bool many = all.notation == Notation::Record || all.notation == Notation::Usi || all.notation == Notation::Csa;
  for (std::size_t left = many ? source.below(3) + 1 : 1; left > 0; --left) {
    const bool ofShogi = all.notation == Notation::Usi || all.notation == Notation::Csa;
    if (all.variant.empty() || all.notation == Notation::Record)
      all.variant = ofShogi ? shogi : all.notation == Notation::Quoridor ? realQuoridor : oneOf(source, variants);
    PlainGame game = playedGame(source, all.variant, (many || all.notation == Notation::Positions) && rarely(source), 24);
    switch (all.notation) {
      case Notation::Record: all.text += RecordWriter(game, source).text(); break;
      case Notation::Usi: all.text += usiLine(game, source); break;
      case Notation::Csa: all.text += (all.text.empty() ? "" : "/\n") + csaGame(game, source); break;
      case Notation::Quoridor: all.text += quoridorList(game, source); break;
      case Notation::Moves: all.text += moveList(game, source); break;
      case Notation::Positions: all.text += positionList(game, source); break;
    }
    all.games.push_back(std::move(game));
  }
  return all;
}

}  // namespace kotai::fuzz
