#include "app/cli/engine/engine_words.h"

#include <fmt/format.h>

#include "app/cli/base/visible_text.h"

namespace kotai::cli {

std::string englishText(const EngineFailure& failure) {
  const std::string program = quotedText(failure.program());
  const std::string detail = shortenedText(failure.detail());
  switch (failure.fault()) {
    case EngineFault::NotStarted:
      return fmt::format("the engine {} cannot be started: {}; is it installed, and the command right?", program, detail);
    case EngineFault::NoSuchVariant:
      return fmt::format("the engine {} does not know the game: its variant option has no '{}'", program, detail);
    case EngineFault::Ended: return fmt::format("the engine {} ended in the middle of the conversation", program);
    case EngineFault::NoAnswer: return fmt::format("the engine {} did not answer within {} s (option timeout)", program, detail);
    case EngineFault::IllegalMove: return fmt::format("the engine {} wanted to play '{}', which is not legal", program, detail);
    case EngineFault::MeaninglessText: return fmt::format("the engine {} sent an unreadable answer", program);
    case EngineFault::GaveUp: break;
  }
  return fmt::format("the engine {} gave the game up", program);
}

}  // namespace kotai::cli
