// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/mismatch_words.hpp"

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/report_labels.hpp"

namespace damath::words {

namespace {

#include "desk_MismatchKind.inc"

// As people call it, not as files spell it.
std::string nameOf(desk::MismatchKind kind, const std::string& text, Language language) {
  if (kind == desk::MismatchKind::Set) return compose::setLabel(reportLabels(language), text);
  if (kind == desk::MismatchKind::Ruleset) return compose::rulesetLabel(reportLabels(language), text);
  return text;
}

}  // namespace

std::string message(const desk::Mismatch& mismatch, Language language) {
  return said(patternOf(mismatch.kind), language,
              {nameOf(mismatch.kind, mismatch.onSheet, language),
               nameOf(mismatch.kind, mismatch.expected, language)});
}

}  // namespace damath::words
