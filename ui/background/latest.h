// Runs requests and delivers only the result of the newest request.
#pragma once

#include <QtGlobal>

#include "ui/background/background.h"

namespace kotai::ui {

/// Must be a member of the object that sends the requests, so that no result arrives after its destruction. GUI
/// thread only.
class Latest {
 public:
  Latest() = default;
  Latest(const Latest&) = delete;
  Latest& operator=(const Latest&) = delete;

  /// Like runInBackground(), but drops the result if run() or drop() is called before the result arrives.
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
  void drop() { ++m_number; }  ///< discards the result of the current request

 private:
  quint64 m_number = 0;
};

}  // namespace kotai::ui
