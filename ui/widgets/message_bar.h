// A small panel beside the board for what is worth saying without a dialog; it goes away by itself.
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <optional>

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

  explicit MessageBar(QWidget* parent = nullptr);
  /// Shows `text`, after a pill if `pill` is not empty, for `milliseconds` (0: until closed).
  void showMessage(const QString& text, int milliseconds = 6000);
  void showVerdict(const QString& pill, Outcome outcome, const QString& text);
  /// Takes a verdict away, and leaves anything else.
  void clearVerdict();
  /// Something went wrong that must not be overlooked: it stays until the person closes it, below what is said meanwhile.
  void showWarning(const QString& text);
  void withdrawWarning(const QString& text);  ///< it is no longer so
  /// A message with one thing to do about it.
  void showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds = offerMs);
  QString text() const;  ///< without the warnings
  QString warnings() const;
  void clear();             ///< leaves warnings
  void followPosition();    ///< what was said of the position before is past; verdicts and warnings stay
  void setInRow(bool row);  ///< above the board, where height is dear: pill, words and button beside one another

 signals:
  void contentsChanged();  ///< its owner gives it a place

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void present(const QString& text, int milliseconds);
  void refreshText();
  void close();
  PillLabel* m_pill;
  QLabel* m_label;
  QPushButton* m_offer;
  QToolButton* m_close;
  QBoxLayout* m_words;  ///< pill and label
  QBoxLayout* m_parts;  ///< these with the cross, and the button
  QTimer m_timer;
  QElapsedTimer m_since;  ///< the message was said
  std::function<void()> m_accept;
  QString m_text;
  QStringList m_warnings;
};

}  // namespace kotai::ui
