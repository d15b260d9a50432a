// Reads games in the JSON format of earlier versions. The program no longer writes this format.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/record/game_record.h"

namespace kotai::ui {

bool isOldGameText(const QByteArray& text);
tl::expected<GameRecord, GameFault> readOldGame(const QByteArray& text);

}  // namespace kotai::ui
