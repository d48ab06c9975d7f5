// SPDX-License-Identifier: GPL-3.0-or-later
// The guide to the first contest day: docs/first-contest.md, in English and Filipino, as text and as a
// printable document of two pages.
#pragma once

#include <string_view>

#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

// Returns the guide in Markdown; the English guide if there is none in the language.
[[nodiscard]] std::string_view guideText(words::Language language);
// Returns the guide as a form that takes two pages on each paper.
[[nodiscard]] compose::Document guideDocument(words::Language language);

}  // namespace damath::papers
