// Tests for the colours of every theme and palette, as seen with colour vision deficiencies, and of the contrast of texts.
#include "ui/theme/palette.h"

#include <QTest>
#include <QtMath>
#include <array>
#include <vector>

#include "tests/runner/window_test_class.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_scene.h"

using namespace kotai;
using namespace kotai::ui;

namespace {

using Triple = std::array<double, 3>;
using ColourMatrix = std::array<Triple, 3>;

Triple times(const ColourMatrix& matrix, const Triple& v) {
  Triple result{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column) result[row] += matrix[row][column] * v[column];
  return result;
}

/// G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
/// Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009) 1291-1298. The
/// matrices are for severity 1.0 and linear RGB.
constexpr ColourMatrix protanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr ColourMatrix deuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr ColourMatrix tritanopia = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr ColourMatrix allCones = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

double linear(double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); }

Triple linearRgb(const QColor& colour) { return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())}; }

/// Converts linear sRGB (IEC 61966-2-1) to CIE L*a*b* under D65.
Triple lab(Triple rgb) {
  for (double& channel : rgb) channel = std::clamp(channel, 0.0, 1.0);
  const Triple xyz =
      times({{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}}, rgb);
  const Triple white{0.95047, 1.0, 1.08883};
  Triple f{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double t = xyz[i] / white[i];
    f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double hueOf(double a, double b) {
  const double degrees = qRadiansToDegrees(std::atan2(b, a));
  return a == 0 && b == 0 ? 0 : degrees < 0 ? degrees + 360 : degrees;
}

/// Returns the difference CIEDE2000 with all weights 1. Source: G. Sharma, W. Wu and E. N. Dalal, Color
/// Research and Application 30 (2005) 21-30, eq. 2-22.
double difference(const Triple& one, const Triple& two) {
  const auto sinOf = [](double degrees) { return std::sin(qDegreesToRadians(degrees)); };
  const auto cosOf = [](double degrees) { return std::cos(qDegreesToRadians(degrees)); };
  const double meanC = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
  const double g = 0.5 * (1 - std::sqrt(std::pow(meanC, 7) / (std::pow(meanC, 7) + std::pow(25.0, 7))));
  const double a1 = (1 + g) * one[1];
  const double a2 = (1 + g) * two[1];
  const double c1 = std::hypot(a1, one[2]);
  const double c2 = std::hypot(a2, two[2]);
  const double h1 = hueOf(a1, one[2]);
  const double h2 = hueOf(a2, two[2]);
  double dh = c1 * c2 == 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const double dL = two[0] - one[0];
  const double dC = c2 - c1;
  const double dH = 2 * std::sqrt(c1 * c2) * sinOf(dh / 2);
  const double l = (one[0] + two[0]) / 2;
  const double c = (c1 + c2) / 2;
  double h = h1 + h2;
  if (c1 * c2 != 0) h = std::abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const double t = 1 - 0.17 * cosOf(h - 30) + 0.24 * cosOf(2 * h) + 0.32 * cosOf(3 * h + 6) - 0.20 * cosOf(4 * h - 63);
  const double sL = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
  const double sC = 1 + 0.045 * c;
  const double sH = 1 + 0.015 * c * t;
  const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
  const double rT = -2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))) * sinOf(2 * turn);
  return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) + rT * dC / sC * dH / sH);
}

double seenDifference(const QColor& one, const QColor& two, const ColourMatrix& eyes) {
  return difference(lab(times(eyes, linearRgb(one))), lab(times(eyes, linearRgb(two))));
}

/// Difference at which two colours side by side are easy to distinguish. A difference of 1 is just noticeable
/// in the laboratory, and 2.3 in practice.
constexpr double clearlyDifferent = 10;

QString named(const QColor& one, const QColor& two, double found) {
  return QStringLiteral("%1 and %2: %3").arg(one.name(), two.name()).arg(found);
}

}  // namespace

class PaletteTest : public QObject {
  Q_OBJECT

