// A JSON document as a tree that remembers the line of every value and keeps names in their order, so that a
// strict reader can say what is wrong and where.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/json_fault.hpp"

namespace damath::notation {

inline constexpr std::size_t kMostJsonBytes = 1 << 20;
inline constexpr std::size_t kMostJsonDepth = 32;

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

  // Null where the object has no such field.
  [[nodiscard]] const JsonNode* field(std::string_view name) const;
  // The value as it would be written, at most 60 bytes.
  [[nodiscard]] std::string excerpt() const;
};

// A named value of an object.
struct JsonField {
  std::string name;
  JsonNode value;
};

// The document, or the one fault that stops the reading.
[[nodiscard]] Expected<JsonNode, JsonFault> parseJson(std::string_view text);

}  // namespace damath::notation
