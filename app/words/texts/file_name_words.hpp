// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the files that the programs name themselves: papers, exports, and the files of events. All
// have one pattern: event, content, round and board, "Grade 7 - Standings - after round 3.pdf".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "words/language.hpp"

namespace damath::words {

// The content of a file, from which its name is made.
struct FileSubject {
  contest::EventId event{};      // {} if the content is of the whole contest
  std::string what = {};         // "Standings"; empty if the file has the whole event or contest
  contest::RoundNumber round{};  // 0 if the content is of the whole event
  contest::BoardNumber board{};  // 0 if the content is of the whole round
  std::string players = {};      // the two players of a rematch: "Cruz, Ana – Lim, Ben"
};

// Returns the file name with its suffix. Each system accepts the name (core/text/file_name.hpp). The events
// of a contest have different names here too, even if they differ only in case or in characters that no file
// name may have. A content of the whole event names the last published round. An event that the contest does
// not have counts as the whole contest. Precondition: `suffix` is as for damath::fileName().
[[nodiscard]] std::string fileNameOf(const FileSubject& of, std::string_view suffix,
                                     const contest::Contest& contest, Language language);
// Returns the name of a file that has several contents. Each part of the name lists what it is for each
// content, without repetition: "Grade 7 - Pairings, Standings - round 3, after round 2.pdf". Preconditions:
// there is a content; `suffix` as above.
[[nodiscard]] std::string fileNameOf(const std::vector<FileSubject>& all, std::string_view suffix,
                                     const contest::Contest& contest, Language language);

}  // namespace damath::words
