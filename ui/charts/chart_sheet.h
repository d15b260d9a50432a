// Charts as a picture for other programs: with title, units and key, and a line below with the counting and the date.
#pragma once

#include <QColor>
#include <QWidget>
#include <memory>
#include <utility>
#include <vector>

#include "ui/theme/palette.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace kotai::ui {

/// Never shown. Created, filled and painted in one go. `paper`: on white whatever the theme.
class ChartSheet : public QWidget {
  Q_OBJECT

 public:
  struct Texts {
    QString title;
    QString subtitle;  ///< what the numbers are
    QString footer;
  };
  static constexpr QSize halfRow{430, 400};
  static constexpr QSize wholeRow{880, 420};
  ChartSheet(const Texts& texts, bool paper);

  const QString& title() const { return m_title; }
  /// Side by side, two in a row.
  void addChart(QWidget* chart, QSize size);
  void addKey(const std::vector<std::pair<QColor, QString>>& entries);
  /// Final layout, to be called before painting.
  void finish();
  void paint(QPainter& painter);

 private:
  std::unique_ptr<PaperPalette> m_paper;
  QString m_title;
  QVBoxLayout* m_column;
  QGridLayout* m_charts;
  int m_count = 0;
};

}  // namespace kotai::ui
