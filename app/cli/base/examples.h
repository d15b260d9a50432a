// Examples for the commands' help, from the entries of the games.
#pragma once

#include <string>

namespace kotai::cli {

/// Text such as "dodgem:4x4".
std::string exampleVariant();
/// Text such as "dodgem:4x4, animalshogi or gobblet".
std::string exampleVariants();
/// Text such as "'>2/>2/1^^ ^' of Dodgem, ...".
std::string examplePositions();

}  // namespace kotai::cli
