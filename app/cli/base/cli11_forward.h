// Forward declarations of CLI11 for files that declare no options, because CLI11's header compiles slowly.
#pragma once

namespace CLI {
class App;
class Option;
class ParseError;
}  // namespace CLI
