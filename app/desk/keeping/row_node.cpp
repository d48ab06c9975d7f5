// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/row_node.hpp"

namespace damath::desk {

using notation::JsonKind;
using notation::JsonNode;

JsonNode rowNode(const std::string& text) {
  if (text.empty()) return {};
  auto node = notation::parseJson(text);
  return node ? *std::move(node) : JsonNode{};
}

std::string textIn(const JsonNode& row, std::string_view name) {
  const JsonNode* field = row.field(name);
  return field != nullptr && field->kind == JsonKind::Text ? field->text : std::string();
}

std::int64_t integerIn(const JsonNode& row, std::string_view name) {
  const JsonNode* field = row.field(name);
  return field != nullptr && field->kind == JsonKind::Integer ? field->integer : 0;
}

}  // namespace damath::desk
