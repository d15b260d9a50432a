// A whole game as text (JSON): variant, start position, moves with variations and comments, the place one looks at.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "ui/document/game_document.h"

namespace kotai::ui {

struct WrittenGame;

QByteArray writeGame(const GameDocument& document);
tl::expected<ReadGame, GameFault> readGame(const WrittenGame& written);
tl::expected<ReadGame, GameFault> readGame(const QByteArray& text);

}  // namespace kotai::ui
