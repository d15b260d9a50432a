// Values that are hidden for a while, as in a review, and after it are shown again if they were before.
#pragma once

namespace kotai::ui {

class Settings;

class HiddenValues {
 public:
  explicit HiddenValues(Settings* settings) : m_settings(settings) {}
  /// Puts back what was, but tells nobody: the window may be going, too.
  ~HiddenValues();
  HiddenValues(const HiddenValues&) = delete;
  HiddenValues& operator=(const HiddenValues&) = delete;

  void hide();
  void restore();

 private:
  Settings* m_settings;
  bool m_hidden = false;
};

}  // namespace kotai::ui
