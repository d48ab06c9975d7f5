// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/line_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "core/board/side_text.hpp"

namespace damath::words {

namespace {

#include "desk_LineFault.inc"

}  // namespace

std::string lineText(const desk::LineError& error, Language language) {
  if (error.fault != desk::LineFault::FigureMissing)
    return said(patternOf(error.fault), language, {error.word});
  const auto side = error.part == desk::LinePart::Blue ? board::Side::Blue : board::Side::Red;
  return said(patternOf(error.fault), language, {nameOf(side)});
}

}  // namespace damath::words
