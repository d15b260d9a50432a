// One question of a proof, and the names under which its search is stored.
#pragma once

#include <filesystem>
#include <string>

#include "core/simultaneous/proved_outcome.h"

namespace kotai::domineering {

/// Question whether a side can force a draw (payoff 0) or a win (payoff 1).
struct ProofQuestion {
  Side side = Side::First;
  int payoff = 0;
};

/// Returns the name of the question, such as "vertical-draw".
inline std::string textOf(ProofQuestion question) {
  return std::string(question.side == Side::First ? "vertical" : "horizontal") + (question.payoff == 0 ? "-draw" : "-win");
}

/// Returns the name under which a search is stored, such as "syncdom:7x7 vertical-draw".
inline std::string proofName(const SimultaneousVariant& variant, ProofQuestion question) {
  return variant.id() + ' ' + textOf(question);
}

inline std::filesystem::path proofFile(const std::filesystem::path& directory, const SimultaneousVariant& variant,
                                       ProofQuestion question) {
  return provedOutcomeFile(directory, variant).replace_extension(textOf(question) + ".proof");
}

}  // namespace kotai::domineering
