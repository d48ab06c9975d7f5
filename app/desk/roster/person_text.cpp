// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/person_text.hpp"

#include "core/text/letter.hpp"

namespace damath::desk {

bool isCleanText(std::string_view text) {
  while (!text.empty()) {
    const auto first = firstLetter(text);
    const bool isControl = first && (first->code < 0x20 || (first->code >= 0x7F && first->code <= 0x9F));
    if (!first || isControl) return false;
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

}  // namespace damath::desk
