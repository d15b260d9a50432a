// Words of domino puzzles: the task, the verdict on a domino, the result.
#pragma once

#include <QString>

namespace kotai::ui {

class SecureTrainer;

/// What a lesson says instead of the usual words; empty: those.
struct LessonReplies {
  QString task;
  QString praise;
};

/// Precondition: there is a puzzle. \p remark: explains a refused input; empty: nothing to explain.
QString secureText(const SecureTrainer& trainer, const QString& remark, const LessonReplies& own = {});

}  // namespace kotai::ui
