// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/terminal_text.hpp"

#include <string>
#include <string_view>

#include "core/text/letter.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const auto letter = firstLetter(text);
    const std::string_view bytes = letter ? letter->bytes : text.substr(0, 1);
    text.remove_prefix(bytes.size());
    const bool isBlank = bytes == "\t";
    shown += isBlank ? " " : !letter || isUnseen(letter->code) ? "?" : bytes;
  }
  return shown;
}

std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 80;
  if (text.size() <= kMost) return std::string(text);
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string quoted(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:@%+,=-";
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

std::size_t widthOf(std::string_view text) {
  return words::columnsOf(text);
}

std::string padded(std::string_view text, std::size_t width) {
  std::string wide(text);
  const std::size_t now = widthOf(text);
  if (now < width) wide.append(width - now, ' ');
  return wide;
}

}  // namespace damath::cli
