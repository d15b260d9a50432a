#include "ui/strings/strings.h"

#include <cxxabi.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <new>
#include <system_error>
#include <typeinfo>

#include "core/base/characters.h"
#include "core/base/read_failure.h"
#include "core/base/rough_count.h"
#include "core/base/words.h"
#include "core/game/game.h"
#include "core/known/known_results.h"
#include "core/tables/file_checks.h"
#include "ui/games/presentation.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

struct ExceptionStrings {
  Q_DECLARE_TR_FUNCTIONS(ExceptionStrings)
};

struct FreeDeleter {
  void operator()(char* text) const { std::free(text); }
};

static QString typeName(const std::exception& thrown) {
  int status = 0;
  const std::unique_ptr<char, FreeDeleter> name(abi::__cxa_demangle(typeid(thrown).name(), nullptr, nullptr, &status));
  return QString::fromUtf8(status == 0 ? name.get() : typeid(thrown).name());
}

static QString failedFileText(const std::filesystem::filesystem_error& error) {
  const QString file = fileText(QString::fromStdString(error.path1().string()));
  return QStringLiteral("%1: %2").arg(file, QString::fromStdString(error.code().message()));
}

QString exceptionText(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const SolutionError& error) {
    return errorText(error);
  } catch (const std::bad_alloc&) {  // includes exceptions of oneTBB
    return ExceptionStrings::tr("The system ran out of memory. Close other programs, then try again.");
  } catch (const std::filesystem::filesystem_error& error) {
    return failedFileText(error);
  } catch (const std::system_error& error) {
    return ExceptionStrings::tr("The system refused a request: %1.").arg(QString::fromLocal8Bit(error.what()));
  } catch (const std::exception& error) {
    return ExceptionStrings::tr("This is a bug in the program. Please report it: %1 (%2).", "%1: message, %2: kind of fault")
        .arg(QString::fromLocal8Bit(error.what()), typeName(error));
  } catch (...) {
    return ExceptionStrings::tr("This is a bug in the program. Please report it: an unknown exception.");
  }
}

struct PercentSign {
  Q_DECLARE_TR_FUNCTIONS(PercentSign)
};

QString withPercentSign(const QString& number) { return PercentSign::tr("%1%", "a percentage").arg(number); }

QString withPercentSign(int number) { return withPercentSign(QLocale().toString(number)); }

/// Returns a label format that contains only ASCII characters, because Qt Charts garbles other characters on an
/// axis.
QString percentLabelFormat() {
  return QStringLiteral("%d") + withPercentSign(QString()).replace(u'%', QStringLiteral("%%")).replace(QChar::Nbsp, u' ');
}

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(Texts)
};

static QString powerOfTen(double count) {
  static const char16_t digits[] = u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
  const int exponent = static_cast<int>(std::floor(std::log10(count)));
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += QChar(digits[digit.digitValue()]);
  return QLocale().toString(count / std::pow(10.0, exponent), 'f', 1) + QStringLiteral(" \u00d7 10") + raised;
}

/// Formats a duration with a suitable unit. \p number formats the number of seconds, minutes or hours.
static QString inUnits(double seconds, const std::function<QString(double)>& number) {
  if (seconds < 100) return Texts::tr("%1 s", "seconds").arg(number(seconds));
  if (seconds < 100 * 60) return Texts::tr("%1 min", "minutes").arg(number(seconds / 60));
  if (seconds < 48 * 3600) return Texts::tr("%1 h", "hours").arg(number(seconds / 3600));
  if (seconds < 800 * 86400.0) return Texts::tr("%1 days").arg(countText(seconds / 86400));
  return Texts::tr("%1 years").arg(countText(seconds / (365.25 * 86400)));
}

struct ErrorStrings {
  Q_DECLARE_TR_FUNCTIONS(ErrorStrings)
};

static QString param(const std::vector<std::string>& params, std::size_t index) {
  return index < params.size() ? QString::fromStdString(params[index]) : QStringLiteral("?");
}

/// Returns the English text of kotai-cli, for a game without a text for the window.
static QString inEnglish(const OwnText& words, const std::vector<std::string>& params) {
  QString text = QString::fromUtf8(words.english.data(), static_cast<qsizetype>(words.english.size()));
  for (std::size_t place = 0; place < params.size(); ++place)
    text.replace(QStringLiteral("{%1}").arg(place), QString::fromStdString(params[place]));
  return text;
}

