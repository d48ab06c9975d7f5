// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/text/tag_text.hpp"

#include <algorithm>

#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

bool isLetter(char character) {
  return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
}

bool isNameCharacter(char character) {
  return isLetter(character) || (character >= '0' && character <= '9') || character == '_';
}

}  // namespace

bool isTagName(std::string_view name) {
  return !name.empty() && isLetter(name.front()) && std::ranges::all_of(name, isNameCharacter);
}

bool looksLikeTag(std::string_view line) {
  if (!line.starts_with('[')) return false;
  const auto* end = std::find_if_not(line.begin() + 1, line.end(), isNameCharacter);
  const auto length = end - line.begin();
  if (length < 2 || !isLetter(line[1])) return false;
  const std::string_view behind = trimmed(line.substr(static_cast<std::size_t>(length)));
  if (behind.starts_with('"')) return true;
  if (length == 2) return false;
  const std::size_t bracket = behind.find(']');
  return bracket == std::string_view::npos || bracket + 1 == behind.size();
}

std::optional<sheet::Tag> parseTag(std::string_view line) {
  line.remove_prefix(1);
  const auto* nameEnd = std::find_if_not(line.begin(), line.end(), isNameCharacter);
  sheet::Tag tag{std::string(line.begin(), nameEnd), {}};
  line = trimmed(line.substr(tag.name.size()));
  if (!line.starts_with('"')) return std::nullopt;
  line.remove_prefix(1);
  while (!line.empty() && line.front() != '"') {
    const bool escaped = line.front() == '\\' && line.size() > 1 && (line[1] == '"' || line[1] == '\\');
    if (escaped) line.remove_prefix(1);
    tag.value += line.front();
    line.remove_prefix(1);
  }
  if (!line.starts_with('"')) return std::nullopt;
  return trimmed(line.substr(1)) == "]" ? std::optional(tag) : std::nullopt;
}

std::string tagText(const sheet::Tag& tag) {
  std::string text = "[" + tag.name + " \"";
  for (const char character : tag.value) {
    if (character == '"' || character == '\\') text += '\\';
    text += character;
  }
  return text + "\"]\n";
}

}  // namespace damath::notation
