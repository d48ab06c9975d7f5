// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON in this program's compact form: no spaces, names in their original order, only the necessary
// escapes. The text is built from the parser's events. If a stored JSON text stays unchanged by this, a
// document can contain it as JSON and not as a quoted string.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::db::detail {

// Adds the text in quotes. Precondition: `text` is UTF-8.
void appendQuoted(std::string& out, std::string_view text);

class CompactJson {
 public:
  void addWord(std::string_view word);  // null, true, false, or a number as written
  void addText(std::string_view text);
  void addName(std::string_view name);
  void open(char bracket);  // `{` or `[`
  void close();

  // Returns the number of open brackets.
  [[nodiscard]] int depth() const { return static_cast<int>(m_open.size()); }
  [[nodiscard]] const std::string& text() const { return m_text; }
  void clear() { *this = {}; }

 private:
  void separate();

  std::string m_text;
  std::vector<char> m_open;
  bool m_first = true;  // true directly after an opening bracket
  bool m_afterName = false;
};

// True if the text is an object or an array that stays the same when it is read and written again.
[[nodiscard]] bool isCompactJson(const std::string& text);

}  // namespace damath::db::detail
