// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/letter.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "core/promise.hpp"

namespace damath {

namespace {

bool within(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
}

struct Span {
  char32_t first;
  char32_t last;
};

// Where capitals have even numbers and the small letter follows each.
bool isEvenPair(char32_t code) {
  return (within(code, 0x100, 0x137) && code != 0x130 && code != 0x131) || within(code, 0x14A, 0x177) ||
         within(code, 0x1E00, 0x1E95) || within(code, 0x1EA0, 0x1EFF);
}

// Where capitals have odd numbers.
bool isOddPair(char32_t code) {
  return within(code, 0x139, 0x148) || within(code, 0x179, 0x17E);
}

}  // namespace

std::optional<Letter> firstLetter(std::string_view text) {
  const auto byte = [text](std::size_t index) { return static_cast<std::uint8_t>(text[index]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return Letter{lead, text.substr(0, 1)};
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return std::nullopt;
  char32_t code = lead & (0xFFU >> (length + 1));
  for (std::size_t index = 1; index < length; ++index) {
    if ((byte(index) & 0xC0U) != 0x80U) return std::nullopt;
    code = (code << 6U) | (byte(index) & 0x3FU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[length] || code > 0x10FFFF || within(code, 0xD800, 0xDFFF)) return std::nullopt;
  return Letter{code, text.substr(0, length)};
}

void appendLetter(std::string& text, char32_t code) {
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

bool isUnseen(char32_t code) {
  // What Unicode lets a program leave out of what it shows, its directions, and the blank of Braille.
  constexpr Span kUnseen[] = {{0x00, 0x1F},     {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},
                              {0x61C, 0x61C},   {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F},
                              {0x200B, 0x200F}, {0x2028, 0x202E},   {0x2060, 0x206F},   {0x2800, 0x2800},
                              {0x3164, 0x3164}, {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
                              {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
  return std::any_of(std::begin(kUnseen), std::end(kUnseen),
                     [code](const Span& span) { return within(code, span.first, span.last); });
}

bool joinsLetterBefore(char32_t code) {
  constexpr Span kJoining[] = {{0x300, 0x36F},   {0x483, 0x489},     {0x591, 0x5BD},     {0x610, 0x61A},
                               {0x64B, 0x65F},   {0x900, 0x903},     {0x93A, 0x94F},     {0x1160, 0x11FF},
                               {0x1712, 0x1715}, {0x1732, 0x1734},   {0x1AB0, 0x1AFF},   {0x1DC0, 0x1DFF},
                               {0x200C, 0x200D}, {0x20D0, 0x20FF},   {0x3099, 0x309A},   {0xFE00, 0xFE0F},
                               {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF}, {0xE0020, 0xE007F}, {0xE0100, 0xE01EF}};
  return std::any_of(std::begin(kJoining), std::end(kJoining),
                     [code](const Span& span) { return within(code, span.first, span.last); });
}

std::string cutToLetters(std::string_view text, std::size_t most) {
  DAMATH_EXPECTS(most > 0);
  constexpr char32_t kJoiner = 0x200D;
  std::string_view rest = text;
  std::size_t kept = 0;  // bytes before the last place where the text may be parted, with room for the sign
  char32_t before = kJoiner;
  for (std::size_t letters = 0; !rest.empty(); ++letters) {
    const Letter letter = firstLetter(rest).value_or(Letter{0xFFFD, rest.substr(0, 1)});
    const bool mayPart = before != kJoiner && !joinsLetterBefore(letter.code);
    if (letters < most && mayPart) kept = text.size() - rest.size();
    if (letters == most) {
      while (kept > 0 && text[kept - 1] == ' ') --kept;
      return std::string(text.substr(0, kept)) + "…";
    }
    before = letter.code;
    rest.remove_prefix(letter.bytes.size());
  }
  return std::string(text);
}

char32_t smallLetter(char32_t code) {
  if (within(code, U'A', U'Z') || (within(code, 0xC0, 0xDE) && code != 0xD7)) return code + 0x20;
  if (code == 0x178) return 0xFF;
  if (isOddPair(code)) return code % 2 == 1 ? code + 1 : code;
  if (isEvenPair(code)) return code % 2 == 0 ? code + 1 : code;
  if (within(code, 0x391, 0x3A9) || within(code, 0x410, 0x42F)) return code + 0x20;
  if (within(code, 0x400, 0x40F)) return code + 0x50;
  return code;
}

char32_t capitalLetter(char32_t code) {
  if (within(code, U'a', U'z') || (within(code, 0xE0, 0xFE) && code != 0xF7)) return code - 0x20;
  if (code == 0xFF) return 0x178;
  if (isOddPair(code)) return code % 2 == 0 ? code - 1 : code;
  if (isEvenPair(code)) return code % 2 == 1 ? code - 1 : code;
  if ((within(code, 0x3B1, 0x3C9) && code != 0x3C2) || within(code, 0x430, 0x44F)) return code - 0x20;
  if (within(code, 0x450, 0x45F)) return code - 0x50;
  return code;
}

}  // namespace damath
