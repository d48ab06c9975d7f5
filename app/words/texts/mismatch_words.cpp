// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/mismatch_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/report_labels.hpp"

namespace damath::words {

namespace {

Pattern patternOf(desk::MismatchKind kind) {
  using desk::MismatchKind;
  switch (kind) {
    case MismatchKind::Set:
      return {"the sheet names the chip set '%1', the event plays '%2'",
              "chip set na '%1' ang nasa sheet, '%2' ang sa event"};
    case MismatchKind::Ruleset:
      return {"the sheet names the ruleset '%1', the event plays '%2'",
              "tuntuning '%1' ang nasa sheet, '%2' ang sa event"};
    case MismatchKind::Start:
      return {"the sheet names a start position; the game was audited from the usual one",
              "may panimulang posisyon ang sheet; sinuri ang laro mula sa karaniwan"};
    case MismatchKind::BlueName:
      return {"the sheet names BLUE '%1', the pairing '%2'", "'%1' ang BLUE sa sheet, '%2' sa pairing"};
    case MismatchKind::RedName:
      return {"the sheet names RED '%1', the pairing '%2'", "'%1' ang RED sa sheet, '%2' sa pairing"};
    case MismatchKind::Sides:
      return {"BLUE and RED have changed places: the sheet names '%1', the pairing '%2'",
              "nagkapalit ang BLUE at RED: '%1' ang nasa sheet, '%2' ang sa pairing"};
    case MismatchKind::Round:
      return {"the sheet says round '%1', it is stored for round %2",
              "round '%1' ang nasa sheet, itinago para sa round %2"};
    case MismatchKind::Board:
      return {"the sheet says board '%1', it is stored for board %2",
              "board '%1' ang nasa sheet, itinago para sa board %2"};
  }
  return {};
}

// As people call it, not as files spell it.
std::string nameOf(desk::MismatchKind kind, const std::string& text, Language language) {
  if (kind == desk::MismatchKind::Set) return compose::setLabel(reportLabels(language), text);
  if (kind == desk::MismatchKind::Ruleset) return compose::rulesetLabel(reportLabels(language), text);
  return text;
}

}  // namespace

std::string message(const desk::Mismatch& mismatch, Language language) {
  return filled(patternOf(mismatch.kind).in(language), {nameOf(mismatch.kind, mismatch.onSheet, language),
                                                        nameOf(mismatch.kind, mismatch.expected, language)});
}

}  // namespace damath::words
