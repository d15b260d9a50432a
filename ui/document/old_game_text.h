// Games as earlier versions of this program kept them (JSON): they are read, and written no more.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/record/game_record.h"

namespace kotai::ui {

bool isOldGameText(const QByteArray& text);
tl::expected<GameRecord, GameFault> readOldGame(const QByteArray& text);

}  // namespace kotai::ui
