// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/journal_facts.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <utility>

#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/row_facts.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "core/board/side.hpp"
#include "core/spellings.hpp"
#include "core/text/number.hpp"
#include "db/records/journal_action.hpp"

namespace damath::desk {

namespace {

using notation::JsonNode;

// Splits the journal's name of data, such as "game 17" or "event 2 round 3", into pairs of word and number.
std::map<std::string, std::int64_t> partsOf(const std::string& subject) {
  std::map<std::string, std::int64_t> parts;
  std::istringstream words(subject);
  for (std::string name, number; words >> name;) {
    if (!(words >> number)) break;
    if (const auto value = numberIn<std::int64_t>(number)) parts.emplace(name, *value);
  }
  return parts;
}

std::int64_t partOf(const std::map<std::string, std::int64_t>& parts, const std::string& name) {
  const auto found = parts.find(name);
  return found == parts.end() ? 0 : found->second;
}

std::string fullName(const JsonNode& facts) {
  contest::Player player;
  player.last = textIn(facts, "last");
  player.first = textIn(facts, "first");
  player.middle = textIn(facts, "middle");
  return player.name();
}

std::optional<ResultFacts> resultIn(const std::string& text) {
  const JsonNode node = rowNode(text);
  const auto ending = rules::parseEnding(textIn(node, "ending"));
  if (!ending) return std::nullopt;
  return ResultFacts{*ending, textIn(node, "blueGrand"), textIn(node, "redGrand"), textIn(node, "result")};
}

std::optional<CellRuled> ruledIn(const db::JournalRow& row) {
  if (row.action != db::JournalAction::Rule) return std::nullopt;
  const JsonNode node = rowNode(row.after);
  const auto cell = sheet::parseCell(textIn(node, "cell"));
  if (!cell) return std::nullopt;
  const JsonNode* value = node.field("value");
  const bool hasValue = value != nullptr && value->kind == notation::JsonKind::Text;
  const auto line = static_cast<int>(integerIn(node, "line"));
  return CellRuled{line > 0 ? std::optional(line) : std::nullopt,
                   board::parseSide(textIn(node, "side")),
                   *cell,
                   hasValue ? std::optional(value->text) : std::nullopt,
                   textIn(node, "written"),
                   static_cast<int>(integerIn(node, "habitCells"))};
}

std::optional<PaperIssued> paperIn(const db::JournalRow& row) {
  if (row.action != db::JournalAction::IssuePaper) return std::nullopt;
  return PaperIssued{partOf(partsOf(row.subject), "paper"), textIn(rowNode(row.after), "form")};
}

std::int64_t sheetNumber(const std::map<std::string, std::int64_t>& parts, const db::JournalRow& row) {
  return parts.contains("acceptance") ? integerIn(rowNode(row.after), "sheet") : partOf(parts, "sheet");
}

std::string nameIn(const std::map<std::int64_t, std::string>& names, std::int64_t id) {
  const auto found = names.find(id);
  return found == names.end() ? std::string() : found->second;
}

}  // namespace

JournalFacts::JournalFacts(const contest::Contest& contest, const std::vector<db::JournalRow>& journal) {
  addContest(contest);
  // The last journal row of each action, by branch (the file that wrote it) and action number.
  std::map<std::pair<std::string_view, std::int64_t>, const db::JournalRow*> last;
  for (const db::JournalRow& row : journal) {
    const db::JournalRow* taken = nullptr;
    // The undone action may be from before the event went to another computer. Such an action was made in
    // this file, so its branch is empty.
    for (const std::string_view branch : {std::string_view(row.branch), std::string_view()}) {
      const auto found = row.target ? last.find({branch, *row.target}) : last.end();
      if (taken == nullptr && found != last.end()) taken = found->second;
    }
    add(row, taken);
    last[{row.branch, row.act}] = &row;
  }
}

void JournalFacts::addContest(const contest::Contest& contest) {
  Known& known = m_known[std::string()];
  for (const contest::Event& event : contest.events) {
    const std::int64_t id = numberOf(event.id);
    known.events[id] = event.setup.name;
    for (const contest::Entry& entry : event.entries) {
      const contest::Player* player = contest.find(entry.player);
      if (player != nullptr) known.entries[numberOf(entry.id)] = player->name();
      known.eventOf[numberOf(entry.id)] = id;
    }
    for (const contest::Game& game : event.games) {
      known.played[db::subjectOf(game.id)] = {id, Place{game.round, game.board}, numberOf(game.blue),
                                              numberOf(game.red)};
    }
    for (const contest::Rematch& rematch : event.rematches) {
      known.played[db::subjectOf(db::ofRematch(rematch.id))] = {id, std::nullopt, numberOf(rematch.blue),
                                                                numberOf(rematch.red)};
    }
  }
}

// Learns the names of games, entries and scoresheets from the rows that created them, because the contest no
// longer holds data that was undone.
void JournalFacts::add(const db::JournalRow& row, const db::JournalRow* taken) {
  if (!row.branch.empty() && !m_known.contains(row.branch)) {
    // The other computer's file (the branch) began as a copy of this file. So the names of the branch begin
    // as a copy of the names of this file.
    m_known[row.branch] = m_known[std::string()];
    m_branches.push_back(row.branch);
  }
  Known& known = m_known[row.branch];
  if (row.target && taken != nullptr && !taken->target) known.taken.insert_or_assign(*row.target, of(*taken));
  const auto parts = partsOf(row.subject);
  const std::int64_t event = partOf(parts, "event");
  if (row.action == db::JournalAction::AddEvent) {
    known.events.try_emplace(event, textIn(rowNode(row.after), "name"));
  } else if (row.action == db::JournalAction::ImportPlayers || row.action == db::JournalAction::AddPlayer) {
    for (const JsonNode& entry : rowNode(row.after).items) {
      known.entries.try_emplace(integerIn(entry, "entry"), fullName(entry));
      known.eventOf.try_emplace(integerIn(entry, "entry"), event);
    }
  } else if (row.action == db::JournalAction::AddRematch) {
    const JsonNode rematch = rowNode(row.after);
    known.played.try_emplace(row.subject, Played{integerIn(rematch, "event"), std::nullopt,
                                                 integerIn(rematch, "blue"), integerIn(rematch, "red")});
  } else if (row.action == db::JournalAction::StoreSheet) {
    known.owners[partOf(parts, "sheet")] = textIn(rowNode(row.after), "owner");
  } else if (const std::int64_t round = partOf(parts, "round"); round > 0) {
    const JsonNode pairing = rowNode(row.after);
    const JsonNode* boards = pairing.field("boards");
    if (boards == nullptr) return;
    for (const JsonNode& board : boards->items) {
      const Place place{static_cast<contest::RoundNumber>(round),
                        static_cast<contest::BoardNumber>(integerIn(board, "board"))};
      known.played.try_emplace("game " + std::to_string(integerIn(board, "game")),
                               Played{event, place, integerIn(board, "blue"), integerIn(board, "red")});
    }
  }
}

void JournalFacts::tellEvent(RowFacts& facts, const Known& known, std::int64_t event) {
  facts.eventId = contest::EventId{event};
  facts.event = nameIn(known.events, event);
}

bool JournalFacts::tellPlayed(RowFacts& facts, const Known& known, const std::string& owner) const {
  const auto found = known.played.find(owner);
  if (found == known.played.end()) return false;
  const Played& played = found->second;
  tellEvent(facts, known, played.event);
  facts.place = played.place;
  facts.isRematch = !played.place;
  facts.players = {nameIn(known.entries, played.blue), nameIn(known.entries, played.red)};
  return !facts.event.empty() && !facts.players.front().empty() && !facts.players.back().empty();
}

bool JournalFacts::tellSubject(RowFacts& facts, const Known& known, const db::JournalRow& row) const {
  const auto parts = partsOf(row.subject);
  if (const std::int64_t event = partOf(parts, "event"); event > 0) {
    tellEvent(facts, known, event);
    if (const std::int64_t round = partOf(parts, "round"); round > 0) {
      facts.round = static_cast<contest::RoundNumber>(round);
    }
    return !facts.event.empty();
  }
  if (parts.contains("game") || parts.contains("rematch")) {
    facts.before = resultIn(row.before);
    facts.after = resultIn(row.after);
    return tellPlayed(facts, known, row.subject);
  }
  const std::int64_t sheet = sheetNumber(parts, row);
  if (const auto owner = known.owners.find(sheet); owner != known.owners.end()) {
    const std::int64_t version = integerIn(rowNode(row.after), "version");
    if (version > 0) facts.version = static_cast<int>(version);
    facts.habits = textIn(rowNode(row.after), "habits");
    return tellPlayed(facts, known, owner->second);
  }
  const std::int64_t entry =
      parts.contains("violation") ? integerIn(rowNode(row.after), "entry") : partOf(parts, "entry");
  if (const auto name = known.entries.find(entry); name != known.entries.end()) {
    facts.players = {name->second};
    const auto event = known.eventOf.find(entry);
    if (event != known.eventOf.end()) tellEvent(facts, known, event->second);
  }
  return sheet == 0 && (entry == 0 || !facts.event.empty());
}

bool JournalFacts::knows(const db::JournalRow& row) const {
  RowFacts unused;
  return !row.target && tellSubject(unused, m_known.at(row.branch), row);
}

std::string JournalFacts::sheetIn(const db::JournalRow& row) {
  const std::int64_t sheet = sheetNumber(partsOf(row.subject), row);
  return sheet == 0 ? std::string() : "sheet " + std::to_string(sheet);
}

RowFacts JournalFacts::of(const db::JournalRow& row) const {
  RowFacts facts = factsOf(row);
  if (!row.branch.empty()) {
    facts.branch = static_cast<int>(std::ranges::find(m_branches, row.branch) - m_branches.begin()) + 1;
  }
  const Known& known = m_known.at(row.branch);
  if (row.target) {
    const auto taken = known.taken.find(*row.target);
    if (taken != known.taken.end()) facts.target = {taken->second};
    return facts;
  }
  tellSubject(facts, known, row);
  facts.ruled = ruledIn(row);
  facts.paper = paperIn(row);
  return facts;
}

std::vector<FieldChange> JournalFacts::changes(const db::JournalRow& row) const {
  const Known& known = m_known.at(row.branch);
  return fieldChanges(row.before, row.after,
                      [&known](std::int64_t entry) { return nameIn(known.entries, entry); });
}

}  // namespace damath::desk
