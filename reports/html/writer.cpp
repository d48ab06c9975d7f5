// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/writer.hpp"

#include <algorithm>

#include "core/precondition.hpp"
#include "core/text/letter.hpp"
#include "reports/compose/parts/minus.hpp"

namespace damath::html {

namespace {

// Appends the text. Escapes the characters that could end the text or its tag. Turns ASCII control characters
// into spaces, because XML forbids most of them.
void addEscaped(std::string& safe, std::string_view text) {
  for (const char byte : text) {
    switch (byte) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F ? ' ' : byte;
    }
  }
}

// True for a character in the Unicode blocks of Hebrew, Arabic and related scripts, which are written from
// right to left. Includes the blocks with special forms of these letters.
bool runsFromRight(char32_t code) {
  return (code >= 0x0590 && code <= 0x08FF) || (code >= 0xFB1D && code <= 0xFDFF) ||
         (code >= 0xFE70 && code <= 0xFEFF);
}

// Returns the beginning and the end of the first right-to-left part of the text: from the first right-to-left
// letter to the last one before a left-to-right letter. If the text has no right-to-left letter, both values
// are the end of the text.
std::pair<std::size_t, std::size_t> nextFromRight(std::string_view text) {
  std::size_t first = text.size();
  std::size_t last = text.size();
  for (std::size_t at = 0; at < text.size();) {
    const auto letter = firstLetter(text.substr(at));
    const std::size_t length = letter ? letter->bytes.size() : 1;
    if (letter && runsFromRight(letter->code)) {
      first = std::min(first, at);
      last = at + length;
    } else if (letter && first < text.size() && kindOf(letter->code) == LetterKind::Letter) {
      break;
    }
    at += length;
  }
  return {first, last};
}

// Appends words. A name in a right-to-left script is put into its own element. Otherwise the browser would
// move the numbers beside the name to its other side.
void addWords(std::string& safe, std::string_view text) {
  while (!text.empty()) {
    const auto [first, last] = nextFromRight(text);
    addEscaped(safe, text.substr(0, first));
    if (first == text.size()) return;
    safe += "<bdi>";
    addEscaped(safe, text.substr(first, last - first));
    safe += "</bdi>";
    text.remove_prefix(last);
  }
}

}  // namespace

void Writer::begin(std::string_view tag, Attributes attributes) {
  m_text.append("<").append(tag);
  for (const auto& [name, value] : attributes) {
    if (value.empty()) continue;
    m_text.append(" ").append(name).append("=\"");
    addEscaped(m_text, value);
    m_text += '"';
  }
}

Writer& Writer::open(std::string_view tag, Attributes attributes) {
  begin(tag, attributes);
  m_text += '>';
  m_open.emplace_back(tag);
  return *this;
}

Writer& Writer::close() {
  DAMATH_EXPECTS(!m_open.empty());
  m_text.append("</").append(m_open.back()).append(">");
  m_open.pop_back();
  return *this;
}

Writer& Writer::text(std::string_view words, Holds holds) {
  if (holds == Holds::Figures) {
    addEscaped(m_text, compose::withMinusThroughout(words));
  } else if (!m_open.empty() && m_open.back() == "title") {
    // the title element may not contain the elements that isolate names, so its text gets none of them
    addEscaped(m_text, compose::withTrueMinus(words));
  } else {
    addWords(m_text, compose::withTrueMinus(words));
  }
  return *this;
}

Writer& Writer::element(std::string_view tag, std::string_view words, Attributes attributes) {
  return open(tag, attributes).text(words).close();
}

Writer& Writer::leaf(std::string_view tag, Attributes attributes) {
  begin(tag, attributes);
  m_text += "/>";
  return *this;
}

Writer& Writer::style(std::string_view sheet) {
  DAMATH_EXPECTS(sheet.find_first_of("&<") == std::string_view::npos);
  m_text.append("<style>").append(sheet).append("</style>");
  return *this;
}

Writer& Writer::line() {
  m_text += '\n';
  return *this;
}

std::string Writer::done() && {
  DAMATH_EXPECTS(m_open.empty());
  return std::move(m_text);
}

}  // namespace damath::html
