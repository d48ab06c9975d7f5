// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/role_words.hpp"

#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "db_Role.inc"

}  // namespace

std::string roleText(db::Role role, Language language) {
  return said(phraseOf(role), language);
}

}  // namespace damath::words
