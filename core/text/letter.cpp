// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/letter.hpp"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

#include "core/precondition.hpp"

namespace damath {

namespace {

const utf8proc_uint8_t* bytesOf(std::string_view text) {
  return reinterpret_cast<const utf8proc_uint8_t*>(text.data());  // NOLINT(*-reinterpret-cast)
}

utf8proc_int32_t numberOf(char32_t code) {
  return static_cast<utf8proc_int32_t>(code);
}

// Returns the text in another Unicode form, such as without case. `options` are the flags of utf8proc_map.
// Precondition: the text is UTF-8.
std::string mapped(std::string_view text, unsigned options) {
  utf8proc_uint8_t* bytes = nullptr;
  const utf8proc_ssize_t length = utf8proc_map(bytesOf(text), static_cast<utf8proc_ssize_t>(text.size()),
                                               &bytes, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(bytes, &std::free);
  DAMATH_EXPECTS(length >= 0);
  return {bytes, bytes + length};
}

}  // namespace

std::optional<Letter> firstLetter(std::string_view text) {
  utf8proc_int32_t code = 0;
  constexpr std::size_t kLongest = 4;
  const std::string_view front = text.substr(0, kLongest);
  const utf8proc_ssize_t length =
      utf8proc_iterate(bytesOf(front), static_cast<utf8proc_ssize_t>(front.size()), &code);
  if (length <= 0) return std::nullopt;
  return Letter{static_cast<char32_t>(code), text.substr(0, static_cast<std::size_t>(length))};
}

void appendLetter(std::string& text, char32_t code) {
  utf8proc_uint8_t bytes[4] = {};
  text.append(bytes, bytes + utf8proc_encode_char(numberOf(code), bytes));
}

LetterKind kindOf(char32_t code) {
  switch (utf8proc_category(numberOf(code))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
      return LetterKind::Letter;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
      return LetterKind::Mark;
    case UTF8PROC_CATEGORY_ZS:
      return LetterKind::Blank;
    case UTF8PROC_CATEGORY_PD:
      return LetterKind::Dash;
    default:
      return LetterKind::Other;
  }
}

bool isUnseen(char32_t code) {
  constexpr char32_t kBrailleBlank = 0x2800;
  switch (utf8proc_category(numberOf(code))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return true;
    default:
      return utf8proc_get_property(numberOf(code))->ignorable || code == kBrailleBlank;
  }
}

bool hasMeaning(char32_t code) {
  const utf8proc_category_t category = utf8proc_category(numberOf(code));
  return category != UTF8PROC_CATEGORY_CN && category != UTF8PROC_CATEGORY_CO &&
         category != UTF8PROC_CATEGORY_CS;
}

std::size_t columnsOf(char32_t code) {
  return static_cast<std::size_t>(utf8proc_charwidth(numberOf(code)));
}

std::string cutToLetters(std::string_view text, std::size_t most) {
  DAMATH_EXPECTS(most > 0);
  std::string_view rest = text;
  std::size_t kept = 0;  // bytes up to the last place where the text may be cut and `…` still fits
  utf8proc_int32_t before = 0;
  utf8proc_int32_t state = 0;
  for (std::size_t letters = 0; !rest.empty(); ++letters) {
    const Letter letter = firstLetter(rest).value_or(Letter{0xFFFD, rest.substr(0, 1)});
    const bool mayPart = utf8proc_grapheme_break_stateful(before, numberOf(letter.code), &state);
    if (letters < most && mayPart) kept = text.size() - rest.size();
    if (letters == most) {
      while (kept > 0 && text[kept - 1] == ' ') --kept;
      return std::string(text.substr(0, kept)) + "…";
    }
    before = numberOf(letter.code);
    rest.remove_prefix(letter.bytes.size());
  }
  return std::string(text);
}

std::string_view shortened(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && !beginsLetter(text[bytes])) --bytes;
  return text.substr(0, bytes);
}

char32_t capitalLetter(char32_t code) {
  return static_cast<char32_t>(utf8proc_toupper(numberOf(code)));
}

std::string withoutCase(std::string_view text) {
  return mapped(text, UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STABLE);
}

std::string withoutMarks(std::string_view text) {
  return mapped(text, UTF8PROC_COMPOSE | UTF8PROC_STRIPMARK | UTF8PROC_STABLE);
}

std::string composed(std::string_view text) {
  return mapped(text, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
}

}  // namespace damath
