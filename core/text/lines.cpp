// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/lines.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "core/text/letter.hpp"

namespace damath {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kShortLine = 16;  // bytes; most lines are longer

// Returns the length in bytes of the whole blocks of ASCII without NUL at the beginning of the text. The
// function reads 4 words of 64 bits at once, because nearly all text is plain ASCII.
std::size_t plainBlocksLength(std::string_view text) {
  constexpr std::uint64_t kOnes = 0x0101010101010101U;
  std::array<std::uint64_t, 4> words;
  std::size_t length = 0;
  for (; text.size() - length >= sizeof words; length += sizeof words) {
    std::memcpy(words.data(), text.data() + length, sizeof words);
    std::uint64_t notPlain = 0;
    // Subtracting 1 from a NUL byte sets the highest bit of this byte.
    for (const std::uint64_t word : words) notPlain |= word | (word - kOnes);
    if ((notPlain & 0x80U * kOnes) != 0) break;
  }
  return length;
}

}  // namespace

std::vector<std::string_view> linesOf(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const bool hasReturns = text.find('\r') != std::string_view::npos;  // few texts have a CR
  const auto isEnd = [](char byte) { return byte == '\n' || byte == '\r'; };
  std::vector<std::string_view> lines;
  lines.reserve(text.size() / kShortLine + 1);
  while (!text.empty()) {
    const std::size_t end = hasReturns
                                ? static_cast<std::size_t>(std::ranges::find_if(text, isEnd) - text.begin())
                                : std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    if (end == text.size()) break;
    const bool both = text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n';
    text.remove_prefix(end + (both ? 2 : 1));
  }
  return lines;
}

std::optional<int> firstLineNotText(std::string_view text) {
  std::size_t place = 0;
  while (true) {
    place += plainBlocksLength(text.substr(place));
    while (place < text.size() && static_cast<signed char>(text[place]) > 0) ++place;
    if (place == text.size()) return std::nullopt;
    const auto letter = text[place] == '\0' ? std::nullopt : firstLetter(text.substr(place));
    if (!letter) {
      const std::string_view before = text.substr(0, place);
      const bool beginsLine =
          before.empty() || before == kByteOrderMark || before.ends_with('\n') || before.ends_with('\r');
      return static_cast<int>(linesOf(before).size() + (beginsLine ? 1 : 0));
    }
    place += letter->bytes.size();
  }
}

}  // namespace damath
