// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/paper_words.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace damath::words {

namespace {

// papers::everyPaper() has the same titles; a test compares both.
constexpr std::pair<std::string_view, Phrase> kTitles[] = {
    {"pairings", Phrase::PaperPairings},
    {"byboard", Phrase::PaperByBoard},
    {"byname", Phrase::PaperByName},
    {"checkin", Phrase::PaperCheckIn},
    {"blank", Phrase::PaperBlanks},
    {"continuation", Phrase::PaperContinuation},
    {"slips", Phrase::PaperSlips},
    {"scoresheet", Phrase::PaperScoresheets},
    {"review", Phrase::PaperReview},
    {"violations", Phrase::PaperViolations},
    {"tally", Phrase::PaperTally},
    {"standings", Phrase::PaperStandings},
    {"crosstable", Phrase::PaperCrosstable},
    {"rematches", Phrase::PaperRematches},
    {"bracket", Phrase::PaperBracket},
    {"berger", Phrase::PaperBerger},
    {"schools", Phrase::PaperSchools},
    {"medals", Phrase::PaperMedals},
    {"medallists", Phrase::PaperMedallists},
    {"certificates", Phrase::PaperCertificates},
    {"participation", Phrase::PaperParticipation},
    {"statements", Phrase::PaperStatements},
    {"journal", Phrase::PaperJournal},
    {"register", Phrase::PaperRegister},
    {"fallback", Phrase::PaperFallback},
    {"report", Phrase::PaperReport},
};

}  // namespace

std::optional<Phrase> paperTitle(std::string_view form) {
  const auto found = std::ranges::find(kTitles, form, [](const auto& row) { return row.first; });
  return found == std::end(kTitles) ? std::nullopt : std::optional(found->second);
}

}  // namespace damath::words
