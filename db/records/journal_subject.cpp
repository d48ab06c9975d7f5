// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/journal_subject.hpp"

#include "db/records/sheet_owner.hpp"

namespace damath::db {

namespace {

std::string numbered(const std::string& noun, std::int64_t number) {
  return noun + " " + std::to_string(number);
}

}  // namespace

std::string subjectOf(contest::EventId event) {
  return numbered("event", numberOf(event));
}

std::string subjectOf(contest::EventId event, contest::RoundNumber round) {
  return numbered(subjectOf(event) + " round", numberOf(round));
}

std::string subjectOf(contest::GameId game) {
  return numbered("game", numberOf(game));
}

std::string subjectOf(contest::SheetId sheet) {
  return numbered("sheet", numberOf(sheet));
}

std::string subjectOf(contest::PlayerId player) {
  return numbered("player", numberOf(player));
}

std::string subjectOf(contest::EntryId entry) {
  return numbered("entry", numberOf(entry));
}

std::string subjectOf(SheetOwner owner) {
  return owner.kind == OwnerKind::Game ? subjectOf(owner.game) : numbered("rematch", numberOf(owner.game));
}

std::string entriesSubject(contest::EventId event) {
  return subjectOf(event) + " entries";
}

std::string lotSubject(contest::EventId event, int lot) {
  return numbered(subjectOf(event) + " lot", lot);
}

std::string acceptanceSubject(std::int64_t acceptance) {
  return numbered("acceptance", acceptance);
}

std::string violationSubject(std::int64_t violation) {
  return numbered("violation", violation);
}

std::string paperSubject(std::int64_t paper) {
  return numbered("paper", paper);
}

std::string actSubject(std::int64_t act) {
  return numbered("journal", act);
}

}  // namespace damath::db
