// Places messages on a page with a board, where they cover neither the board nor the hands.
#pragma once

#include <QRect>
#include <functional>
#include <utility>

class QVBoxLayout;
class QWidget;

namespace kotai::ui {

class MessageBar;

/// Messages are beside the board. If there is no room, they are in a row above it: the board is then as wide as the page, but a
/// little lower.
class BesideBoard {
 public:
  struct Page {
    QWidget* page;
    QWidget* middle;               ///< contains the board; its upper left corner is that of the page
    QVBoxLayout* column;           ///< layout of `middle`; the row of messages is the second in it
    QWidget* below;                ///< widget below the board; may be null
    std::function<QRect()> board;  ///< the board with everything that belongs to it, in page coordinates; invalid without board
  };
  /// A child of the page, like \p messages.
  BesideBoard(MessageBar* messages, Page page) : m_messages(messages), m_page(std::move(page)) {}

  bool hasRoom() const;  ///< for messages beside the board
  void place();

 private:
  int room() const;
  void putRow();
  void putBeside();

  MessageBar* m_messages;
  Page m_page;
};

}  // namespace kotai::ui
