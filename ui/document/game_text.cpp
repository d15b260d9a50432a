#include "ui/document/game_text.h"

#include "core/record/end_words.h"
#include "core/record/imports.h"
#include "core/record/record_writer.h"
#include "ui/document/old_game_text.h"
#include "ui/document/tree_record.h"

namespace kotai::ui {

GameRecord recordOf(const GameDocument& document) {
  GameRecord record = treeRecord(document, [](const GameTree::Node& node) { return node.moveText.toStdString(); });
  GameHeader& header = record.header;
  const GameTree::NodeId last = document.tree().mainLine().back();
  const auto end = document.endAt(document.isTry(last) ? document.endBefore(last).value_or(last) : last);
  if (end) {
    header.result = resultOf(*end);
    header.reason = toText(end->cause);
  } else if (endCauseFromText(header.reason)) {  // the end was declared, but undone
    header.result = GameResult::Open;
    header.reason.clear();
  }
  return record;
}

QByteArray writeGame(const GameRecord& record) { return QByteArray::fromStdString(writeRecord(record)); }

static std::string_view viewOf(const QByteArray& text) { return {text.constData(), static_cast<std::size_t>(text.size())}; }

std::vector<SavedResult> readSavedGames(const QByteArray& text) {
  if (!isOldGameText(text)) return kotai::readSavedGames(viewOf(text));
  const auto record = readOldGame(text);
  return {record ? playRecord(*record) : tl::unexpected(record.error())};
}

std::vector<SavedResult> readAnyGames(const QByteArray& text) {
  return isOldGameText(text) ? readSavedGames(text) : importGames(viewOf(text));
}

bool isOwnFormat(const QByteArray& text) { return isRecordText(viewOf(text)); }

SavedResult readSavedGame(const QByteArray& text) { return readSavedGames(text).front(); }

}  // namespace kotai::ui
