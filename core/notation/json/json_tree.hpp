// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON document as a tree. The tree keeps the line of every value and the order of the fields, so that a
// strict reader can say exactly where a fault is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::notation {

inline constexpr std::size_t kMostJsonBytes = 1 << 20;
inline constexpr std::size_t kMostJsonDepth = 32;
// The largest number of faults that a reader reports. A longer list helps nobody.
inline constexpr std::size_t kMostFaults = 100;

enum class JsonKind { Null, Boolean, Integer, OtherNumber, Text, List, Object };

struct JsonField;

struct JsonNode {
  JsonKind kind = JsonKind::Null;
  int line = 1;
  bool boolean = false;
  std::int64_t integer = 0;
  std::string text;  // if the kind is Text: the value; if it is OtherNumber: the digits as written
  std::vector<JsonNode> items;
  std::vector<JsonField> fields;

  // Returns the field of this name. Null if the object has no such field. If the name is repeated, returns
  // the first field.
  [[nodiscard]] const JsonNode* field(std::string_view name) const;
  // Returns the value as JSON text, at most 60 bytes.
  [[nodiscard]] std::string excerpt() const;
};

struct JsonField {
  std::string name;
  JsonNode value;
};

// A document and the field names that it repeats. The tree keeps every value of a repeated name, so that a
// reader can report all faults at once.
struct JsonDocument {
  JsonNode root;
  JsonFaults twice;  // the repeated names as FieldTwice faults, in the order of the text; at most kMostFaults
};

// Returns the document, or the fault that stopped the reading. A repeated field name does not stop the
// reading.
[[nodiscard]] Expected<JsonDocument, JsonFault> parseJsonDocument(std::string_view text);
// Returns the root of the document, or one fault: the fault that stopped the reading, otherwise the first
// repeated field name.
[[nodiscard]] Expected<JsonNode, JsonFault> parseJson(std::string_view text);

}  // namespace damath::notation
