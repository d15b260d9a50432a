#include "core/record/replay.h"

#include <optional>

namespace kotai {

constexpr std::size_t longestMove = 100;  ///< maximum length of a move in bytes; no game has longer moves

/// A move of the record during the replay.
struct Played {
  std::optional<AnyPosition> position;  ///< missing if the move could not be played
  int number = 0;                       ///< index of the move, or of the last played move before it, among the played moves
  int ply = 0;
  bool continued = false;
  std::size_t nested = 0;    ///< number of variations that contain the move
  std::size_t lostWith = 0;  ///< index of the damage that caused the omission
};

class Replayer {
 public:
  Replayer(const GameRecord& record, const AnyPosition& start, const PlayRecorded& play)
      : m_record(record), m_play(play), m_moves{{start}} {
    m_result.damage = record.damage;
  }

  Replay run() {
    for (const GameRecord::Move& move : m_record.moves) m_moves.push_back(played(move));
    const bool there = m_record.current >= 0 && m_record.current < static_cast<int>(m_moves.size());
    if (there)
      m_result.current = m_moves[static_cast<std::size_t>(m_record.current)].number;
    else
      addDamage(m_result.damage, {.kind = GameDamage::Kind::Current, .place = m_record.place});
    return std::move(m_result);
  }

 private:
  Played played(const GameRecord::Move& move) {
    if (move.fault) return lost({}, {.kind = *move.fault, .number = number(), .found = move.text, .place = move.place});
    Played& before = m_moves[static_cast<std::size_t>(move.parent)];
    if (!before.position) {
      ++m_result.damage[before.lostWith].followers;
      return before;
    }
    const auto after = play(before, move);
    const bool continued = std::exchange(before.continued, true);
    const std::size_t nested = before.nested + (continued ? 1 : 0);
    if (nested > maxGameNesting || m_moves.size() > maxGameMoves)
      return lost(before, {.kind = GameDamage::Kind::TooMuch, .number = number(), .place = move.place});
    if (after) return {*after, ++m_played, before.ply + 1, false, nested};
    const std::string textBefore =
        move.parent > 0 ? m_record.moves[static_cast<std::size_t>(move.parent) - 1].text : std::string();
    return lost(before, {.kind = GameDamage::Kind::Move,
                         .number = number(),
                         .ply = before.ply + 1,
                         .variation = continued,
                         .after = textBefore,
                         .found = move.text,
                         .reason = after.error(),
                         .place = move.place});
  }

  tl::expected<AnyPosition, TextError> play(const Played& before, const GameRecord::Move& move) const {
    if (move.refusal) return tl::unexpected(*move.refusal);
    if (move.text.size() <= longestMove) return m_play(*before.position, before.number, move);
    return tl::unexpected(TextError{TextFault::TextTooLong, 0, {std::to_string(move.text.size()), std::to_string(longestMove)}});
  }

  Played lost(const Played& before, GameDamage damage) {
    addDamage(m_result.damage, std::move(damage));
    return {std::nullopt, before.number, before.ply, false, before.nested, m_result.damage.size() - 1};
  }

  int number() const { return static_cast<int>(m_moves.size()); }

  const GameRecord& m_record;
  const PlayRecorded& m_play;
  std::vector<Played> m_moves;  ///< moves, indexed by the numbers of the record, with the start position first
  int m_played = 0;
  Replay m_result;
};

Replay replay(const GameRecord& record, const AnyPosition& start, const PlayRecorded& play) {
  return Replayer(record, start, play).run();
}

}  // namespace kotai
