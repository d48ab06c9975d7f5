#include "core/sheet/ink.hpp"

#include <cstdint>

namespace damath::sheet {

namespace {

struct Folding {
  char32_t from;
  std::string_view to;
};

constexpr Folding kFoldings[] = {
    {U'\u2212', "-"},    {U'\u2013', "-"},    {U'\u2014', "-"},    {U'\u2010', "-"},    {U'\u2011', "-"},
    {U'\u00d7', "*"},    {U'\u00b7', "*"},    {U'\u22c5', "*"},    {U'\u2217', "*"},    {U'\u2715', "*"},
    {U'\u2716', "*"},    {U'\u2219', "*"},    {U'\u2022', "*"},    {U'\u00f7', ":"},    {U'\u2215', "/"},
    {U'\u2044', "/"},    {U'\u221a', "r"},    {U'\u00b2', "^2"},   {U'\u00b3', "^3"},   {U'\u2248', "~"},
    {U'\u2245', "~"},    {U'\u2243', "~"},    {U'\u00a0', " "},    {U'\u2009', " "},    {U'\u202f', " "},
    {U'\u3000', " "},    {U'\t', " "},        {U'\u00bd', " 1/2"}, {U'\u00bc', " 1/4"}, {U'\u00be', " 3/4"},
    {U'\u2153', " 1/3"}, {U'\u2154', " 2/3"}, {U'\ufe63', "-"},    {U'\u2219', "*"},
};

// The character at the front of valid UTF-8, which is taken off; bytes that are none are taken one by one.
char32_t takeCharacter(std::string_view& text) {
  const auto byte = [&text](std::size_t i) {
    return i < text.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])) : 0U;
  };
  const std::uint32_t first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (length > text.size()) {
    text = {};
    return U'\ufffd';
  }
  std::uint32_t code = length == 1 ? first : first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) code = code << 6U | (byte(i) & 0x3fU);
  text.remove_prefix(length);
  return code;
}

std::string folded(char32_t code) {
  if (code >= 0xff01 && code <= 0xff5e) code -= 0xfee0;  // full-width forms
  for (const Folding& folding : kFoldings) {
    if (folding.from == code) return std::string(folding.to);
  }
  if (code >= 0x2460 && code <= 0x2473) return "[" + std::to_string(code - 0x2460 + 1) + "]";
  if (code == 0x24ea) return "[0]";
  if (code >= 'A' && code <= 'Z') return {static_cast<char>(code - 'A' + 'a')};
  if (code >= 0x20 && code < 0x7f) return {static_cast<char>(code)};
  return "?";
}

}  // namespace

Ink::Ink(std::string_view cell) {
  std::size_t column = 1;
  while (!cell.empty()) {
    if (cell.size() >= 4 && (cell.substr(0, 4) == "sqrt" || cell.substr(0, 4) == "SQRT")) {
      add("r", column);
      cell.remove_prefix(4);
      column += 4;
      continue;
    }
    add(folded(takeCharacter(cell)), column);
    ++column;
  }
  m_end = column;
}

void Ink::add(std::string_view characters, std::size_t column) {
  m_characters += characters;
  m_columns.insert(m_columns.end(), characters.size(), column);
}

std::size_t Ink::column(std::size_t place) const {
  return place < m_columns.size() ? m_columns[place] : m_end;
}

std::size_t Ink::skipBlanks(std::size_t place) const {
  while (at(place) == ' ') ++place;
  return place;
}

}  // namespace damath::sheet
