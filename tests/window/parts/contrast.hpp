// SPDX-License-Identifier: GPL-3.0-or-later
// Returns the contrast ratio of two colors by WCAG 2, from 1 to 21. Lines need at least 3, text 4.5, and text
// in high contrast 7.
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

namespace damath::testing {

inline double luminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

inline double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one);
  const double b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace damath::testing
