#include "ui/shell/kept_state.h"

#include <QCryptographicHash>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/document/game_text.h"
#include "ui/files/safe_file.h"

namespace kotai::ui {

namespace {

// Tags that never occur in files saved by users.
constexpr std::string_view fileTag = "KeptOf";
constexpr std::string_view digestTag = "KeptDigest";
constexpr std::string_view clockTag = "KeptClock";
constexpr std::string_view turnTag = "KeptBoard";
constexpr std::string_view purposeTag = "KeptFor";
constexpr std::string_view keptAsTag = "KeptAs";
constexpr std::string_view looking = "looking";
constexpr std::string_view turned = "turned";
constexpr std::string_view upright = "upright";

using Tags = std::vector<std::pair<std::string, std::string>>;

/// Removes all tags of this name. Returns the value of the first one.
std::string takeTag(Tags& tags, std::string_view name) {
  std::string text;
  for (auto& [each, its] : tags)
    if (each == name && text.empty()) text = std::move(its);
  std::erase_if(tags, [name](const auto& tag) { return tag.first == name; });
  return text;
}

}  // namespace

QByteArray digestOf(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex(); }

QByteArray keptText(GameRecord game, const KeptState& state) {
  const auto add = [&game](std::string_view name, std::string text) {
    if (!text.empty()) game.header.others.emplace_back(name, std::move(text));
  };
  add(fileTag, state.file.toStdString());
  add(digestTag, state.fileDigest.toStdString());
  add(clockTag, state.clock);
  if (state.boardFlipped) add(turnTag, std::string(*state.boardFlipped ? turned : upright));
  if (state.lookedAt) add(purposeTag, std::string(looking));
  if (state.keptAs) add(keptAsTag, std::to_string(state.keptAs->value));
  return writeGame(game);
}

KeptState takeState(SavedGame& game) {
  Tags& tags = std::visit([](auto& each) -> Tags& { return each.header.others; }, game.game);
  KeptState state;
  state.file = QString::fromStdString(takeTag(tags, fileTag));
  state.fileDigest = QByteArray::fromStdString(takeTag(tags, digestTag));
  state.clock = takeTag(tags, clockTag);
  const std::string turn = takeTag(tags, turnTag);
  if (turn == turned || turn == upright) state.boardFlipped = turn == turned;
  state.lookedAt = takeTag(tags, purposeTag) == looking;
  if (const qlonglong number = QByteArray::fromStdString(takeTag(tags, keptAsTag)).toLongLong(); number > 0)
    state.keptAs = GameId{number};
  return state;
}

std::optional<QByteArray> unchangedFileOf(const KeptState& state) {
  if (state.file.isEmpty()) return std::nullopt;
  const auto text = readWhole(state.file);
  return text && digestOf(*text) == state.fileDigest ? std::optional(*text) : std::nullopt;
}

}  // namespace kotai::ui
