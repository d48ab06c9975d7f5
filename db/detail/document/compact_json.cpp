// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/compact_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/text/number.hpp"
#include "db/records/document.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::json;

// Receives each part of a JSON text from the parser and writes it in compact form.
class Parts : public nlohmann::json_sax<Json> {
 public:
  [[nodiscard]] const CompactJson& written() const { return m_written; }

  bool null() override { return word("null"); }
  bool boolean(bool value) override { return word(value ? "true" : "false"); }
  bool number_integer(number_integer_t value) override { return word(std::to_string(value)); }
  bool number_unsigned(number_unsigned_t value) override { return word(std::to_string(value)); }
  bool number_float(number_float_t, const string_t& written) override { return word(written); }
  bool string(string_t& text) override {
    m_written.addText(text);
    return m_written.depth() > 0;
  }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open('{'); }
  bool start_array(std::size_t) override { return open('['); }
  bool key(string_t& name) override {
    m_written.addName(name);
    return true;
  }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

 private:
  bool word(std::string_view text) {
    m_written.addWord(text);
    return m_written.depth() > 0;
  }
  bool open(char bracket) {
    m_written.open(bracket);
    return m_written.depth() <= kMostDocumentDepth;
  }
  bool close() {
    m_written.close();
    return true;
  }

  CompactJson m_written;
};

}  // namespace

void appendNumber(std::string& out, std::int64_t number) {
  const bool isSafe = number >= -kMostSafeNumber && number <= kMostSafeNumber;
  out += isSafe ? std::to_string(number) : '"' + std::to_string(number) + '"';
}

std::optional<std::int64_t> numberOf(std::string_view text) {
  return plainIntegerIn(text);
}

void appendQuoted(std::string& out, std::string_view text) {
  const bool isPlain = std::ranges::none_of(
      text, [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; });
  if (!isPlain) {
    out += Json(text).dump();
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

void CompactJson::separate() {
  if (!m_first && !m_afterName) m_text += ',';
  m_first = false;
  m_afterName = false;
}

void CompactJson::addWord(std::string_view word) {
  separate();
  m_text += word;
}

void CompactJson::addText(std::string_view text) {
  separate();
  appendQuoted(m_text, text);
}

void CompactJson::addName(std::string_view name) {
  separate();
  appendQuoted(m_text, name);
  m_text += ':';
  m_afterName = true;
}

void CompactJson::open(char bracket) {
  separate();
  m_text += bracket;
  m_open.push_back(bracket);
  m_first = true;
}

void CompactJson::close() {
  m_text += m_open.back() == '{' ? '}' : ']';
  m_open.pop_back();
  m_first = false;
}

bool isCompactJson(const std::string& text) {
  if (text.empty() || (text.front() != '{' && text.front() != '[')) return false;
  Parts parts;
  return Json::sax_parse(text, &parts) && parts.written().text() == text;
}

}  // namespace damath::db::detail
