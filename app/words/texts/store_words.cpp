// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/store_words.hpp"

#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "platform/lock_holder.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "db_StoreFault.inc"

#include "db_Obstacle.inc"

#include "db_LeftReason.inc"

#include "desk_ProblemKind.inc"

std::string holderText(const std::optional<platform::LockHolder>& holder, Language language) {
  if (!holder) {
    const Phrase unknown = Phrase::OtherProgram;
    return std::string(toText(unknown, language));
  }
  const std::string process = std::to_string(holder->process);
  if (holder->user.empty()) {
    return said(Phrase::ProgramHolds, language, {holder->program, process});
  }
  return said(Phrase::ProgramOfUserHolds, language, {holder->program, process, holder->user});
}

struct VerdictWords {
  Language language;

  std::string say(Phrase pattern, std::initializer_list<std::string_view> words = {}) const {
    return said(pattern, language, words);
  }
  std::string operator()(const db::Current&) const { return say(Phrase::FileOpen); }
  std::string operator()(const db::Migrated& verdict) const {
    return say(Phrase::FileMigrated,
               {std::to_string(verdict.from), std::to_string(verdict.to), verdict.backup.string()});
  }
  std::string operator()(const db::TestVersionRefused& verdict) const {
    return say(Phrase::FileMadeByTestVersion,
               {std::to_string(verdict.version), std::to_string(verdict.first)});
  }
  std::string operator()(const db::NewerRefused& verdict) const {
    return say(Phrase::FileOfNewerProgram,
               {std::to_string(verdict.version), std::to_string(verdict.supported)});
  }
  std::string operator()(const db::NotOurs&) const { return say(Phrase::NotOurFile); }
  std::string operator()(const db::ChangedByOthers& verdict) const {
    return say(phraseOf(db::StoreFault::ForeignSchema), {verdict.object});
  }
  std::string operator()(const db::Damaged& verdict) const {
    return say(phraseOf(db::StoreFault::Damaged), {verdict.detail});
  }
  std::string operator()(const db::Busy& verdict) const {
    return say(phraseOf(db::StoreFault::Busy), {holderText(verdict.holder, language)});
  }
  std::string operator()(const db::Unreadable& verdict) const {
    const bool isMoment = verdict.obstacle == db::Obstacle::InHall;
    return say(phraseOf(verdict.obstacle), {isMoment ? localMoment(verdict.detail) : verdict.detail});
  }
};

}  // namespace

std::string message(const db::StoreError& error, Language language) {
  const bool isBusy = error.fault == db::StoreFault::Busy;
  return said(phraseOf(error.fault), language, {isBusy ? holderText(error.holder, language) : error.detail});
}

std::string message(const db::OpenVerdict& verdict, Language language) {
  return std::visit(VerdictWords{language}, verdict);
}

std::string message(const desk::Problem& problem, Language language) {
  std::string where = problem.subject;
  if (!problem.event.empty()) {
    where = problem.event + ", " +
            (problem.round
                 ? placeText({contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}},
                             language)
                 : said(Phrase::RowRematch, language)) +
            " (" + problem.players + ")";
  }
  return said(phraseOf(problem.kind), language, {problem.detail, where});
}

std::vector<std::string> rescueLines(const db::RescueReport& report, const std::string& to,
                                     Language language) {
  std::int64_t kept = 0;
  for (const auto& [table, count] : report.kept) kept += count;
  std::vector<std::string> lines{
      said(Phrase::RescueDone, language, {to, std::to_string(kept), std::to_string(report.left.size())})};
  for (const std::string& object : report.objects) {
    lines.push_back(said(Phrase::RescueObject, language, {object}));
  }
  for (const db::LeftRow& left : report.left) {
    const std::string reason = said(phraseOf(left.reason), language, {left.detail});
    lines.push_back(left.row.empty()
                        ? said(Phrase::RescueLeftTable, language, {left.table, reason})
                        : said(Phrase::RescueLeft, language, {left.table + ' ' + left.row, reason}));
  }
  for (const std::string& row : report.differing) {
    lines.push_back(said(Phrase::RescueDiffers, language, {row}));
  }
  if (!report.isChained) lines.emplace_back(toText(Phrase::RescueUnchained, language));
  if (isWhole(report)) lines.emplace_back(toText(Phrase::RescueWhole, language));
  return lines;
}

}  // namespace damath::words
