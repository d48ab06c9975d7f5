// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as this program writes it: no blanks, names in the order they come, only what must be is escaped. It
// is made from the parts of a JSON text as they are read, so that text which comes out as it went in can
// stand within another document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::db::detail {

// Adds the text in quotes. Promise: it is UTF-8.
void appendQuoted(std::string& out, std::string_view text);

class CompactJson {
 public:
  void addWord(std::string_view word);  // null, true, false, or a number as it is written
  void addText(std::string_view text);
  void addName(std::string_view name);
  void open(char bracket);  // { or [
  void close();

  // Brackets that are open.
  [[nodiscard]] int depth() const { return static_cast<int>(m_open.size()); }
  [[nodiscard]] const std::string& text() const { return m_text; }
  void clear() { *this = {}; }

 private:
  void separate();

  std::string m_text;
  std::vector<char> m_open;
  bool m_first = true;  // nothing stands after the last bracket that was opened
  bool m_afterName = false;
};

// Whether the text is an object or an array that reading and writing again leaves as it is.
[[nodiscard]] bool isCompactJson(const std::string& text);

}  // namespace damath::db::detail
