// SPDX-License-Identifier: GPL-3.0-or-later
// Converts lists and optional values of the program to JSON.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

namespace damath::notation {

// Returns a JSON list that holds asJson(item) for each item, in the order of the items.
template <class Items, class AsJson>
[[nodiscard]] nlohmann::ordered_json listed(const Items& items, AsJson&& asJson) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& item : items) list.push_back(std::invoke(asJson, item));
  return list;
}

// Returns the value as JSON; null if the value is nullopt.
template <class T>
[[nodiscard]] nlohmann::ordered_json orNull(const std::optional<T>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

}  // namespace damath::notation
