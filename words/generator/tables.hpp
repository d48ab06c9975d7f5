// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the catalogues of all languages into C++ tables. The part of a text's msgctxt before the last `::` is
// its group, which decides how the code finds the text.
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

// Returns the content of each C++ file, by file name. `english` is the template. Throws CatalogueFault unless
// each translation has exactly the texts of the template, with the same placeholders, and none is marked
// fuzzy or based on an older English text.
[[nodiscard]] std::map<std::string, std::string> tables(const PoFile& english,
                                                        const std::vector<PoFile>& translations);

}  // namespace damath::generator
