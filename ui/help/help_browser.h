// A text browser that draws the boards and pieces on its pages.
#pragma once

#include <QTextBrowser>

namespace kotai::ui {

/// `<img src="board:VARIANT?POSITION">` is a small board, `<img src="piece:VARIANT?KIND">` a piece of the first side, both in
/// the current theme. `board:VARIANT?POSITION#c3` shows the target squares of the piece on c3. `dominoes:VARIANT?POSITION#V:a1
/// H:b2` is a board with the dominoes of a turn, which are optional.
class HelpBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  using QTextBrowser::QTextBrowser;
  QVariant loadResource(int type, const QUrl& name) override;
};

}  // namespace kotai::ui