/// Returns the game's own text for an error. Empty if the game has no such text.
static QString wordsOfGame(const TextError& error, std::function<QString(const TextError&)> Presentation::*words) {
  for (const Presentation& game : presentations())
    if (game.*words)
      if (QString own = (game.*words)(error); !own.isEmpty()) return own;
  return {};
}

static QString ownExpectedWords(const TextError& error) {
  const QString own = wordsOfGame(error, &Presentation::expectedWords);
  return own.isEmpty() ? inEnglish(*error.ownExpected, {error.expectedDetail}) : own;
}

static QString expectedText(const TextError& error) {
  const QString detail = QString::fromStdString(error.expectedDetail);
  switch (error.expected) {
    case Expected::SizeOption: return ErrorStrings::tr("a size such as :4x4");
    case Expected::Colon: return QStringLiteral(":");
    case Expected::PieceOrDigit: return ErrorStrings::tr("%1 a digit or /", "after the letters of the pieces").arg(detail);
    case Expected::PieceOrRowEnd: return ErrorStrings::tr("%1 / or a space", "after the letters of the pieces").arg(detail);
    case Expected::SpaceAndSide: return ErrorStrings::tr("a space and the side to move (%1)").arg(detail);
    case Expected::SideToMove: return ErrorStrings::tr("the side to move (%1)").arg(detail);
    case Expected::Column: return ErrorStrings::tr("a column, a to %1").arg(detail);
    case Expected::UpperColumn: return ErrorStrings::tr("a column, A to %1").arg(detail);
    case Expected::SpaceAndHands: return ErrorStrings::tr("a space and the pieces in hand (- or letters from %1)").arg(detail);
    case Expected::Hands: return ErrorStrings::tr("“-” or pieces in hand (%1)").arg(detail);
    case Expected::HandPiece: return ErrorStrings::tr("a piece in hand (%1)").arg(detail);
    case Expected::Row: return ErrorStrings::tr("a row, 1 to %1").arg(detail);
    case Expected::Level: return ErrorStrings::tr("a level, 1 to %1").arg(detail);
    case Expected::Digit: return ErrorStrings::tr("a digit");
    case Expected::ByteUnit: return ErrorStrings::tr("K, M, G, T or the end");
    case Expected::BoardSize: return ErrorStrings::tr("the size of the board, %1").arg(detail);
    case Expected::Space: return ErrorStrings::tr("a space");
    case Expected::SideNumber: return ErrorStrings::tr("the player to move, 1 or 2");
    case Expected::OfGame: return ownExpectedWords(error);
    case Expected::Unspecified: break;
  }
  return ErrorStrings::tr("different text");
}

static QString alreadyWonSentence(const QString& side) {
  if (side == QLatin1String("1"))
    return ErrorStrings::tr("This position cannot arise: the first player, who is to move, has already won.");
  if (side == QLatin1String("2"))
    return ErrorStrings::tr("This position cannot arise: the second player, who is to move, has already won.");
  return ErrorStrings::tr("This position cannot arise: %1 has already won.").arg(side);
}

