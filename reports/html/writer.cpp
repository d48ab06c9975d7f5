// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/writer.hpp"

#include "core/promise.hpp"
#include "reports/compose/minus.hpp"

namespace damath::html {

namespace {

// What could end the text or the tag around it, and what no page may hold.
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
  addEscaped(m_text,
             holds == Holds::Figures ? compose::withMinusThroughout(words) : compose::withTrueMinus(words));
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
