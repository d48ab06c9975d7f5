// SPDX-License-Identifier: GPL-3.0-or-later
// Strict reading of a document's shape: each check notes its fault and lets the reading go on, so that one
// pass finds all of them.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/notation/json/json_fault.hpp"
#include "core/notation/json/json_tree.hpp"

namespace damath::notation {

class JsonShape {
 public:
  using Names = std::initializer_list<std::string_view>;

  // Begins with the faults found already, at most kMostFaults.
  explicit JsonShape(JsonFaults faults = {}) : m_faults(std::move(faults)) {}

  // Notes an object's missing and unknown fields. False where it is no object.
  bool object(const JsonNode& node, const std::string& where, Names required, Names optional = {});
  bool list(const JsonNode& node, const std::string& where);
  // A list of exactly so many values.
  bool list(const JsonNode& node, const std::string& where, std::size_t count);
  std::optional<std::string> text(const JsonNode& node, const std::string& where);
  // The same, and empty is a fault.
  std::optional<std::string> filledText(const JsonNode& node, const std::string& where);
  std::optional<std::int64_t> integer(const JsonNode& node, const std::string& where);
  std::optional<bool> boolean(const JsonNode& node, const std::string& where);

  // `expected` is how many values may stand here.
  void wrongCount(const JsonNode& node, const std::string& where, std::string expected);
  // `expected` are the kinds that may stand here: object, list, text, integer, boolean, null; or what may,
  // spelled as in the document.
  void wrongType(const JsonNode& node, const std::string& where, std::vector<std::string> expected);
  void add(JsonFaultCode code, const JsonNode& node, const std::string& where,
           std::vector<std::string> expected = {}, rules::Clause clause = {});

  [[nodiscard]] bool clean() const { return m_faults.empty(); }
  // In the order of the document's lines.
  [[nodiscard]] JsonFaults take();

 private:
  void add(JsonFault fault);

  JsonFaults m_faults;
};

// "options" and "removal" → "options.removal"; "" and "name" → "name".
[[nodiscard]] std::string inside(const std::string& where, std::string_view field);
// "board" and 3 → "board[3]".
[[nodiscard]] std::string inside(const std::string& where, std::size_t item);

}  // namespace damath::notation