static QString textFaultSentence(const TextError& error) {
  const auto p = [&error](std::size_t index) { return param(error.params, index); };
  switch (error.fault) {
    case TextFault::Empty: return ErrorStrings::tr("The text is empty.");
    case TextFault::UnknownGame: return ErrorStrings::tr("There is no game called “%1”.").arg(p(0));
    case TextFault::UnknownOption: return ErrorStrings::tr("This game has no option “%1”.").arg(p(0));
    case TextFault::BadSize: return ErrorStrings::tr("“%1” is not a board size. Write, for example, 4x4.").arg(p(0));
    case TextFault::NotSquare:
      return ErrorStrings::tr("The size %1 is not square. This game has square boards from %2 to %3.").arg(p(0), p(1), p(2));
    case TextFault::SizeOutOfRange:
      return ErrorStrings::tr("The size %1 is out of range: it can be %2 to %3.").arg(p(0), p(1), p(2));
    case TextFault::UnexpectedCharacter:
      return ErrorStrings::tr("“%1” does not fit here. Expected: %2.").arg(p(0), expectedText(error));
    case TextFault::UnexpectedEnd: return ErrorStrings::tr("The text ends too early. Expected: %1.").arg(expectedText(error));
    case TextFault::TrailingText: return ErrorStrings::tr("Unexpected “%1” after the end of the position.").arg(p(0));
    case TextFault::RowTooLong: return ErrorStrings::tr("Row %1 from the top has more than %2 squares.").arg(p(0), p(1));
    case TextFault::RowTooShort: return ErrorStrings::tr("Row %1 from the top has fewer than %2 squares.").arg(p(0), p(1));
    case TextFault::TooManyRows: return ErrorStrings::tr("There are more than %1 rows.").arg(p(0));
    case TextFault::TooFewRows: return ErrorStrings::tr("There are only %1 of %2 rows.").arg(p(0), p(1));
    case TextFault::TooManyPieces:
      return ErrorStrings::tr("There are too many “%1” pieces: at most %2 are possible.").arg(p(0), p(1));
    case TextFault::BadSide:
      return ErrorStrings::tr("“%1” is not a side. Write %2 or %3 for the player to move.").arg(p(0), p(1), p(2));
    case TextFault::UnknownMove: return ErrorStrings::tr("“%1” is not a move of this game.").arg(p(0));
    case TextFault::IllegalMove: return ErrorStrings::tr("%1 is not a legal move here.").arg(p(0));
    case TextFault::UnknownPlayer: return ErrorStrings::tr("There is no player called “%1”.").arg(p(0));
    case TextFault::BadNumber: return ErrorStrings::tr("“%1” is not a number from %2 to %3.").arg(p(0), p(1), p(2));
    case TextFault::WrongStock:
      return ErrorStrings::tr("There must be %3 “%2” in all, on the board and in hand, not %1.").arg(p(1), p(0), p(2));
    case TextFault::TooManyInHand: return ErrorStrings::tr("At most %3 “%2” can be in hand, not %1.").arg(p(1), p(0), p(2));
    case TextFault::BadChoice:
      return ErrorStrings::tr("“%1” is not a choice here. Write %2 or %3.")
          .arg(p(0), QString::fromStdString(choicesBeforeLast(error.params)), p(error.params.size() - 1));
    case TextFault::MissingOption: return ErrorStrings::tr("“%1” is missing. Write, for example, %2.").arg(p(0), p(1));
    case TextFault::SideAlreadyWon: return alreadyWonSentence(p(0));
    case TextFault::NotUtf8: return ErrorStrings::tr("Byte %1 (hexadecimal) is not valid UTF-8 text.").arg(p(0));
    case TextFault::TextTooLong:
      return ErrorStrings::tr("The text is too long: it has %1 bytes, and the limit is %2.").arg(p(0), p(1));
    case TextFault::OfGame: return inEnglish(*error.own, error.params);
  }
  return ErrorStrings::tr("The text could not be read.");
}

static QString notAFileSentence(const QString& what) {
  if (what == QLatin1String("folder")) return ErrorStrings::tr("This is a folder, not a file. Move it away, then try again.");
  if (what == QLatin1String("pipe")) return ErrorStrings::tr("This is a named pipe, not a file. Move it away, then try again.");
  return ErrorStrings::tr("This is a device or socket, not a file. Move it away, then try again.");
}

static bool isReason(const SolutionError& error, std::initializer_list<int> errorNumbers) {
  return !error.params().empty() && std::any_of(errorNumbers.begin(), errorNumbers.end(),
                                                [&error](int number) { return kotai::isReason(error.params().front(), number); });
}

/// Returns advice for an error of the system. Empty if there is no general advice.
static QString systemAdvice(const SolutionError& error) {
  if (isReason(error, {EACCES, EPERM})) return ErrorStrings::tr("Check the permissions.");
  if (isReason(error, {EROFS})) return ErrorStrings::tr("The disk is read-only.");
  if (isReason(error, {ENOMEM})) return ErrorStrings::tr("Close other programs, then try again.");
  if (isReason(error, {EMFILE, ENFILE})) return ErrorStrings::tr("Too many files are open. Close some, then try again.");
  if (isReason(error, {EIO})) return ErrorStrings::tr("Check the disk.");
  return QString();
}

static QString withAdvice(const QString& sentence, const QString& advice) {
  return advice.isEmpty() ? sentence : sentence + QLatin1Char(' ') + advice;
}

