// Classes of CLI11 for files that declare no options: its own header takes long to compile.
#pragma once

namespace CLI {
class App;
class Option;
class ParseError;
}  // namespace CLI
