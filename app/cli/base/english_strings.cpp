#include "app/cli/base/english_strings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <initializer_list>
#include <system_error>

#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "core/base/words.h"
#include "core/game/registry.h"
#include "core/tables/file_checks.h"
#include "core/tables/manifest.h"

namespace kotai::cli {

constexpr const char* closeFiles = "close other programs or allow more open files (ulimit -n)";

/// Returns whether \p reason is the system's message for one of the error numbers.
static bool isOneOf(std::string_view reason, std::initializer_list<int> errors) {
  return std::ranges::any_of(errors, [reason](int error) { return std::generic_category().message(error) == reason; });
}

/// Returns advice for a file that cannot be opened. \p reason is the system's message for an error number, as
/// in SolutionError.
static std::string openingAdvice(std::string_view reason) {
  if (isOneOf(reason, {EACCES, EPERM})) return "check its permissions";
  if (isOneOf(reason, {ENOMEM})) return "there is not enough memory to read it; close other programs";
  if (isOneOf(reason, {EMFILE, ENFILE})) return closeFiles;
  return "check this path, or choose another folder with --data";
}

static std::string creatingAdvice(std::string_view reason) {
  if (isOneOf(reason, {EACCES, EPERM, EROFS})) return "check the permissions of the folder or choose another one with --data";
  if (isOneOf(reason, {ENOSPC, EDQUOT})) return "free some space or choose another folder with --data";
  if (isOneOf(reason, {EMFILE, ENFILE})) return closeFiles;
  return "choose another folder with --data";
}

static std::string param(const std::vector<std::string>& params, std::size_t place) {
  return place < params.size() ? params[place] : std::string("?");
}

static std::string knownGames() {
  std::string list;
  for (const GameInfo& game : allGames()) list += (list.empty() ? "" : ", ") + game.id;
  return list;
}

/// Returns advice about names of games, which are written in lower case.
static std::string gamesAdvice(std::string_view found) {
  const std::string small = lowerCase(found);
  for (const GameInfo& game : allGames())
    if (game.id == small) return "it is written " + game.id;
  return "the games are: " + knownGames();
}

static bool isDigits(std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789") == text.npos; }

/// Returns whether the text is a whole number, or two whole numbers joined by a dash (the number of fences of each
/// player).
static bool isWholeNumber(std::string_view text) {
  const std::size_t dash = text.find('-', 1);
  if (dash != text.npos) return isDigits(text.substr(0, dash)) && isDigits(text.substr(dash + 1));
  return isDigits(text.starts_with('-') ? text.substr(1) : text);
}

/// Describes an unknown or repeated option. The parameters are the text found, then the valid options. If the text
/// found is one of the valid options, the option was given twice.
static std::string optionReason(const TextError& error) {
  const std::string& found = error.params.front();
  const std::string name = found.substr(0, found.find('='));
  const std::vector<std::string> known(error.params.begin() + 1, error.params.end());
  const auto sameName = [&name](const std::string& option) { return option.substr(0, option.find('=')) == name; };
  if (name.size() < found.size() && std::ranges::any_of(known, sameName))
    return fmt::format("the option '{}' is given twice", shortenedText(name));
  const std::string fault =
      found.empty() ? "an option is missing here" : fmt::format("there is no option '{}' here", shortenedText(found));
  return known.empty() ? fault : fmt::format("{}; the options are: {}", fault, fmt::join(known, ", "));
}

/// Formats the byte count in a parameter, for example "61.3 MiB". A parameter that is not a number is returned
/// unchanged.
static std::string bytesParam(const std::vector<std::string>& params, std::size_t place) {
  const std::string text = param(params, place);
  double bytes = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), bytes);
  return fault == std::errc() && end == text.data() + text.size() ? bytesText(bytes) : text;
}

