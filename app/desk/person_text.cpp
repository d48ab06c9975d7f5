#include "app/desk/person_text.hpp"

#include "core/sheet/ink.hpp"

#include <cstdint>
#include <optional>
#include <utility>

namespace damath::desk {

namespace {

struct Decoded {
  char32_t code;
  std::size_t length;
};

// Nothing where the bytes are no UTF-8: overlong forms, surrogates and what ends too early included.
std::optional<Decoded> firstCode(std::string_view text) {
  const auto byte = [text](std::size_t index) { return static_cast<std::uint8_t>(text[index]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return Decoded{lead, 1};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return std::nullopt;
  char32_t code = lead & (0xFFU >> (length + 1));
  for (std::size_t index = 1; index < length; ++index) {
    if ((byte(index) & 0xC0U) != 0x80U) return std::nullopt;
    code = (code << 6U) | (byte(index) & 0x3FU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return std::nullopt;
  return Decoded{code, length};
}

void append(std::string& text, char32_t code) {
  const auto add = [&text](char32_t byte) { text += static_cast<char>(static_cast<std::uint8_t>(byte)); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0U | (code >> 6U));
    add(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    add(0xE0U | (code >> 12U));
    add(0x80U | ((code >> 6U) & 0x3FU));
    add(0x80U | (code & 0x3FU));
  } else {
    add(0xF0U | (code >> 18U));
    add(0x80U | ((code >> 12U) & 0x3FU));
    add(0x80U | ((code >> 6U) & 0x3FU));
    add(0x80U | (code & 0x3FU));
  }
}

bool within(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
}

// The small letter: Latin with its extensions, Greek, Cyrillic.
char32_t small(char32_t code) {
  if (within(code, U'A', U'Z') || (within(code, 0xC0, 0xDE) && code != 0xD7)) return code + 0x20;
  if (code == 0x178) return 0xFF;
  if (within(code, 0x139, 0x148) || within(code, 0x179, 0x17E)) return code % 2 == 1 ? code + 1 : code;
  if ((within(code, 0x100, 0x137) && code != 0x130 && code != 0x131) || within(code, 0x14A, 0x177) ||
      within(code, 0x1E00, 0x1E95) || within(code, 0x1EA0, 0x1EFF)) {
    return code % 2 == 0 ? code + 1 : code;
  }
  if (within(code, 0x391, 0x3A9) || within(code, 0x410, 0x42F)) return code + 0x20;
  if (within(code, 0x400, 0x40F)) return code + 0x50;
  return code;
}

struct Accented {
  char32_t letter;
  char32_t mark;
  char32_t composed;
};
constexpr Accented kAccented[] = {
    {U'a', 0x300, 0xE0}, {U'a', 0x301, 0xE1}, {U'a', 0x302, 0xE2}, {U'a', 0x303, 0xE3}, {U'a', 0x308, 0xE4},
    {U'a', 0x30A, 0xE5}, {U'c', 0x327, 0xE7}, {U'e', 0x300, 0xE8}, {U'e', 0x301, 0xE9}, {U'e', 0x302, 0xEA},
    {U'e', 0x308, 0xEB}, {U'i', 0x300, 0xEC}, {U'i', 0x301, 0xED}, {U'i', 0x302, 0xEE}, {U'i', 0x308, 0xEF},
    {U'n', 0x303, 0xF1}, {U'o', 0x300, 0xF2}, {U'o', 0x301, 0xF3}, {U'o', 0x302, 0xF4}, {U'o', 0x303, 0xF5},
    {U'o', 0x308, 0xF6}, {U'u', 0x300, 0xF9}, {U'u', 0x301, 0xFA}, {U'u', 0x302, 0xFB}, {U'u', 0x308, 0xFC},
    {U'y', 0x301, 0xFD}, {U'y', 0x308, 0xFF}};

std::optional<char32_t> composed(char32_t letter, char32_t mark) {
  for (const Accented& accented : kAccented) {
    if (accented.letter == letter && accented.mark == mark) return accented.composed;
  }
  return std::nullopt;
}

}  // namespace

bool isCleanText(std::string_view text) {
  while (!text.empty()) {
    const auto first = firstCode(text);
    if (!first || first->code < 0x20 || within(first->code, 0x7F, 0x9F)) return false;
    text.remove_prefix(first->length);
  }
  return true;
}

std::string_view trimmed(std::string_view text) {
  while (true) {
    const std::size_t before = text.size();
    text = sheet::trimmed(text);
    while (text.ends_with('\r') || text.ends_with('\n')) text.remove_suffix(1);
    while (text.starts_with('\r') || text.starts_with('\n')) text.remove_prefix(1);
    if (text.size() == before) return text;
  }
}

std::string folded(std::string_view text) {
  std::u32string codes;
  while (!text.empty()) {
    const Decoded first = firstCode(text).value_or(Decoded{0xFFFD, 1});
    text.remove_prefix(first.length);
    const bool blank = first.code == U' ' || first.code == U'\t' || first.code == 0xA0;
    if (blank) {
      if (!codes.empty() && codes.back() != U' ') codes += U' ';
    } else if (const auto one = codes.empty() ? std::nullopt : composed(codes.back(), first.code)) {
      codes.back() = *one;
    } else {
      codes += small(first.code);
    }
  }
  if (!codes.empty() && codes.back() == U' ') codes.pop_back();
  std::string result;
  for (const char32_t code : codes) append(result, code);
  return result;
}

}  // namespace damath::desk
