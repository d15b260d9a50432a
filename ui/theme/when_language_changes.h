// Calls a function when the language of a widget's texts changes.
#pragma once

#include <QEvent>
#include <QWidget>
#include <functional>
#include <utility>

namespace kotai::ui {

/// Calls \p retranslate whenever the language changes, as long as the widget exists.
inline void whenLanguageChanges(QWidget* widget, std::function<void()> retranslate) {
  class Listener : public QObject {
   public:
    Listener(QWidget* watched, std::function<void()> call) : QObject(watched), m_call(std::move(call)) {
      watched->installEventFilter(this);
    }

   protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
      if (event->type() == QEvent::LanguageChange) m_call();
      return QObject::eventFilter(watched, event);
    }

   private:
    std::function<void()> m_call;
  };
  new Listener(widget, std::move(retranslate));
}

/// Calls \p retranslate now and on every change of the language, as long as the widget exists.
inline void keepTranslated(QWidget* widget, const std::function<void()>& retranslate) {
  whenLanguageChanges(widget, retranslate);
  retranslate();
}

}  // namespace kotai::ui