/// Returns words such as "expected ...".
static std::string expectedText(const TextError& error) {
  const std::string& detail = error.expectedDetail;
  switch (error.expected) {
    case Expected::SizeOption: return "a size such as :4x4";
    case Expected::Colon: return ":";
    case Expected::PieceOrDigit: return detail + " a digit or /";
    case Expected::PieceOrRowEnd: return detail + " / or a space";
    case Expected::SpaceAndSide: return fmt::format("a space and the side to move ({})", detail);
    case Expected::SideToMove: return fmt::format("the side to move ({})", detail);
    case Expected::Column: return fmt::format("a column, a to {}", detail);
    case Expected::UpperColumn: return fmt::format("a column, A to {}", detail);
    case Expected::SpaceAndHands: return fmt::format("a space and the pieces in hand (- or letters from {})", detail);
    case Expected::Hands: return fmt::format("- or pieces in hand ({})", detail);
    case Expected::HandPiece: return fmt::format("a piece in hand ({})", detail);
    case Expected::Row: return fmt::format("a row, 1 to {}", detail);
    case Expected::Level: return fmt::format("a level, 1 to {}", detail);
    case Expected::Digit: return "a digit";
    case Expected::ByteUnit: return "K, M, G, T or the end";
    case Expected::BoardSize: return fmt::format("the size of the board, {}", detail);
    case Expected::Space: return "a space";
    case Expected::SideNumber: return "1 or 2, the player to move";
    case Expected::OfGame: return fmt::format(fmt::runtime(error.ownExpected->english), detail);
    case Expected::Unspecified: break;
  }
  return "different text";
}

/// Returns the name of a side: its letter in quotes, or "player 1" or "player 2" if the sides have no letters.
static std::string sideText(const std::string& side) {
  return side == "1" || side == "2" ? "player " + side : fmt::format("'{}'", side);
}

/// Lists the valid players if the parameters of the error contain them.
static std::string playersText(const TextError& error) {
  if (error.params.size() < 2) return "perfect, perfect:traps=1 to 9, random or level=1 to level=9";
  std::string list = error.params[1];
  for (std::size_t place = 2; place < error.params.size(); ++place)
    list += (place + 1 < error.params.size() ? ", " : " or ") + error.params[place];
  return list;
}

/// Describes the fault and the expected text, without the position of the fault in the text.
static std::string reason(const TextError& error) {
  const auto p = [&error](std::size_t place) { return shortenedText(param(error.params, place)); };
  switch (error.fault) {
    case TextFault::Empty: return "it is empty";
    case TextFault::UnknownGame: return fmt::format("there is no game '{}'; {}", p(0), gamesAdvice(param(error.params, 0)));
    case TextFault::UnknownOption: return optionReason(error);
    case TextFault::BadSize:
      return fmt::format("'{}' is not a board size of this game; expected columns x rows, from {} to {}", p(0), p(1), p(2));
    case TextFault::NotSquare:
      return fmt::format("the size {} is not square; expected a square board from {} to {}", p(0), p(1), p(2));
    case TextFault::SizeOutOfRange: return fmt::format("the size {} is out of range; expected {} to {}", p(0), p(1), p(2));
    case TextFault::UnexpectedCharacter: return fmt::format("found '{}', expected {}", p(0), expectedText(error));
    case TextFault::UnexpectedEnd: return fmt::format("the text ends here, expected {}", expectedText(error));
    case TextFault::TrailingText: return fmt::format("found '{}' where the text should end", p(0));
    case TextFault::RowTooLong: return fmt::format("row {} from the top is too long; expected {} columns", p(0), p(1));
    case TextFault::RowTooShort: return fmt::format("row {} from the top is too short; expected {} columns", p(0), p(1));
    case TextFault::TooManyRows: return fmt::format("there are too many rows; expected {}", p(0));
    case TextFault::TooFewRows: return fmt::format("there are only {} rows; expected {}", p(0), p(1));
    case TextFault::TooManyPieces: return fmt::format("there are too many '{}'; expected at most {}", p(0), p(1));
    case TextFault::BadSide: return fmt::format("'{}' is not a side; expected {} or {}", p(0), p(1), p(2));
    case TextFault::UnknownMove: return fmt::format("'{}' is not a move of this game", p(0));
    case TextFault::IllegalMove: return fmt::format("the move {} is not legal here", p(0));
    case TextFault::UnknownPlayer: return fmt::format("there is no player '{}'; expected {}", p(0), playersText(error));
    case TextFault::BadNumber:
      return fmt::format("'{}' is {}; expected a whole number from {} to {}", p(0),
                         isWholeNumber(param(error.params, 0)) ? "out of range" : "not a whole number", p(1), p(2));
    case TextFault::WrongStock:
      return fmt::format("found {} of '{}' (both sides, board and hands together); expected {}", p(1), p(0), p(2));
    case TextFault::TooManyInHand: return fmt::format("found {} of '{}' in one hand; expected at most {}", p(1), p(0), p(2));
    case TextFault::BadChoice:
      return fmt::format("'{}' is not allowed here; expected {} or {}", p(0), choicesBeforeLast(error.params),
                         p(error.params.size() - 1));
    case TextFault::SideAlreadyWon:
      return fmt::format("this position cannot arise: {} is to move but has already won", sideText(p(0)));
    case TextFault::NotUtf8: return fmt::format("the byte \\x{} is not valid UTF-8", p(0));
    case TextFault::TextTooLong:
      return fmt::format("it is too long: {}; the limit is {}", bytesParam(error.params, 0), bytesParam(error.params, 1));
    case TextFault::MissingOption: return fmt::format("{} is missing; expected an option such as ,{}", p(0), p(1));
    case TextFault::OfGame:  // params: the text found, then the game's own text, which is not shortened
      return fmt::format(fmt::runtime(error.own->english), p(0), visibleText(param(error.params, 1)), p(2));
  }
  return "it cannot be read";
}

