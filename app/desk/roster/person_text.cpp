// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/person_text.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "core/text/letter.hpp"

namespace damath::desk {

namespace {

bool within(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
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
    const auto first = firstLetter(text);
    if (!first || first->code < 0x20 || within(first->code, 0x7F, 0x9F)) return false;
    text.remove_prefix(first->bytes.size());
  }
  return true;
}

std::optional<TextFault> faultIn(std::string_view text, std::size_t most) {
  constexpr char32_t kLost = 0xFFFD;
  if (!isCleanText(text)) return TextFault::NotText;
  std::size_t letters = 0;
  bool isUnseenAnywhere = false;
  for (; !text.empty(); ++letters) {
    const Letter first = *firstLetter(text);
    if (first.code == kLost) return TextFault::NotText;
    isUnseenAnywhere = isUnseenAnywhere || isUnseen(first.code);
    text.remove_prefix(first.bytes.size());
  }
  if (isUnseenAnywhere) return TextFault::Unseen;
  return letters > most ? std::optional(TextFault::TooLong) : std::nullopt;
}

std::string shown(std::string_view text) {
  constexpr std::size_t kMost = 40;
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string result;
  for (std::size_t letters = 0; !text.empty(); ++letters) {
    if (letters == kMost) return result + "…";
    const Letter first = firstLetter(text).value_or(Letter{0xFFFD, text.substr(0, 1)});
    text.remove_prefix(first.bytes.size());
    if (!isUnseen(first.code)) {
      appendLetter(result, first.code);
      continue;
    }
    std::string digits;
    for (char32_t rest = first.code; rest > 0 || digits.size() < 4; rest >>= 4U) {
      digits.insert(digits.begin(), kHex[rest & 0xFU]);
    }
    result += "<U+" + digits + ">";
  }
  return result;
}

std::string folded(std::string_view text) {
  std::u32string codes;
  while (!text.empty()) {
    const Letter first = firstLetter(text).value_or(Letter{0xFFFD, text.substr(0, 1)});
    text.remove_prefix(first.bytes.size());
    const bool blank = first.code == U' ' || first.code == U'\t' || first.code == 0xA0;
    if (blank) {
      if (!codes.empty() && codes.back() != U' ') codes += U' ';
    } else if (const auto one = codes.empty() ? std::nullopt : composed(codes.back(), first.code)) {
      codes.back() = *one;
    } else {
      codes += smallLetter(first.code);
    }
  }
  if (!codes.empty() && codes.back() == U' ') codes.pop_back();
  std::string result;
  for (const char32_t code : codes) appendLetter(result, code);
  return result;
}

std::string withoutAccents(std::string_view text) {
  const std::string whole = folded(text);
  std::string result;
  for (std::string_view rest = whole; !rest.empty();) {
    const Letter first = *firstLetter(rest);
    rest.remove_prefix(first.bytes.size());
    const auto accented = std::ranges::find(kAccented, first.code, &Accented::composed);
    const bool isMark = within(first.code, 0x300, 0x36F);
    if (!isMark) appendLetter(result, accented == std::end(kAccented) ? first.code : accented->letter);
  }
  return result;
}

}  // namespace damath::desk
