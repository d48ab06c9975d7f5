// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/encoded_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"
#include "core/text/lines.hpp"

namespace damath {

namespace {

constexpr Spelling<TextEncoding> kEncodings[] = {
    {TextEncoding::Utf8, "utf8"}, {TextEncoding::Utf16, "utf16"}, {TextEncoding::Windows, "windows1252"}};
static_assert(coversEvery(kEncodings));

enum class ByteOrder { LowFirst, HighFirst };

std::optional<std::string> fromUtf16(std::string_view bytes, ByteOrder order) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  const auto unitAt = [&](std::size_t at) -> char32_t {
    const auto first = static_cast<std::uint8_t>(bytes[at]);
    const auto second = static_cast<std::uint8_t>(bytes[at + 1]);
    return order == ByteOrder::LowFirst ? char32_t{second} << 8U | first : char32_t{first} << 8U | second;
  };
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    char32_t code = unitAt(at);
    const bool isLead = code >= 0xD800 && code <= 0xDBFF;
    if (isLead && at + 2 < bytes.size()) {
      const char32_t trail = unitAt(at + 2);
      if (trail < 0xDC00 || trail > 0xDFFF) return std::nullopt;
      code = 0x10000 + ((code - 0xD800) << 10U) + (trail - 0xDC00);
      at += 2;
    }
    const bool isHalf = code >= 0xD800 && code <= 0xDFFF;
    if (isHalf || code == 0) return std::nullopt;
    appendLetter(text, code);
  }
  return text;
}

// Returns the text of UTF-16 without a byte-order mark. Nearly all characters of a list are ASCII, so one
// byte of nearly each pair is 0. nullopt if this holds for half of the pairs or fewer, or if the text then
// has control characters: the bytes may be another kind of file.
std::optional<std::string> fromUnmarkedUtf16(std::string_view bytes) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  for (const ByteOrder order : {ByteOrder::LowFirst, ByteOrder::HighFirst}) {
    const std::size_t high = order == ByteOrder::LowFirst ? 1 : 0;
    std::size_t ascii = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
      if (bytes[at + high] == 0 && bytes[at + 1 - high] != 0) ++ascii;
    }
    if (4 * ascii <= bytes.size()) continue;
    auto text = fromUtf16(bytes, order);
    const bool hasControl = text && std::ranges::any_of(*text, [](char byte) {
                              return byte >= 0 && byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r';
                            });
    return hasControl ? std::nullopt : std::move(text);
  }
  return std::nullopt;
}

// Returns the character that a non-ASCII byte means in Windows-1252; nullopt if this character never occurs
// in names.
std::optional<char32_t> windowsLetter(std::uint8_t byte) {
  constexpr std::uint8_t kTimes = 0xD7;
  constexpr std::uint8_t kDivided = 0xF7;
  constexpr std::uint8_t kHardBlank = 0xA0;
  constexpr std::uint8_t kFeminine = 0xAA;
  constexpr std::uint8_t kMasculine = 0xBA;
  if (byte == 0x91) return 0x2018;
  if (byte == 0x92) return 0x2019;
  const bool isLetter = byte >= 0xC0 && byte != kTimes && byte != kDivided;
  const bool isOther = byte == kHardBlank || byte == kFeminine || byte == kMasculine;
  return isLetter || isOther ? std::optional<char32_t>(byte) : std::nullopt;
}

// Returns the sign that a byte means in Windows-1252: quotation marks, dashes, fractions and similar signs of
// a text. nullopt for all other bytes.
std::optional<char32_t> windowsSign(std::uint8_t byte) {
  constexpr std::pair<std::uint8_t, char32_t> kSigns[] = {{0x85, 0x2026}, {0x93, 0x201C}, {0x94, 0x201D},
                                                          {0x95, 0x2022}, {0x96, 0x2013}, {0x97, 0x2014}};
  constexpr std::uint8_t kSoftHyphen = 0xAD;
  for (const auto& [sign, code] : kSigns) {
    if (sign == byte) return code;
  }
  const bool isLatin = byte >= 0xA1 && byte <= 0xBF && byte != kSoftHyphen;
  return isLatin || byte == 0xD7 || byte == 0xF7 ? std::optional<char32_t>(byte) : std::nullopt;
}

// True if the byte of a text in Windows-1252 is a letter.
bool isWindowsLetter(char byte) {
  const auto code = static_cast<std::uint8_t>(byte);
  const bool isAscii = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
  return isAscii || (code >= 0xC0 && windowsLetter(code).has_value());
}

std::optional<std::string> fromWindows(std::string_view bytes, WindowsBytes accepted) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const auto byte = static_cast<std::uint8_t>(bytes[at]);
    if (byte == 0) return std::nullopt;
    if (byte < 0x80) {
      text += bytes[at];
      continue;
    }
    // A part that is valid UTF-8 shows that the text is not Windows-1252.
    const auto letter = firstLetter(bytes.substr(at));
    if (letter && letter->bytes.size() > 1) return std::nullopt;
    auto code = windowsLetter(byte);
    const bool isBetween =
        at > 0 && at + 1 < bytes.size() && isWindowsLetter(bytes[at - 1]) && isWindowsLetter(bytes[at + 1]);
    if (!code && accepted == WindowsBytes::LettersAndSigns && !isBetween) code = windowsSign(byte);
    if (!code) return std::nullopt;
    appendLetter(text, *code);
  }
  return text;
}

}  // namespace

std::optional<DecodedText> decodedText(std::string_view bytes, WindowsBytes accepted) {
  constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
  constexpr std::string_view kLowFirst = "\xFF\xFE";
  constexpr std::string_view kHighFirst = "\xFE\xFF";
  const auto decoded = [](std::optional<std::string> text, TextEncoding encoding) {
    return text ? std::optional(DecodedText{*std::move(text), encoding}) : std::nullopt;
  };
  if (bytes.starts_with(kLowFirst) || bytes.starts_with(kHighFirst)) {
    const ByteOrder order = bytes.starts_with(kLowFirst) ? ByteOrder::LowFirst : ByteOrder::HighFirst;
    return decoded(fromUtf16(bytes.substr(2), order), TextEncoding::Utf16);
  }
  if (bytes.starts_with(kUtf8Mark)) bytes.remove_prefix(kUtf8Mark.size());
  if (!firstLineNotText(bytes)) return DecodedText{std::string(bytes), TextEncoding::Utf8};
  if (auto unmarked = fromUnmarkedUtf16(bytes)) return decoded(std::move(unmarked), TextEncoding::Utf16);
  return decoded(fromWindows(bytes, accepted), TextEncoding::Windows);
}

std::string wordToCheck(std::string_view text) {
  constexpr std::string_view kBetween = " \t\r\n\"";
  constexpr std::string_view kPunctuation = ",;:.!?()[]{}";
  std::size_t place = std::string_view::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (static_cast<unsigned char>(text[at]) < 0x80 || !beginsLetter(text[at])) continue;
    const auto letter = firstLetter(text.substr(at));
    const bool isLetter = letter && kindOf(letter->code) == LetterKind::Letter;
    if (place == std::string_view::npos || isLetter) place = at;
    if (isLetter) break;
  }
  if (place == std::string_view::npos) return {};
  const std::size_t before = text.substr(0, place).find_last_of(kBetween);
  const std::size_t from = before == std::string_view::npos ? 0 : before + 1;
  std::string_view word = text.substr(from, text.find_first_of(kBetween, place) - from);
  while (!word.empty() && kPunctuation.find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  return std::string(shortened(word));
}

std::string_view toText(TextEncoding encoding) {
  return spellingOf(kEncodings, encoding);
}

}  // namespace damath
