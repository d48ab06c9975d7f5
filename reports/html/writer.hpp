// SPDX-License-Identifier: GPL-3.0-or-later
// Elements one after the other, into one text. Text and values are escaped here and nowhere else, and what is
// opened must be closed, so that every page is HTML and well-formed XML at once. (Qt's writer is of XML
// alone: it closes an empty <td/>, which HTML leaves open.)
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damath::html {

// A name with its value; without a value it is left out.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// Every hyphen is a minus where nothing but figures can stand.
enum class Holds { Words, Figures };

class Writer {
 public:
  Writer& open(std::string_view tag, Attributes attributes = {});
  // The innermost that is open. Promise: there is one.
  Writer& close();
  Writer& text(std::string_view words, Holds holds = Holds::Words);
  // With its text, or with none.
  Writer& element(std::string_view tag, std::string_view words, Attributes attributes = {});
  // Of those that never have an end: meta, link, use, rect …
  Writer& leaf(std::string_view tag, Attributes attributes);
  // Our own style, which has neither & nor <.
  Writer& style(std::string_view sheet);
  Writer& line();

  // Promise: nothing is open.
  [[nodiscard]] std::string done() &&;

 private:
  void begin(std::string_view tag, Attributes attributes);

  std::string m_text;
  std::vector<std::string> m_open;
};

}  // namespace damath::html
