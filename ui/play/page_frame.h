// Page of a game of any kind, with a header and a board. In the play layout, the page also has buttons above
// the board and a panel beside the board. Messages cover neither the board nor the hands.
#pragma once

#include <QComboBox>
#include <QHBoxLayout>
#include <QRect>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>
#include <functional>
#include <memory>
#include <utility>

#include "ui/document/tree_document.h"
#include "ui/play/play_buttons.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

class BoardHeader;
class PlayPanel;

/// Places messages on a page with a board, so that they cover neither the board nor the hands. Places them
/// beside the board or, if there is no room, in a row above it. The row makes the board a little smaller.
class BesideBoard {
 public:
  struct Page {
    QWidget* page;
    QWidget* middle;               ///< widget with the board, at the upper left corner of the page
    QVBoxLayout* column;           ///< layout of `middle`; the row of messages is its second item
    QWidget* below;                ///< widget below the board; may be null
    std::function<QRect()> board;  ///< rectangle of the board and the hands in the page; invalid without a board
  };
  /// \p messages must be a child of the page.
  BesideBoard(MessageBar* messages, Page page) : m_messages(messages), m_page(std::move(page)) {}

  bool hasRoom() const;  ///< returns whether messages fit beside the board
  void place();

 private:
  int room() const;
  void placeInRow();
  void placeBeside();

  MessageBar* m_messages;
  Page m_page;
};

class PageFrame : public QWidget {
  Q_OBJECT

 public:
  BoardHeader* header() const { return m_header; }
  MessageBar* messages() const { return m_messages; }
  PlayPanel* playPanel() const { return m_panel; }
  PlayButtons* playButtons() const { return m_buttons; }
  void setPlayParts(PlayPanel* panel, PlayButtons* buttons);  ///< sets the parts of the play layout; takes ownership
  void setPlayLayout(bool play);
  bool isPlayLayout() const { return m_play; }

 protected:
  PageFrame(TreeDocument* document, Settings* settings, QWidget* parent);
  ~PageFrame() override;
  /// Lays out the page. Subclasses call this function once in the constructor. \p choices is below the legend of
  /// the board.
  void build(BoardHeader* header, QWidget* board, QWidget* choices = nullptr);
  virtual QString legend() const = 0;  ///< returns an explanation of the values on the board; may be empty
  /// Returns the rectangle of the board and the hands. Invalid if there is no board.
  virtual QRect boardRect() const = 0;
  bool hasRoomForMessages() const;  ///< returns whether messages fit in the panel or beside the board
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refreshLegend();
  void placeMessages();
  void fitParts();
  void fitHeader();

  MessageBar* m_messages = new MessageBar(this);
  PlayPanel* m_panel = nullptr;
  PlayButtons* m_buttons = nullptr;
  QWidget* m_middle = new QWidget(this);  ///< widget with all parts except the panel
  QVBoxLayout* m_column = new QVBoxLayout(m_middle);
  QHBoxLayout* m_top = new QHBoxLayout;
  BoardHeader* m_header = nullptr;
  Label* m_legend = new Label(this);
  std::unique_ptr<BesideBoard> m_place;
  bool m_play = false;
};

/// Parts of a puzzle page. The title, the score and the choice of the board are at the top. Below is the board,
/// or the reason why there is none.
struct PuzzleFrame {
  QHBoxLayout* top;  ///< row at the top, which may already contain buttons before the title
  QWidget* title;
  QWidget* standing;
  QComboBox* boards;
  QStackedWidget* middle;
  QWidget* board;
  QWidget* empty;
};

/// Lays out the parts in a column, and styles the page like a page with a board. Returns the column, to which
/// the page adds its own parts.
QVBoxLayout* layOutPuzzleFrame(QWidget* page, const PuzzleFrame& frame);

}  // namespace kotai::ui
