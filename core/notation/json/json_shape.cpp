// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/json/json_shape.hpp"

#include <algorithm>

namespace damath::notation {

std::string inside(const std::string& where, std::string_view field) {
  return where.empty() ? std::string(field) : where + "." + std::string(field);
}

std::string inside(const std::string& where, std::size_t item) {
  return where + "[" + std::to_string(item) + "]";
}

bool JsonShape::object(const JsonNode& node, const std::string& where, Names required, Names optional) {
  if (node.kind != JsonKind::Object) {
    wrongType(node, where, {"object"});
    return false;
  }
  for (const std::string_view name : required) {
    if (node.field(name) == nullptr) add(JsonFaultCode::MissingField, node, inside(where, name));
  }
  for (const auto& [name, value] : node.fields) {
    const auto isNamed = [&known = name](std::string_view other) { return other == known; };
    if (std::any_of(required.begin(), required.end(), isNamed) ||
        std::any_of(optional.begin(), optional.end(), isNamed)) {
      continue;
    }
    std::vector<std::string> known(required.begin(), required.end());
    known.insert(known.end(), optional.begin(), optional.end());
    add(JsonFaultCode::UnknownField, value, inside(where, name), std::move(known));
  }
  return true;
}

bool JsonShape::list(const JsonNode& node, const std::string& where) {
  if (node.kind == JsonKind::List) return true;
  wrongType(node, where, {"list"});
  return false;
}

bool JsonShape::list(const JsonNode& node, const std::string& where, std::size_t count) {
  if (!list(node, where)) return false;
  if (node.items.size() == count) return true;
  wrongCount(node, where, std::to_string(count));
  return false;
}

std::optional<std::string> JsonShape::text(const JsonNode& node, const std::string& where) {
  if (node.kind == JsonKind::Text) return node.text;
  wrongType(node, where, {"text"});
  return std::nullopt;
}

std::optional<std::string> JsonShape::filledText(const JsonNode& node, const std::string& where) {
  auto value = text(node, where);
  if (!value) return std::nullopt;
  if (value->find_first_not_of(" \t\r\n") != std::string::npos) return value;
  add(JsonFaultCode::TextEmpty, node, where);
  return std::nullopt;
}

std::optional<std::int64_t> JsonShape::integer(const JsonNode& node, const std::string& where) {
  if (node.kind == JsonKind::Integer) return node.integer;
  wrongType(node, where, {"integer"});
  return std::nullopt;
}

std::optional<bool> JsonShape::boolean(const JsonNode& node, const std::string& where) {
  if (node.kind == JsonKind::Boolean) return node.boolean;
  wrongType(node, where, {"boolean"});
  return std::nullopt;
}

void JsonShape::wrongCount(const JsonNode& node, const std::string& where, std::string expected) {
  add({JsonFaultCode::WrongCount,
       node.line,
       where,
       std::to_string(node.items.size()),
       {std::move(expected)},
       {}});
}

void JsonShape::wrongType(const JsonNode& node, const std::string& where, std::vector<std::string> expected) {
  add(JsonFaultCode::WrongType, node, where, std::move(expected));
}

void JsonShape::add(JsonFaultCode code, const JsonNode& node, const std::string& where,
                    std::vector<std::string> expected, rules::Clause clause) {
  add({code, node.line, where, node.excerpt(), std::move(expected), clause});
}

JsonFaults JsonShape::take() {
  std::stable_sort(m_faults.begin(), m_faults.end(),
                   [](const JsonFault& a, const JsonFault& b) { return a.line < b.line; });
  return std::move(m_faults);
}

void JsonShape::add(JsonFault fault) {
  if (m_faults.size() < kMostFaults) m_faults.push_back(std::move(fault));
}

}  // namespace damath::notation
