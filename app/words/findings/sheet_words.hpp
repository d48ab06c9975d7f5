// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a document from outside, and what would be right: one sentence for each fault, without
// the file's name and line, which the caller puts before it.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/notation/sheet/sheet_text.hpp"

namespace damath::words {

[[nodiscard]] std::string sentenceOf(const notation::SheetError& error, Language language);
[[nodiscard]] std::string sentenceOf(const notation::JsonFault& fault, Language language);

}  // namespace damath::words
