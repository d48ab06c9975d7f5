// SPDX-License-Identifier: GPL-3.0-or-later
// Messages about errors in a file that is read, a scoresheet or a JSON document: one sentence for each error,
// with the expected value. The caller puts file name and line before it.
#pragma once

#include <string>

#include "core/notation/json/json_fault.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "words/language.hpp"

namespace damath::words {

[[nodiscard]] std::string sentenceOf(const notation::SheetError& error, Language language);
[[nodiscard]] std::string sentenceOf(const notation::JsonFault& fault, Language language);

}  // namespace damath::words
