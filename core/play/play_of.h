// Implements the functions of Play that are the same for both kinds of variants.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/play/play.h"

namespace kotai {

template <class Variant>
class PlayOf : public Play {
 public:
  explicit PlayOf(std::shared_ptr<const Variant> variant) : m_variant(std::move(variant)) {}

  const std::string& id() const override { return m_variant->id(); }
  int columns() const override { return m_variant->columns(); }
  int rows() const override { return m_variant->rows(); }
  AnyPosition start() const override { return m_variant->start(); }
  std::string formatPosition(const AnyPosition& position) const override { return m_variant->formatPosition(position); }
  tl::expected<AnyPosition, TextError> parsePosition(std::string_view text) const override {
    return m_variant->parsePosition(text);
  }

 protected:
  std::shared_ptr<const Variant> m_variant;
};

}  // namespace kotai
