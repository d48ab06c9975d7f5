// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/act_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "db/journal_action.hpp"

namespace damath::words {

namespace {

#include "db_JournalAction.inc"

}  // namespace

std::string actText(std::string_view action, Language language) {
  const std::optional<db::JournalAction> known = db::parseJournalAction(action);
  return std::string(known ? patternOf(*known).in(language) : action);
}

}  // namespace damath::words
