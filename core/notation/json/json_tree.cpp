// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/json/json_tree.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "core/notation/json/json_shape.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"

namespace damath::notation {

namespace {

// Counts the line of the last character that the lexer has read. A line feed belongs to the line that it
// ends. The lexer finds the end of a number only when it reads the next character, which may be a line feed.
// The number must still get its own line, not the next line.
struct LineCount {
  std::string_view rest;  // the text that the lexer has not read yet
  int line = 1;
  bool pending = false;

  void pass(char c) {
    if (pending) ++line;
    pending = c == '\n';
    rest.remove_prefix(1);
  }
};

// Passes the characters of the text to the lexer and counts the lines.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, LineCount* count) : m_at(at), m_count(count) {}
  reference operator*() const { return *m_at; }
  CountingIterator& operator++() {
    m_count->pass(*m_at++);
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

 private:
  const char* m_at;
  LineCount* m_count;
};

// Builds the tree of a document from the events of the JSON library's parser. An event function returns false
// to stop the parser.
class TreeBuilder {
 public:
  explicit TreeBuilder(const LineCount& count) : m_count(count) {}

  [[nodiscard]] JsonDocument document() { return {std::move(m_root), std::move(m_twice)}; }
  [[nodiscard]] JsonFault& fault() { return m_fault; }

  bool null() { return add(JsonKind::Null) != nullptr; }
  bool boolean(bool value) {
    add(JsonKind::Boolean)->boolean = value;
    return true;
  }
  bool number_integer(std::int64_t value) {
    add(JsonKind::Integer)->integer = value;
    return true;
  }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      add(JsonKind::OtherNumber)->text = std::to_string(value);
      return true;
    }
    return number_integer(static_cast<std::int64_t>(value));
  }
  bool number_float(nlohmann::json::number_float_t, const std::string& written) {
    add(JsonKind::OtherNumber)->text = written;
    return true;
  }
  bool string(std::string& value) {
    add(JsonKind::Text)->text = std::move(value);
    return true;
  }
  bool binary(nlohmann::json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(JsonKind::Object); }
  bool end_object() { return close(); }
  bool start_array(std::size_t) { return open(JsonKind::List); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    if (!m_open.back().names.insert(name).second && m_twice.size() < kMostFaults) {
      m_twice.push_back({JsonFaultCode::FieldTwice,
                         m_count.line,
                         inside(m_open.back().where, shortened(name)),
                         {},
                         {},
                         {}});
    }
    m_key = std::move(name);
    return true;
  }
  bool parse_error(std::size_t, const std::string& lastToken, const nlohmann::json::exception&) {
    // The lexer reads bytes, so the wrong word may end inside a UTF-8 character. The missing bytes of that
    // character are added.
    std::string word = lastToken;
    for (const char byte : m_count.rest.substr(0, 3)) {
      if (!firstLineNotText(word)) break;
      word += byte;
    }
    if (firstLineNotText(word)) word.clear();
    m_fault = {JsonFaultCode::NotJson, m_count.line, {}, std::string(shortened(word)), {}, {}};
    return false;
  }

 private:
  // Adds a value to the innermost list or object that is still open. m_open keeps pointers to the open lists
  // and objects. The pointers stay valid: an open list or object is the last child of its parent, and the
  // parent gets another child only after this child is closed.
  JsonNode* add(JsonKind kind) {
    JsonNode node;
    node.kind = kind;
    node.line = m_count.line;
    if (m_open.empty()) {
      m_root = std::move(node);
      return &m_root;
    }
    JsonNode& parent = *m_open.back().node;
    if (parent.kind == JsonKind::List) return &parent.items.emplace_back(std::move(node));
    return &parent.fields.emplace_back(JsonField{std::move(m_key), std::move(node)}).value;
  }
  bool open(JsonKind kind) {
    if (m_open.size() == kMostJsonDepth) {
      m_fault = {JsonFaultCode::TooDeep, m_count.line, {}, {}, {std::to_string(kMostJsonDepth)}, {}};
      return false;
    }
    std::string where = whereNext();
    m_open.push_back({add(kind), std::move(where), {}});
    return true;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }
  // Returns the path of the next value in the document, such as "board[3]".
  [[nodiscard]] std::string whereNext() const {
    if (m_open.empty()) return {};
    const Open& parent = m_open.back();
    if (parent.node->kind == JsonKind::List) return inside(parent.where, parent.node->items.size());
    return inside(parent.where, shortened(m_key));
  }

  struct Open {
    JsonNode* node;
    std::string where;
    // The field names of this object so far, as a set. A search through a list of names would take quadratic
    // time.
    std::set<std::string> names;
  };

  const LineCount& m_count;
  JsonNode m_root;
  std::vector<Open> m_open;
  std::string m_key;
  JsonFaults m_twice;
  JsonFault m_fault;
};

nlohmann::ordered_json toLibrary(const JsonNode& node) {
  switch (node.kind) {
    case JsonKind::Null:
      return nullptr;
    case JsonKind::Boolean:
      return node.boolean;
    case JsonKind::Integer:
      return node.integer;
    case JsonKind::OtherNumber:
    case JsonKind::Text:
      return node.text;
    case JsonKind::List: {
      nlohmann::ordered_json list = nlohmann::ordered_json::array();
      for (const JsonNode& item : node.items) list.push_back(toLibrary(item));
      return list;
    }
    case JsonKind::Object: {
      nlohmann::ordered_json object = nlohmann::ordered_json::object();
      for (const auto& [name, value] : node.fields) object[name] = toLibrary(value);
      return object;
    }
  }
  return nullptr;
}

}  // namespace

const JsonNode* JsonNode::field(std::string_view name) const {
  const auto found =
      std::find_if(fields.begin(), fields.end(), [&](const JsonField& entry) { return entry.name == name; });
  return found == fields.end() ? nullptr : &found->value;
}

std::string JsonNode::excerpt() const {
  if (kind == JsonKind::OtherNumber) return std::string(shortened(text));
  return std::string(
      shortened(toLibrary(*this).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
}

Expected<JsonDocument, JsonFault> parseJsonDocument(std::string_view text) {
  if (text.size() > kMostJsonBytes) {
    return Unexpected<JsonFault>({JsonFaultCode::TooLarge, 1, {}, {}, {std::to_string(kMostJsonBytes)}, {}});
  }
  if (const auto line = firstLineNotText(text)) {
    return Unexpected<JsonFault>({JsonFaultCode::NotText, *line, {}, {}, {}, {}});
  }
  LineCount count{text};
  TreeBuilder builder(count);
  const char* const end = text.data() + text.size();
  if (!nlohmann::json::sax_parse(CountingIterator(text.data(), &count), CountingIterator(end, &count),
                                 &builder)) {
    return Unexpected<JsonFault>(builder.fault());
  }
  return builder.document();
}

Expected<JsonNode, JsonFault> parseJson(std::string_view text) {
  auto document = parseJsonDocument(text);
  if (!document) return Unexpected<JsonFault>(document.error());
  if (!document->twice.empty()) return Unexpected<JsonFault>(std::move(document->twice.front()));
  return std::move(document->root);
}

}  // namespace damath::notation
