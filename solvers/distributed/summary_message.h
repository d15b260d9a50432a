// The parts of a tier's summary as a message.
#pragma once

#include "core/tables/tier_summary.h"
#include "solvers/distributed/messages.h"

namespace kotai::distributed {

/// Encodes the summary of a block; figures of a single game are not sent.
inline Bytes summaryMessage(const TierSummary& summary) {
  MessageWriter message;
  message.put(std::uint64_t{summary.parts.size()});
  for (const PartSummary& part : summary.parts)
    message.put(part.notables).put(part.legalMoves).put(part.mostLegalMoves).putAll(part.histogram);
  return message.take();
}

inline TierSummary summaryOf(std::span<const std::byte> bytes) {
  MessageReader message(bytes);
  TierSummary summary;
  for (auto parts = message.get<std::uint64_t>(); parts > 0; --parts) {
    PartSummary part;
    part.notables = message.get<decltype(part.notables)>();
    part.legalMoves = message.get<std::uint64_t>();
    part.mostLegalMoves = message.get<std::uint32_t>();
    part.histogram = message.getAll<PartSummary::Entry>();
    summary.parts.push_back(std::move(part));
  }
  return summary;
}

}  // namespace kotai::distributed
