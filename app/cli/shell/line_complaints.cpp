// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/line_complaints.hpp"

#include <optional>

#include "words/phrase.hpp"

namespace damath::cli {

Complaints complaintsOfLines(const std::string& file, const std::vector<words::LineSentence>& sentences) {
  Complaints complaints;
  for (const auto& [line, sentence] : sentences) {
    complaints.push_back({file, line > 0 ? std::optional(line) : std::nullopt, sentence});
  }
  return complaints;
}

void keepFirst(Complaints& complaints, words::Language language) {
  constexpr std::size_t kMost = 20;  // a longer list does not help the user
  if (complaints.size() <= kMost) return;
  const std::string more = std::to_string(complaints.size() - kMost);
  const std::string file = complaints.front().file;
  complaints.resize(kMost);
  complaints.push_back(complaintOf(words::Phrase::FaultsMore, language, {more}, file));
}

}  // namespace damath::cli