/// Returns advice about a file that cannot be created. Suggests another folder, because the user cannot change
/// the file name.
static QString creatingAdvice(const SolutionError& error) {
  return isReason(error, {EACCES, EPERM, EROFS}) ? ErrorStrings::tr("Choose another data folder or change its permissions.")
                                                 : systemAdvice(error);
}

/// Returns a sentence about a failed write. The file contains the finished parts, unless another program has
/// removed the file.
static QString writeFailedSentence(const SolutionError& error) {
  const QString sentence = ErrorStrings::tr("Writing failed (%1).").arg(param(error.params(), 0));
  std::error_code ignored;
  if (!std::filesystem::exists(error.file(), ignored)) return withAdvice(sentence, systemAdvice(error));
  return withAdvice(sentence + QLatin1Char(' ') + ErrorStrings::tr("Finished parts are kept."), systemAdvice(error));
}

static QString solutionFaultSentence(const SolutionError& error) {
  const auto p = [&error](std::size_t index) { return param(error.params(), index); };
  const auto bytes = [&error](std::size_t index) { return byteCountText(param(error.params(), index).toDouble()); };
  const QString repair = error.file().extension() == outcomesEnding
                             ? ErrorStrings::tr("Delete the file and unpack the outcomes again, or solve the variant.")
                             : ErrorStrings::tr("Repairing keeps the file under another name and solves the variant again.");
  switch (error.fault()) {
    case SolutionFault::NotFound: return ErrorStrings::tr("There is no solution yet. Solve the variant first.");
    case SolutionFault::CannotOpen:
      return withAdvice(ErrorStrings::tr("The file cannot be opened (%1).").arg(p(0)), systemAdvice(error));
    case SolutionFault::CannotCreate:
      return withAdvice(ErrorStrings::tr("The file cannot be created (%1).").arg(p(0)), creatingAdvice(error));
    case SolutionFault::ReadFailed: return withAdvice(ErrorStrings::tr("Reading failed (%1).").arg(p(0)), systemAdvice(error));
    case SolutionFault::WriteFailed: return writeFailedSentence(error);
    case SolutionFault::DiskFull:
      if (!error.params().empty()) return writeFailedSentence(error);  // the disk has space, but this file cannot grow
      return ErrorStrings::tr("The disk is full. Finished parts are kept. Free some space, then resume.");
    case SolutionFault::NotASolution: return ErrorStrings::tr("This is not a solution file.") + QLatin1Char(' ') + repair;
    case SolutionFault::Truncated: return ErrorStrings::tr("The end of the file is missing.") + QLatin1Char(' ') + repair;
    case SolutionFault::NewerVersion:
      return ErrorStrings::tr("The file has format version %1, but this version of Kotai reads only up to %2. Update Kotai.")
          .arg(p(0), p(1));
    case SolutionFault::WrongVariant:
      return ErrorStrings::tr("The file contains the solution of %1, not of %2.").arg(p(0), p(1)) + QLatin1Char(' ') + repair;
    case SolutionFault::DamagedHeader: return ErrorStrings::tr("The file's header is damaged.") + QLatin1Char(' ') + repair;
    case SolutionFault::DamagedDirectory: return ErrorStrings::tr("The file's directory is damaged.") + QLatin1Char(' ') + repair;
    case SolutionFault::DamagedTier:
      return ErrorStrings::tr("Tier %1 of the file is damaged.").arg(p(0)) + QLatin1Char(' ') +
             (error.file().extension() == ".part" ? ErrorStrings::tr("Solve again: the undamaged parts are kept.") : repair);
    case SolutionFault::DamagedBlock:
      return ErrorStrings::tr("Block %2 of tier %1 of the file is damaged.").arg(p(0), p(1)) + QLatin1Char(' ') + repair;
    case SolutionFault::Locked:
      return ErrorStrings::tr("Another program is solving this variant now. Wait until it has finished, or stop it.");
    case SolutionFault::DoesNotFit:
      if (p(0) == QLatin1String("disk"))
        return ErrorStrings::tr("There is not enough space on the disk: %1 needed, %2 free.").arg(bytes(1), bytes(2));
      return ErrorStrings::tr("There is not enough memory: %1 needed, %2 available.").arg(bytes(1), bytes(2));
    case SolutionFault::NotSolvable: return ErrorStrings::tr("Kotai has no method that can solve %1.").arg(p(0));
    case SolutionFault::ChangedWhileRead:
      return ErrorStrings::tr("Another program truncated or changed the file while it was being read.") + QLatin1Char(' ') +
             repair;
    case SolutionFault::NotARegularFile: return notAFileSentence(p(0));
    case SolutionFault::ForeignFile:
      return ErrorStrings::tr(
          "The file was not made by Kotai, or it is a symbolic link. Kotai leaves it unchanged. Move it away, then try again.");
    case SolutionFault::OnlyFigures:
      return ErrorStrings::tr("Only the figures of this variant were kept, not its values. Solve it to get the values.");
    case SolutionFault::NotAFolder: return ErrorStrings::tr("This is not a folder. Choose another data folder.");
    case SolutionFault::ShardMissing:
      return ErrorStrings::tr(
          "This solution comes from several machines, and a part of it is missing. Copy that part into this folder, or mount it "
          "there.");
  }
  return ErrorStrings::tr("The solution cannot be used.");
}

