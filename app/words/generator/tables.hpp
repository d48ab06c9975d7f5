// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogues of all languages become C++ tables, one file for each group of texts. What precedes the last
// `::` of a msgctxt is the group:
//   text::kName            constants of type Pattern in the namespace `text`
//   label::kName           the same in `label`, and a statement that fills the field `name` of a paper's
//   labels Phrase::Name           the enumerators of a new enum, and `Pattern patternOf(Phrase)`
//   desk::Refusal::Name    `Pattern patternOf(desk::Refusal)` for an enum that is elsewhere
//   name sheet::Cell::Name the same with a name of its own, `Pattern nameOf(sheet::Cell)`
//   Qt                     no name: an array of Pattern, looked up by its English
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/words/generator/po_file.hpp"

namespace damath::generator {

// The content of each file by its name. The template has the English; each translation follows it text by
// text: none is missing, unknown, unfinished or of an older English, and each has the placeholders of the
// English. Throws CatalogueFault where that does not hold.
[[nodiscard]] std::map<std::string, std::string> tables(const PoFile& english,
                                                        const std::vector<PoFile>& translations);

}  // namespace damath::generator
