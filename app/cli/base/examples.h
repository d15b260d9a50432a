// Examples for the help of the commands, taken from the registry of the games.
#pragma once

#include <string>

namespace kotai::cli {

/// Returns a string such as "dodgem:4x4".
std::string exampleVariant();
/// Returns a string such as "dodgem:4x4, animalshogi or gobblet".
std::string exampleVariants();
/// Returns a string such as "'>2/>2/1^^ ^' of Dodgem, ...".
std::string examplePositions();

}  // namespace kotai::cli
