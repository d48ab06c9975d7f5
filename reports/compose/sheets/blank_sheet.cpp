// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/blank_sheet.hpp"

#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

using words::Phrase;

BlankSheet blankSheet(GameHead head, words::Language language, BlankPart part) {
  BlankSheet sheet;
  const std::string set = head.set.empty() ? std::string("________") : setName(head.set, language);
  sheet.title = said(Phrase::ScoresheetTitle, language, {set});
  if (part == BlankPart::Continuation) sheet.title += " (" + said(Phrase::Continued, language) + ")";
  sheet.head = std::move(head);
  sheet.part = part;
  return sheet;
}

}  // namespace damath::compose
