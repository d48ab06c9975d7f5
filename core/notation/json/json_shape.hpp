// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a JSON document has the expected fields and kinds of values. Each check records its fault and
// lets the reading continue, so that one reading finds all faults.
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

  // Starts the list of faults with faults that an earlier step found. Precondition: at most kMostFaults.
  explicit JsonShape(JsonFaults faults = {}) : m_faults(std::move(faults)) {}

  // Records missing and unknown fields of an object. Returns false only if the value is no object.
  bool object(const JsonNode& node, const std::string& where, Names required, Names optional = {});
  bool list(const JsonNode& node, const std::string& where);
  // Returns true if the value is a list of exactly `count` items. Otherwise records the fault.
  bool list(const JsonNode& node, const std::string& where, std::size_t count);
  std::optional<std::string> text(const JsonNode& node, const std::string& where);
  // Returns the text of the value. Records a fault and returns nullopt if the value is no text, or if the
  // text is empty or blank.
  std::optional<std::string> filledText(const JsonNode& node, const std::string& where);
  std::optional<std::int64_t> integer(const JsonNode& node, const std::string& where);
  std::optional<bool> boolean(const JsonNode& node, const std::string& where);

  // Records that a list is too long or too short. `expected` is the allowed number of items.
  void wrongCount(const JsonNode& node, const std::string& where, std::string expected);
  // Records a value of the wrong kind. `expected` lists the allowed kinds (object, list, text, integer,
  // boolean, null) or the allowed values, spelled as in the document.
  void wrongType(const JsonNode& node, const std::string& where, std::vector<std::string> expected);
  void add(JsonFaultCode code, const JsonNode& node, const std::string& where,
           std::vector<std::string> expected = {}, rules::Clause clause = {});

  [[nodiscard]] bool clean() const { return m_faults.empty(); }
  // Returns the recorded faults, ordered by line. Precondition: call at most once.
  [[nodiscard]] JsonFaults take();

 private:
  void add(JsonFault fault);

  JsonFaults m_faults;
};

// Returns the path of a field: "options.removal" for the field "removal" of "options"; "name" for a field of
// the root.
[[nodiscard]] std::string inside(const std::string& where, std::string_view field);
// Returns the path of an item in a list: "board[3]" for item 3 of "board".
[[nodiscard]] std::string inside(const std::string& where, std::size_t item);

}  // namespace damath::notation
