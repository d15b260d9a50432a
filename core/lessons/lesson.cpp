#include "core/lessons/lesson.h"

#include <algorithm>

namespace kotai {

const std::string* LessonText::find(std::string_view language) const {
  const auto found = std::ranges::find(m_texts, language, [](const auto& each) { return std::string_view(each.first); });
  return found == m_texts.end() ? nullptr : &found->second;
}

void LessonText::set(std::string_view language, std::string text) { m_texts.emplace_back(language, std::move(text)); }

bool LessonText::has(std::string_view language) const { return find(language) != nullptr; }

std::string_view LessonText::in(std::string_view language) const {
  if (isEmpty()) return {};
  const std::string* text = find(language);
  if (!text) text = find("en");
  return text ? *text : m_texts.front().second;
}

const Lesson* lessonAbout(const Course& course, std::string_view mistake) {
  const auto found = std::ranges::find_if(
      course.lessons, [mistake](const Lesson& each) { return std::ranges::count(each.mistakes, mistake) > 0; });
  return found == course.lessons.end() ? nullptr : &*found;
}

}  // namespace kotai
