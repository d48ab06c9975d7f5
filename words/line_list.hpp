// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about lines of a file. Many lines with the same oddity give one sentence, not one for each line.
#pragma once

#include <string>
#include <vector>

#include "words/language.hpp"

namespace damath::words {

// Returns ascending line numbers as text: "7, 9–12, 40".
[[nodiscard]] std::string lineRanges(const std::vector<int>& lines);

// A sentence about a line of a file. Line 0 means the file as a whole.
struct LineSentence {
  int line = 0;
  std::string sentence;
};

// Joins sentences of one kind: equal sentences become one sentence, at the first of their lines, which lists
// the other lines. After `most` different sentences, the last sentence lists the lines of all further
// sentences. Precondition: `most` > 0, and the sentences are ordered by line.
[[nodiscard]] std::vector<LineSentence> joinedSentences(const std::vector<LineSentence>& sentences,
                                                        std::size_t most, Language language);

}  // namespace damath::words
