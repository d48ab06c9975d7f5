// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the catalogues of all languages into C++ tables, one file for each group of texts. The group of a
// text is the part of its msgctxt before the last `::`.
//   text::kName            constants of type Pattern in the namespace `text`
//   label::kName           constants in `label`, and statements that fill the field `name` of a paper's
//   labels
//   Phrase::Name           the enumerators of a new enum, and `Pattern patternOf(Phrase)`
//   desk::Refusal::Name    `Pattern patternOf(desk::Refusal)` for an enum that exists already
//   name sheet::Cell::Name `Pattern nameOf(sheet::Cell)`: a function with its own name
//   Qt                     no names: an array of Pattern, searched by the English text
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/words/generator/po_file.hpp"

namespace damath::generator {

// Returns the content of each file, by file name. `english` is the template. Each translation must have
// exactly the texts of the template. No text may be missing, unknown, marked fuzzy or based on an older
// English text. Its placeholders must be those of the English text. Throws CatalogueFault otherwise.
[[nodiscard]] std::map<std::string, std::string> tables(const PoFile& english,
                                                        const std::vector<PoFile>& translations);

}  // namespace damath::generator
