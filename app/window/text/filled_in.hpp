// SPDX-License-Identifier: GPL-3.0-or-later
// Fills words into a text of the window that ends a sentence with a word: "Deleted: %1." A word that ends
// with a full stop, such as "Dela Cruz, Juan Jr.", takes the place of the full stop of the sentence.
#pragma once

#include <QString>
#include <concepts>
#include <string>

#include "app/window/text/qt_text.hpp"
#include "core/text/placeholders.hpp"

namespace damath::window {

[[nodiscard]] inline std::string filledWord(const QString& word) {
  return fromQt(word);
}
[[nodiscard]] std::string filledWord(std::integral auto number) {
  return std::to_string(number);
}

// Returns the pattern with `%1`, `%2` … replaced by the words (core/text/placeholders.hpp). Whole numbers are
// written with digits.
template <class... Words>
[[nodiscard]] QString filledIn(const QString& pattern, const Words&... words) {
  return toQt(filled(fromQt(pattern), {std::string_view(filledWord(words))...}));
}

}  // namespace damath::window
