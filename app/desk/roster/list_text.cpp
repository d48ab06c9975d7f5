// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/list_text.hpp"

#include <cstdint>

#include "core/fact_table.hpp"
#include "core/spellings.hpp"
#include "core/text/letter.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<ListEncoding> kEncodings[] = {
    {ListEncoding::Utf8, "utf8"}, {ListEncoding::Utf16, "utf16"}, {ListEncoding::Windows, "windows1252"}};
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

std::optional<ListText> fromBytes(std::string_view bytes) {
  ListText utf8;
  ListText windows{{}, ListEncoding::Windows};
  bool isUtf8 = true;
  bool isWindows = true;
  while (!bytes.empty()) {
    const auto letter = firstLetter(bytes);
    const auto byte = static_cast<std::uint8_t>(bytes.front());
    if (byte == 0) return std::nullopt;
    if (letter) {
      utf8.text += letter->bytes;
      windows.text += letter->bytes;
      isWindows = isWindows && letter->bytes.size() == 1;
      bytes.remove_prefix(letter->bytes.size());
      continue;
    }
    isUtf8 = false;
    const auto code = windowsLetter(byte);
    isWindows = isWindows && code.has_value();
    if (!isWindows) return std::nullopt;
    appendLetter(windows.text, *code);
    bytes.remove_prefix(1);
  }
  if (isUtf8) return utf8;
  return isWindows ? std::optional(windows) : std::nullopt;
}

}  // namespace

std::optional<ListText> readListText(std::string_view bytes) {
  constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
  constexpr std::string_view kLowFirst = "\xFF\xFE";
  constexpr std::string_view kHighFirst = "\xFE\xFF";
  if (bytes.starts_with(kLowFirst) || bytes.starts_with(kHighFirst)) {
    const ByteOrder order = bytes.starts_with(kLowFirst) ? ByteOrder::LowFirst : ByteOrder::HighFirst;
    auto text = fromUtf16(bytes.substr(2), order);
    if (!text) return std::nullopt;
    return ListText{*std::move(text), ListEncoding::Utf16};
  }
  if (bytes.starts_with(kUtf8Mark)) bytes.remove_prefix(kUtf8Mark.size());
  return fromBytes(bytes);
}

std::string_view toText(ListEncoding encoding) {
  return spellingOf(kEncodings, encoding);
}

}  // namespace damath::desk
