// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/journal_digest.hpp"

#include <nlohmann/json.hpp>

#include "db/detail/digest.hpp"

namespace damath::db::detail {

namespace {

nlohmann::json partOf(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* text = std::get_if<std::string_view>(&value)) return *text;
  if (const auto* blob = std::get_if<Blob>(&value)) return sha256(blob->bytes);
  return {};
}

}  // namespace

std::string journalDigest(std::span<const Value> parts) {
  auto list = nlohmann::json::array();
  for (const Value& part : parts) list.push_back(partOf(part));
  return sha256(list.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace damath::db::detail
