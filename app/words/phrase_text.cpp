#include "app/words/phrase_text.hpp"

#include <cstddef>

namespace damath::words {

namespace {

std::string joined(const std::vector<std::string>& words, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? last : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    if (next == '%') {
      text += '%';
      ++i;
    } else if (next >= '1' && next <= '9') {
      const auto place = static_cast<std::size_t>(next - '1');
      if (place < words.size()) text += words.begin()[place];
      ++i;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

std::string joinedByAnd(const std::vector<std::string>& words, Language language) {
  return joined(words, language == Language::Filipino ? " at " : " and ");
}

std::string joinedByOr(const std::vector<std::string>& words, Language language) {
  return joined(words, language == Language::Filipino ? " o " : " or ");
}

}  // namespace damath::words