struct GameStrings {
  Q_DECLARE_TR_FUNCTIONS(GameStrings)
};

static QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Returns the part of a variant's id after the game. Replaces the x in sizes such as "4x4" with \p times.
static QString optionsText(const Variant& variant, const QString& times) {
  const QString options = fromUtf8(variant.id()).section(QLatin1Char(':'), 1);
  const QString size = QStringLiteral("%1x%2").arg(variant.columns()).arg(variant.rows());
  return options == size ? QString::number(variant.columns()) + times + QString::number(variant.rows()) : options;
}

struct KnownStrings {
  Q_DECLARE_TR_FUNCTIONS(KnownStrings)
};

/// Names of sources in resources/known_results.json that must be translated.
[[maybe_unused]] static constexpr std::array translatedSources{QT_TRANSLATE_NOOP("KnownStrings", "Iwanaga et al. 2022"),
                                                               QT_TRANSLATE_NOOP("KnownStrings", "Tanaka 2009")};

static QString outcomeSentence(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return KnownStrings::tr("First player wins");
    case Outcome::Draw: return KnownStrings::tr("Draw");
    case Outcome::Loss: return KnownStrings::tr("Second player wins");
  }
  return {};
}

static QString sourceText(const KnownResult& known) {
  if (known.isByThisProgram()) return KnownStrings::tr("solved with Kotai");
  return QCoreApplication::translate("KnownStrings", known.source.c_str());
}

/// Returns sentences about numbers of positions, if known.
static QStringList figureSentences(const KnownResult& known) {
  const auto count = [&known](const char* name) { return countText(static_cast<double>(known.figure(name).value_or(0))); };
  QStringList sentences;
  if (known.positions) {
    const auto positions = static_cast<double>(*known.positions);
    sentences << (known.positionsAreRough ? KnownStrings::tr("About %1 positions.").arg(roughCountText(positions))
                                          : KnownStrings::tr("%1 positions.").arg(countText(positions)));
  }
  if (known.figure("win") && known.figure("draw") && known.figure("loss"))
    sentences
        << KnownStrings::tr("%1 are won, %2 drawn and %3 lost.", "positions").arg(count("win"), count("draw"), count("loss"));
  if (known.figure("longestWin") && known.figure("longestLoss"))
    sentences << KnownStrings::tr("The longest win takes %1 moves, the longest loss %2.")
                     .arg(count("longestWin"), count("longestLoss"));
  return sentences;
}

QString outcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return Texts::tr("Win");
    case Outcome::Loss: return Texts::tr("Loss");
    case Outcome::Draw: break;
  }
  return Texts::tr("Draw");
}

QString outcomeLetter(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return Texts::tr("W", "one letter for win");
    case Outcome::Loss: return Texts::tr("L", "one letter for loss");
    case Outcome::Draw: break;
  }
  return Texts::tr("D", "one letter for draw");
}

QString valueText(Value value) {
  switch (value.outcome) {
    case Outcome::Win: return Texts::tr("Win %L1", "%1 is a number of moves").arg(value.distancePlies);
    case Outcome::Loss: return Texts::tr("Loss %L1", "%1 is a number of moves").arg(value.distancePlies);
    case Outcome::Draw: break;
  }
  return outcomeName(Outcome::Draw);
}

