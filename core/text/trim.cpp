// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/trim.hpp"

#include <optional>

namespace damath {

namespace {

bool isInvisible(char32_t code) {
  return code == ' ' || code == '\t' || isWideBlank(code) || (code != 0x0305 && hasNoWidth(code));
}

}  // namespace

std::string_view trimInvisible(std::string_view text) {
  while (!text.empty() && !isPrintableAscii(text.front())) {
    const std::optional<Letter> next = firstLetter(text);
    if (!next || !isInvisible(next->code)) break;
    text.remove_prefix(next->bytes.size());
  }
  while (!text.empty() && !isPrintableAscii(text.back())) {
    std::size_t start = text.size() - 1;
    while (start > 0 && text.size() - start < 4 && !beginsLetter(text[start])) --start;
    const std::optional<Letter> last = firstLetter(text.substr(start));
    if (!last || last->bytes.size() != text.size() - start || !isInvisible(last->code)) break;
    text.remove_suffix(last->bytes.size());
  }
  return text;
}

std::string_view trimmedLines(std::string_view text) {
  while (true) {
    const std::size_t before = text.size();
    text = trimmed(text);
    while (text.ends_with('\r') || text.ends_with('\n')) text.remove_suffix(1);
    while (text.starts_with('\r') || text.starts_with('\n')) text.remove_prefix(1);
    if (text.size() == before) return text;
  }
}

}  // namespace damath
