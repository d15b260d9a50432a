// Animated PNG pictures (APNG), which browsers and presentation programs play.
#pragma once

#include <QByteArray>
#include <QImage>
#include <vector>

namespace kotai::ui {

/// A picture as a PNG file without transparency, for animatedPng().
QByteArray framePng(const QImage& image);

/// Joins frames into an animation that repeats forever. Programs without animations show the first frame. Precondition: the
/// frames come from framePng() and have the same size. \p lastMs: how long the last frame stays.
QByteArray animatedPng(const std::vector<QByteArray>& frames, int frameMs, int lastMs);

}  // namespace kotai::ui
