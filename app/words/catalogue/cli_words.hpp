// SPDX-License-Identifier: GPL-3.0-or-later
// Every phrase of the command `damath`, in each language; `%1`, `%2` stand for what the caller puts in.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class CliPhrase {
#define PHRASE(id, english, filipino) id,
#include "app/words/catalogue/cli_phrases.inc"
#include "app/words/catalogue/contest_phrases.inc"
#include "app/words/catalogue/exchange_phrases.inc"
#include "app/words/catalogue/file_phrases.inc"
#undef PHRASE
};

// UTF-8; lives as long as the program.
[[nodiscard]] std::string_view toText(CliPhrase phrase, Language language);
[[nodiscard]] std::string said(CliPhrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

}  // namespace damath::words
