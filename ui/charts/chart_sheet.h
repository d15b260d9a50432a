// Picture of charts for use in other programs, with title, units and legend. A line at the bottom contains the
// counting method and the date.
#pragma once

#include <QGridLayout>
#include <QVBoxLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// Legend of a chart in one line: a caption, then a square and a name for each colour. Reads the texts when
/// painting, because they depend on the current language and colours. A picture on white has different colours.
class ColourKey : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString before;  ///< caption before the colours; may be empty
    std::vector<std::pair<QColor, QString>> colours;
  };
  explicit ColourKey(std::function<Words()> words, QWidget* parent = nullptr);
  QString text() const;  ///< the full text
  QSize sizeHint() const override;
  void refresh();  ///< must be called when the texts have changed

 private:
  void paintEvent(QPaintEvent* event) override;
  std::function<Words()> m_words;
};

/// Sheet with a title and charts. The sheet is created, filled and painted at once, and never shown on the
/// screen. If `paper`, its background is white in every theme.
class ChartSheet : public QWidget {
  Q_OBJECT

 public:
  struct Texts {
    QString title;
    QString subtitle;  ///< explains which numbers the charts show
    QString footer;
  };
  static constexpr QSize halfRow{430, 400};
  static constexpr QSize wholeRow{880, 420};
  ChartSheet(const Texts& texts, bool paper);

  const QString& title() const { return m_title; }
  /// Places charts side by side, two in a row.
  void addChart(QWidget* chart, QSize size);
  void addKey(const std::vector<std::pair<QColor, QString>>& entries);
  /// Completes the layout. Must be called before painting.
  void finish();
  void paint(QPainter& painter);

 private:
  std::unique_ptr<PaperPalette> m_paper;
  QString m_title;
  QVBoxLayout* m_column = new QVBoxLayout(this);
  QGridLayout* m_charts = new QGridLayout;
  int m_count = 0;
};

}  // namespace kotai::ui
