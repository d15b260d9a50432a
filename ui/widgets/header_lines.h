// Layout above a board: the name of the game and information about it, on one line or two.
#pragma once

#include <QHBoxLayout>
#include <optional>
#include <vector>

namespace kotai::ui {

class HeaderLines : public QHBoxLayout {
 public:
  struct Parts {
    QWidget* badge;
    QWidget* name;
    QWidget* words;                ///< takes the remaining width; elided if there is none
    std::vector<QWidget*> beside;  ///< to the right of the text
    QWidget* last;                 ///< at the end, beside one line or both
  };

  HeaderLines(QWidget* parent, Parts parts);
  /// The first line has only the name. The badge, the text and the widgets beside it are on the second.
  void setTwoLines(bool two);

 private:
  const Parts m_parts;
  std::optional<bool> m_two;
  QHBoxLayout* m_first;
  QHBoxLayout* m_second;
};

}  // namespace kotai::ui
