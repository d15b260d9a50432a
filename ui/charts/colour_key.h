// Legend of a chart in one line: a caption, then a square and a name for each colour.
#pragma once

#include <QColor>
#include <QWidget>
#include <functional>
#include <utility>
#include <vector>

namespace kotai::ui {

/// Queries its texts when it paints: they depend on the current language and colours, which differ in a picture on white.
class ColourKey : public QWidget {
  Q_OBJECT

 public:
  struct Words {
    QString before;  ///< may be empty
    std::vector<std::pair<QColor, QString>> colours;
  };
  explicit ColourKey(std::function<Words()> words, QWidget* parent = nullptr);
  QString text() const;  ///< the full text
  QSize sizeHint() const override;
  void refresh();  ///< the texts have changed

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::function<Words()> m_words;
};

}  // namespace kotai::ui