QString badgeText(Value value) {
  if (value.outcome == Outcome::Draw) return outcomeLetter(value.outcome);
  return Texts::tr("%1 %2", "badge on the board: letter of the outcome, number of moves")
      .arg(outcomeLetter(value.outcome))
      .arg(value.distancePlies);
}

QString resultBadge(const Variant& variant, Side toMove, Outcome outcome) {
  if (outcome == Outcome::Draw) return outcomeName(outcome);
  return Texts::tr("%1 wins", "a side").arg(sideName(variant, outcome == Outcome::Win ? toMove : other(toMove)));
}

QString resultSentence(const Variant& variant, Side toMove, Value value) {
  if (value.outcome == Outcome::Draw) return Texts::tr("Draw with best play on both sides");
  const Side winner = value.outcome == Outcome::Win ? toMove : other(toMove);
  const int plies = static_cast<int>(value.distancePlies);
  const QString name = sideName(variant, winner);
  return plies == 0 ? Texts::tr("%1 has won", "a side").arg(name) : Texts::tr("%1 wins in %n moves", "a side", plies).arg(name);
}

QString byteCountText(double bytes) {
  if (bytes < 0 || bytes > 9e18) return powerOfTen(std::max(bytes, 1.0)) + QStringLiteral(" B");
  const int decimals = bytes < 1e6 ? 0 : 1;
  QString text = QLocale().formattedDataSize(static_cast<qint64>(bytes), decimals, QLocale::DataSizeSIFormat);
  // Uses the same spelling of the unit in every language.
  return text.replace(u' ', QChar::Nbsp).replace(QLatin1String("KB"), QLatin1String("kB"));
}

QString countText(double count) { return count < 1e13 ? QLocale().toString(count, 'f', 0) : powerOfTen(count); }

QString roughCountText(double count) { return countText(roughCount(count)); }

QString durationText(double seconds) {
  const QLocale locale;
  if (seconds < 0) return Texts::tr("unknown");
  if (seconds < 1) return Texts::tr("%1 s", "seconds").arg(locale.toString(seconds, 'f', 2));
  return inUnits(seconds, [&locale](double value) { return locale.toString(value, 'f', value < 10 ? 1 : 0); });
}

/// Formats a rough duration. Below ten units, the number is a whole number. Above, the number is a multiple of
/// five.
QString estimateText(double seconds) {
  const auto rounded = [](double value) {
    const double step = value < 9.5 ? 1 : 5;
    return QLocale().toString(std::max(1.0, std::round(value / step) * step), 'f', 0);
  };
  return Texts::tr("about %1", "a duration").arg(inUnits(seconds, rounded));
}

QString errorText(const TextError& error) {
  QString sentence = error.own ? wordsOfGame(error, &Presentation::faultSentence) : QString();
  if (sentence.isEmpty()) sentence = textFaultSentence(error);
  // An error in column 0 has no location in the text. An illegal move is wrong as a whole.
  if (error.fault == TextFault::Empty || error.fault == TextFault::IllegalMove || error.column == 0) return sentence;
  return ErrorStrings::tr("Character %1: %2", "place in a text, counted from 1; what is wrong there")
      .arg(error.column)
      .arg(sentence);
}

QString errorReason(const SolutionError& error) { return solutionFaultSentence(error); }

QString errorText(const SolutionError& error) {
  QString sentence = solutionFaultSentence(error);
  if (error.file().empty()) return sentence;
  const QString file = fileText(QString::fromStdString(error.file().string()));
  return QStringLiteral("%1: %2").arg(file, sentence);
}

QString gameName(const Variant& variant) { return gameName(variant.gameId()); }

QString gameName(std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  return game.name ? game.name() : fromUtf8(gameId);
}

QString gameSentence(std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  return game.sentence ? game.sentence() : QString();
}

QString variantTitle(const Variant& variant) {
  const Presentation& game = presentationOf(variant);
  const QString own = game.variantTitle ? game.variantTitle(variant) : QString();
  if (!own.isEmpty()) return own;
  const QString options = optionsText(variant, QStringLiteral(" \u00d7 "));
  return options.isEmpty() ? GameStrings::tr("Standard rules") : options;
}

