// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the catalogues of all languages into C++ tables. The group of a text is the part of its msgctxt
// before the last `::`.
//   Phrase::Name           an enumerator of words::Phrase
//   desk::Refusal::Name    `Phrase phraseOf(desk::Refusal)` for an enum that exists already
//   name sheet::Cell::Name `Phrase nameOf(sheet::Cell)`: a function with its own name
//   Qt                     no names: an array of texts, searched by the English text
#pragma once

#include <map>
#include <string>
#include <vector>

#include "words/generator/po_file.hpp"

namespace damath::generator {

// Returns the content of each file, by file name. `english` is the template. Each translation must have
// exactly the texts of the template. No text may be missing, unknown, marked fuzzy or based on an older
// English text. Its placeholders must be those of the English text. Throws CatalogueFault otherwise.
[[nodiscard]] std::map<std::string, std::string> tables(const PoFile& english,
                                                        const std::vector<PoFile>& translations);

}  // namespace damath::generator
