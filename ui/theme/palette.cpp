#include "ui/theme/palette.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QPalette>
#include <QString>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

namespace kotai::ui {

static double linear(double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

static double luminance(const QColor& colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

static QColor rgb(QRgb value) { return QColor::fromRgb(value); }

static ColourPalette lightNeutrals() {
  ColourPalette p;
  p.window = rgb(0xf3f2ee);
  p.surface = rgb(0xfefdfa);
  p.surfaceRaised = rgb(0xf0efe9);
  p.border = rgb(0xdddbd3);
  p.text = rgb(0x22221e);
  p.textMuted = rgb(0x66655e);
  p.accent = rgb(0x33578f);
  p.accentTint = rgb(0xdde7f5);
  p.squareLight = rgb(0xf9f8f5);
  p.squareDark = rgb(0xe5e3dc);
  p.emptyCell = rgb(0xedebe6);
  p.first = rgb(0x3a5c8c);
  p.second = rgb(0xd97f26);
  p.tile[0] = rgb(0xd9e5f6);
  p.tile[1] = rgb(0xfbe2c3);
  p.ink = rgb(0x23252b);
  p.promotedInk = rgb(0xb3261e);
  p.wood = rgb(0x94673a);
  p.seat[0] = rgb(0x8d74b8);
  p.seat[1] = rgb(0xc4a136);
  p.lastMove = rgb(0xe3b021);
  p.danger = rgb(0xc0281c);
  p.headlight = rgb(0xfff6d6);
  p.tailLight = rgb(0xbe2c28);
  p.shadow = QColor(0, 0, 0, 28);
  return p;
}

static ColourPalette darkNeutrals() {
  ColourPalette p;
  p.dark = true;
  p.window = rgb(0x1b1c1f);
  p.surface = rgb(0x26272b);
  p.surfaceRaised = rgb(0x313238);
  p.border = rgb(0x3b3c42);
  p.text = rgb(0xedece8);
  p.textMuted = rgb(0xa3a29c);
  p.accent = rgb(0x8fb8ea);
  p.accentTint = rgb(0x1f2f46);
  p.squareLight = rgb(0x212226);
  p.squareDark = rgb(0x3b3d45);
  p.emptyCell = rgb(0x2f3034);
  p.first = rgb(0x9cbce8);
  p.second = rgb(0xdc8530);
  p.tile[0] = rgb(0xbdcde6);
  p.tile[1] = rgb(0xe6c397);
  p.ink = rgb(0x1f2126);
  p.promotedInk = rgb(0x9c1c16);
  p.wood = rgb(0xc99a63);
  p.seat[0] = rgb(0xa48dd0);
  p.seat[1] = rgb(0xcfae4a);
  p.lastMove = rgb(0xd9a72e);
  p.danger = rgb(0xff7468);
  p.headlight = rgb(0xfff6d6);
  p.tailLight = rgb(0xbe2c28);
  p.shadow = QColor(0, 0, 0, 70);
  return p;
}

static void setOutcomes(ColourPalette& p, QRgb loss, QRgb draw, QRgb win) {
  const QRgb colours[3] = {loss, draw, win};
  for (int i = 0; i < 3; ++i) {
    p.outcome[i] = rgb(colours[i]);
    p.outcomeTint[i] = mixed(p.surface, p.outcome[i], p.dark ? 0.2 : 0.17);
    // Uses the background with the lowest contrast. This is the tint in light themes, and the raised surface in
    // dark themes.
    p.outcomeText[i] = withContrast(p.outcome[i], p.outcomeTint[i], 4.6);
    p.outcomeText[i] = withContrast(p.outcomeText[i], p.window, 4.6);
    p.outcomeText[i] = withContrast(p.outcomeText[i], p.surfaceRaised, 4.6);
  }
}

static void setSeatTexts(ColourPalette& p) {
  for (int side = 0; side < 2; ++side) {
    p.seatText[side] = withContrast(p.seat[side], p.surfaceRaised, 4.6);
    p.seatText[side] = withContrast(p.seatText[side], p.window, 4.6);
    p.seatText[side] = withContrast(p.seatText[side], p.surface, 4.6);
  }
}

static QString readTemplate() {
  QFile file(QStringLiteral(":/kotai/kotai.qss"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

static QString styleSheetFor(const ColourPalette& palette) {
  QString sheet = readTemplate();
  const std::pair<const char*, QColor> names[] = {
      {"@window", palette.window},   {"@surface-raised", palette.surfaceRaised},
      {"@surface", palette.surface}, {"@border-strong", mixed(palette.border, palette.text, 0.22)},
      {"@border", palette.border},   {"@text-muted", palette.textMuted},
      {"@text", palette.text},       {"@accent-tint", palette.accentTint},
      {"@accent", palette.accent},
  };
  // Replaces longer names before their prefixes.
  for (const auto& [name, colour] : names) sheet.replace(QLatin1String(name), colour.name());
  const double points = QApplication::font().pointSizeF();
  sheet.replace(QLatin1String("@small-points"), QStringLiteral("%1pt").arg(points * 0.84, 0, 'f', 1));
  sheet.replace(QLatin1String("@theme"), palette.dark ? QLatin1String("dark") : QLatin1String("light"));
  return sheet;
}

static QPalette qtPalette(const ColourPalette& p) {
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

QColor mixed(const QColor& under, const QColor& over, double share) {
  const auto channel = [share](float low, float high) {
    return static_cast<float>(low + (high - low) * std::clamp(share, 0.0, 1.0));
  };
  return QColor::fromRgbF(channel(under.redF(), over.redF()), channel(under.greenF(), over.greenF()),
                          channel(under.blueF(), over.blueF()));
}

double contrastRatio(const QColor& left, const QColor& right) {
  const double a = luminance(left);
  const double b = luminance(right);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor withContrast(QColor colour, const QColor& background, double ratio) {
  const QColor pole = luminance(background) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
  for (int step = 0; step < 50 && contrastRatio(colour, background) < ratio; ++step) colour = mixed(colour, pole, 0.04);
  return colour;
}

double valueStrength(Value value) {
  if (value.outcome == Outcome::Draw) return 0.7;
  return 0.3 + 0.7 / (1.0 + value.distancePlies / 24.0);
}

ColourPalette makePalette(bool dark, VisionChoice vision) {
  ColourPalette p = dark ? darkNeutrals() : lightNeutrals();
  switch (vision) {
    case VisionChoice::Standard:
      dark ? setOutcomes(p, 0xf0935b, 0x86b2e8, 0x3fc79f) : setOutcomes(p, 0xc2541b, 0x4a78b5, 0x0b8a6b);
      break;
    case VisionChoice::DeuteranopiaSafe:  // blue, sand and dark red differ in lightness and along the blue-yellow axis
      dark ? setOutcomes(p, 0xf2a65a, 0xb9b3c9, 0x5aa9f8) : setOutcomes(p, 0xa8480c, 0x77727f, 0x1565b8);
      break;
    case VisionChoice::Greyscale:
      dark ? setOutcomes(p, 0x85847f, 0xb5b4ae, 0xf4f3ef) : setOutcomes(p, 0xa09f98, 0x6f6e68, 0x22221e);
      p.accent = dark ? rgb(0xd8d7d2) : rgb(0x3c3b37);
      p.accentTint = dark ? rgb(0x3a3b40) : rgb(0xe4e2db);
      p.first = dark ? rgb(0xcfcec9) : rgb(0x46453f);
      p.second = dark ? rgb(0x77767a) : rgb(0xa9a7a0);
      p.greyscale = true;
      p.tile[0] = dark ? rgb(0xd9d8d3) : rgb(0xfbfaf7);
      p.tile[1] = dark ? rgb(0x96959a) : rgb(0xcbc9c2);
      p.promotedInk = p.ink;
      p.wood = dark ? rgb(0x9b9a95) : rgb(0x6b6a64);
      p.seat[0] = dark ? rgb(0xbdbcb7) : rgb(0x77766f);
      p.seat[1] = dark ? rgb(0x77767a) : rgb(0xbdbbb3);
      p.lastMove = dark ? rgb(0x9a9994) : rgb(0x8b8a83);
      p.danger = p.text;
      p.headlight = rgb(0xf7f6f2);
      p.tailLight = rgb(0x55544f);
      break;
  }
  setSeatTexts(p);
  return p;
}

Theme& Theme::instance() {
  static Theme theme;
  return theme;
}

Theme::Theme() : m_palette(makePalette(false, VisionChoice::Standard)) {
  // The system's theme must be read before the program's palette replaces the application's palette.
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

#include "moc_palette.cpp"
