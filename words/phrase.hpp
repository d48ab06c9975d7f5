// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that a person reads, in each language. The build makes the list of names from damath.pot.
// `%1` to `%9` are placeholders for the caller's words. In texts of the window, `&` marks the letter for the
// Alt key, and `…` at the end means that a dialog opens.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "words/language.hpp"

namespace damath::words {

// The texts of enumerators, such as desk::Refusal, have values after the named ones. The generated function
// phraseOf() returns them (words/generator/tables.hpp).
enum class Phrase {
#include "Phrase_names.inc"
};

// Returns the text with its placeholders. It is UTF-8, and valid as long as the program runs.
[[nodiscard]] std::string_view toText(Phrase phrase, Language language);

// Returns the text with the words in its placeholders (core/text/placeholders.hpp).
[[nodiscard]] std::string said(Phrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

// Returns the text with a capital letter at its beginning, for a message of its own.
[[nodiscard]] std::string asSentence(std::string text);

// Returns "a, b and c" or "a, b or c". If a word contains a comma: "Cruz, Ben; Reyes, Ana; and Santos, Eva".
[[nodiscard]] std::string joinedByAnd(const std::vector<std::string>& words, Language language);
[[nodiscard]] std::string joinedByOr(const std::vector<std::string>& words, Language language);

// Returns the translation of Qt's own texts, which Qt ships only in English: buttons ("&Yes", "Cancel" …),
// file dialog and print preview. Empty for every other text.
[[nodiscard]] std::string_view buttonText(std::string_view english, Language language);

}  // namespace damath::words
