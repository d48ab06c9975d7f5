// SPDX-License-Identifier: GPL-3.0-or-later
// JSON whose fields stand as they were written, for texts that are kept and compared.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

namespace damath::db::detail {

using OrderedJson = nlohmann::ordered_json;

template <class T>
OrderedJson orNull(const std::optional<T>& value) {
  return value ? OrderedJson(*value) : OrderedJson();
}

}  // namespace damath::db::detail
