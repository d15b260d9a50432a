// A small panel beside the board for messages that need no dialog. Messages disappear by themselves.
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QObject>
#include <QPointer>
#include <QPushButton>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <functional>
#include <optional>
#include <vector>

#include "core/game/value.h"
#include "ui/theme/label.h"

class QBoxLayout;
class QWidget;

namespace kotai::ui {

class MessageBar : public QFrame {
  Q_OBJECT

 public:
  static constexpr int offerMs = 30000;
  /// Display time of a message that stays until it is closed or the position changes.
  static constexpr int untilClosed = 0;

  explicit MessageBar(QWidget* parent = nullptr);
  /// Shows `text` for `milliseconds` (0: until closed). An unanswered offer stays below the message.
  void showMessage(const QString& text, int milliseconds = 6000);
  void addMessage(const QString& text);                                         ///< like showMessage(), below the current message
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);  ///< shows a message after a pill
  void explainVerdict(const QString& text);  ///< adds a text below the current verdict, which then stays longer
  /// Removes the verdict only.
  void clearVerdict();
  /// Shows a fault that must not be overlooked, below other messages. The warning stays until the user closes it.
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< removes the warning with this text
  /// Shows a message with one action. A new request of the user replaces an earlier offer.
  void showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  /// Shows an offer before the current offer. The current offer returns when the new offer is answered or withdrawn.
  void showOfferBefore(const QString& text, const QString& buttonText, std::function<void()> accept);
  /// Asks a question that needs a deliberate answer: the button \p no has the focus.
  void showQuestion(const QString& text, const QString& yes, const QString& no, std::function<void()> accept);
  /// Queues an offer that the program makes unasked until the current offer is answered or withdrawn.
  void showOfferInTurn(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  bool withdrawOffer(const QString& text);    ///< withdraws an offer; returns false if there is no such offer
  bool withdrawMessage(const QString& text);  ///< withdraws a message; returns false if another message is shown
  QString text() const;                       ///< current text without warnings
  QString warnings() const;
  void clear();              ///< removes everything except warnings
  void onPositionChanged();  ///< removes messages and offers about the previous position; verdicts and warnings stay
  void setInRow(bool row);   ///< places pill, text and button in one row above the board, where height is scarce

 signals:
  void contentsChanged();  ///< the owner must place the bar again

 private:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  struct Offer {
    QString text;
    QString button;
    std::function<void()> accept;
    int milliseconds = offerMs;
    QString decline = {};  ///< text of a second button; if empty, only the cross declines
  };
  void say(const QString& text, int milliseconds);
  void offer(Offer offer);
  void accept();
  void dropMessage();
  void dropOffer();
  void giveFocusBack();
  void refresh();
  void close();
  PillLabel* m_pill;
  QLabel* m_label;
  QPushButton* m_offer;
  QPushButton* m_decline;
  QPointer<QWidget> m_focusBefore;  ///< widget that had the focus before
  QToolButton* m_close;
  QBoxLayout* m_words;  ///< contains pill and label
  QBoxLayout* m_parts;  ///< contains m_words with the cross, and the button
  QTimer m_timer;       ///< time limit of the message
  QTimer m_offerTimer;
  QElapsedTimer m_since;  ///< time since the message appeared
  QString m_text;
  std::optional<Offer> m_offered;
  std::vector<Offer> m_waiting;  ///< the program's offers, oldest first
  QStringList m_warnings;
};

/// A message bar over the lower right corner of a page, or of a part of it. Its messages do not move the contents of
/// the page. The bar is a child of the page, but not in a layout.
class FloatingMessages : public QObject {
  Q_OBJECT

 public:
  FloatingMessages(MessageBar* messages, QWidget* page);
  /// \p over: the part of the page that messages may cover, because this part contains nothing important. The part has
  /// its own margins.
  FloatingMessages(MessageBar* messages, QWidget* page, QWidget* over);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void place();

  MessageBar* m_messages;
  QWidget* m_page;
  QWidget* m_over;
};

}  // namespace kotai::ui
