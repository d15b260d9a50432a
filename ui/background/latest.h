// Requests of which only the newest matters: the answers to older ones are dropped.
#pragma once

#include <QtGlobal>
#include <utility>

#include "ui/background/background.h"

namespace kotai::ui {

/// A member of the object that asks. GUI thread.
class Latest {
 public:
  Latest() = default;
  Latest(const Latest&) = delete;
  Latest& operator=(const Latest&) = delete;

  /// As runInBackground(), unless run() or drop() is called before the answer is there.
  template <typename Work, typename Receive>
  void run(QThreadPool& pool, QObject* context, Work work, Receive receive) {
    runInBackground(pool, context, std::move(work),
                    [this, number = ++m_number, receive = std::move(receive)](const auto& answer) {
                      if (number == m_number) receive(answer);
                    });
  }
  template <typename Work, typename Receive>
  void run(QObject* context, Work work, Receive receive) {
    run(backgroundPool(), context, std::move(work), std::move(receive));
  }
  void drop() { ++m_number; }  ///< what was asked for last

 private:
  quint64 m_number = 0;
};

}  // namespace kotai::ui
