#include "core/record/record_writer.h"

#include <algorithm>
#include <cstdint>

#include "core/record/record_escapes.h"

namespace kotai {

constexpr std::size_t lineCharacters = 100;

/// A move, or the bracket before or after a variation.
struct Step {
  enum class Kind : std::uint8_t { Move, Open, Close };
  Kind kind = Kind::Move;
  int move = 0;
};

/// Visits the moves in reading order: a move, then its alternatives as variations, then its continuation.
class ReadingOrder {
 public:
  explicit ReadingOrder(const GameRecord& record) : m_children(record.moves.size() + 1) {
    for (std::size_t i = 0; i < record.moves.size(); ++i)
      m_children[static_cast<std::size_t>(record.moves[i].parent)].push_back(static_cast<int>(i) + 1);
    writeMainLine(0);
    while (!m_open.empty()) writeNext();
  }

  const std::vector<Step>& steps() const { return m_steps; }

 private:
  const std::vector<int>& children(int move) const { return m_children[static_cast<std::size_t>(move)]; }

  void pushMove(int move) { m_steps.push_back({Step::Kind::Move, move}); }

  /// A position whose first move has been written. Its other moves follow as variations, then the continuation of the first move.
  struct Open {
    int parent = 0;
    std::size_t sibling = 1;  ///< index of the next child to write
    bool inVariation = false;
  };

  void writeMainLine(int parent) {
    if (children(parent).empty()) return;
    pushMove(children(parent).front());
    m_open.push_back({parent});
  }

  void writeNext() {
    Open& open = m_open.back();
    if (std::exchange(open.inVariation, false)) m_steps.push_back({Step::Kind::Close, 0});
    const std::vector<int>& siblings = children(open.parent);
    if (open.sibling < siblings.size()) {
      const int first = siblings[open.sibling++];
      open.inVariation = true;
      m_steps.push_back({Step::Kind::Open, first});
      pushMove(first);
      return writeMainLine(first);
    }
    const int main = siblings.front();
    m_open.pop_back();
    writeMainLine(main);
  }

  std::vector<std::vector<int>> m_children;
  std::vector<Open> m_open;
  std::vector<Step> m_steps;
};

class RecordWriter {
 public:
  explicit RecordWriter(const GameRecord& record) : m_record(record), m_order(record), m_plies(record.moves.size() + 1) {}

  std::string write() {
    countPlies();
    writeTags();
    writeComment(m_record.startComment);
    bool needsNumber = true;
    for (const Step& step : m_order.steps()) {
      switch (step.kind) {
        case Step::Kind::Open: put("("); break;
        case Step::Kind::Close: put(")"); break;
        case Step::Kind::Move: writeMove(step.move, needsNumber); break;
      }
      needsNumber = step.kind != Step::Kind::Move || !moveOf(step.move).comment.empty();
    }
    put(toText(m_record.header.result));
    return m_text + "\n\n";
  }

 private:
  const GameRecord::Move& moveOf(int number) const { return m_record.moves[static_cast<std::size_t>(number) - 1]; }

  void countPlies() {
    for (const Step& step : m_order.steps())
      if (step.kind == Step::Kind::Move)
        m_plies[static_cast<std::size_t>(step.move)] = m_plies[static_cast<std::size_t>(moveOf(step.move).parent)] + 1;
  }

  int numberInText(int move) const {
    int number = 0;
    for (const Step& step : m_order.steps()) {
      if (step.kind != Step::Kind::Move) continue;
      ++number;
      if (step.move == move) return number;
    }
    return 0;
  }

  void writeTag(std::string_view name, std::string_view value) {
    m_text += '[' + std::string(name) + " \"" + withEscapes(value, true) + "\"]\n";
  }

  void writeTags() {
    const GameHeader& header = m_record.header;
    writeTag("Kotaigame", "1");
    writeTag("Variant", m_record.variant);
    writeTag("Start", m_record.start);
    for (const auto& [name, value] : {std::pair("First", header.first), {"Second", header.second}, {"Date", header.date}})
      if (!value.empty()) writeTag(name, value);
    writeTag("Result", toText(header.result));
    if (!header.reason.empty()) writeTag("Reason", header.reason);
    for (const auto& [name, value] : header.others) writeTag(name, value);
    if (m_record.current > 0) writeTag("Place", std::to_string(numberInText(m_record.current)));
    m_text += '\n';
  }

  void writeMove(int number, bool needsNumber) {
    const GameRecord::Move& move = moveOf(number);
    const int half = m_plies[static_cast<std::size_t>(number)] - 1 + (m_record.secondMovesFirst ? 1 : 0);
    const bool firstOfNumber = half % m_record.movesPerNumber == 0;
    if (firstOfNumber || needsNumber) put(std::to_string(half / m_record.movesPerNumber + 1) + (firstOfNumber ? "." : "..."));
    put(asWord(move.text));
    writeComment(move.comment);
  }

  void writeComment(const std::string& comment) {
    if (!comment.empty()) put('{' + withEscapes(comment, false) + '}');
  }

  /// Separates words by a space or, at the end of a full line, by a line end.
  void put(const std::string& word) {
    const bool glued = m_column == 0 || m_glue || word == ")";
    const std::size_t firstLine = std::min(word.find('\n'), word.size());
    if (!glued) m_text += m_column + 1 + firstLine > lineCharacters ? '\n' : ' ';
    if (!glued) m_column = m_text.back() == '\n' ? 0 : m_column + 1;
    m_text += word;
    const std::size_t lastBreak = word.rfind('\n');
    m_column = lastBreak == word.npos ? m_column + word.size() : word.size() - lastBreak - 1;
    m_glue = word == "(";
  }

  const GameRecord& m_record;
  ReadingOrder m_order;
  std::vector<int> m_plies;  ///< plies of the moves, indexed by the move's number in m_record
  std::string m_text;
  std::size_t m_column = 0;
  bool m_glue = false;
};

std::string writeRecord(const GameRecord& record) { return RecordWriter(record).write(); }

}  // namespace kotai