  static void addPalettes() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<VisionChoice>("vision");
    for (const bool dark : {false, true})
      for (const auto& [name, vision] :
           {std::pair("standard", VisionChoice::Standard), std::pair("safe", VisionChoice::DeuteranopiaSafe),
            std::pair("greyscale", VisionChoice::Greyscale)})
        QTest::addRow("%s %s", dark ? "dark" : "light", name) << dark << vision;
  }

 private slots:
  /// Three pairs of the paper's table 1 test the rotation of blue hues, hues across 0 degrees, and plain chroma.
  void differencesAreThosePublished() {
    QVERIFY(std::abs(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}) - 2.0425) < 1e-4);
    QVERIFY(std::abs(difference({50, 2.49, -0.001}, {50, -2.49, 0.0011}) - 7.2195) < 1e-4);
    QVERIFY(std::abs(difference({50, 2.5, 0}, {73, 25, -18}) - 27.1492) < 1e-4);
  }

  void simulationsKeepGreys() {
    for (const ColourMatrix& eyes : {protanopia, deuteranopia, tritanopia})
      for (const Triple& row : eyes) QVERIFY(std::abs(row[0] + row[1] + row[2] - 1) < 1e-5);
  }

  /// Outcomes have colours that are easy to distinguish. The standard palette allows for red-green blindness. The
  /// other palettes also allow for tritanopia.
  void outcomesDifferAsPromised_data() { addPalettes(); }
  void outcomesDifferAsPromised() {
    QFETCH(bool, dark);
    QFETCH(VisionChoice, vision);
    const ColourPalette palette = makePalette(dark, vision);
    std::vector<ColourMatrix> promised{allCones, protanopia, deuteranopia};
    if (vision != VisionChoice::Standard) promised.push_back(tritanopia);  // the standard green and blue look similar
    for (const ColourMatrix& eyes : promised)
      for (int one = 0; one < 3; ++one)
        for (int two = one + 1; two < 3; ++two) {
          const double found = seenDifference(palette.outcome[one], palette.outcome[two], eyes);
          QVERIFY2(found >= clearlyDifferent, qPrintable(named(palette.outcome[one], palette.outcome[two], found)));
        }
  }

  /// Compares the colours of Vertical, of Horizontal and of the background.
  void dominoesDifferForAllEyes_data() { addPalettes(); }
  void dominoesDifferForAllEyes() {
    QFETCH(bool, dark);
    QFETCH(VisionChoice, vision);
    const ColourPalette palette = makePalette(dark, vision);
    for (const ColourMatrix& eyes : {allCones, protanopia, deuteranopia, tritanopia})
      for (const auto& [one, two] : {std::pair(palette.seat[0], palette.seat[1]), std::pair(palette.first, palette.second)}) {
        const double found = seenDifference(one, two, eyes);
        QVERIFY2(found >= clearlyDifferent, qPrintable(named(one, two, found)));
      }
  }

  /// Contrast of texts by WCAG 2.1, success criterion 1.4.3.
  void textsHaveContrast_data() { addPalettes(); }
  void textsHaveContrast() {
    QFETCH(bool, dark);
    QFETCH(VisionChoice, vision);
    const ColourPalette palette = makePalette(dark, vision);
    const auto check = [](const QColor& text, const QColor& ground) {
      const double found = contrastRatio(text, ground);
      QVERIFY2(found >= 4.5, qPrintable(named(text, ground, found)));
    };
    const QColor grounds[] = {palette.window, palette.surface, palette.surfaceRaised};
    for (const QColor& ground : grounds) {
      for (const QColor& text : {palette.text, palette.textMuted, palette.accent, palette.seatText[0], palette.seatText[1]})
        check(text, ground);
      for (const QColor& text : palette.outcomeText) check(text, ground);
    }
    for (int i = 0; i < 3; ++i) check(palette.outcomeText[i], palette.outcomeTint[i]);
    check(palette.text, palette.accentTint);
    for (const QColor& square : {palette.squareLight, palette.squareDark, palette.emptyCell}) check(palette.text, square);
    for (const QColor& tile : palette.tile) check(palette.ink, tile);
  }

  /// Checks the contrast of the numbers in a matrix on every payoff colour.
  void payoffsAreReadable_data() { addPalettes(); }
  void payoffsAreReadable() {
    QFETCH(bool, dark);
    QFETCH(VisionChoice, vision);
    Theme::instance().setChoices(dark ? ThemeChoice::Dark : ThemeChoice::Light, vision);
    for (int step = -20; step <= 20; ++step) {
      const QColor fill = payoffColour(step / 20.0, Theme::instance().palette());
      const QColor ink = readableOn(fill);
      QVERIFY2(contrastRatio(ink, fill) >= minTextContrast, qPrintable(named(ink, fill, contrastRatio(ink, fill))));
    }
  }

  /// Compares the standard palette with the colours that the design requires.
  void standardColoursAreTheGivenOnes() {
    const ColourPalette light = makePalette(false, VisionChoice::Standard);
    QCOMPARE(light.of(Outcome::Win).name(), QStringLiteral("#0b8a6b"));
    QCOMPARE(light.of(Outcome::Draw).name(), QStringLiteral("#4a78b5"));
    QCOMPARE(light.of(Outcome::Loss).name(), QStringLiteral("#c2541b"));
    const ColourPalette dark = makePalette(true, VisionChoice::Standard);
    QCOMPARE(dark.of(Outcome::Win).name(), QStringLiteral("#3fc79f"));
    QCOMPARE(dark.of(Outcome::Draw).name(), QStringLiteral("#86b2e8"));
    QCOMPARE(dark.of(Outcome::Loss).name(), QStringLiteral("#f0935b"));
  }
};

KOTAI_WINDOW_TEST(PaletteTest)
#include "palette_test.moc"
