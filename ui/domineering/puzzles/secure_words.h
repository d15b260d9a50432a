// Words of domino puzzles: the task, the verdict on a domino, the result.
#pragma once

#include <QString>

namespace kotai::ui {

class SecureTrainer;

/// The lesson's own words; an empty one is replaced by the usual words.
struct LessonReplies {
  QString task;
  QString praise;
};

/// Precondition: there is a puzzle. \p remark: explains a refused input; empty: nothing to explain.
QString secureText(const SecureTrainer& trainer, const QString& remark, const LessonReplies& own = {});

}  // namespace kotai::ui
