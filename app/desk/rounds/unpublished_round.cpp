// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/unpublished_round.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/precondition.hpp"
#include "core/text/number.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

using contest::EntryId;
using pairing::Board;

bool hasEntry(const Board& board, EntryId entry) {
  return board.blue == entry || board.red == entry;
}

// Returns the player for a text such as "3b" (BLUE of board 3) or "3r"; null if the text is no such side.
const EntryId* sideNamed(const std::vector<Board>& boards, std::string_view text) {
  if (text.size() < 2) return nullptr;
  const char side = text.back();
  const auto number = parseBoard(text.substr(0, text.size() - 1));
  if (!number || static_cast<std::size_t>(numberOf(*number)) > boards.size()) return nullptr;
  const Board& board = boards[static_cast<std::size_t>(numberOf(*number) - 1)];
  if (side == 'b') return &board.blue;
  return side == 'r' ? &board.red : nullptr;
}

bool hasWords(std::string_view name, std::string_view words) {
  while (!words.empty()) {
    if (name.find(takePart(words, ' ')) == std::string_view::npos) return false;
  }
  return true;
}

}  // namespace

bool areSame(const pairing::RoundPairing& one, const pairing::RoundPairing& other) {
  const auto sittingOut = [](const pairing::RoundPairing& pairing) {
    std::vector<std::pair<contest::ByeKind, EntryId>> list;
    for (const contest::Bye& bye : pairing.byes) list.emplace_back(bye.kind, bye.entry);
    std::ranges::sort(list);
    return list;
  };
  return one.boards == other.boards && sittingOut(one) == sittingOut(other);
}

std::optional<UnpublishedRound> UnpublishedRound::of(const contest::Contest& contest,
                                                     const contest::Event& event) {
  const contest::Round* round = contest::unpublishedRound(event);
  if (round == nullptr) return std::nullopt;
  UnpublishedRound held;
  held.m_event = event.id;
  held.m_stored = pairing::pairingOf(event, round->number);
  held.m_before = std::make_shared<const contest::Contest>(
      contest::withEvent(contest, contest::withoutUnpublished(event)));
  if (auto program = pairing::nextRound(held.before(), held.event())) held.m_program = *std::move(program);
  held.m_now = held.m_stored;
  held.lookThrough();
  return held;
}

void UnpublishedRound::lookThrough() {
  m_faults = pairing::faultsOf(before(), event(), m_now);
}

bool UnpublishedRound::isOfSame(const UnpublishedRound& other) const {
  return m_event == other.m_event && m_stored.round == other.m_stored.round &&
         areSame(m_stored, other.m_stored);
}

bool UnpublishedRound::isChanged() const {
  return !areSame(m_stored, m_now);
}

bool UnpublishedRound::isProgram() const {
  return m_program && areSame(*m_program, m_now);
}

EntryId* UnpublishedRound::seatOf(EntryId entry) {
  for (Board& board : m_now.boards) {
    if (board.blue == entry) return &board.blue;
    if (board.red == entry) return &board.red;
  }
  for (contest::Bye& bye : m_now.byes) {
    if (bye.entry == entry && bye.kind == contest::ByeKind::Allotted) return &bye.entry;
  }
  return nullptr;
}

bool UnpublishedRound::exchange(EntryId one, EntryId other) {
  EntryId* const first = seatOf(one);
  EntryId* const second = seatOf(other);
  if (first == nullptr || second == nullptr || first == second) return false;
  std::swap(*first, *second);
  lookThrough();
  return true;
}

void UnpublishedRound::takeProgram() {
  DAMATH_EXPECTS(m_program.has_value());
  m_now = *m_program;
  lookThrough();
}

Expected<EntryId, SeatFault> seated(const UnpublishedRound& round, std::string_view text) {
  const std::string wanted = withoutAccents(trimmedLines(text));
  if (wanted.empty()) return Unexpected<SeatFault>(SeatFault::Unknown);
  if (const EntryId* side = sideNamed(round.now().boards, wanted)) return *side;
  std::vector<EntryId> found;
  const auto take = [&](EntryId id, bool isBye) {
    const contest::Entry& entry = round.event().at(id);
    const bool isNumber = wanted.front() == '#' && numberIn<int>(wanted.substr(1)) == entry.number;
    const bool isNamed = hasWords(withoutAccents(contest::nameOf(round.before(), round.event(), id)), wanted);
    if (isNumber || isNamed || (isBye && wanted == "bye")) found.push_back(id);
  };
  for (const Board& board : round.now().boards) {
    take(board.blue, false);
    take(board.red, false);
  }
  for (const contest::Bye& bye : round.now().byes) {
    if (bye.kind == contest::ByeKind::Allotted) take(bye.entry, true);
  }
  if (found.size() == 1) return found.front();
  return Unexpected<SeatFault>(found.empty() ? SeatFault::Unknown : SeatFault::Several);
}

std::vector<pairing::ManualFault> faultsOf(const UnpublishedRound& round, const Board& board) {
  std::vector<pairing::ManualFault> list;
  std::ranges::copy_if(round.faults(), std::back_inserter(list), [&](const pairing::ManualFault& fault) {
    return std::ranges::any_of(fault.entries, [&](EntryId entry) { return hasEntry(board, entry); });
  });
  return list;
}

std::vector<Place> overtakenBoards(const UnpublishedRound& held, const std::vector<db::JournalRow>& rows) {
  std::vector<Place> places;
  const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const db::JournalRow& row) {
    return row.action == db::JournalAction::PairRound || row.action == db::JournalAction::PairByHand;
  });
  if (last == rows.rend() || last->action != db::JournalAction::PairRound) return places;
  int number = 0;
  for (const Board& board : held.stored().boards) {
    ++number;
    if (held.program() && programInstead(held, board).empty()) continue;
    places.push_back({held.stored().round, contest::BoardNumber{number}});
  }
  return places;
}

std::vector<Board> programInstead(const UnpublishedRound& round, const Board& board) {
  std::vector<Board> list;
  const auto& program = round.program();
  if (!program || std::ranges::find(program->boards, board) != program->boards.end()) return list;
  for (const Board& each : program->boards) {
    if (hasEntry(each, board.blue) || hasEntry(each, board.red)) list.push_back(each);
  }
  for (const contest::Bye& bye : program->byes) {
    if (hasEntry(board, bye.entry)) list.push_back({bye.entry, kNobody});
  }
  return list;
}

}  // namespace damath::desk
