// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON in this program's compact form: no spaces, names in their original order, only the necessary
// escapes. If the text of a JSON column has this form, the text stands in a document as JSON. A document
// contains any other text as a quoted string, so that reading gives back exactly the same text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::db::detail {

// The largest whole number that a program reads exactly if it keeps every number as a floating-point number:
// 2^53 - 1. A larger number is written as text.
inline constexpr std::int64_t kMostSafeNumber = (std::int64_t{1} << 53) - 1;

void appendNumber(std::string& out, std::int64_t number);
// nullopt unless the text is a 64-bit integer in the form that appendNumber writes, without quotes.
[[nodiscard]] std::optional<std::int64_t> numberOf(std::string_view text);

// Adds the text to `out` as a JSON string, in quotes. Precondition: `text` is UTF-8.
void appendQuoted(std::string& out, std::string_view text);

class CompactJson {
 public:
  void addWord(std::string_view word);  // adds null, true, false, or a number as it was written
  void addText(std::string_view text);
  void addName(std::string_view name);
  void open(char bracket);  // opens an object (`{`) or a list (`[`)
  void close();

  // Returns the number of brackets that are open now.
  [[nodiscard]] int depth() const { return static_cast<int>(m_open.size()); }
  [[nodiscard]] const std::string& text() const { return m_text; }
  void clear() { *this = {}; }

 private:
  void separate();

  std::string m_text;
  std::vector<char> m_open;
  bool m_first = true;  // true directly after an opening bracket, where no comma is needed
  bool m_afterName = false;
};

// True if the text is an object or a list in this program's compact form, nested at most kMostDocumentDepth
// deep.
[[nodiscard]] bool isCompactJson(const std::string& text);

}  // namespace damath::db::detail