QString variantName(const Variant& variant) {
  const Presentation& game = presentationOf(variant);
  const QString own = game.variantName ? game.variantName(variant) : QString();
  if (!own.isEmpty()) return own;
  return QStringLiteral("%1 %2").arg(gameName(variant), optionsText(variant, QStringLiteral("\u00d7"))).trimmed();
}

QString startName(std::string_view gameId, std::string_view startId) {
  if (startId == "standard") return GameStrings::tr("Standard");
  const Presentation& game = presentationOf(gameId);
  const QString own = game.startName ? game.startName(startId) : QString();
  return own.isEmpty() ? fromUtf8(startId) : own;
}

QString notationHint(std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  return game.notationHint ? game.notationHint() : QString();
}

QString moveHint(std::string_view gameId) {
  const Presentation& game = presentationOf(gameId);
  return game.moveHint ? game.moveHint() : QString();
}

QString sideSymbol(const Variant& variant, Side side) {
  const Presentation& game = presentationOf(variant);
  return game.sideSymbol ? game.sideSymbol(side) : QString();
}

QString sideWord(const Variant& variant, Side side) { return sideWord(variant.gameId(), side); }

QString sideWord(std::string_view gameId, Side side) {
  const Presentation& game = presentationOf(gameId);
  const bool first = side == Side::First;
  if (!game.colours || Theme::instance().palette().greyscale)
    return first ? GameStrings::tr("First player") : GameStrings::tr("Second player");
  return game.colours->at(static_cast<std::size_t>(side)) == SideColour::Blue ? GameStrings::tr("Blue", "a side")
                                                                              : GameStrings::tr("Orange", "a side");
}

QString sideName(const Variant& variant, Side side) {
  const QString symbol = sideSymbol(variant, side);
  return symbol.isEmpty() ? sideWord(variant, side) : sideWord(variant, side) + QLatin1Char(' ') + symbol;
}

std::optional<KnownStartText> knownStartText(const Variant& variant) {
  const KnownResult* const known = knownResult(variant.id());
  if (known == nullptr) return std::nullopt;
  const bool inPlies = known->start != Outcome::Draw && known->plies;
  const QString result =
      inPlies ? resultSentence(variant, Side::First, Value{known->start, *known->plies}) : outcomeSentence(known->start);
  return KnownStartText{known->start, resultBadge(variant, Side::First, known->start),
                        KnownStrings::tr("%1 (%2)", "a result, who found it").arg(result, sourceText(*known))};
}

QString knownSummary(const Variant& variant) {
  const auto start = knownStartText(variant);
  if (!start) return QString();
  QStringList sentences{KnownStrings::tr("Known: %1.", "a result and who found it").arg(start->sentence)};
  sentences << figureSentences(*knownResult(variant.id())) << KnownStrings::tr("This variant is not solved on this computer.");
  return sentences.join(QLatin1Char(' '));
}

QString dayText(const QDate& day) { return QLocale().toString(day, QLocale::ShortFormat); }

QString momentText(const QDateTime& moment) { return QLocale().toString(moment, QLocale::ShortFormat); }

QString gameDateText(const std::string& date) {
  if (const QDateTime moment = gameMoment(date); moment.isValid()) return momentText(moment);
  const QString text = QString::fromStdString(date);
  const QDate day = QDate::fromString(text, Qt::ISODate);
  return text.size() == 10 && day.isValid() ? dayText(day) : text;
}

QDateTime gameMoment(const std::string& date) {
  return QDateTime::fromString(QString::fromStdString(date), QStringLiteral("yyyy-MM-dd HH:mm"));
}

QString fileText(const QString& file) {
  QString text;
  for (const char32_t code : QDir::toNativeSeparators(file).toUcs4())
    text += QString::fromUcs4(isUnseen(code) ? U"\uFFFD" : &code, 1);
  return text;
}

QString squareText(Square square) { return QChar(u'a' + square.column) + QString::number(square.row + 1); }

QString fileNameText(const QString& file) { return fileText(QFileInfo(file).fileName()); }

QString wasteText(Outcome outcome, std::uint32_t plies) {
  return (outcome == Outcome::Loss ? QStringLiteral("\u2212%1") : QStringLiteral("+%1")).arg(plies);
}

}  // namespace kotai::ui
