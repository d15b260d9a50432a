// Colours of the program, for each theme (light, dark) and colour vision (standard, deuteranopia-safe,
// greyscale).
#pragma once

#include <QColor>
#include <QObject>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai::ui {

enum class ThemeChoice { System, Light, Dark };
enum class VisionChoice { Standard, DeuteranopiaSafe, Greyscale };
/// Style of pieces on tiles: pictures, Japanese characters, or letters.
enum class PieceSet { Animals, Kanji, Letters };

/// Palette of the program. Plain data. Widgets read the current palette by Theme::instance().palette() whenever
/// they paint.
struct ColourPalette {
  bool dark = false;
  bool greyscale = false;
  PieceSet pieceSet = PieceSet::Animals;  ///< style of pieces, part of the palette because all painting code needs it
  QColor window;                          ///< background of the window
  QColor surface;                         ///< background of docks and cards
  QColor surfaceRaised;                   ///< background of hovered rows and buttons
  QColor border;
  QColor text;
  QColor textMuted;
  QColor accent;
  QColor accentTint;  ///< background of selected rows
  QColor squareLight;
  QColor squareDark;
  QColor emptyCell;    ///< heat map cell without positions
  QColor first;        ///< pieces of the first side
  QColor second;       ///< pieces of the second side
  QColor tile[2];      ///< background of pieces, by Side
  QColor ink;          ///< characters on tiles
  QColor promotedInk;  ///< characters of promoted pieces
  QColor wood;
  QColor seat[2];      ///< colours of Vertical and Horizontal, by Side; distinct from all outcome colours
  QColor seatText[2];  ///< text in these colours; contrast at least 4.5:1 on surface, window and raised surface
  QColor lastMove;     ///< origin and target of the last move, in every game
  QColor danger;       ///< frame of pieces under attack
  QColor headlight;
  QColor tailLight;
  QColor shadow;          ///< shadow of pieces, translucent
  QColor outcome[3];      ///< colours of outcomes, by Outcome
  QColor outcomeTint[3];  ///< pale backgrounds, by Outcome
  QColor outcomeText[3];  ///< text in the outcome's colour; contrast at least 4.5:1 on surface, window and tint

  const QColor& of(Outcome value) const { return outcome[static_cast<int>(value)]; }
  const QColor& tintOf(Outcome value) const { return outcomeTint[static_cast<int>(value)]; }
  const QColor& textOf(Outcome value) const { return outcomeText[static_cast<int>(value)]; }
  const QColor& of(Side side) const { return side == Side::First ? first : second; }
  const QColor& tileOf(Side side) const { return tile[static_cast<int>(side)]; }
  const QColor& seatOf(Side side) const { return seat[static_cast<int>(side)]; }
  const QColor& seatTextOf(Side side) const { return seatText[static_cast<int>(side)]; }
};

ColourPalette makePalette(bool dark, VisionChoice vision);

/// Returns a mixture of \p under and \p over. \p share is the share of \p over, from 0 to 1.
QColor mixed(const QColor& under, const QColor& over, double share);
inline constexpr double minTextContrast = 4.5;  ///< minimum contrast of text
/// Returns the contrast of two opaque colours as defined by WCAG 2, from 1 to 21.
double contrastRatio(const QColor& left, const QColor& right);
/// Returns the colour nearest to \p colour whose contrast with \p background is at least \p ratio. The result
/// is darker on a light background, and lighter on a dark background.
QColor withContrast(QColor colour, const QColor& background, double ratio);
/// Returns the strength of a value's colour, which decreases with the distance, from 1 to 0.3.
double valueStrength(Value value);

/// Holder of the current palette. Derives the application's QPalette and style sheet from it.
class Theme : public QObject {
  Q_OBJECT
  friend class PaperPalette;

 public:
  static Theme& instance();
  const ColourPalette& palette() const { return m_palette; }
  ThemeChoice themeChoice() const { return m_theme; }
  VisionChoice visionChoice() const { return m_vision; }
  PieceSet pieceSet() const { return m_palette.pieceSet; }
  void setChoices(kotai::ui::ThemeChoice theme, kotai::ui::VisionChoice vision);
  void setPieceSet(kotai::ui::PieceSet pieces);

 signals:
  void changed();  ///< emitted when the palette has changed; widgets that paint themselves must call update()

 private:
  Theme();
  void apply();
  bool m_systemDark = false;
  ThemeChoice m_theme = ThemeChoice::System;
  VisionChoice m_vision = VisionChoice::Standard;
  ColourPalette m_palette;
};

/// Selects the light colours on white as long as an instance exists. Use an instance only for pictures that are
/// painted immediately, because no window may be painted during that time.
class PaperPalette {
 public:
  PaperPalette();
  ~PaperPalette();
  PaperPalette(const PaperPalette&) = delete;
  PaperPalette& operator=(const PaperPalette&) = delete;

 private:
  ColourPalette m_kept;
};

}  // namespace kotai::ui
