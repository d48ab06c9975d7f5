// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/base64.hpp"

#include <array>
#include <cstdint>

namespace damath::db::detail {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kGroup = 4;  // digits for three bytes
constexpr std::uint8_t kNoDigit = 64;

constexpr std::array<std::uint8_t, 256> kValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoDigit);
  for (std::size_t value = 0; value < kDigits.size(); ++value) {
    values.at(static_cast<unsigned char>(kDigits[value])) = static_cast<std::uint8_t>(value);
  }
  return values;
}();

std::uint32_t byteAt(std::string_view bytes, std::size_t place) {
  return place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0U;
}

}  // namespace

std::string toBase64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * kGroup);
  for (std::size_t place = 0; place < bytes.size(); place += 3) {
    const std::uint32_t three =
        byteAt(bytes, place) << 16U | byteAt(bytes, place + 1) << 8U | byteAt(bytes, place + 2);
    const std::size_t left = bytes.size() - place;
    text += kDigits[three >> 18U];
    text += kDigits[three >> 12U & 63U];
    text += left > 1 ? kDigits[three >> 6U & 63U] : '=';
    text += left > 2 ? kDigits[three & 63U] : '=';
  }
  return text;
}

std::optional<std::string> fromBase64(std::string_view text) {
  if (text.size() % kGroup != 0) return std::nullopt;
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  std::string bytes;
  bytes.reserve(text.size() / kGroup * 3);
  const std::size_t digits = text.size() - padding;
  for (std::size_t place = 0; place < text.size(); place += kGroup) {
    std::uint32_t three = 0;
    for (std::size_t i = place; i < place + kGroup; ++i) {
      const std::uint8_t value = i < digits ? kValues.at(static_cast<unsigned char>(text[i])) : 0;
      if (value == kNoDigit) return std::nullopt;
      three = three << 6U | value;
    }
    for (const unsigned shift : {16U, 8U, 0U}) bytes += static_cast<char>(three >> shift & 255U);
  }
  // What the padding leaves over must be nothing, else two texts would stand for the same bytes.
  for (; padding > 0; --padding) {
    if (bytes.back() != '\0') return std::nullopt;
    bytes.pop_back();
  }
  return bytes;
}

}  // namespace damath::db::detail
