// Reads games in the format of earlier versions of this program (JSON), which is no longer written.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/record/game_record.h"

namespace kotai::ui {

bool isOldGameText(const QByteArray& text);
tl::expected<GameRecord, GameFault> readOldGame(const QByteArray& text);

}  // namespace kotai::ui
