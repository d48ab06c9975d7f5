// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and values that may be missing, as the library's JSON.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

namespace damath::notation {

// What asJson(item) gives for each item, in their order.
template <class Items, class AsJson>
[[nodiscard]] nlohmann::ordered_json listed(const Items& items, AsJson&& asJson) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& item : items) list.push_back(std::invoke(asJson, item));
  return list;
}

// The value, or null.
template <class T>
[[nodiscard]] nlohmann::ordered_json orNull(const std::optional<T>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

}  // namespace damath::notation