/// Returns advice on a damaged file: continue, solve again with --repair, or (for outcomes) delete the file and unpack
/// again.
static std::string solveAgain(std::string_view file, const std::string& solve, bool unfinished, bool outcomes) {
  if (unfinished) return fmt::format("its undamaged parts are kept if you continue with: {}", solve);
  if (outcomes) return fmt::format("delete {} and unpack the outcomes again, or solve: {}", file, solve);
  return fmt::format("to keep {} under another name and solve again: {} --repair", file, solve);
}

/// Describes a failed write. Says that the content is lost if the file was removed during the write.
static std::string writeFailed(const SolutionError& error, const std::string& solve) {
  const std::string file = pathText(error.file());
  std::error_code ignored;
  if (error.file().extension() == ".part" && !std::filesystem::exists(error.file(), ignored))
    return fmt::format("{} was removed while it was being written, and its content is lost; solve again with: {}", file, solve);
  return fmt::format("{} cannot be written: {}; finished parts are kept; continue later with: {}", file, param(error.params(), 0),
                     solve);
}

static std::string doesNotFit(const SolutionError& error, const std::string& variant, std::string_view folder,
                              const std::string& estimate) {
  const std::string needed = bytesParam(error.params(), 1);
  const std::string there = bytesParam(error.params(), 2);
  if (param(error.params(), 0) != "disk")
    return fmt::format(
        "{} does not fit: it needs {} of memory, but {} are available; try another --memory or fewer --threads, see: {}", variant,
        needed, there, estimate);
  const bool nothing = param(error.params(), 2) == "0";
  return fmt::format(
      "{} does not fit: it needs {} of disk space in {}, where {}; free some space or choose another folder with --data", variant,
      needed, folder, nothing ? "nothing can be written" : there + " are free");
}

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

std::string withoutFinalStop(std::string sentence) {
  while (sentence.ends_with('.') || sentence.ends_with('\n')) sentence.pop_back();
  return sentence;
}

std::string englishText(const TextError& error, std::string_view kind, std::string_view text) {
  if (error.fault == TextFault::TextTooLong) return fmt::format("{} '{}': {}", kind, shortenedText(text), reason(error));
  return fmt::format("{} {}, character {}: {}", kind, quotedText(text, error.column), error.column, reason(error));
}

