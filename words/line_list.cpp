// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/line_list.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/precondition.hpp"
#include "words/phrase.hpp"

namespace damath::words {

std::string lineRanges(const std::vector<int>& lines) {
  std::string text;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i;
    while (end + 1 < lines.size() && lines[end + 1] == lines[end] + 1) ++end;
    text += (text.empty() ? "" : ", ") + std::to_string(lines[i]);
    if (end > i) text += "–" + std::to_string(lines[end]);
    i = end + 1;
  }
  return text;
}

std::vector<LineSentence> joinedSentences(const std::vector<LineSentence>& sentences, std::size_t most,
                                          Language language) {
  DAMATH_EXPECTS(most > 0);
  struct Joined {
    LineSentence first;
    std::vector<int> others = {};  // the lines of the sentences that are not shown
  };
  std::vector<Joined> joined;
  for (const LineSentence& each : sentences) {
    auto same = std::ranges::find_if(
        joined, [&each](const Joined& known) { return known.first.sentence == each.sentence; });
    if (same == joined.end() && joined.size() < most) {
      joined.push_back({each});
      continue;
    }
    if (same == joined.end()) same = std::prev(joined.end());
    const int last = same->others.empty() ? same->first.line : same->others.back();
    if (each.line != last) same->others.push_back(each.line);
  }
  std::vector<LineSentence> list;
  for (Joined& each : joined) {
    if (!each.others.empty()) {
      std::ranges::sort(each.others);
      each.first.sentence += "; " + said(Phrase::AlsoInLines, language,
                                         {std::to_string(each.others.size()), lineRanges(each.others)});
    }
    list.push_back(std::move(each.first));
  }
  return list;
}

}  // namespace damath::words
