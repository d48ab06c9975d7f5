// SPDX-License-Identifier: GPL-3.0-or-later
// JSON objects that keep the order of their fields, so that equal values always give equal texts.
#pragma once

#include <string>
#include <utility>

#include "core/notation/json/json_list.hpp"
#include "core/notation/json/stored_json.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

using OrderedJson = nlohmann::ordered_json;
using notation::listed;
using notation::orNull;

// Parses the text and calls `reader` with the JSON. Throws BrokenRow for a text that is not JSON, or whose
// JSON has an unexpected form.
template <class Reader>
auto readAs(const char* what, const std::string& text, Reader&& reader) {
  try {
    const OrderedJson json = notation::parseStored(text);
    if (json.is_discarded()) throw BrokenRow(std::string(what) + ": no JSON");
    return std::forward<Reader>(reader)(json);
  } catch (const OrderedJson::exception& exception) {
    throw BrokenRow(std::string(what) + ": " + exception.what());
  }
}

}  // namespace damath::db::detail
