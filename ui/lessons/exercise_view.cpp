#include "ui/lessons/exercise_view.h"

#include "moc_exercise_view.cpp"
