// SPDX-License-Identifier: GPL-3.0-or-later
// Every phrase on the console's screens, in each language. `%1`, `%2` stand for what the caller puts in; `&`
// marks the letter for the Alt key; a trailing `…` promises a dialog.
#pragma once

#include <string_view>

#include "app/words/catalogue/language.hpp"

namespace damath::words {

enum class Phrase {
#include "Phrase_names.inc"
};

// UTF-8; lives as long as the program.
[[nodiscard]] std::string_view toText(Phrase phrase, Language language);

// Qt's own texts of buttons ("&Yes", "Cancel" …), of its file dialog and its print preview, which it ships in
// English only; empty for a text that is not one of them.
[[nodiscard]] std::string_view buttonText(std::string_view english, Language language);

}  // namespace damath::words
