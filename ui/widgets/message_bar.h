// A small panel beside the board for messages that need no dialog. It disappears by itself.
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "core/game/value.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace kotai::ui {

class PillLabel;

class MessageBar : public QFrame {
  Q_OBJECT

 public:
  static constexpr int offerMs = 30000;
  static constexpr int untilClosed = 0;  ///< for the result of an earlier request; another position also ends it

  explicit MessageBar(QWidget* parent = nullptr);
  /// Shows `text` for `milliseconds` (0: until closed). An unanswered offer stays below it.
  void showMessage(const QString& text, int milliseconds = 6000);
  void addMessage(const QString& text);                                         ///< likewise, below the current message
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);  ///< likewise, after a pill
  void explainVerdict(const QString& text);  ///< below the current verdict, if any, which then stays longer
  /// Removes a verdict, but nothing else.
  void clearVerdict();
  /// Something went wrong and must not be overlooked: stays until the user closes it, below other messages.
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< the fault is gone
  /// A message with one action. A new request of the user replaces an earlier offer.
  void showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  /// Likewise, but the earlier offer comes back when this one is answered or gone.
  void showOfferBefore(const QString& text, const QString& buttonText, std::function<void()> accept);
  /// A question that needs a deliberate answer: the focus waits on \p no.
  void showQuestion(const QString& text, const QString& yes, const QString& no, std::function<void()> accept);
  /// An offer made by the program: waits until the current one is answered or gone.
  void showOfferInTurn(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  bool withdrawOffer(const QString& text);    ///< it no longer applies; false if it is not here
  bool withdrawMessage(const QString& text);  ///< it no longer applies; false if another message is shown
  QString text() const;                       ///< without the warnings
  QString warnings() const;
  void clear();             ///< keeps warnings
  void followPosition();    ///< removes messages and offers about the previous position; verdicts and warnings stay
  void setInRow(bool row);  ///< above the board, where height is scarce: pill, text and button in one row

 signals:
  void contentsChanged();  ///< the owner must place it again

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Offer {
    QString text;
    QString button;
    std::function<void()> accept;
    int milliseconds = offerMs;
    QString decline = {};  ///< on a second button; without one, the cross declines
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
  QPointer<QWidget> m_focusBefore;  ///< before the focus came here
  QToolButton* m_close;
  QBoxLayout* m_words;  ///< pill and label
  QBoxLayout* m_parts;  ///< m_words with the cross, and the button
  QTimer m_timer;       ///< of the message
  QTimer m_offerTimer;
  QElapsedTimer m_since;  ///< when the message appeared
  QString m_text;         ///< of the message
  std::optional<Offer> m_offered;
  std::vector<Offer> m_waiting;  ///< the program's offers, first come first
  QStringList m_warnings;
};

}  // namespace kotai::ui
