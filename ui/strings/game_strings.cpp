// Names of games, variants, starts and sides, from their game or in plain words.
#include <QCoreApplication>

#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

struct GameStrings {
  Q_DECLARE_TR_FUNCTIONS(GameStrings)
};

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Returns the part of a variant's id after the game. "4x4" is shown with `times` between the numbers.
QString optionsText(const Variant& variant, const QString& times) {
  const QString options = fromUtf8(variant.id()).section(QLatin1Char(':'), 1);
  const QString size = QStringLiteral("%1x%2").arg(variant.columns()).arg(variant.rows());
  return options == size ? QString::number(variant.columns()) + times + QString::number(variant.rows()) : options;
}

}  // namespace

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

QString sideSymbol(const Variant& variant, Side side) {
  const Presentation& game = presentationOf(variant);
  return game.sideSymbol ? game.sideSymbol(side) : QString();
}

QString sideWord(const Variant& variant, Side side) {
  const Presentation& game = presentationOf(variant);
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

}  // namespace kotai::ui
