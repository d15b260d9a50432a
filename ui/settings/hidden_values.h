// Hides values for a while, for example during a review, and restores their visibility afterwards.
#pragma once

namespace kotai::ui {

class Settings;

class HiddenValues {
 public:
  explicit HiddenValues(Settings* settings) : m_settings(settings) {}
  /// Restores the state without signals, because the window may be closing.
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
