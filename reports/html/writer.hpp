// SPDX-License-Identifier: GPL-3.0-or-later
// Writes HTML elements into one text. Only this class escapes texts and attribute values. Every opened
// element must be closed, so that each page is both HTML and well-formed XML. Qt's XML writer is not used,
// because it writes an empty cell as <td/>, which HTML reads as a cell that is never closed.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::html {

// The attributes of an element: names and values. An attribute with an empty value is not written.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// The kind of a text. Figures: the text contains only numbers and signs of arithmetic, so every hyphen
// becomes a minus sign.
enum class Holds { Words, Figures };

class Writer {
 public:
  Writer& open(std::string_view tag, Attributes attributes = {});
  // Closes the innermost open element. Precondition: an element is open.
  Writer& close();
  Writer& text(std::string_view words, Holds holds = Holds::Words);
  // Writes an element that holds only the text `words`, which may be empty.
  Writer& element(std::string_view tag, std::string_view words, Attributes attributes = {});
  // Writes an element that has no end tag, such as meta, link, use or rect.
  Writer& leaf(std::string_view tag, Attributes attributes);
  // Writes the program's own style sheet without escapes. Precondition: the sheet contains neither & nor <.
  Writer& style(std::string_view sheet);
  Writer& line();

  // Returns the HTML text. Precondition: every opened element is closed.
  [[nodiscard]] std::string done() &&;

 private:
  void begin(std::string_view tag, Attributes attributes);

  std::string m_text;
  std::vector<std::string> m_open;
};

}  // namespace damath::html
