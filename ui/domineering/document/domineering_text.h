// A whole game of simultaneous moves as text (JSON), in the form of game_text.h: a move is a turn such as "V:a1 H:c2".
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "ui/domineering/document/domineering_document.h"

namespace kotai::ui {

struct WrittenGame;

QByteArray writeGame(const DomineeringDocument& document);
tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const WrittenGame& written);
tl::expected<ReadDomineeringGame, GameFault> readDomineeringGame(const QByteArray& text);

}  // namespace kotai::ui
