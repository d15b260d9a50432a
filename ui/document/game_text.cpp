#include "ui/document/game_text.h"

#include "core/game/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

QByteArray writeGame(const GameDocument& document) {
  return writeDocument(document, [](const GameTree::Node& node) { return node.moveText; });
}

tl::expected<ReadGame, GameFault> readGame(const WrittenGame& written) {
  return readWritten<ReadGame>(written, parseVariant,
                               [](const Variant& variant, const AnyPosition& position, const QString& text) {
                                 return variant.parseMove(position, text.toStdString());
                               });
}

tl::expected<ReadGame, GameFault> readGame(const QByteArray& text) {
  return readJson(text).and_then([](const WrittenGame& written) { return readGame(written); });
}

}  // namespace kotai::ui
