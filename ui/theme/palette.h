// Every colour of the program: theme (light, dark) x colour vision (standard, deuteranopia-safe, greyscale).
#pragma once

#include <QColor>
#include <QObject>

#include "core/game/types.h"
#include "core/value.h"

namespace kotai::ui {

enum class ThemeChoice { System, Light, Dark };
enum class VisionChoice { Standard, DeuteranopiaSafe, Greyscale };

/// A plain value; widgets read the current one through Theme::instance().palette() each time they paint.
struct ColourPalette {
  bool dark = false;
  QColor window;         ///< behind everything
  QColor surface;        ///< docks, cards
  QColor surfaceRaised;  ///< hovered rows, buttons
  QColor border;
  QColor text;
  QColor textMuted;
  QColor accent;
  QColor accentTint;     ///< selected rows
  QColor squareLight;
  QColor squareDark;
  QColor emptyCell;      ///< heat map cell without positions
  QColor first;          ///< pieces of the first side
  QColor second;         ///< pieces of the second side
  QColor outcome[3];     ///< by Outcome
  QColor outcomeTint[3]; ///< pale fills, by Outcome

  const QColor& of(Outcome value) const { return outcome[static_cast<int>(value)]; }
  const QColor& tintOf(Outcome value) const { return outcomeTint[static_cast<int>(value)]; }
  const QColor& of(Side side) const { return side == Side::First ? first : second; }
};

/// The current palette, and the application's QPalette and style sheet made from it.
class Theme : public QObject {
  Q_OBJECT

 public:
  static Theme& instance();
  const ColourPalette& palette() const { return m_palette; }
  ThemeChoice themeChoice() const { return m_theme; }
  VisionChoice visionChoice() const { return m_vision; }

 public slots:
  void setChoices(kotai::ui::ThemeChoice theme, kotai::ui::VisionChoice vision);

 signals:
  void changed();  ///< widgets that paint themselves call update()

 private:
  Theme();
  void apply();
  ThemeChoice m_theme = ThemeChoice::System;
  VisionChoice m_vision = VisionChoice::Standard;
  ColourPalette m_palette;
};

}  // namespace kotai::ui
