// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/violation_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "db_ViolationKind.inc"

}  // namespace

std::string kindText(db::ViolationKind kind, Language language) {
  return std::string(toText(phraseOf(kind), language));
}

}  // namespace damath::words
