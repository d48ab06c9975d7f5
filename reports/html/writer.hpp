// SPDX-License-Identifier: GPL-3.0-or-later
// Writes HTML elements into one text. Only this class escapes texts and values. Every opened element must be
// closed, so that each page is HTML and well-formed XML at once. Qt's writer is for XML only: it writes an
// empty cell as <td/>, which HTML takes as an open tag.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::html {

// Names and values. An attribute with an empty value is left out.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// Figures: every hyphen becomes a minus sign, because the text contains only figures.
enum class Holds { Words, Figures };

class Writer {
 public:
  Writer& open(std::string_view tag, Attributes attributes = {});
  // Closes the innermost open element. Precondition: an element is open.
  Writer& close();
  Writer& text(std::string_view words, Holds holds = Holds::Words);
  // Writes an element with the text `words`, which may be empty.
  Writer& element(std::string_view tag, std::string_view words, Attributes attributes = {});
  // Writes an element that has no end tag: meta, link, use, rect …
  Writer& leaf(std::string_view tag, Attributes attributes);
  // Writes the program's own style sheet unescaped. Precondition: the sheet contains neither & nor <.
  Writer& style(std::string_view sheet);
  Writer& line();

  // Returns the whole text. Precondition: no element is open.
  [[nodiscard]] std::string done() &&;

 private:
  void begin(std::string_view tag, Attributes attributes);

  std::string m_text;
  std::vector<std::string> m_open;
};

}  // namespace damath::html
