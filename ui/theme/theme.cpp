#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QPalette>
#include <QToolTip>

#include "ui/theme/palette.h"
#include "ui/theme/style_sheet.h"

namespace kotai::ui {

namespace {

QPalette qtPalette(const ColourPalette& p) {
  QPalette q;
  q.setColor(QPalette::Window, p.surface);
  q.setColor(QPalette::WindowText, p.text);
  q.setColor(QPalette::Base, p.surface);
  q.setColor(QPalette::AlternateBase, p.window);
  q.setColor(QPalette::Text, p.text);
  q.setColor(QPalette::PlaceholderText, p.textMuted);
  q.setColor(QPalette::Button, p.surface);
  q.setColor(QPalette::ButtonText, p.text);
  q.setColor(QPalette::BrightText, p.surface);
  q.setColor(QPalette::Highlight, p.accentTint);
  q.setColor(QPalette::HighlightedText, p.text);
  q.setColor(QPalette::Link, p.accent);
  q.setColor(QPalette::LinkVisited, p.accent);
  q.setColor(QPalette::ToolTipBase, p.surfaceRaised);
  q.setColor(QPalette::ToolTipText, p.text);
  q.setColor(QPalette::Light, mixed(p.surface, p.text, p.dark ? 0.12 : 0.02));
  q.setColor(QPalette::Midlight, p.surfaceRaised);
  q.setColor(QPalette::Mid, p.border);
  q.setColor(QPalette::Dark, mixed(p.border, p.text, 0.25));
  q.setColor(QPalette::Shadow, mixed(p.border, p.text, 0.45));
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    q.setColor(QPalette::Disabled, role, mixed(p.surface, p.textMuted, 0.6));
  return q;
}

}  // namespace

Theme& Theme::instance() {
  static Theme theme;
  return theme;
}

Theme::Theme() : m_palette(makePalette(false, VisionChoice::Standard)) {
  // Must be read before our first palette is set, which replaces the application's palette.
  if (qApp) m_systemDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
}

void Theme::setChoices(ThemeChoice theme, VisionChoice vision) {
  m_theme = theme;
  m_vision = vision;
  apply();
}

PaperPalette::PaperPalette() : m_kept(Theme::instance().m_palette) {
  ColourPalette& palette = Theme::instance().m_palette;
  palette = makePalette(false, Theme::instance().visionChoice());
  palette.pieceSet = m_kept.pieceSet;
  palette.surface = Qt::white;
}

PaperPalette::~PaperPalette() { Theme::instance().m_palette = m_kept; }

void Theme::setPieceSet(PieceSet pieces) {
  if (pieces == m_palette.pieceSet) return;
  m_palette.pieceSet = pieces;
  emit changed();
}

void Theme::apply() {
  const bool dark = m_theme == ThemeChoice::Dark || (m_theme == ThemeChoice::System && m_systemDark);
  const PieceSet pieces = m_palette.pieceSet;
  m_palette = makePalette(dark, m_vision);
  m_palette.pieceSet = pieces;
  if (qApp) {
    QApplication::setPalette(qtPalette(m_palette));
    QToolTip::setPalette(QApplication::palette());
    qApp->setStyleSheet(styleSheetFor(m_palette));
  }
  emit changed();
}

}  // namespace kotai::ui
