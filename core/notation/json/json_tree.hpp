// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON document as a tree that remembers the line of every value and keeps names in their order, so that a
// strict reader can say what is wrong and where.
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
// More faults than this help nobody; the rest is not listed.
inline constexpr std::size_t kMostFaults = 100;

enum class JsonKind { Null, Boolean, Integer, OtherNumber, Text, List, Object };

struct JsonField;

struct JsonNode {
  JsonKind kind = JsonKind::Null;
  int line = 1;
  bool boolean = false;
  std::int64_t integer = 0;
  std::string text;  // of a Text; of an OtherNumber as written
  std::vector<JsonNode> items;
  std::vector<JsonField> fields;

  // Null where the object has no such field; of one that stands twice the first.
  [[nodiscard]] const JsonNode* field(std::string_view name) const;
  // The value as it would be written, at most 60 bytes.
  [[nodiscard]] std::string excerpt() const;
};

// A named value of an object.
struct JsonField {
  std::string name;
  JsonNode value;
};

// A document with the names that stand twice in an object: both values are in the tree, so that a reader can
// report all that is wrong at once.
struct JsonDocument {
  JsonNode root;
  JsonFaults twice;  // FieldTwice, in the order of the text, at most kMostFaults
};

// The document, or the one fault that stops the reading.
[[nodiscard]] Expected<JsonDocument, JsonFault> parseJsonDocument(std::string_view text);
// The same where a name that stands twice stops the reading too.
[[nodiscard]] Expected<JsonNode, JsonFault> parseJson(std::string_view text);

}  // namespace damath::notation