std::string englishText(const SolutionError& error, std::string_view variantId, std::string_view dataOption) {
  const std::string file = pathText(error.file());
  const std::string folder = pathText(error.file().parent_path());
  const std::string variant = variantId.empty() ? "the variant" : std::string(variantId);
  const bool shard = isShard(error.file());
  const std::string solve = shard ? "mpirun " + suggestedCommandOf("kotai-mpi", "solve", variantId, dataOption)
                                  : suggestedCommand("solve", variantId, dataOption);
  const bool outcomes = error.file().extension() == outcomesEnding;
  const auto again = [&](std::string_view what) { return solveAgain(what, solve, shard, outcomes); };
  const auto p = [&error](std::size_t place) { return param(error.params(), place); };
  switch (error.fault()) {
    case SolutionFault::NotFound:
      return fmt::format("{} is not solved yet (there is no {}); solve it with: {}", variant, file, solve);
    case SolutionFault::CannotOpen: return fmt::format("{} cannot be opened: {}; {}", file, p(0), openingAdvice(p(0)));
    case SolutionFault::CannotCreate: return fmt::format("{} cannot be created: {}; {}", file, p(0), creatingAdvice(p(0)));
    case SolutionFault::ReadFailed: return fmt::format("{} cannot be read: {}; check the disk; {}", file, p(0), again("it"));
    case SolutionFault::WriteFailed: return writeFailed(error, solve);
    case SolutionFault::DiskFull:
      if (!error.params().empty())
        return fmt::format(
            "{} cannot be written: {}; allow larger files (ulimit -f) and continue with: {} (finished parts are kept)", file,
            p(0), solve);
      return fmt::format("the disk is full while writing {}; free some space and continue with: {} (finished parts are kept)",
                         file, solve);
    case SolutionFault::NotASolution: return fmt::format("{} is not a solution of Kotai; {}", file, again("it"));
    case SolutionFault::Truncated: return fmt::format("the end of {} is missing; {}", file, again("it"));
    case SolutionFault::NewerVersion:
      return fmt::format("{} has format version {}, but this program reads up to version {}; use a newer version of Kotai", file,
                         p(0), p(1));
    case SolutionFault::WrongVariant: return fmt::format("{} contains {}, not {}; {}", file, p(0), p(1), again("it"));
    case SolutionFault::DamagedHeader: return fmt::format("the header of {} is damaged; {}", file, again("it"));
    case SolutionFault::DamagedDirectory: return fmt::format("the directory of {} is damaged; {}", file, again("it"));
    case SolutionFault::DamagedTier:
      return fmt::format("tier {} of {} is damaged; {}", p(0), file,
                         solveAgain("the file", solve, shard || file.ends_with(".part"), outcomes));
    case SolutionFault::DamagedBlock:
      return fmt::format("block {} of tier {} of {} is damaged; {}", p(1), p(0), file, again("the file"));
    case SolutionFault::Locked:
      return fmt::format("another program is solving {} in {}; wait for it or stop it, then try again", variant,
                         folder.empty() ? file : folder);
    case SolutionFault::DoesNotFit:
      return doesNotFit(error, variant, folder.empty() ? file : folder, suggestedCommand("estimate", variantId, dataOption));
    case SolutionFault::NotSolvable: return fmt::format("Kotai has no method that solves {}", p(0));
    case SolutionFault::ChangedWhileRead:
      return fmt::format("another program truncated or changed {} while it was being read; {}", file, again("it"));
    case SolutionFault::NotARegularFile: return fmt::format("{} is a {}, not a file; move it away, then try again", file, p(0));
    case SolutionFault::ForeignFile:
      return fmt::format("{} was not made by Kotai, or is a symbolic link, and is left unchanged; move it away, then try again",
                         file);
    case SolutionFault::OnlyFigures:
      return fmt::format("only the figures of {} were kept, for stats and table ({}), not its values; solve it with: {}", variant,
                         file, solve);
    case SolutionFault::NotAFolder: return fmt::format("{} is not a folder; choose a folder with --data", file);
    case SolutionFault::ShardMissing:
      return fmt::format(
          "{} is missing: it contains a part of {}; copy or mount it into the folder, or solve its tiers again with: {}", file,
          variant, solve);
  }
  return fmt::format("{} cannot be used", file);
}

}  // namespace kotai::cli
