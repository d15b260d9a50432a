// Small panel beside the board for messages that need no dialog. Messages disappear automatically.
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QObject>
#include <QPointer>
#include <QPushButton>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
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
  /// Display time that keeps a message until it is closed or the position changes.
  static constexpr int untilClosed = 0;

  explicit MessageBar(QWidget* parent = nullptr);
  /// Shows a message for the given time (untilClosed: until it is closed). An unanswered offer stays below the
  /// message.
  void showMessage(const QString& text, int milliseconds = 6000);
  void addMessage(const QString& text);                                         ///< adds a message below the others
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);  ///< shows a message after a pill
  void explainVerdict(const QString& text);  ///< adds a text below the current verdict, and keeps both longer
  /// Removes the verdict, but no other messages.
  void clearVerdict();
  /// Shows a warning below other messages. The warning stays until the user closes it.
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< removes the warning with this text
  /// Shows an offer that the user requested, as a message with a button. Replaces an earlier offer.
  void showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  /// Shows an offer before the current offer. The current offer returns when the new offer is answered or withdrawn.
  void showOfferBefore(const QString& text, const QString& buttonText, std::function<void()> accept);
  /// Asks a question that needs a deliberate answer. The button \p no has the focus.
  void showQuestion(const QString& text, const QString& yes, const QString& no, std::function<void()> accept);
  /// Shows an offer that the user has not requested, after the current offer has been answered or withdrawn.
  void showQueuedOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  bool withdrawOffer(const QString& text);    ///< withdraws an offer; returns false if there is no such offer
  bool withdrawMessage(const QString& text);  ///< withdraws a message; returns false if another message is shown
  QString text() const;                       ///< returns the current text without warnings
  QString warnings() const;
  void clear();              ///< removes all messages and offers except warnings
  void onPositionChanged();  ///< removes messages and offers about the previous position; verdicts and warnings stay
  void setInRow(bool row);   ///< places pill, text and button in one row, to save height above the board

 signals:
  void contentsChanged();  ///< emitted when the owner must place the bar again

 private:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  struct Offer {
    QString text;
    QString button;
    std::function<void()> accept;
    int milliseconds = offerMs;
    QString decline = {};  ///< text of a second button, which declines; if empty, only the cross declines
  };
  void showText(const QString& text, int milliseconds);
  void offer(Offer offer);
  void accept();
  void dropMessage();
  void dropOffer();
  void restoreFocus();
  void refresh();
  void close();
  PillLabel* m_pill = new PillLabel(this);
  QLabel* m_label = wrapping(new Label(this));
  QPushButton* m_offer = new QPushButton(this);
  QPushButton* m_decline = new QPushButton(this);
  QPointer<QWidget> m_focusBefore;  ///< previously focused widget
  QToolButton* m_close = new QToolButton(this);
  QBoxLayout* m_words = new QVBoxLayout;        ///< layout with the pill and the label
  QBoxLayout* m_parts = new QVBoxLayout(this);  ///< layout with m_words and the cross, and with the button
  QTimer m_timer;                               ///< time limit of the message
  QTimer m_offerTimer;
  QElapsedTimer m_since;  ///< time since the message appeared
  QString m_text;
  std::optional<Offer> m_offered;
  std::vector<Offer> m_waiting;  ///< waiting offers, oldest first
  QStringList m_warnings;
};

/// Places a message bar over the lower right corner of a page, or of a part of the page, so that messages do
/// not move the contents. The bar is a child of the page but not in a layout.
class FloatingMessages : public QObject {
  Q_OBJECT

 public:
  FloatingMessages(MessageBar* messages, QWidget* page);
  /// \p over is the part of the page that messages may cover. This part has its own margins.
  FloatingMessages(MessageBar* messages, QWidget* page, QWidget* over);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void place();

  MessageBar* m_messages;
  QWidget* m_page;
  QWidget* m_over;
};

}  // namespace kotai::ui
