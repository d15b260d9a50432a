// Key to the colours of a chart: words, then a square and a name for each colour, in one line.
#pragma once

#include <QColor>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

namespace kotai::ui {

/// Asks for its words when it paints: they depend on the current language and colours, also of a picture on white.
class ColourKey : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString before;  ///< may be empty
    std::vector<std::pair<QColor, QString>> colours;
  };
  explicit ColourKey(std::function<Words()> words, QWidget* parent = nullptr);
  QString text() const;  ///< all of it
  QSize sizeHint() const override;
  void refresh();  ///< the words have changed

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::function<Words()> m_words;
};

}  // namespace kotai::ui
