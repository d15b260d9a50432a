#include "ui/domineering/document/domineering_text.h"

#include <QStringList>

#include "core/simultaneous/registry.h"
#include "ui/document/written_game.h"

namespace kotai::ui {

namespace {

/// "V:a1 H:c2"
tl::expected<JointMove, TextError> readTurn(const SimultaneousVariant& variant, const AnyPosition& position,
                                            const QString& text) {
  const QStringList parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const auto fault = [&](TextFault kind) { return tl::unexpected(TextError{kind, 0, {text.toStdString()}}); };
  if (variant.finished(position)) return fault(TextFault::IllegalMove);
  if (parts.size() != 2) return fault(TextFault::UnknownMove);
  const auto first = variant.parseMove(position, parts[0].toStdString());
  if (!first) return tl::unexpected(first.error());
  const auto second = variant.parseMove(position, parts[1].toStdString());
  if (!second) return tl::unexpected(second.error());
  if (first->first != Side::First || second->first != Side::Second) return fault(TextFault::UnknownMove);
  return JointMove{first->second, second->second};
}

}  // namespace

QByteArray writeGame(const DomineeringDocument& document) {
  return writeDocument(document, [&variant = *document.variant()](const TurnTree::Node& node) {
    return QString::fromStdString(variant.formatTurn(node.turn));
  });
}

tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const WrittenGame& written) {
  return readWritten<ReadDomineeringGame>(written, parseSimultaneousVariant, readTurn);
}

tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const QByteArray& text) {
  return readJson(text).and_then([](const WrittenGame& written) { return readDomineeringGame(written); });
}

}  // namespace kotai::ui
