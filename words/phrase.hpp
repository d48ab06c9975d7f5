// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that a person reads, in each language. The build makes the enumerators from damath.pot. `%1` to
// `%9` are placeholders for words that the caller gives. In texts of the window, `&` marks the letter for the
// Alt key. `…` at the end of a command means that a dialog opens.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "words/language.hpp"

namespace damath::words {

// The named texts. Further values without a name stand for the texts of other enums, such as desk::Refusal.
// The generated function phraseOf() returns these values (words/generator/tables.hpp).
enum class Phrase {
#include "Phrase_names.inc"
};

// Returns the text with its placeholders (%1 …), in UTF-8. It is valid as long as the program runs.
[[nodiscard]] std::string_view toText(Phrase phrase, Language language);

// Returns the text with the words in place of its placeholders (core/text/placeholders.hpp).
[[nodiscard]] std::string said(Phrase phrase, Language language,
                               std::initializer_list<std::string_view> words = {});

// Returns the text with a capital letter at its beginning, for use as a sentence.
[[nodiscard]] std::string asSentence(std::string text);

// Joins the words: joinedByAnd returns "a, b and c", joinedByOr "a, b or c". If a word has a comma: "Cruz,
// Ben; Reyes, Ana; and Santos, Eva".
[[nodiscard]] std::string joinedByAnd(const std::vector<std::string>& words, Language language);
[[nodiscard]] std::string joinedByOr(const std::vector<std::string>& words, Language language);

// Returns the translation of a text of the Qt library, whose own texts are English: buttons ("&Yes", "Cancel"
// …), file dialog and print preview. Empty for every other text.
[[nodiscard]] std::string_view buttonText(std::string_view english, Language language);

}  // namespace damath::words
