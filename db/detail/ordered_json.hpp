// SPDX-License-Identifier: GPL-3.0-or-later
// JSON whose fields keep the order they were written in, for texts that are kept and compared.
#pragma once

#include <string>
#include <utility>

#include "core/notation/json/json_list.hpp"
#include "db/detail/failure.hpp"

namespace damath::db::detail {

using OrderedJson = nlohmann::ordered_json;
using notation::listed;
using notation::orNull;

// Runs a reader; JSON of another shape than this program writes is a broken row.
template <class Reader>
auto readAs(const char* what, const std::string& text, Reader&& reader) {
  try {
    return std::forward<Reader>(reader)(OrderedJson::parse(text));
  } catch (const OrderedJson::exception& exception) {
    throw BrokenRow(std::string(what) + ": " + exception.what());
  }
}

}  // namespace damath::db::detail
